"""Refusals of taps in Street Bowl: the rules' reason against the most likely meaning of a tap."""

from fracas.faces.choices import MOVE, NO_ONE
from fracas.faces.street_bowl.pieces import who_at
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.declare import BLITZ, FOUL, movement_of
from fracas.games.street_bowl.declare import MOVE as MOVING
from fracas.games.street_bowl.pitch import distance
from fracas.games.street_bowl.state import State, side_of
from fracas.games.street_bowl.words.names import player_name
from fracas.games.street_bowl.words.refusals import movement_left
from fracas.games.street_bowl.words.refusals import why_not as refused
from fracas.kernel.refusals import NO_WAY
from fracas.locale import _


def explain_tap(s: State, who: int, cell: int, mode: str) -> str:
    """Return the reason why a tap has no effect, "" if none is known."""
    there = who_at(s, cell)
    if s.phase not in (st.TURN, st.BONUS) or mode != MOVE:
        return ""
    if there != NO_ONE and side_of(there) == s.side:
        return refused(s, ("declare", there, MOVING))
    if who == NO_ONE:
        return ""
    if there == NO_ONE:
        moving = _declared(s, who, MOVING)
        if 1 < distance(s.where[who], cell) <= movement_left(moving, who):
            return _(NO_WAY).format(name=player_name(s, who))
        return refused(moving, ("step", who, cell))
    kind = "block" if s.condition[there] == st.STANDING else "foul"
    return refused(_declared(s, who, BLITZ if kind == "block" else FOUL), (kind, who, there))


def _declared(s: State, who: int, deed: str) -> State:
    """Return the position after a player's declaration, which the page makes with the first tap."""
    if s.acting != NO_ONE:
        return s
    after = s.copy()
    after.acting, after.deed, after.has_blocked = who, deed, 0
    after.left, after.extra = movement_of(s, who, deed)
    return after
