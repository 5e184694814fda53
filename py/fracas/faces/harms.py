"""Harms: what may befall players, for reasons that are proven; each game states its own.

Every text is English and translated where it is said.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from fracas.faces.choices import NO_ONE
from fracas.kernel.table import Event
from fracas.puzzles.aims import Aim, Aims, event_subject

Befalls = Callable[[Any, Event], int]  # the player whom an event harms in a position, `NO_ONE` for nobody


class Harm(NamedTuple):
    """Something that a side may do to one opponent in its turn."""

    text: str  # "Chance that {name} falls this turn"
    befalls: Befalls


class Exposure(NamedTuple):
    """Something that one attack of the others may do to a player where he stands."""

    text: str  # "The crowd is right behind {name}"
    befalls: Befalls
    is_near: Callable[[Any, int], bool]  # whether it can happen to a player of a position where he is
    settled_by: frozenset[str]  # kinds of events behind which it does not happen any more
    attacks: frozenset[str]  # kinds of actions that can do it to whom they name: who, target


class GameHarms(NamedTuple):
    """The harms of a game, each by its key."""

    targets: Mapping[str, Harm]
    perils: Aims  # what a side may bring upon itself in its turn: "Chance of a turnover"
    exposures: Mapping[str, Exposure]


NO_HARMS = GameHarms({}, {}, {})


def subject_of(*kinds: str) -> Befalls:
    """Return the subject of some kinds of events as whom they harm."""
    return lambda _state, event: event_subject(event) if event.kind in kinds else NO_ONE


def aim_at(befalls: Befalls, who: int) -> Aim:
    """Return the aim of harming one player."""
    return Aim("", lambda state, event, _side: befalls(state, event) == who)
