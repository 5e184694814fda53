"""Exact odds: the rule itself, run once for every distinguishable throw.

The rule is run on a prefix of throws until it rolls once more; that roll is split into its bands, each with its exact
chance, and the rule is run again for each. Decisions are made by a stated policy. A run ends as soon as the event that
decides the outcome is told. Nothing here knows a rule, so the odds cannot differ from the play.

Where a rule repeats a step (`Table.repeat`), each step is run by itself, and throws that lead to the same position with
values alike go on together: what comes of them is asked once, and their chances are added up.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from fracas.kernel.dice import AnyDice, Bands, Die, Faces, outcomes
from fracas.kernel.drivers import test_bands
from fracas.kernel.ruleset import Action, Ruleset
from fracas.kernel.table import Alike, Choice, Event, Fact, Option, Reason, S, Side, Stepwise, Test, take_steps

UNDECIDED = "other"  # outcome of a run that ended without a deciding event
SLICE = 4  # runs between two looks at the clock for those who think in slices
FREED = 64  # spreads forgotten between two such looks

Throws = tuple[Faces, ...]
Odds = dict[str, Fraction]


class RunEnd(NamedTuple):
    """Runs with equal end and no decided outcome: the throws of one, and the chance of all."""

    throws: Throws
    value: Any
    state: Any
    differs: Hashable  # how the position differs from the one before the action
    chance: Fraction


class Distribution(NamedTuple):
    """All possible results of a run."""

    ends: list[RunEnd]
    decided: Odds


class RepeatedSteps(NamedTuple):
    """A value about to be changed step by step."""

    step: Callable[..., Any]
    value: Stepwise
    args: tuple[Hashable, ...]
    alike: Alike
    state: Any


class Split(BaseException):
    """Signal: the rule rolls beyond the prefix."""

    def __init__(self, branches: list[tuple[Throws, Fraction]], decided: Odds) -> None:
        super().__init__()
        self.branches = branches
        self.decided = decided


class OutcomeReached(BaseException):
    """Signal: the event that decides the outcome was told."""

    def __init__(self, outcome: str) -> None:
        super().__init__()
        self.outcome = outcome


class UnsolvedSteps(BaseException):
    """Signal: the rule repeats steps beyond the prefix whose distribution is not computed yet."""

    def __init__(self, steps: RepeatedSteps) -> None:
        super().__init__()
        self.steps = steps


class PrefixTable:
    """A table that knows the first throws and splits at the next one."""

    __slots__ = ("state", "throws", "at", "work")

    def __init__(self, state: Any, throws: Throws, work: Enumeration) -> None:
        self.state = state
        self.throws = throws
        self.at = 0
        self.work = work

    def roll(
        self, kind: str, dice: AnyDice, *, coach: Side, who: int = -1, target: int = -1, need: int | None = None,
        reasons: tuple[Reason, ...] = (), bands: Bands | None = None, rule: str = "", more: int = 0,
    ) -> Any:
        if self.at == len(self.throws):
            raise Split([((faces,), chance) for faces, chance in outcomes(dice, bands, more)], {})
        self.at += 1
        return self.throws[self.at - 1]

    def test(
        self, kind: str, dice: Die, *, coach: Side, need: int, who: int = -1, target: int = -1,
        reasons: tuple[Reason, ...] = (), rule: str = "",
    ) -> Test:
        face = self.roll(kind, dice, coach=coach, bands=test_bands(need))
        return Test(face, face >= need)

    def choose(
        self, coach: Side, kind: str, options: tuple[Option, ...], *, who: int = -1, target: int = -1,
        facts: tuple[Fact, ...] = (), rule: str = "",
    ) -> Any:
        return self.work.ruleset.policy(self.state, Choice(kind, coach, options, who, target, facts, rule))

    def tell(self, event: str, *facts: Fact, rule: str) -> None:
        if self.at == len(self.throws):  # earlier events were judged when the prefix was shorter
            outcome = self.work.ruleset.outcome(Event(event, facts, rule), self.state)
            if outcome is not None:
                raise OutcomeReached(outcome)

    def repeat(self, step: Callable[..., S], value: S, *args: Hashable, alike: Alike) -> S:
        if self.at == len(self.throws) and not value.rests:
            spread = self.work.known_distribution(RepeatedSteps(step, value, args, alike, self.state))
            if spread.decided or any(end.throws for end in spread.ends):
                raise Split([(end.throws, end.chance) for end in spread.ends], spread.decided)
        return take_steps(self, step, value, args)


class Enumeration:
    """The enumeration of one action: distributions known so far, and the number of runs.

    Args: state - the position before the action; positions are told apart by how they differ from it.
    """

    def __init__(self, ruleset: Ruleset, state: Any) -> None:
        self.ruleset = ruleset
        self.first = [(name, getattr(state, name)) for name in type(state).__slots__]
        self.distributions: dict[Hashable, Distribution] = {}
        self.states: dict[Hashable, Any] = {}  # how it differs -> one position for all ends that are alike in that
        self.runs = 0

    def known_distribution(self, steps: RepeatedSteps) -> Distribution:
        """Return the distribution of repeated steps.

        Raises: UnsolvedSteps if it is still to be computed.
        """
        spread = self.distributions.get(self.place(steps))
        if spread is None:
            raise UnsolvedSteps(steps._replace(state=steps.state.copy()))
        return spread

    def follow(self, rule: Callable[[PrefixTable], Any], state: Any) -> Generator[None, None, Distribution]:
        """Run a rule once for every distinguishable throw."""
        spread = Distribution([], {})
        open_prefixes: list[tuple[Throws, Fraction]] = [((), Fraction(1))]
        while open_prefixes:
            throws, chance = open_prefixes.pop()
            table = PrefixTable(state.copy(), throws, self)
            try:
                value = rule(table)
            except Split as split:
                open_prefixes += [((*throws, *more), chance * p) for more, p in split.branches]
                _add(spread.decided, split.decided, chance)
            except OutcomeReached as decided:
                _add(spread.decided, {decided.outcome: Fraction(1)}, chance)
            except UnsolvedSteps as unknown:
                open_prefixes.append((throws, chance))
                self.distributions[self.place(unknown.steps)] = yield from self.enumerate_steps(unknown.steps)
                yield None  # listing a whole pool takes as long as many runs
            else:
                differs = self._differences(table.state)
                spread.ends.append(RunEnd(throws, value, self.states.setdefault(differs, table.state), differs, chance))
            self.runs += 1
            if self.runs % SLICE == 0:
                yield None
        return spread

    def enumerate_steps(self, steps: RepeatedSteps) -> Generator[None, None, Distribution]:
        """Return the distribution of repeated steps at rest; values that are alike go on together."""
        decided: Odds = {}
        rests: dict[Hashable, RunEnd] = {}
        differs = self._differences(steps.state)
        level: dict[Hashable, RunEnd] = {(): RunEnd((), steps.value, steps.state, differs, Fraction(1))}
        while level:
            following: dict[Hashable, RunEnd] = {}
            for start in level.values():
                spread = yield from self._one_step(steps, start)
                _add(decided, spread.decided, start.chance)
                for end in spread.ends:
                    place = rests if end.value.rests else following
                    key = self._key(steps, end)
                    seen = place.get(key)
                    place[key] = (
                        end._replace(throws=(*start.throws, *end.throws), chance=start.chance * end.chance)
                        if seen is None else seen._replace(chance=seen.chance + start.chance * end.chance)
                    )
                self.runs += 1  # adding up what is known takes as long as a run
                if self.runs % SLICE == 0:
                    yield None
            level = following
        return Distribution(list(rests.values()), decided)

    def _one_step(self, steps: RepeatedSteps, start: RunEnd) -> Generator[None, None, Distribution]:
        step, args = steps.step, steps.args
        place = (step, args, self._key(steps, start))
        if place not in self.distributions:
            self.distributions[place] = yield from self.follow(lambda t: step(t, start.value, *args), start.state)
        return self.distributions[place]

    def place(self, steps: RepeatedSteps) -> Hashable:
        """Return the key under which the distribution of steps is stored."""
        return steps.step, steps.args, steps.value, self._differences(steps.state)

    def _key(self, steps: RepeatedSteps, end: RunEnd) -> Hashable:
        return steps.alike(end.state, end.value, *steps.args), end.differs

    def _differences(self, state: Any) -> Hashable:
        return tuple(
            (name, tuple(now) if isinstance(now, list) else now) for name, was in self.first
            if (now := getattr(state, name)) is not was and now != was
        )


def _add(total: Odds, part: Odds, chance: Fraction) -> None:
    for outcome, p in part.items():
        total[outcome] = total.get(outcome, Fraction(0)) + chance * p


def enumerate_odds(ruleset: Ruleset, state: Any, action: Action) -> Iterator[Odds | None]:
    """Work out the outcomes of an action, giving the thread back every `SLICE` runs.

    Args:    state - the position before the action; not changed.
    Returns: an iterator of None while working, last the outcomes; their chances add up to 1.
    """
    work = Enumeration(ruleset, state)
    spread = yield from work.follow(lambda t: ruleset.apply(t, action), state)
    for end in spread.ends:
        _add(spread.decided, {UNDECIDED: Fraction(1)}, end.chance)
    while work.distributions:  # all at once they would take as long as hundreds of runs
        work.distributions.popitem()
        if len(work.distributions) % FREED == 0:
            yield None
    yield dict(sorted(spread.decided.items()))


def exact_odds(ruleset: Ruleset, state: Any, action: Action) -> Odds:
    """Return the outcomes of an action with their exact chances, all in one go."""
    last: Odds = {}
    for step in enumerate_odds(ruleset, state, action):
        if step is not None:
            last = step
    return last
