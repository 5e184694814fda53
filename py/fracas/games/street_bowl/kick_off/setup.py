"""Set-up: who stands where before a kick-off (chapter 4).

A coach places, moves and takes back his players as he likes; only when he is ready does the set-up have to be legal.
What is listed leads there without detours; moving and taking back are legal as well.
"""

from __future__ import annotations

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.pitch import CELLS, CENTRE_ROWS, LINE, NORTH_ROWS, SOUTH_ROWS, X, Y, is_in_half
from fracas.games.street_bowl.state import State
from fracas.kernel.table import AWAY, HOME, Side, Table

FEW, LINELESS, WIDE = "few", "lineless", "wide"  # what may be wrong with a set-up

HALVES = tuple(tuple(cell for cell in CELLS if is_in_half(cell, side)) for side in (HOME, AWAY))
FRONT = tuple(
    tuple(cell for cell in CELLS if X[cell] == LINE[side] and Y[cell] in CENTRE_ROWS) for side in (HOME, AWAY)
)  # the squares of which one must be taken, by side


def to_field(s: State, side: Side) -> int:
    """Return the number of players a side must set up: as many as it may and can.

    Rule: Street Bowl 4, 14.
    """
    where = s.where
    return min(s.allowed[side], len([who for who in st.TEAMS[side] if where[who] >= st.RESERVES]))


def in_rows(s: State, side: Side, rows: range) -> int:
    """Return the number of players of a side in these rows."""
    return sum(Y[s.where[who]] in rows for who in st.on_street(s, side))


def has_front(s: State, side: Side) -> bool:
    """Return whether a side has a player on its line of scrimmage in the centre zone."""
    return any(s.where[who] in FRONT[side] for who in st.on_street(s, side))


def fault_of_setup(s: State, side: Side) -> str:
    """Return the fault of a set-up: FEW, LINELESS, WIDE; "" = it is legal.

    Rule: Street Bowl 4 "Set-up".
    """
    if len(st.on_street(s, side)) < to_field(s, side):
        return FEW
    if not has_front(s, side):
        return LINELESS
    return WIDE if max(in_rows(s, side, NORTH_ROWS), in_rows(s, side, SOUTH_ROWS)) > 1 else ""


def list_setup(s: State) -> list[tuple[str | int, ...]]:
    """Return the actions that lead on to a legal set-up. Each reserve is placed, or the side is ready; else one is
    taken back.

    Rule: Street Bowl 4 "Set-up".
    """
    side = s.side
    cells = places(s, side)
    listed: list[tuple[str | int, ...]] = [
        ("place", who, cell) for who in st.TEAMS[side] if s.where[who] == st.RESERVES for cell in cells
    ]
    if not listed and not fault_of_setup(s, side):
        listed.append(("ready",))
    return listed or [("bench", who) for who in st.on_street(s, side)]


def places(s: State, side: Side) -> list[int]:
    """List the squares where one more player may stand, so that the set-up can still become legal."""
    own = st.on_street(s, side)
    owed = to_field(s, side) - len(own)
    if owed <= 0:
        return []
    if owed == 1 and not has_front(s, side):
        return list(FRONT[side])
    rows_taken = {Y[s.where[who]] for who in own}
    full = {row for rows in (NORTH_ROWS, SOUTH_ROWS) if not rows_taken.isdisjoint(rows) for row in rows}
    taken = set(s.where)
    return [cell for cell in HALVES[side] if Y[cell] not in full and cell not in taken]


def is_legal_setup(s: State, action: tuple[str | int, ...]) -> bool:
    """Return whether a coach may do this while he sets up, listed or not.

    Rule: Street Bowl 4 "Set-up": an illegal set-up is refused when he is ready, and corrected.
    """
    match action:
        case ("ready",):
            return not fault_of_setup(s, s.side)
        case ("bench", int(who)):
            return who in st.on_street(s, s.side)
        case ("place", int(who), int(cell)):
            return who in st.TEAMS[s.side] and cell in HALVES[s.side] and cell not in s.where and (
                s.where[who] >= 0
                or s.where[who] == st.RESERVES and len(st.on_street(s, s.side)) < to_field(s, s.side)
            )
    return False


def place(t: Table, who: int, cell: int) -> None:
    """Set a player up, from the reserves or from another square.

    Rule: Street Bowl 4 "Set-up".
    """
    t.state.where[who] = cell
    t.tell("is_set_up", who, cell, rule="4")


def bench(t: Table, who: int) -> None:
    """Take a player back into the reserves.

    Rule: Street Bowl 4 "Set-up".
    """
    t.state.where[who] = st.RESERVES
    t.tell("is_taken_back", who, rule="4")


def ready(t: Table) -> None:
    """Finish a set-up: the receiving team follows the kicking team, the kick follows both.

    Rule:    Street Bowl 4 "Set-up", Ruling 43 (who takes part in the drive).
    Changes: side, fielded, phase.
    """
    s: State = t.state
    t.tell("is_ready", s.side, rule="4")
    for who in st.on_street(s, s.side):
        s.fielded[who] = 1
    if s.side != s.kicker:
        s.phase = st.KICK
    s.side = 1 - s.side
