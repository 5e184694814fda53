"""Labels on the table of School Fighters: the deployment zones."""

from fracas.faces.choices import NOWHERE
from fracas.faces.school_fighters.board import PLANE
from fracas.games.school_fighters import setup
from fracas.games.school_fighters import state as st
from fracas.games.school_fighters.state import State
from fracas.games.school_fighters.words.text import side_name
from fracas.kernel.table import NOBODY, Side
from fracas.locale import _
from fracas.view.board.model import Sign


def signs(s: State, viewer: Side) -> tuple[Sign, ...]:
    """Return the labels from the viewpoint of a side's coach, from the choice of sides to the first move."""
    if s.phase in (st.TABLE_PHASE, st.ROLL_OFF) or not is_opening(s):
        return ()
    found = []
    for side in (0, 1):
        low, high = setup.zone(s, side)
        text = side_name(side) if viewer == NOBODY else _("Your gang starts here") if side == viewer else _(
            "Their gang starts here")
        found.append(Sign(PLANE.number((PLANE.side // 2, (low + high) // 2)), text))
    return tuple(found)


def own_end(s: State, side: Side) -> int:
    """Return a place in the zone in which a side deploys; none before the choice of sides."""
    if s.phase in (st.TABLE_PHASE, st.ROLL_OFF):
        return NOWHERE
    return PLANE.number((PLANE.side // 2, sum(setup.zone(s, side)) // 2))


def is_opening(s: State) -> bool:
    """Return whether units are still being deployed."""
    return s.phase < st.MOVEMENT
