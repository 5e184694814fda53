"""Refusals: the reasons why an action is illegal, shared by all games.

Each game selects the one that holds in its `words/refusals.py`.
"""

from collections.abc import Callable, Sequence
from typing import Any

from fracas.kernel.ruleset import Action
from fracas.locale import N_, _

Finder = Callable[[Any, Action], str]  # position, action -> why it is refused, "" if this is not why

NOBODY_THERE = N_("There is no such player.")
OTHER_SIDE = N_("{name} belongs to the other side.")
SAME_SIDE = N_("{name} is on the same side.")
OFF_BOARD = N_("{name} is not on the board.")
BUSY = N_("{name} is acting: his action must end first.")
HAS_ACTED = N_("{name} has acted in this turn.")
LIES = N_("{name} lies on the ground and must stand up first.")
STANDS = N_("{name} stands already.")
TAKEN = N_("{name} stands there.")
NO_BALL = N_("{name} does not have the ball.")
SPENT = N_("{name} has no movement left.")
FAR_STEP = N_("{place} is {n} away: a step goes to the next one.")
NO_WAY = N_("There is no free way to {place} for {name}.")
NOT_NOW = N_("This is not the time for it.")


def format_reason(sentence: str, name: str = "") -> str:
    """Return a reason in the current language, with the name of its player."""
    return _(sentence).format(name=name)


def first_reason(state: Any, action: Action, finders: Sequence[Finder]) -> str:
    """Return the first reason that holds against an action, "" if none is known."""
    return next((why for find in finders if (why := find(state, action))), "") if action else ""


def has_shape(action: Action, *kinds: type) -> bool:
    """Return whether an action has just these parts after its kind, for actions may come from anywhere."""
    return len(action) == len(kinds) + 1 and all(
        type(part) is kind for part, kind in zip(action[1:], kinds, strict=True))
