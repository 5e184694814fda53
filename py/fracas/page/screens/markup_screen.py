"""Screens that are one piece of markup, drawn again when something on them changes."""

from fracas.locale import _
from fracas.page.screen import Controls, Screen
from fracas.page.shell import Shell
from fracas.view.markup import Markup, el


class MarkupScreen(Screen):
    """A screen that is one piece of markup.

    Args: shell - the page.
    """

    key = ""

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.controls: Controls = {}

    def markup(self) -> Markup:
        """Return the whole screen."""
        raise AssertionError("every screen has its own markup")

    def enter(self, notice: str = "") -> None:
        """Draw the screen."""
        self.shell.canvas.forget()
        self.draw()
        if notice:
            self.shell.say(notice)

    def draw(self) -> None:
        """Send the differences."""
        self.shell.canvas.fill(f"screen-{self.key}", self.markup())


def loading_markup() -> Markup:
    """Return the content of a screen whose code is fetched or whose link is read."""
    home = el("a", _("Start page"), href="#/", class_="link")  # a way back should the code never come
    return el("main", home, el("p", _("Loading"), class_="panel", data_loading="true"), class_="page")
