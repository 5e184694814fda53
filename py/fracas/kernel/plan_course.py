"""The course of a plan: which of its actions comes next, in the position that the last one led to."""

from collections.abc import Sequence
from typing import Any

from fracas.kernel.ruleset import Action, Ruleset


def next_place(rules: Ruleset, state: Any, plan: Sequence[Action], at: int) -> int:
    """Return the place of the next action to be done, the length of the plan where it stops.

    An action that stands several times running is repeated only while it is still legal; a plan stops where it is
    legal even after the last time. So a Shove that stands twice is tried again if it fails, and given up then.
    """
    before = plan[at - 1] if at else None
    if at >= 2 and plan[at - 2] == before and plan[at:at + 1] != (before,) and rules.is_legal(state, before):
        return len(plan)
    while at < len(plan) and plan[at] == before and not rules.is_legal(state, plan[at]):
        at += 1
    return at if at < len(plan) and rules.is_legal(state, plan[at]) else len(plan)
