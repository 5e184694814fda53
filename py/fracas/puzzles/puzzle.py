"""Puzzles as text: a position, an aim, the best line with its exact chance, and hints.

    puzzle a
    position elfball.1...
    aim goal
    line H7 g17
    line H7 f18
    chance 63/100
    hint Look at the left wing.

Several in one text stand one after the other. The game is that of the position.
"""

import re
from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from fracas.games import KEYS
from fracas.kernel.errors import DamagedText, quote
from fracas.locale import _

MOST_LINES, MOST_ACTIONS = 2_000, 60
_LINE = re.compile(r"(puzzle|position|aim|line|chance|hint) (.{1,4000})")
_KEY = re.compile(r"[a-z]{1,12}")
_CHANCE = re.compile(r"[0-9]{1,60}/[1-9][0-9]{0,59}|[01]")


class Puzzle(NamedTuple):
    """One puzzle."""

    key: str  # in addresses: small letters
    position: str
    aim: str  # key of an aim of its game
    line: tuple[str, ...]  # the actions of the best line; none as long as its author has not played one
    chance: Fraction  # of the best line; 0 without one
    hints: tuple[str, ...] = ()

    @property
    def game(self) -> str:
        """The key of its game."""
        return re.split(r"[.~]", self.position, maxsplit=1)[0]


def write(puzzle: Puzzle) -> str:
    """Return a puzzle as text."""
    return "\n".join((
        f"puzzle {puzzle.key}", f"position {puzzle.position}", f"aim {puzzle.aim}",
        *(f"line {action}" for action in puzzle.line), f"chance {puzzle.chance}",
        *(f"hint {hint}" for hint in puzzle.hints), ""))


def read(text: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a text.

    Raises: Damaged in one sentence that quotes what cannot be read.
    """
    return tuple(map(_puzzle, _blocks(text)))


def _blocks(text: str) -> Iterator[list[tuple[str, str]]]:
    block: list[tuple[str, str]] = []
    for number, line in enumerate(text.splitlines()):
        match = _LINE.fullmatch(line)
        if (line and match is None) or number > MOST_LINES:
            raise _unreadable(line)
        if match is not None and match[1] == "puzzle" and block:
            yield block
            block = []
        if match is not None:
            block.append((match[1], match[2]))
    yield block


def _puzzle(block: list[tuple[str, str]]) -> Puzzle:
    found = {name: [value for other, value in block if other == name]
             for name in ("puzzle", "position", "aim", "line", "chance", "hint")}
    one = ("puzzle", "position", "aim", "chance")
    if any(len(found[name]) != 1 for name in one) or len(found["line"]) > MOST_ACTIONS:
        raise _unreadable(" ".join(block[0]) if block else "")
    (key,), (position,), (aim,), (chance,) = (found[name] for name in one)
    if not _KEY.fullmatch(key) or not _CHANCE.fullmatch(chance) or Fraction(chance) > 1 \
            or bool(found["line"]) != bool(Fraction(chance)):
        raise _unreadable(f"{key} {chance}")
    puzzle = Puzzle(key, position, aim, tuple(found["line"]), Fraction(chance), tuple(found["hint"]))
    if puzzle.game not in KEYS:
        raise _unreadable(position)
    return puzzle


def _unreadable(text: str) -> DamagedText:
    return DamagedText(_("This is not a puzzle: {text}.").format(text=quote(text)))
