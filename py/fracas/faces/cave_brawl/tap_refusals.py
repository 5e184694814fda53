"""Refusals of taps in Cave Brawl: the rules' reason against the most likely meaning of a tap."""

from functools import partial

from fracas.faces.cave_brawl.names import name, who_at
from fracas.faces.choices import MOVE, NO_ONE
from fracas.faces.player_names import substitute_names
from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.pit import CELLS, DISTANCE
from fracas.games.cave_brawl.state import State
from fracas.games.cave_brawl.words.refusals import movement_left
from fracas.games.cave_brawl.words.refusals import why_not as refused
from fracas.games.cave_brawl.words.text import names_of
from fracas.kernel.refusals import NO_WAY
from fracas.locale import _

AIMED = ("block", "vault")  # modes with the names of their actions


def explain_tap(s: State, who: int, cell: int, mode: str) -> str:
    """Return the reason why a tap has no effect, "" if none is known."""
    return substitute_names(_explain_tap(s, who, cell, mode), range(len(s.players)), names_of(s), partial(name, s))


def _explain_tap(s: State, who: int, cell: int, mode: str) -> str:
    there = who_at(s, cell)
    is_own = there != NO_ONE and not st.is_beast(there) and st.side_of(s, there) == s.side
    if s.phase != st.TURN or mode not in (MOVE, *AIMED):
        return ""
    if is_own:
        return refused(s, ("rest", there))
    if who == NO_ONE:
        return ""
    if there != NO_ONE:
        return refused(s, (mode or "tackle", who, there))
    if cell not in CELLS:
        return ""
    if s.where[who] >= 0 and 1 < DISTANCE[s.where[who]][cell] <= movement_left(s, who):
        return _(NO_WAY).format(name=name(s, who))
    return refused(s, ("step", who, cell))
