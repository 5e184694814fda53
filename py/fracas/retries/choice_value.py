"""The value of a choice beside the best line and that of the match, all with the same dice.

A choice counts as well as the best that can be made of it: as it is, as the analyst's line that begins so, or with a
plan that goes on from where it certainly leads. So nobody has to finish what he has begun well.
"""

from collections.abc import Generator, Iterator, Sequence
from itertools import islice
from math import sqrt
from typing import Any, NamedTuple

from fracas.analyst.verdict import TRIFLE
from fracas.analyst.win_chance import judged_at_once, timed_ruleset
from fracas.bots.candidates import Candidate
from fracas.bots.decision_point import DecisionPoint
from fracas.bots.evaluate import certain_outcome, sample
from fracas.bots.streams import EvenDice
from fracas.kernel.contracts.stats import StatsSpec
from fracas.kernel.drivers import Answer
from fracas.kernel.plan_course import next_place
from fracas.kernel.ruleset import Action, Ruleset
from fracas.retries.retry_game import RetryGame

TRIES, SHIFT = 96, 0.7  # of every line at most
STAGES = (8, 24, 48, TRIES)  # tries after which a choice may be clear
CLEAR = 3.0  # standard errors by which it is
UNSEEN = 100.0  # thousandths of a win, over the tries: what no try may have shown yet
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
    def lead(self) -> float:
        """How far the choice is above the analyst's."""
        return self.own - self.best

    @property
    def is_better(self) -> bool:
        """Whether the choice is better than the analyst's by more than a trifle."""
        return self.own > self.best + TRIFLE


class WeighingStep(NamedTuple):
    """How far the weighing of a choice has come."""

    share: float
    so_far: ChoiceValue | None  # None before the first stage


Weighing = Generator[WeighingStep, None, ChoiceValue]


class WeighedLine:
    """A line that is weighed try by try; in all lines tries of the same number have the same dice."""

    def __init__(self, point: DecisionPoint, candidate: Candidate) -> None:
        self.point, self.candidate, self.worths = point, candidate, list[int]()

    @property
    def mean(self) -> float:
        """The mean worth of its tries, in thousandths of a win."""
        return sum(self.worths) / len(self.worths)

    def weigh(self, tries: int = TRIES) -> Generator[None, None, None]:
        """Go on to so many tries in small steps; a line that leaves nothing to chance needs one."""
        while len(self.worths) < tries and (self.candidate.certain is None or not self.worths):
            self.worths.append(sample(self.point, self.candidate, EvenDice(len(self.worths), SHIFT)))
            yield

    def lead(self, other: "WeighedLine") -> tuple[float, float]:
        """Return the mean lead over another line in their common tries, and what it may be wrong by."""
        lines = (self, other)
        count = min((len(line.worths) for line in lines if line.candidate.certain is None), default=1)
        mine, theirs = (line.worths * count if line.candidate.certain is not None else line.worths for line in lines)
        leads = [one - another for one, another in zip(mine[:count], theirs[:count], strict=True)]
        mean = sum(leads) / count
        if count == 1:
            return mean, 0.0
        error = sqrt(sum((lead - mean) ** 2 for lead in leads) / (count - 1) / count)
        return mean, CLEAR * (error + UNSEEN / count)


def better_line(game: RetryGame, stats: StatsSpec) -> WeighedLine:
    """Return the better line, which can be weighed while the reader thinks."""
    return WeighedLine(_point(game, stats), _candidate(game, game.best_line))


def weigh_choice(game: RetryGame, best: WeighedLine) -> Weighing:
    """Weigh the line that was chosen in small steps, until it is clear beside the better one.

    Args: best - the better line, as far as it is weighed.
    """
    line, point = game.line, best.point
    for _pause in best.weigh(STAGES[0]):
        yield WeighingStep(0.0, None)
    nothing_new = ChoiceValue(best.mean, best.mean, best.mean - game.retry.loss)
    if _is_course_of_best(game):
        return nothing_new
    if line == game.played_line[:len(line)]:
        return nothing_new._replace(own=nothing_new.played)
    found = yield from _compare(WeighedLine(point, _candidate(game, line)), best, game.retry.loss)
    if not found.is_right and game.asked is None and not game.is_done:
        plan = yield from _best_continuation(point, line, found)
        if plan is not None:
            goes_on = yield from _compare(plan, best, game.retry.loss, found)
            found = _better(found, goes_on)
    return found


def _compare(own: WeighedLine, best: WeighedLine, loss: float, so_far: ChoiceValue | None = None) -> Weighing:
    """Weigh a line beside the better one, stage by stage until it is clear which it is.

    Args: so_far - what the choice came to without it.
    """
    found = so_far
    for tries in STAGES:
        for line in (own, best):
            for _pause in line.weigh(tries):
                yield WeighingStep(len(own.worths) / TRIES, found)
        lead, margin = own.lead(best)
        here = ChoiceValue(best.mean + lead, best.mean, best.mean - loss)
        if abs(lead + TRIFLE) > margin:
            break
        found = here if so_far is None else _better(so_far, here)
    return here


def _better(one: ChoiceValue, other: ChoiceValue) -> ChoiceValue:
    """Return the value of the better of two ways to go on from a choice."""
    return other if other.lead > one.lead else one


def _is_course_of_best(game: RetryGame) -> bool:
    """Return whether the choice is the better line as the dice fell, its beginning, or goes on from its end."""
    best, at = game.best_line, 0
    if game.asked is not None:
        return game.line == best
    for ply in game.plies:
        at = next_place(game.ruleset, ply.before, best, at)
        if at == len(best):
            return True
        if ply.action != best[at]:
            return False
        at += 1
    return True


def _point(game: RetryGame, stats: StatsSpec) -> DecisionPoint:
    """Return the decision as the analyst's second look sees it."""
    rules = judged_at_once(timed_ruleset(game.ruleset, stats), game.start).with_expertise()
    if game.asked is None:
        return DecisionPoint(rules, game.start.copy(), game.side)
    ply = game.plies[0]
    given: tuple[Answer, ...] = tuple(ply.answers[:game.given])
    return DecisionPoint(rules, game.start.copy(), game.side, ply.action, given, game.asked)


def _candidate(game: RetryGame, line: Sequence[Any]) -> Candidate:
    return Candidate(option=line[0]) if game.asked is not None else Candidate(tuple(line))


def _best_continuation(
    point: DecisionPoint, line: Sequence[Action], so_far: ChoiceValue,
) -> Generator[WeighingStep, None, WeighedLine | None]:
    """Return the best plan that goes on from where a line certainly leads, None if there is none."""
    state = _certain_end(point, line)
    found: list[WeighedLine] = []
    for plan in islice(filter(None, _plans(point.ruleset, state)), MOST_PLANS) if state is not None else ():
        yield WeighingStep(0.0, so_far)
        found.append(WeighedLine(point, Candidate((*line, *plan))))
        for _pause in found[-1].weigh(FEW):
            yield WeighingStep(0.0, so_far)
    return max(found, key=lambda each: each.mean, default=None)


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
