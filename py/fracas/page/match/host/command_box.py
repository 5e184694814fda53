"""The command box: a line to type in, over the foot of the match, with its last answer."""

from fracas.locale import _
from fracas.page.browser.canvas import Canvas
from fracas.page.match.input.command_line import LINE_LIMIT
from fracas.view.controls import Button, button
from fracas.view.markup import Markup, el

LINE = "typed-line"


class CommandBox:
    """The command box of a match.

    Args: canvas - the document.
    """

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self.is_open = False

    def open(self) -> None:
        """Open the box with the keyboard in it."""
        self.is_open = True
        self.canvas.fill("typed", box())
        self.canvas.send("focus", LINE)

    def close(self) -> None:
        """Close the box."""
        self.is_open = False
        self.canvas.fill("typed", "")

    def answer(self, text: str) -> None:
        """Show the answer to the last line."""
        if self.is_open:
            self.canvas.send("text", "typed-answer", "", text)


def box() -> Markup:
    """Return the command box."""
    return el(
        "section",
        el("label", el("span", _("Action, answer or question")),
           el("input", type="text", id=LINE, autocomplete="off", autocapitalize="off", spellcheck="false",
              maxlength=LINE_LIMIT, enterkeyhint="send"), class_="field"),
        button(Button("", "typed", icon="close", name=_("Close"), style="ghost cross")),
        el("p", id="typed-answer", class_="sm"),
        class_="typed panel", aria_label=_("Command box"),
    )
