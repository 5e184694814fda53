"""What puzzles of School Fighters may ask for."""

from typing import Any

from fracas.kernel.table import Event, Side
from fracas.locale import N_
from fracas.puzzles.aims import Aim, Aims


def _hits(s: Any, event: Event, side: Side, *results: str) -> bool:
    return event.kind == "hits" and s.units[event.facts[1]].side != side and event.facts[3] in results


AIMS: Aims = {
    "fazed": Aim(N_("Make an opponent see stars in this phase."),
                 lambda s, event, side: _hits(s, event, side, "fazed", "out")),
    "out": Aim(N_("Knock an opponent out in this phase."), lambda s, event, side: _hits(s, event, side, "out")),
}
