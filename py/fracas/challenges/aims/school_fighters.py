"""The possible aims of School Fighters challenges; a phase of one's own counts as a turn."""

from typing import Any

from fracas.challenges.long_aim import LongAim, LongAims
from fracas.kernel.table import Event, Side
from fracas.locale import N_

PHASE = N_("Phase {n} of {all}.")


def _hits(s: Any, event: Event, side: Side, *results: str) -> bool:
    """Return whether a unit of a side is hit with one of some results."""
    return event.kind == "hits" and s.units[event.facts[1]].side == side and event.facts[3] in results


AIMS: LongAims = {
    "out": LongAim(N_("Knock an opponent out within {n} phases, before they knock out one of yours."),
                   lambda s, event, side: _hits(s, event, 1 - side, "out"),
                   lambda s, event, side: _hits(s, event, side, "out"), counter=PHASE),
    "fazed": LongAim(N_("Make an opponent see stars within {n} phases, before one of yours does."),
                     lambda s, event, side: _hits(s, event, 1 - side, "fazed", "out"),
                     lambda s, event, side: _hits(s, event, side, "fazed", "out"), counter=PHASE),
    "win": LongAim(N_("Win the match. You have {n} phases left."), wins=True, counter=PHASE),
}
