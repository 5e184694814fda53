"""What may befall players of Street Bowl, for reasons that are proven."""

from fracas.faces.harms import Exposure, GameHarms, Harm, subject_of
from fracas.games.street_bowl.pitch import LENGTH, WIDTH, X, Y
from fracas.games.street_bowl.state import State
from fracas.kernel.table import Event, Side
from fracas.locale import N_
from fracas.puzzles.aims import Aim


def _is_turnover(_s: State, event: Event, side: Side) -> bool:
    return event.kind == "turnover" and event.facts[0] == side


SETTLED = frozenset(("is_pushed", "chain_stops", "follows", "falls", "is_placed_prone", "loses_ball", "bounces"))
ATTACKS = frozenset(("block", "blocks"))
CROWD, WALL = subject_of("goes_into_crowd"), subject_of("is_pushed_into_wall")
HARMS = GameHarms(
    targets={
        "crowd": Harm(N_("Chance that {name} goes into the crowd this turn"), CROWD),
        "down": Harm(N_("Chance that {name} falls this turn"), subject_of("falls")),
    },
    perils={"turnover": Aim(N_("Chance of a turnover"), _is_turnover)},
    exposures={
        "crowd": Exposure(N_("The crowd is right behind {name}"), CROWD,
                          lambda s, who: s.where[who] >= 0 and X[s.where[who]] in (0, LENGTH - 1), SETTLED, ATTACKS),
        "wall": Exposure(N_("The wall is right behind {name}"), WALL,
                         lambda s, who: s.where[who] >= 0 and Y[s.where[who]] in (0, WIDTH - 1), SETTLED, ATTACKS),
    },
)
