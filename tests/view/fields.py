"""Boards for the tests: a real Elfball field and a small one of squares."""

from fracas.faces.elfball import board as elfball
from fracas.view.board.lattice import Lattice
from fracas.view.board.model import (
                AWAY,
                DAZED,
                DOWN,
                HOME,
                NEUTRAL,
                Board,
                DrawnPath,
                Flag,
                InterceptionBand,
                PlayingField,
                Push,
                ReachableCell,
                Target,
                Token,
)
from fracas.view.markup import EMPTY

DISC = [(q, r) for r in range(-12, 13) for q in range(-12, 13) if max(abs(q), abs(r), abs(q + r)) <= 11]
ELFBALL = elfball.field(DISC)
SQUARES = PlayingField("street-bowl", Lattice([(x, y) for y in range(6) for x in range(4)], 44, False),
                       (0, 0, 176, 264),
                EMPTY, EMPTY, "ball-street", 44)

TOKENS = (
    Token("h3", 40, HOME, "3", facing=330, selected=True),
    Token("h12", 41, HOME, "12", facing=0, badges=("st-last",)),
    Token("h0", 80, HOME, "O", big=True, facing=90, can_act=True),
    Token("a4", 81, AWAY, "4", facing=210, has_ball=True), Token("a5", 90, AWAY, "5", stance=DOWN),
    Token("a6", 91, AWAY, "T", big=True, stance=DAZED),
    Token("n1", 92, NEUTRAL, "M"),
)
FULL = Board(
    ELFBALL, "Elfball field", TOKENS, 120, tuple(ReachableCell(cell, 1 - cell % 7 / 6) for cell in range(150, 180)),
    False,
    (60, 61, 62), (InterceptionBand((0, 0), (120, 40), 7.5),), (30, 31, 32), DrawnPath((40, 60, 61), (61,), 81),
    (Target(81, "17 %"),), (Push(120, 60),), (Flag(150, "67 %"), Flag(0, "a & b")), EMPTY, ("wine", "sky"), 77,
)
