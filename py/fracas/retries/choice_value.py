"""The value of a choice beside the best line and that of the match, all with the same dice.

A choice counts as well as the best that can be made of it: as it is, as the analyst's line that begins so, or with a
plan that goes on from where it certainly leads. So nobody has to finish what he has begun well.
"""

from collections.abc import Generator, Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

from fracas.analyst.verdict import TRIFLE
from fracas.analyst.win_chance import timed_ruleset
from fracas.bots.candidates import Candidate
from fracas.bots.decision_point import DecisionPoint
from fracas.bots.evaluate import WIN, certain_outcome, sample
from fracas.bots.streams import EvenDice
from fracas.kernel.drivers import Answer
from fracas.kernel.plan_course import next_place
from fracas.kernel.ruleset import Action, Ruleset
from fracas.kernel.stats import StatsSpec
from fracas.retries.retry_game import RetryGame

TRIES, SHIFT = 96, 0.7  # of every line
MOST_PLANS, FEW = 6, 8  # plans that go on, and the tries after which the best of them is chosen


class ChoiceValue(NamedTuple):
    """What a choice came to, in thousandths of a win."""

    own: float
    best: float
    played: float  # in the match

    @property
    def is_right(self) -> bool:
        """Whether the choice is at least as good as the analyst's."""
        return self.own > self.best - TRIFLE

    @property
    def is_better(self) -> bool:
        """Whether the choice is better than the analyst's by more than a trifle."""
        return self.own > self.best + TRIFLE


def weigh_best(game: RetryGame, stats: StatsSpec) -> Generator[float, None, float]:
    """Weigh the better line in small steps, while the reader thinks."""
    return (yield from _weigh(_point(game, stats), _candidate(game, game.best_line), TRIES))


def weigh_choice(game: RetryGame, stats: StatsSpec, best: float | None = None) -> Generator[float, None, ChoiceValue]:
    """Weigh the line that was chosen in small steps, each of which gives the share that is done.

    Args: best - the worth of the better line if it is known.
    """
    point = _point(game, stats)
    if best is None:
        best = yield from _weigh(point, _candidate(game, game.best_line), TRIES)
    played = best - game.retry.loss
    line = game.line
    if _begins(line, game.best_line):
        return ChoiceValue(best, best, played)
    if line == game.played_line[:len(line)]:
        return ChoiceValue(played, best, played)
    own = yield from _weigh(point, _candidate(game, line), TRIES)
    if own <= best - TRIFLE and game.asked is None and not game.is_done:
        goes_on = yield from _best_continuation(point, line)
        own = max(own, goes_on)
    return ChoiceValue(own, best, played)


def _begins(line: Sequence[Any], best: Sequence[Any]) -> bool:
    """Return whether a line is the beginning of the best one, or goes on from its end."""
    return tuple(line[:len(best)]) == tuple(best[:len(line)])


def _point(game: RetryGame, stats: StatsSpec) -> DecisionPoint:
    """Return the decision as the analyst's second look sees it."""
    rules = timed_ruleset(game.ruleset, stats).with_expertise()
    if game.asked is None:
        return DecisionPoint(rules, game.start.copy(), game.side)
    ply = game.plies[0]
    given: tuple[Answer, ...] = tuple(ply.answers[:game.given])
    return DecisionPoint(rules, game.start.copy(), game.side, ply.action, given, game.asked)


def _candidate(game: RetryGame, line: Sequence[Any]) -> Candidate:
    return Candidate(option=line[0]) if game.asked is not None else Candidate(tuple(line))


def _weigh(point: DecisionPoint, candidate: Candidate, tries: int) -> Generator[float, None, float]:
    """Return the mean worth of a candidate over some tries with even dice."""
    while candidate.samples < tries and (candidate.certain is None or not candidate.samples):
        candidate.total += sample(point, candidate, EvenDice(candidate.samples, SHIFT))
        candidate.samples += 1
        yield candidate.samples / tries
    return candidate.value


def _best_continuation(point: DecisionPoint, line: Sequence[Action]) -> Generator[float, None, float]:
    """Return the worth of the best plan that goes on from where a line certainly leads."""
    state = _certain_end(point, line)
    if state is None:
        return float(-WIN)
    found: list[Candidate] = []
    for plan in islice(filter(None, _plans(point.ruleset, state)), MOST_PLANS):
        each = Candidate((*line, *plan))
        yield 0.0
        yield from _weigh(point, each, FEW)
        found.append(each)
    if not found:
        return float(-WIN)
    return (yield from _weigh(point, max(found, key=lambda each: each.value), TRIES))


def _plans(rules: Ruleset, state: Any) -> Iterator[tuple[Action, ...]]:
    return iter(dict.fromkeys(islice(rules.plans(state), 4 * MOST_PLANS)))


def _certain_end(point: DecisionPoint, line: Sequence[Action]) -> Any:
    """Return the position after a line that rolls nothing and leaves its coach to act, None for any other."""
    rules, state = point.ruleset, point.state
    for number, action in enumerate(line):
        if next_place(rules, state, line, number) != number:
            return None
        state = certain_outcome(rules, state, action)
        if state is None or rules.is_terminal(state) or rules.to_act(state) != point.side:
            return None
    return state
