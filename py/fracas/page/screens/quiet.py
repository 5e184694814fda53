"""The screens that are no match: each is one piece of markup, drawn again when something on it changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.page.controls import Controls
from fracas.view.markup import Markup

if TYPE_CHECKING:
    from fracas.page.app import App


class QuietScreen:
    """A screen that is one piece of markup.

    Args: app - the page.
    """

    key = ""

    def __init__(self, app: App) -> None:
        self.app = app
        self.controls: Controls = {}

    def markup(self) -> Markup:
        """Return the whole screen."""
        raise AssertionError("every screen has its own markup")

    def enter(self, notice: str = "") -> None:
        """Draw the screen."""
        self.app.canvas.forget()
        self.draw()
        if notice:
            self.app.say(notice)

    def draw(self) -> None:
        """Send what differs."""
        self.app.canvas.fill(f"screen-{self.key}", self.markup())

    def leave(self) -> None:
        """Nothing runs here."""

    def act(self, do: str, arg: str) -> bool:
        """Carry out a button of this screen."""
        if do in self.controls:
            self.controls[do](arg)
            return True
        found = getattr(self, f"on_{do.replace('-', '_')}", None)  # of the screens that have no table yet
        if found is not None:
            found(arg)
        return found is not None
