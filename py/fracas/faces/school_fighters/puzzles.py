"""The possible aims of School Fighters puzzles."""

from typing import Any

from fracas.kernel.table import Event, Side
from fracas.locale import N_
from fracas.puzzles.aims import Aim, Aims


def _hits(s: Any, event: Event, side: Side, *results: str) -> bool:
    return event.kind == "hits" and s.units[event.facts[1]].side != side and event.facts[3] in results


_THROWS = {  # possible targets of the one throw
    "a": N_("The Thug below or the Biker on the jungle gym? Make one of them see stars in this phase."),
    "b": N_("Two Bikers, one of them Fazed, and two Skaters are in range. "
            "Make one of the four see stars in this phase."),
    "e": N_("Two Bikers and a Skater are in range. Make one of the three see stars in this phase."),
    "f": N_("Two Shooters on the jungle gym are in range. Make one of them see stars in this phase."),
    "g": N_("A Nerd, a Shooter and a Biker on the jungle gym are in range. "
            "Make one of the three see stars in this phase."),
}
AIMS: Aims = {
    "fazed": Aim(N_("Make an opponent see stars in this phase."),
                 lambda s, event, side: _hits(s, event, side, "fazed", "out"), False, _THROWS),
    "part": Aim(N_("Make an opponent see stars before the other gang acts."),
                lambda s, event, side: _hits(s, event, side, "fazed", "out"), True),
    "out": Aim(N_("Knock an opponent out in this phase."), lambda s, event, side: _hits(s, event, side, "out")),
}
