"""What may befall players of Street Brawl: as in Elfball, and the wall besides."""

from fracas.faces.choices import NO_ONE
from fracas.faces.elfball.harms import EDGES, PERILS, SETTLED, TARGETS
from fracas.faces.harms import Exposure, GameHarms
from fracas.games.elfball.actions import ATTACKS
from fracas.games.elfball.state import State
from fracas.kernel.grid import OUTSIDE
from fracas.kernel.table import Event
from fracas.locale import N_
from fracas.puzzles.aims import event_subject


def _is_crushed(_s: State, event: Event) -> int:
    return event_subject(event) if event.kind == "crush" and event.facts[1] != "passed" else NO_ONE


def _is_at_wall(s: State, who: int) -> bool:
    return s.where[who] >= 0 and OUTSIDE in s.book.field.neighbours[s.where[who]]


HARMS = GameHarms(TARGETS, PERILS, {
    **EDGES, "wall": Exposure(N_("The wall is right behind {name}"), _is_crushed, _is_at_wall, SETTLED, ATTACKS),
})
