"""Names on the board: what its parts are called, and whose they are, as one coach sees it."""

from fracas.kernel.table import NOBODY, Side
from fracas.locale import _


def goal_label(side: Side, viewer: Side, team: str) -> str:
    """Return what a goal is called: whose it is, and what to do there.

    Args: side - that defends it; viewer - who looks, `NOBODY` if no coach in particular.
    """
    if viewer == NOBODY:
        return _("Goal of the {team}").format(team=team)
    return _("Your goal: defend it") if side == viewer else _("Their goal: score here")


def end_zone_label(side: Side, viewer: Side, team: str) -> str:
    """Return what an end zone is called: who scores in it.

    Args: side - that scores there; the others as for `goal_label`.
    """
    if viewer == NOBODY:
        return _("End zone of the {team}").format(team=team)
    return _("You score here") if side == viewer else _("They score here")
