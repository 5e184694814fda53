"""Luck in the laboratory: the gain from dice in a match, and scores without it.

What a row of dice gave is the worth of where it led, less the mean of where it could have led. On the average that is
nothing, however rough the worth is: so a score stays as it is on the average when a share of the luck is taken out of
it, and its interval becomes narrower, the more so the better the worth foretells.
"""

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from fracas.analyst.fortune import gains
from fracas.kernel.game import Game
from fracas.kernel.table import NOBODY
from fracas.kernel.work import run_to_end
from fracas.lab.sprt import WIDE

FEW = 8  # pairs below which nothing is told


class AdjustedScore(NamedTuple):
    """A score without luck."""

    score: float
    margin: float  # half of the interval of 95 %


def dice_luck(game: Game, seed: str) -> int:
    """Return the home side's gain from the dice of a match, in thousandths of a win.

    Positions are judged as experts see them, where a game has experts.

    Args: seed - of the dice that are imagined.
    """
    rules, random, found = game.ruleset.with_expertise(), Random(seed), 0.0
    played = game.plies if game.pending is None else game.plies[:-1]
    ends = [*(ply.before for ply in game.plies[1:]), game.state]
    for ply, after in zip(played, ends, strict=False):
        if any(answer.is_dice for answer in ply.answers):
            found += sum(gain.value for gain in run_to_end(gains(rules, ply, after, random.random()))
                         if gain.side == NOBODY)
    return round(found)


def adjusted_score(pairs: Sequence[tuple[float, float]]) -> AdjustedScore | None:
    """Return the mean of scores without luck, None of too few.

    Of every pair so much of the luck is taken out as the others say that it brings, so that none judges itself.

    Args:   pairs - score of each, and its luck in the same unit.
    Source: control variates; Glasserman, Monte Carlo Methods in Financial Engineering (2003), 4.1.
    """
    count = len(pairs)
    if count < FEW:
        return None
    scores = [score - _brought([*pairs[:n], *pairs[n + 1:]]) * luck for n, (score, luck) in enumerate(pairs)]
    mean = sum(scores) / count
    spread = sum((score - mean) ** 2 for score in scores)
    return AdjustedScore(mean, WIDE * sqrt(spread / count / (count - 1)))


def _brought(pairs: Sequence[tuple[float, float]]) -> float:
    """Return the effect of a unit of luck on a score: the slope of the line of least squares."""
    scores, lucks = zip(*pairs, strict=True)
    score, luck = sum(scores) / len(scores), sum(lucks) / len(lucks)
    spread = sum((each - luck) ** 2 for each in lucks)
    return sum((one - score) * (other - luck) for one, other in pairs) / spread if spread else 0.0
