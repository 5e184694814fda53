"""The contract of what-ifs: a moment of a match set up by a few parameters, for odds and real dice.

No rule is written again: a what-if is set up on a position of its game, and then the rule itself is run, to work out
the odds and to judge real dice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from fracas.kernel.drivers import Answer, Tape
from fracas.kernel.errors import InvalidNotation, Pending, quote
from fracas.kernel.odds import UNDECIDED, OutcomeReached
from fracas.kernel.ruleset import Action, Ruleset
from fracas.kernel.table import Choice, Event, Fact, Request, Roll, Rolled, Table
from fracas.locale import N_, _

Rule = Callable[[Table], object]  # the rule that is run, with all its rolls
Outcome = Callable[[Event, Any], str | None]


Words = Mapping[str, tuple[str, str]]  # outcome -> its name in English, and its tone

VERDICT = "judged"  # the event of a rule that itself tells nothing
PASSED, FAILED = "passed", "failed"
TEST: Words = {FAILED: (N_("fails"), "fail"), PASSED: (N_("succeeds"), "s3")}  # worst first


class Parameter(NamedTuple):
    """A parameter of a what-if."""

    label: str  # English, translated where shown
    values: tuple[int, ...]
    start: int
    words: tuple[str, ...] = ()  # the names of the values in English; () = numbers


class WhatIf(NamedTuple):
    """A kind of moment."""

    label: str  # English, translated where shown
    rule: str  # its chapter
    parameters: tuple[Parameter, ...]
    pose: Callable[..., Rule]  # changes a first position by the values of the parameters; returns the rule to run
    good: tuple[str, ...]  # outcomes that are good for the side that acts
    outcome: Outcome | None = None  # the event that decides it; None = as of an action of the game
    words: Words = {}  # outcomes that no action of the game has


class Scenario(NamedTuple):
    """A what-if that is set up: one action in this position runs its rule."""

    rules: Ruleset
    state: Any
    action: Action


def scenario(rules: Ruleset, what_if: WhatIf, state: Any, values: Action) -> Scenario:
    """Return a what-if set up on a position.

    Args:   state - the first position of a match; not changed.
            values - of the parameters, in their order.
    Raises: InvalidNotation quoting values that are none.
    """
    if not fits(what_if, values):
        raise InvalidNotation(_("{text} is not a moment to weigh.").format(text=quote(str(values))))
    scene = state.copy()
    rule = what_if.pose(scene, *values)
    action = ("situation", *values)

    def apply(t: Table, _action: Action) -> None:
        rule(t)

    return Scenario(replace(
        rules, outcome=what_if.outcome or rules.outcome, apply=apply,
        legal_actions=lambda _state: [action], is_legal=lambda _state, chosen: chosen == action,
        action_text=lambda _state, chosen: " ".join(map(str, chosen)), is_terminal=lambda _state: False,
    ), scene, action)


class Trial(NamedTuple):
    """The progress of a scenario with the dice that were thrown in it."""

    state: Any
    request: Request | None  # the next throw or question, None once it is decided
    outcome: str  # "" while it is not decided
    thrown: tuple[Rolled, ...]


def run_trial(scene: Scenario, answers: Sequence[Answer]) -> Trial:
    """Run the rule of a scenario on thrown dice and answers, up to the event that decides it."""
    table = _Judge(scene.state.copy(), list(answers))
    table.outcome_of = scene.rules.outcome
    request: Request | None = None
    outcome = UNDECIDED
    try:
        scene.rules.apply(table, scene.action)
    except Pending as stop:
        assert isinstance(stop.request, Roll | Choice)
        request, outcome = stop.request, ""
    except OutcomeReached as decided:
        outcome = decided.outcome
    thrown = tuple(fact for event in table.events for fact in event.facts if isinstance(fact, Rolled))
    return Trial(table.state, request, outcome, thrown)


class _Judge(Tape):
    """A tape that stops at the event that decides the outcome."""

    __slots__ = ("outcome_of",)
    outcome_of: Outcome

    def tell(self, event: str, *facts: Fact, rule: str) -> None:
        super().tell(event, *facts, rule=rule)
        outcome = self.outcome_of(self.events[-1], self.state)
        if outcome is not None:
            raise OutcomeReached(outcome)


def fits(what_if: WhatIf, values: Action) -> bool:
    """Return whether these are values of the parameters."""
    return len(values) == len(what_if.parameters) and all(
        value in parameter.values for value, parameter in zip(values, what_if.parameters, strict=True))


def default_values(what_if: WhatIf) -> Action:
    """Return the first values of the parameters."""
    return tuple(parameter.start for parameter in what_if.parameters)


def step_parameter(what_if: WhatIf, values: Action, place: int, by: int) -> Action:
    """Return the values with one parameter a step on; at its end it stays."""
    known = what_if.parameters[place].values
    at = max(0, min(known.index(values[place]) + by, len(known) - 1))
    return *values[:place], known[at], *values[place + 1:]


def judge(rule: Callable[[Table], bool], chapter: str) -> Rule:
    """Return a rule that tells whether another one was a success."""
    return lambda t: t.tell(VERDICT, PASSED if rule(t) else FAILED, rule=chapter)


def test_outcome(event: Event, _state: Any) -> str | None:
    """Return the outcome that `judge` has told."""
    return str(event.facts[0]) if event.kind == VERDICT else None


def numbers(label: str, least: int, most: int, start: int) -> Parameter:
    """Return a parameter of numbers."""
    return Parameter(label, tuple(range(least, most + 1)), start)


def switch(label: str, no: str, yes: str) -> Parameter:
    """Return a parameter of two words, the first of which is usual."""
    return Parameter(label, (0, 1), 0, (no, yes))


WhatIfs = Mapping[str, WhatIf]  # by key, in the order in which they are listed
