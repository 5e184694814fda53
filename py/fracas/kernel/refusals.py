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
BUSY = N_("{name} is acting. First end his action.")
HAS_ACTED = N_("{name} has already acted this turn.")
LIES = N_("{name} is on the ground. First he must stand up.")
STANDS = N_("{name} is already standing.")
TAKEN = N_("{name} stands there.")
NO_BALL = N_("{name} does not have the ball.")
SPENT = N_("{name} has no movement left.")
FAR_STEP = N_("That is {n} away. A step goes one square.")
NO_WAY = N_("{name} has no free path there.")
NOT_NOW = N_("You cannot do this now.")


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
