"""Refusals of taps in Elfball: the rules' reason against the most likely meaning of a tap."""

from functools import partial

from fracas.faces.choices import MOVE, NO_ONE
from fracas.faces.elfball.pieces import player_name, who_at
from fracas.faces.player_names import substitute_names
from fracas.games.elfball import state as st
from fracas.games.elfball.state import State, side_of
from fracas.games.elfball.words import names
from fracas.games.elfball.words.refusals import jog_left
from fracas.games.elfball.words.refusals import why_not as refused
from fracas.kernel.refusals import NO_WAY
from fracas.locale import _

AIMED = ("shove", "steal", "cutblock")  # modes with the names of their actions


def explain_tap(s: State, who: int, cell: int, mode: str) -> str:
    """Return the reason why a tap has no effect, "" if none is known."""
    players = (p for p in st.ALL_SLOTS if s.profiles[p] is not None)
    return substitute_names(_explain_tap(s, who, cell, mode), players, partial(names.player_name, s),
                            partial(player_name, s))


def _explain_tap(s: State, who: int, cell: int, mode: str) -> str:
    there = who_at(s, cell)
    is_own = there != NO_ONE and side_of(there) == s.side
    if who in st.WIZARDS or s.phase not in (st.SET_UP, st.FREE, st.TURN):
        return ""
    if mode == "throw":
        return refused(s, ("throw", who, cell))
    if mode != MOVE and mode not in AIMED:
        return ""
    if is_own and s.phase != st.SET_UP:
        return refused(s, ("end", there))
    if who == NO_ONE or is_own:
        return ""
    if there != NO_ONE:
        return refused(s, (mode or "tackle", who, there))
    if s.where[who] < 0:
        return refused(s, ("place", who, cell))
    if 1 < s.book.field.distance(s.where[who], cell) <= jog_left(s, who):
        return _(NO_WAY).format(name=player_name(s, who))
    return refused(s, ("step", who, cell))
