"""The ranking contract: what of a match counts in the table of a league, and what decides the order of its teams."""

from collections.abc import Callable
from typing import Any, NamedTuple

from fracas.locale import N_

TOTAL, MEETINGS, DIFFERENCE, SCORED, CASUALTIES, COIN = (
    "total", "meetings", "difference", "scored", "casualties", "coin")
HALF_WINS, POINTS = "half_wins", "points"  # what the wins and draws of a team add up to


class Ranking(NamedTuple):
    """How a game is ranked. The default is what most of them have: a draw counts half a win."""

    points: Callable[[Any], tuple[int, int]]  # position of a match that is over -> what it is entered with
    casualties: Callable[[Any], tuple[int, int]] | None = None  # caused by each side; None = do not count
    unit: str = HALF_WINS
    win: int = 2  # units
    draw: int = 1
    order: tuple[tuple[str, str], ...] = (  # what decides, most important first: key, English label
        (TOTAL, N_("wins, a draw counts half")), (MEETINGS, N_("matches of the level teams with each other")),
        (DIFFERENCE, N_("point difference")), (SCORED, N_("points scored")), (COIN, N_("a coin")),
    )


def won(returns: tuple[int, int]) -> tuple[int, int]:
    """Return the points of a game that has none: one for the winner."""
    return int(returns[0] > 0), int(returns[1] > 0)
