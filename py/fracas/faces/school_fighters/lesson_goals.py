"""The goals of lessons that are more than an event: what a hit has done."""

from collections.abc import Sequence
from typing import Any

from fracas.kernel.table import Event


def has_knocked_out(_state: Any, events: Sequence[Event]) -> bool:
    """Return whether somebody was knocked out."""
    return any(event.kind == "hits" and event.facts[3] == "out" for event in events)


def has_fazed(_state: Any, events: Sequence[Event]) -> bool:
    """Return whether somebody was Fazed."""
    return any(event.kind == "hits" and event.facts[3] == "fazed" for event in events)
