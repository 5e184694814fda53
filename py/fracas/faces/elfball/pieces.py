"""An Elfball position on its board: field, counters, ball, dangerous cells."""

from functools import lru_cache

from fracas.faces import looks
from fracas.faces.choices import NO_ONE, NOWHERE
from fracas.faces.elfball import board as elfball
from fracas.games.elfball import state as st
from fracas.games.elfball.field import POINTS
from fracas.games.elfball.state import State
from fracas.games.elfball.words.names import wizard_name
from fracas.kernel.table import Side
from fracas.view.board import model
from fracas.view.board.model import PlayingField, Token

BIG = "Monster"
WIZARD = "W"  # on the counter of a Wizard
LOOKS = {st.STANDING: model.STANDING, st.DOWN: model.DOWN, st.DAZED: model.DAZED}


@lru_cache(maxsize=1)
def field() -> PlayingField:
    """Return the field."""
    return elfball.field(POINTS)


def angle(s: State, direction: int) -> int:
    """Return the angle of a direction; the first one is north-east on hexes, north on squares."""
    turn = 360 // len(s.book.field.steps)
    return turn * direction + (turn // 2 if turn == 60 else 0)


def shirt(p: int) -> int:
    """Return the shirt number of a player."""
    return p % len(st.TEAM_SLOTS[0]) + 1


def player_name(s: State, p: int) -> str:
    """Return a player's own name with his number, or the Wizard of a team."""
    return wizard_name(s, p) if p in st.WIZARDS else f"{st.profile(s, p).name} ({shirt(p)})"


def token(s: State, p: int) -> Token:
    """Return the counter of a player, on the board or for a list; of a Wizard for a list."""
    side = st.side_of(p)
    if p in st.WIZARDS:
        return Token(f"{'ha'[side]}w", 0, side, WIZARD, head=looks.head("elfball", "", "Wizard"))
    facing = angle(s, s.facing[p]) if s.facing[p] >= 0 else None
    badges = ("st-last",) if s.last_moved[side] == p else ()
    return Token(
        f"{'ha'[side]}{shirt(p)}", max(s.where[p], 0), side, str(shirt(p)), st.profile(s, p).type == BIG, facing,
        LOOKS[s.stance[p]], badges, s.holder == p, head=_head(s, p),
    )


def _head(s: State, p: int) -> str:
    """Return the head of a player, as a frog that of one."""
    who = st.profile(s, p)
    kind = "frog" if any(frog == p for frog, _real in s.extra.frogs) else who.position
    return head_of(s.codes[st.side_of(p)], kind, who.type)


def head_of(team: str, position: str, kind: str) -> str:
    """Return the head of a player by the code of his team, his position and his type."""
    return looks.head("elfball", team.partition("_")[0], position, kind)


def tokens(s: State) -> tuple[Token, ...]:
    """Return the counters on the board."""
    return tuple(token(s, p) for p in st.ALL_SLOTS if s.where[p] >= 0)


def who_at(s: State, cell: int) -> int:
    """Return the player on a cell."""
    return st.player_at(s, cell) if cell >= 0 else NO_ONE


def cell_of(s: State, who: int) -> int:
    """Return the cell of a player, `NOWHERE` off the field."""
    return NOWHERE if who in st.WIZARDS else max(s.where[who], NOWHERE)


def danger(s: State, side: Side) -> tuple[int, ...]:
    """Return the cells that a side can leave only with a Disengage: those faced by standing opponents."""
    faced = {cell for p in st.TEAM_SLOTS[1 - side] if s.where[p] >= 0 and s.facing[p] >= 0
             for cell in s.book.field.front[s.where[p]][s.facing[p]]}
    return tuple(sorted(faced))
