"""What an action would need and bring: its first roll as the rule itself requests it, and the exact fan of outcomes.

Works for every ruleset, because the rule is run: on an empty tape up to its first roll, and by the exact odds.
"""

from __future__ import annotations

from collections.abc import Generator
from fractions import Fraction
from typing import Any

from fracas.kernel.drivers import Answer, Tape
from fracas.kernel.errors import Pending
from fracas.kernel.odds import enumerate_odds
from fracas.kernel.ruleset import Action, Ruleset
from fracas.kernel.table import Choice, Roll

MOST_QUESTIONS = 8  # answered by the policy on the way to the first roll

Fan = dict[str, Fraction]


def first_roll(ruleset: Ruleset, state: Any, action: Action) -> Roll | None:
    """Return the roll an action begins with, None if it rolls nothing.

    Args: state - the position before the action; not changed. Questions on the way are answered by the game's policy.
    """
    answers: list[Answer] = []
    for _ in range(MOST_QUESTIONS):
        table = Tape(state.copy(), answers)
        try:
            ruleset.apply(table, action)
        except Pending as stop:
            request = stop.request
        else:
            return None
        if isinstance(request, Roll):
            return request
        assert isinstance(request, Choice)
        answers.append(Answer(request.kind, ruleset.policy(table.state, request), False))
    return None


def fan(ruleset: Ruleset, state: Any, action: Action) -> Generator[None, None, Fan]:
    """Work out the outcomes of an action in small steps; the generator returns them with their exact chances."""
    found: Fan = {}
    for step in enumerate_odds(ruleset, state, action):
        if step is None:
            yield None
        else:
            found = step
    return found


def fan_now(ruleset: Ruleset, state: Any, action: Action) -> Fan:
    """Return the outcomes of an action in one go."""
    work = fan(ruleset, state, action)
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: Fan = end.value
            return result
