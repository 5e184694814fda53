"""The aims of puzzles, which each game defines: an event that a side brings about."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from fracas.kernel.table import Event, Side


class Aim(NamedTuple):
    """An aim of puzzles, an event to be brought about in one turn."""

    text: str  # "Score a goal."; English, translated where shown
    is_reached: Callable[[Any, Event, Side], bool]  # by an event in a position, for a side
    is_led: bool = False  # whether what is done before, without a throw, in other phases belongs to its lines
    said: Mapping[str, str] = {}  # what those of the game's puzzles say instead that are too much alike, by their keys


Aims = Mapping[str, Aim]  # by their keys in the texts of puzzles, the first one is that of a new puzzle


def event_subject(event: Event) -> int:
    """Return the subject of an event, its first fact."""
    who = event.facts[0]
    assert isinstance(who, int)
    return who
