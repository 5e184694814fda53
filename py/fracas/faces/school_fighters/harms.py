"""What may befall units of School Fighters, for reasons that are proven."""

from fracas.faces.choices import NO_ONE
from fracas.faces.harms import Befalls, GameHarms, Harm
from fracas.games.school_fighters.state import State
from fracas.kernel.contracts.event_text import number_of_fact
from fracas.kernel.table import Event, Side
from fracas.locale import N_
from fracas.puzzles.aims import Aim


def _hit(*results: str) -> Befalls:
    def befalls(_s: State, event: Event) -> int:
        return number_of_fact(event.facts[1]) if event.kind == "hits" and event.facts[3] in results else NO_ONE
    return befalls


def _flees(_s: State, event: Event, side: Side) -> bool:
    return event.kind == "flees" and event.facts[0] == side


HARMS = GameHarms(
    targets={
        "hit": Harm(N_("Chance to hit {name} this phase"), _hit("bruised", "fazed", "out")),
        "fazed": Harm(N_("Chance that {name} sees stars this phase"), _hit("fazed", "out")),
        "out": Harm(N_("Chance to knock {name} out this phase"), _hit("out")),
    },
    perils={"flees": Aim(N_("Chance that the gang flees"), _flees)},
    exposures={},
)
