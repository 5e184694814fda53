"""Screens with nothing on them yet."""

from fracas.view.controls import Button, button
from fracas.view.counters import use
from fracas.view.markup import Markup, el


def empty(game: str, title: str, text: str, step: Button | None = None) -> Markup:
    """Return the emblem between two dice that did not help, a headline, one sentence and the button of a next step."""
    art = el(
        "svg", use(f"em-{game}", 60, 76, 34), use("d6-1", 36, 23, 44), use("die-blank", 38, 130, 40),
        width=150, height=72, viewBox="0 0 150 72", aria_hidden="true",
    )
    return el("section", art, el("h2", title, class_="d"), el("p", text, class_="mute"),
              button(step) if step else None, class_="empty")
