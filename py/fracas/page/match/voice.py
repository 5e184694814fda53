"""What a match says for a moment: a sentence for ears, a sentence for eyes too, one word shouted over the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from fracas.view.shell import Notice, notice

if TYPE_CHECKING:
    from fracas.page.match.screen import MatchScreen

TOAST_MS, SHOUT_MS = 4500.0, 1150.0


class Voice:
    """The voice of one match screen."""

    def __init__(self, screen: MatchScreen) -> None:
        self.screen = screen
        self.said = ""  # the last sentence

    def say(self, text: str) -> None:
        """Have a screen reader speak; a message repeated is varied invisibly so that it is heard again."""
        self.said = text + "\u00a0" if self.said == text else text
        self.screen.canvas.send("text", "say", "", self.said)

    def toast(self, text: str) -> None:
        """Show one sentence for a moment."""
        end = self.screen.canvas.fill_for_now("notices", notice(Notice(text)))
        self.say(text)
        self.screen.host.later(TOAST_MS, lambda: self._untoast(end))

    def _untoast(self, end: Callable[[], None]) -> None:
        end()
        self.screen.show()

    def shout(self, word: str) -> None:
        """Show one word over the board for a moment."""
        self.screen.ui.shout = word
        self.screen.canvas.send("text", "shout-say", "", word)
        self.screen.host.later(self.screen.playing.pace(SHOUT_MS) or SHOUT_MS, lambda: self._unshout(word))

    def _unshout(self, word: str) -> None:
        if self.screen.ui.shout == word and self.screen.playing.is_open:
            self.screen.ui.shout = ""
            self.screen.draw()
