"""The port for sentences: one for ears, one for eyes too, one word shouted over the board."""

from collections.abc import Callable
from typing import Protocol

from fracas.page.browser.canvas import Canvas
from fracas.view.shell import Notice, notice

TOAST_MS = 4500.0


class Timer(Protocol):
    """What the announcer needs of the page."""

    def later(self, milliseconds: float, call: Callable[[], None]) -> None:
        """Call a function some time later."""


class Announcer:
    """The sentences of one match.

    Args: canvas - the document.
          timer - of the page.
          show - sends the canvas.
    """

    def __init__(self, canvas: Canvas, timer: Timer, show: Callable[[], None]) -> None:
        self.canvas, self.timer, self.show = canvas, timer, show
        self.said = ""  # the last sentence

    def say(self, text: str) -> None:
        """Have a screen reader speak; a message repeated is varied invisibly so that it is heard again."""
        self.said = text + "\u00a0" if self.said == text else text
        self.canvas.send("text", "say", "", self.said)

    def add(self, text: str) -> None:
        """Have a screen reader speak on, behind what it said last."""
        self.say(f"{self.said} {text}".strip())

    def toast(self, text: str) -> None:
        """Show one sentence for a moment."""
        end = self.canvas.fill_for_now("notices", notice(Notice(text)))
        self.say(text)

        def close() -> None:
            end()
            self.show()
        self.timer.later(TOAST_MS, close)

    def shout(self, word: str) -> None:
        """Have a screen reader speak a word that is shouted over the board."""
        self.canvas.send("text", "shout-say", "", word)
