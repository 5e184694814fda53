"""Tuning: better weights of the worth of positions, found by matches against the present weights.

CMA-ES proposes candidates around what did well so far; a generation of them plays on the same dice. What it ends with
is then measured on fresh dice, because the score with which a candidate was chosen flatters it.
"""

from collections.abc import Callable, Iterator
from math import exp
from typing import Any, NamedTuple
from zlib import crc32

import fracas
from fracas.bots.levels import Bot
from fracas.kernel.errors import InvalidNotation
from fracas.kernel.ruleset import Ruleset
from fracas.lab.executors import GameExecutor, Play
from fracas.lab.journal import Journal
from fracas.lab.paired_games import GameResult, PairedGame, play_by_rules
from fracas.lab.sequential_test import BotMeeting, half_points
from fracas.lab.sprt import SCORES, Hypotheses, Measurement, measurement
from fracas.locale import _

SPREAD = 0.3  # at first, in natural logarithms: two of three candidates have a weight within a third of what it was
LEAST = 4  # candidates of a generation


class WeightTuning(NamedTuple):
    """The plan of a tuning run."""

    meeting: BotMeeting  # what all matches have in common; its bots do not count
    bot: str  # level of both sides
    weights: tuple[int, ...]  # those that play against all others; a named tuple
    generations: int
    candidates: int  # of a generation
    pairs: int  # of matches of each candidate
    proof: int  # pairs on which what was found is measured in the end

    def paired_games(self, generation: int, all_weights: list[tuple[int, ...]]) -> Iterator[PairedGame]:
        """Return the matches of a generation: every candidate on the same dice, the first pair of all first."""
        pairs = self.proof if generation == self.generations else self.pairs
        for number in range(2 * pairs):
            for candidate, weights in enumerate(all_weights):
                bots = (weighted_bot_name(self.bot, weights), weighted_bot_name(self.bot, self.weights))
                meeting = self.meeting._replace(bots=bots, seed=f"{self.meeting.seed}/{generation}")
                yield meeting.paired_game(number)._replace(number=self._first(generation, candidate) + number)

    def _first(self, generation: int, candidate: int) -> int:
        """Return the number of the first match of a candidate."""
        return 2 * self.pairs * (generation * self.candidates + candidate)

    def counts(self, generation: int, candidate: int, results: dict[int, GameResult]) -> list[int]:
        """Count the pairs of a candidate by half points, as far as they are there."""
        counts, first = [0] * len(SCORES), self._first(generation, candidate) // 2
        for pair in range(self.proof if generation == self.generations else self.pairs):
            halves = half_points(results, first + pair)
            if halves is not None:
                counts[halves] += 1
        return counts


class TuningState(NamedTuple):
    """The state of a tuning run."""

    matches: int  # played so far
    generation: int  # from 0; that of the proof comes after all others
    scores: tuple[float, ...]  # mean of each generation that is over, against the weights there are
    weights: tuple[int, ...]  # the middle of what did well
    proof: Measurement | None = None  # of those weights against the present ones, on fresh dice; None until it is over


def tune_weights(what: WeightTuning, journal: Journal, executor: GameExecutor, play: Play) -> Iterator[TuningState]:
    """Look for better weights.

    Returns: an iterator of how it stands, after each match and at the end.
    Raises:  InvalidNotation if CMA-ES is not installed.
    """
    strategy, gate = _strategy(what), Hypotheses()
    scores: list[float] = []
    for generation in range(what.generations):
        points = [strategy.ask() for _ in range(what.candidates)]
        candidates = [weights_at(what.weights, point) for point in points]
        now = TuningState(0, generation, tuple(scores), weights_at(what.weights, strategy.mean))
        yield from _played(what.paired_games(generation, candidates), now, journal, executor, play)
        found = [measurement(what.counts(generation, n, journal.results), gate).score for n in range(what.candidates)]
        strategy.tell([(point, -score) for point, score in zip(points, found, strict=True)])
        scores.append(round(sum(found) / len(found), 4))
    best = weights_at(what.weights, strategy.mean)
    now = TuningState(0, what.generations, tuple(scores), best)
    yield from _played(what.paired_games(what.generations, [best]), now, journal, executor, play)
    proof = measurement(what.counts(what.generations, 0, journal.results), gate)
    yield now._replace(matches=len(journal.results), proof=proof)


def _played(games: Iterator[PairedGame], now: TuningState, journal: Journal, executor: GameExecutor,
            play: Play) -> Iterator[TuningState]:
    """Play the matches that are not in the journal yet."""
    for result in executor(play, [game for game in games if game.number not in journal.results]):
        journal.add(result)
        yield now._replace(matches=len(journal.results))


def _strategy(what: WeightTuning) -> Any:
    """Return the strategy at its beginning, the same for the same seed.

    Source: Hansen, The CMA Evolution Strategy: A Tutorial (2016).
    """
    try:
        from cmaes import CMA
        from numpy import zeros
    except ImportError:
        raise InvalidNotation(_("Tuning needs cmaes: pip install fracas[lab].")) from None
    seed = crc32(what.meeting.seed.encode("utf-8", "surrogatepass"))
    return CMA(mean=zeros(len(what.weights)), sigma=SPREAD, population_size=what.candidates, seed=seed)


def weights_at(weights: Any, point: Any) -> Any:
    """Return the weights at a point of the strategy, given in natural logarithms of their change."""
    return type(weights)(*(round(weight * exp(each)) for weight, each in zip(weights, point, strict=True)))


def weighted_bot_name(bot: str, weights: tuple[int, ...]) -> str:
    """Return the name of a bot with weights of its own, by which other processes know it."""
    return f"{bot} {' '.join(map(str, weights))}"


def weighted_bot_factory(rules: Ruleset) -> Callable[[str, str], Bot]:
    """Return a function that makes bots from the names of `weighted_bot_name`."""
    def make(seat: str, seed: str) -> Bot:
        level, *weights = seat.split()
        return Bot(level, seed, type(rules.weights)(*map(int, weights)))
    return make


def play_with_weights(game: PairedGame, rules: Ruleset | None = None) -> GameResult:
    """Play a match between bots with weights of their own; a function that other processes can be sent."""
    rules = rules or fracas.ruleset(game.game)
    return play_by_rules(rules, game, bot_of=weighted_bot_factory(rules))


def plan_tuning(rules: Ruleset, meeting: BotMeeting, bot: str, *counts: int) -> WeightTuning:
    """Return the plan of a tuning run.

    Args:   counts - generations, candidates, pairs of each, pairs of the proof.
    Raises: InvalidNotation if the game states no weights.
    """
    if not rules.weights:
        raise InvalidNotation(_("{game} states no weights that could be tuned.").format(game=_(rules.name)))
    return WeightTuning(meeting, bot, rules.weights, *counts)
