"""Screens with nothing on them yet, and errors with the next step."""

from __future__ import annotations

from typing import NamedTuple

from fracas.view.controls import Button, button
from fracas.view.counters import use
from fracas.view.markup import Markup, el


class Empty(NamedTuple):
    """An empty place."""

    game: str                           # whose emblem
    title: str
    text: str
    button: Button | None = None
    is_error: bool = False


def empty(place: Empty) -> Markup:
    """Return the emblem between two dice that did not help, a headline, one sentence and one button."""
    left, right = ("die-flop", "die-flop") if place.is_error else ("d6-1", "die-blank")
    art = el(
        "svg", use(f"em-{place.game}", 60, 76, 34), use(left, 36, 23, 44), use(right, 38, 130, 40),
        width=150, height=72, viewBox="0 0 150 72", aria_hidden="true",
    )
    return el(
        "section", art, el("h2", place.title, class_="d"), el("p", place.text, class_="mute"),
        button(place.button) if place.button else None, class_="empty", role="alert" if place.is_error else None,
    )
