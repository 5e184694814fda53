"""Exact odds: the rule itself, run once for every distinguishable throw.

The rule is run on a prefix of throws until it rolls once more; that roll is split into its bands, each with its exact
chance, and the rule is run again for each. Decisions are made by a stated policy. A run ends as soon as the event that
decides the outcome is told. Nothing here knows a rule, so the odds cannot differ from the play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from fracas.kernel.dice import Bands, Die, Faces, Roll_of, outcomes
from fracas.kernel.drivers import at_least
from fracas.kernel.table import Choice, Event, Fact, Option, Reason, Side, Test

if TYPE_CHECKING:
    from fracas.kernel.ruleset import Action, Ruleset

UNDECIDED = "other"  # outcome of a run that ended without a deciding event
SLICE = 64  # runs between two looks at the clock for those who think in slices


class _Split(BaseException):
    """The rule rolls beyond the prefix."""

    def __init__(self, branches: list[tuple[Faces, Fraction]]) -> None:
        super().__init__()
        self.branches = branches


class _Decided(BaseException):
    """The outcome is known."""

    def __init__(self, outcome: str) -> None:
        super().__init__()
        self.outcome = outcome


class Prefix:
    """A table that knows the first throws and splits at the next one."""

    __slots__ = ("state", "throws", "at", "policy", "outcome")

    def __init__(
        self, state: Any, throws: tuple[Faces, ...], policy: Callable[[Any, Choice], Option],
        outcome: Callable[[Event, Any], str | None],
    ) -> None:
        self.state = state
        self.throws = throws
        self.at = 0
        self.policy = policy
        self.outcome = outcome

    def roll(
        self, kind: str, dice: Roll_of, *, coach: Side, who: int = -1, target: int = -1, need: int | None = None,
        reasons: tuple[Reason, ...] = (), bands: Bands | None = None, rule: str = "", more: int = 0,
    ) -> Any:
        if self.at == len(self.throws):
            raise _Split(outcomes(dice, bands, more))
        self.at += 1
        return self.throws[self.at - 1]

    def test(
        self, kind: str, dice: Die, *, coach: Side, need: int, who: int = -1, target: int = -1,
        reasons: tuple[Reason, ...] = (), rule: str = "",
    ) -> Test:
        face = self.roll(kind, dice, coach=coach, bands=at_least(need))
        return Test(face, face >= need)

    def choose(
        self, coach: Side, kind: str, options: tuple[Option, ...], *, who: int = -1, target: int = -1,
        facts: tuple[Fact, ...] = (), rule: str = "",
    ) -> Any:
        return self.policy(self.state, Choice(kind, coach, options, who, target, facts, rule))

    def tell(self, event: str, *facts: Fact, rule: str) -> None:
        if self.at == len(self.throws):  # earlier events were judged when the prefix was shorter
            outcome = self.outcome(Event(event, facts, rule), self.state)
            if outcome is not None:
                raise _Decided(outcome)


def enumerate_odds(ruleset: Ruleset, state: Any, action: Action) -> Iterator[dict[str, Fraction] | None]:
    """Work out the outcomes of an action, giving the thread back every `SLICE` runs.

    Args:    state - the position before the action; not changed.
    Returns: an iterator of None while working, last the outcomes; their chances add up to 1.
    """
    total: dict[str, Fraction] = {}
    open_prefixes: list[tuple[tuple[Faces, ...], Fraction]] = [((), Fraction(1))]
    runs = 0
    while open_prefixes:
        throws, chance = open_prefixes.pop()
        table = Prefix(state.copy(), throws, ruleset.policy, ruleset.outcome)
        outcome = UNDECIDED
        try:
            ruleset.apply(table, action)
        except _Split as split:
            open_prefixes += [((*throws, faces), chance * p) for faces, p in split.branches]
            outcome = ""
        except _Decided as decided:
            outcome = decided.outcome
        if outcome:
            total[outcome] = total.get(outcome, Fraction(0)) + chance
        runs += 1
        if runs % SLICE == 0:
            yield None
    yield dict(sorted(total.items()))


def exact_odds(ruleset: Ruleset, state: Any, action: Action) -> dict[str, Fraction]:
    """Return the outcomes of an action with their exact chances, all in one go."""
    last: dict[str, Fraction] = {}
    for step in enumerate_odds(ruleset, state, action):
        if step is not None:
            last = step
    return last
