"""Fingers and keys on the board of a replay: they look, and change nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.faces.choices import NO_ONE, NOWHERE
from fracas.page.board.fingers import BoardFingers
from fracas.posts.parameters import NONE

if TYPE_CHECKING:
    from fracas.page.replay.screen import ReplayScreen


class ReplayTouch(BoardFingers):
    """The board of one replay under fingers and keys."""

    def __init__(self, screen: ReplayScreen) -> None:
        super().__init__(screen.board)
        self.screen = screen

    def draw(self) -> None:
        """Draw the board."""
        self.screen.draw_board()

    def tap(self, x: float, y: float, pixel: float) -> None:
        """Tap the board.

        Args: x, y - in board units.
              pixel - board units per pixel.
        """
        tap = self.screen.board.tap((x, y), pixel, ())
        if tap is not None:
            self.look_at(tap.token.cell if tap.token is not None else tap.cell)

    def look_at(self, cell: int) -> None:
        """Say who stands in a cell; where a post shows the board alone, go on or stop what runs."""
        if self.screen.shell.browser.post_asks("controls") == NONE:
            return self.screen.running.tap()
        face, state = self.screen.face, self.screen.course.state
        who = face.who_at(state, cell)
        if who != NO_ONE:
            self.screen.shell.say(face.name(state, who))

    def look_closer(self) -> None:
        """Look from near at where something happened last, or at the whole board again."""
        trail = self.board.shown.trail if self.board.shown is not None else ()
        self.board.look_closer(trail[-1] if trail else NOWHERE)
        self.draw()

    def come_to(self, cell: int) -> None:
        """Bring the keyboard to a cell."""
        self.screen.board.come_to(cell)
        self.screen.draw_board()
        self.board.speak(self.screen.face, self.screen.course.state)
        self.screen.board.take_focus()
