"""What may befall players of Elfball, for reasons that are proven."""

from fracas.faces.harms import Exposure, GameHarms, Harm, subject_of
from fracas.games.elfball.actions import ATTACKS
from fracas.games.elfball.field import EDGE, GOAL
from fracas.games.elfball.state import State, side_of
from fracas.kernel.grid import OUTSIDE
from fracas.kernel.table import Event, Side
from fracas.locale import N_
from fracas.puzzles.aims import Aim, event_subject


def _is_shift(_s: State, event: Event, side: Side) -> bool:
    return event.kind == "shift" and event.facts[0] == side


def _is_lost(_s: State, event: Event, side: Side) -> bool:
    return event.kind == "drops" and side_of(event_subject(event)) == side


def is_at_line(s: State, who: int) -> bool:
    """Return whether a player stands beside a cell where the referee sends him off."""
    field, cell = s.book.field, s.where[who]
    beside = field.neighbours[cell] if cell >= 0 else ()
    return any(other != OUTSIDE and field.lines[other] in (EDGE, GOAL) for other in beside)


SETTLED = frozenset(("drops", "bounces"))
DOWN, OFF = subject_of("falls", "dazed"), subject_of("strays")
TARGETS = {
    "down": Harm(N_("Chance that {name} goes down this turn"), DOWN),
    "off": Harm(N_("Chance that {name} has to leave the field this turn"), OFF),
}
PERILS = {
    "shift": Aim(N_("Chance of a Shift in Momentum"), _is_shift),
    "drops": Aim(N_("Chance to lose the ball this turn"), _is_lost),
}
EDGES = {"off": Exposure(N_("{name} can be shoved over the line"), OFF, is_at_line, SETTLED, ATTACKS)}
HARMS = GameHarms(TARGETS, PERILS, EDGES)
