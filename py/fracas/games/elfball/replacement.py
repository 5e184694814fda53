"""Replacements (chapter 18)."""

from fracas.games.elfball import state as st
from fracas.games.elfball.state import State
from fracas.games.elfball.throwing.ball import pick_up
from fracas.games.elfball.throwing.catching import choose_facing
from fracas.kernel.table import Side, Table


def entrants(s: State, side: Side) -> list[int]:
    """List the players a coach may put on the field, by shirt.

    Rule: Elfball 18, Rulings 43 (Monsters too), 139 (one of two moves at most is a replacement).
    """
    if s.extra.entrant != st.NO_ONE and side == s.side:
        return []
    if len(st.players_on_field(s, side)) >= st.ON_FIELD:
        return []
    return [p for p in st.TEAM_SLOTS[side] if s.where[p] == st.BENCH]


def entry_cells(s: State, side: Side) -> list[int]:
    """List the free hexes of a side's entry zones, in reading order.

    Rule: Elfball 3.5, 18, Ruling 113.
    """
    return [cell for cell in s.book.field.entry[st.half_of(s, side)] if cell not in s.where]


def enter(t: Table, p: int, cell: int) -> None:
    """Put a replacement on the field instead of an action.

    Rule:  Elfball 18, Rulings 82, 112.
    Asks:  his facing; once more after a Pick-up.
    Rolls: Pick-up if the ball lies there.
    """
    s = t.state
    s.extra = s.extra._replace(entrant=p)
    s.where[p], s.stance[p] = cell, st.STANDING
    s.facing[p] = s.book.field.direction_to(cell, st.attacked_goal(s, st.side_of(p), cell))
    t.tell("enters", p, cell, rule="18")
    choose_facing(t, p)
    if s.ball == cell:
        pick_up(t, p)
        if s.stance[p] == st.STANDING:
            choose_facing(t, p)
