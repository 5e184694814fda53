"""Labels of goals and end zones on the board, from the viewpoint of one coach."""

from fracas.kernel.table import NOBODY, Side
from fracas.locale import _


def goal_label(side: Side, viewer: Side, team: str) -> str:
    """Return the label of a goal for a viewer.

    Args: side - its defender; viewer - side of the viewer, `NOBODY` if no coach in particular.
    """
    if viewer == NOBODY:
        return _("Goal of the {team}").format(team=team)
    return _("Your goal: defend it") if side == viewer else _("Their goal: score here")


def end_zone_label(side: Side, viewer: Side, team: str) -> str:
    """Return the label of an end zone for a viewer.

    Args: side - its scorer; viewer - as for `goal_label`; team - the one that defends it.
    """
    if viewer == NOBODY:
        return _("End zone of the {team}").format(team=team)
    return _("You score here") if side == viewer else _("They score here")
