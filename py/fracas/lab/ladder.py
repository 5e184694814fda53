"""The ladder: how far bots are apart, as ratings that explain all their matches together, with intervals."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import log10
from random import Random
from typing import NamedTuple

from fracas.lab.paired_games import GameResult, PairedGame
from fracas.lab.sequential_test import BotMeeting, half_points

SCALE = 400  # points of rating for ten to one
SETTLED = 60  # rounds after which ratings stand still
RESAMPLES = 120  # for the intervals
TAIL = 0.025  # left out at either end
DRAWN = 0.5  # of a match that every two bots are taken to have drawn, so that a bot without a loss has a rating

Scores = Mapping[tuple[str, str], Sequence[float]]  # of the first of two bots, pair by pair, 0..1


class Rating(NamedTuple):
    """The rating of one bot, with its interval."""

    bot: str
    rating: float  # the weakest has 0
    low: float  # bounds of 95 %
    high: float


class Ladder(NamedTuple):
    """The plan of a ladder: every bot against every other."""

    meeting: BotMeeting  # what all of them have in common; its bots do not count
    bots: tuple[str, ...]
    pairs: int  # of matches between every two

    def paired_games(self) -> Iterator[PairedGame]:
        """Return all matches, the first of every two bots before the second of any."""
        for number in range(2 * self.pairs):
            for at, _bots in enumerate(combinations(self.bots, 2)):
                yield self._meeting(at).paired_game(number)._replace(number=at * 2 * self.pairs + number)

    def _meeting(self, at: int) -> BotMeeting:
        bots = [*combinations(self.bots, 2)][at]
        return self.meeting._replace(bots=bots, seed=f"{self.meeting.seed}/{'/'.join(bots)}")

    def scores(self, results: Mapping[int, GameResult]) -> Scores:
        """Return the scores of all pairs that are there."""
        found = {}
        for at, bots in enumerate(combinations(self.bots, 2)):
            first = at * self.pairs
            halves = [half_points(results, first + n) for n in range(self.pairs)]
            found[bots] = [each / 4 for each in halves if each is not None]
        return found


def ratings_with_intervals(bots: Sequence[str], scores: Scores) -> list[Rating]:
    """Return the ladder, the strongest first, with intervals found by drawing the pairs again."""
    rated, random = fit_ratings(bots, scores), Random(0)
    drawn = [fit_ratings(bots, _redrawn(scores, random)) for _ in range(RESAMPLES)]
    found = []
    for bot in bots:
        values = sorted(each[bot] for each in drawn)
        cut = int(TAIL * RESAMPLES)
        found.append(Rating(bot, rated[bot], values[cut], values[-1 - cut]))
    return sorted(found, key=lambda rating: -rating.rating)


def fit_ratings(bots: Sequence[str], scores: Scores) -> dict[str, float]:
    """Return the ratings that make all scores together likeliest.

    Source: Bradley and Terry (1952), with the iteration of Hunter, MM Algorithms for Generalized Bradley-Terry Models
            (2004).
    """
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(SETTLED):
        for bot in bots:
            won = share = 0.0
            for (first, second), found in scores.items():
                if bot in (first, second):
                    total, played = sum(found) + DRAWN, len(found) + 2 * DRAWN
                    won += total if bot == first else played - total
                    share += played / (strength[first] + strength[second])
            strength[bot] = won / share if share else 1.0
    lowest = min(strength.values())
    return {bot: SCALE * log10(strength[bot] / lowest) for bot in bots}


def _redrawn(scores: Scores, random: Random) -> Scores:
    return {bots: [found[int(random.random() * len(found))] for _ in found] for bots, found in scores.items()}
