"""What matches count in the table of a league or tournament (chapter 4). Nobody gains or loses anything between two."""

from fracas.games.street_bowl.state import State
from fracas.kernel.ruleset import CASUALTIES, COIN, DIFFERENCE, POINTS, TOTAL, RankingRules
from fracas.locale import N_


def touchdowns(s: State) -> tuple[int, int]:
    """Return the touchdowns of each side.

    Rule: Street Bowl 4, Rulings 11 and 12.
    """
    return s.score[0], s.score[1]


def casualties(s: State) -> tuple[int, int]:
    """Return the casualties that the opponents of each side have suffered.

    Rule: Street Bowl Ruling 78.
    """
    return s.casualties[0], s.casualties[1]


RANKING = RankingRules(  # Street Bowl Ruling 11
    touchdowns, casualties, unit=POINTS, win=3, draw=1, order=(
        (TOTAL, N_("points: 3 for a win, 1 for a draw")), (DIFFERENCE, N_("touchdown difference")),
        (CASUALTIES, N_("casualty difference")), (COIN, N_("a coin")),
    ),
)
