"""The situation contract: a moment of a match put together in a few taps, so that its dice can be weighed and judged.

Nothing of the rules is told again: a situation is posed on a position of its game, and then the rule itself is run, by
whoever works out the odds and by whoever asks for real dice.
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

Rule = Callable[[Table], object]  # what is run: the first thing that happens, with all its rolls
Outcome = Callable[[Event, Any], str | None]


Words = Mapping[str, tuple[str, str]]  # outcome -> what it is called in English, and its tone

VERDICT = "judged"  # told of a rule that itself tells nothing
PASSED, FAILED = "passed", "failed"
TEST: Words = {FAILED: (N_("fails"), "fail"), PASSED: (N_("succeeds"), "s3")}  # worst first


class Parameter(NamedTuple):
    """One thing about a situation that taps change."""

    label: str  # English, translated where shown
    values: tuple[int, ...]
    start: int
    words: tuple[str, ...] = ()  # English, what each value is called; () = numbers


class WhatIf(NamedTuple):
    """One kind of moment."""

    label: str  # English, translated where shown
    rule: str  # its chapter
    knobs: tuple[Parameter, ...]
    pose: Callable[..., Rule]  # changes a first position to what the values of the knobs say; returns what is run then
    good: tuple[str, ...]  # outcomes that whoever acts wants
    outcome: Outcome | None = None  # which event decides it; None = that which decides an action of the game
    words: Words = {}  # outcomes that no action of the game has


class Scenario(NamedTuple):
    """A situation put together: in this position one action runs its rule."""

    rules: Ruleset
    state: Any
    action: Action


def scenario(rules: Ruleset, situation: WhatIf, state: Any, values: Action) -> Scenario:
    """Put a situation together.

    Args:   state - the first position of a match; not changed.
            values - of the knobs, in their order.
    Raises: InvalidNotation quoting values that are none.
    """
    if not fits(situation, values):
        raise InvalidNotation(_("{text} is no such situation.").format(text=quote(str(values))))
    scene = state.copy()
    rule = situation.pose(scene, *values)
    action = ("situation", *values)

    def apply(t: Table, _action: Action) -> None:
        rule(t)

    return Scenario(replace(
        rules, outcome=situation.outcome or rules.outcome, apply=apply,
        legal_actions=lambda _state: [action], is_legal=lambda _state, chosen: chosen == action,
        action_text=lambda _state, chosen: " ".join(map(str, chosen)), is_terminal=lambda _state: False,
    ), scene, action)


class Trial(NamedTuple):
    """How far a situation has come with the dice that were thrown in it."""

    state: Any
    request: Request | None  # what is thrown or asked next, None once it is decided
    outcome: str  # "" while it is not decided
    thrown: tuple[Rolled, ...]


def run_trial(scene: Scenario, answers: Sequence[Answer]) -> Trial:
    """Run the rule of a situation on thrown dice and answers, up to the event that decides it."""
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
    """A tape that stops where it is decided what the dice come to."""

    __slots__ = ("outcome_of",)
    outcome_of: Outcome

    def tell(self, event: str, *facts: Fact, rule: str) -> None:
        super().tell(event, *facts, rule=rule)
        outcome = self.outcome_of(self.events[-1], self.state)
        if outcome is not None:
            raise OutcomeReached(outcome)


def fits(situation: WhatIf, values: Action) -> bool:
    """Return whether these are values of the knobs."""
    return len(values) == len(situation.knobs) and all(
        value in knob.values for value, knob in zip(values, situation.knobs, strict=True))


def default_values(situation: WhatIf) -> Action:
    """Return the values with which the knobs begin."""
    return tuple(knob.start for knob in situation.knobs)


def step_parameter(situation: WhatIf, values: Action, place: int, by: int) -> Action:
    """Return the values after one knob was turned by a step; at its end it stays."""
    known = situation.knobs[place].values
    at = max(0, min(known.index(values[place]) + by, len(known) - 1))
    return *values[:place], known[at], *values[place + 1:]


def judge(rule: Callable[[Table], bool], chapter: str) -> Rule:
    """Return a rule that tells what another one returns: whether the roll was a success."""
    return lambda t: t.tell(VERDICT, PASSED if rule(t) else FAILED, rule=chapter)


def test_outcome(event: Event, _state: Any) -> str | None:
    """Return what a rule was judged to come to."""
    return str(event.facts[0]) if event.kind == VERDICT else None


def numbers(label: str, least: int, most: int, start: int) -> Parameter:
    """Return a knob of numbers."""
    return Parameter(label, tuple(range(least, most + 1)), start)


def switch(label: str, no: str, yes: str) -> Parameter:
    """Return a knob of two words, the first of which is usual."""
    return Parameter(label, (0, 1), 0, (no, yes))


WhatIfs = Mapping[str, WhatIf]  # by key, in the order in which they are listed
