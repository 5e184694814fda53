"""The strength that rivals have for a coach: it follows his results.

He is rated on the scale of the ladder, in rungs: a rung is worth three wins of four. The rating is Elo's, with a factor
that falls while more is known of the coach.

Source: Elo, The Rating of Chessplayers (1978); a factor that falls with the number of games as in Glickman, Parameter
        Estimation in Large Dynamic Paired Comparison Experiments (1999).
"""

from collections.abc import Iterable
from typing import NamedTuple

from fracas.rivals.habit_bot import STRONGEST, WEAKEST

FIRST = 1.75  # rungs: between a regular and a hard one
PER_RUNG = 3.0  # odds of whoever is a rung stronger
QUICKEST, SLOWEST = 4.0, 0.4  # rungs that a win against somebody hopeless to beat would bring, at first and in the end


class Strength(NamedTuple):
    """What is known of a coach."""

    rung: float = FIRST
    matches: int = 0

    def after(self, points: float, met: float | None = None) -> "Strength":
        """Return the strength after a match.

        Args: points - 1 won, 0.5 drawn, 0 lost.
              met - rung of the rival; None = the same.
        """
        gap = 0.0 if met is None else met - self.rung
        expected = 1 / (1 + PER_RUNG ** gap)
        factor = max(SLOWEST, QUICKEST / (1 + self.matches))
        rung = self.rung + factor * (points - expected)
        return Strength(min(max(rung, WEAKEST), STRONGEST), self.matches + 1)


def strength_after(results: Iterable[tuple[float, float]]) -> Strength:
    """Return the strength after some matches.

    Args: results - points of the coach and rung of the rival, in order.
    """
    strength = Strength()
    for points, met in results:
        strength = strength.after(points, met)
    return strength
