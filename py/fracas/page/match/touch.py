"""Fingers and keys on the board of a match: taps and drags go to the hands, and what they mean is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.faces.choices import NO_ONE, NOWHERE
from fracas.faces.intents import Inspect
from fracas.kernel.table import Roll
from fracas.page.board.fingers import BoardFingers
from fracas.view.board.lattice import Point
from fracas.view.board.model import Token

if TYPE_CHECKING:
    from fracas.page.match.screen import MatchScreen


class Touch(BoardFingers):
    """The board of one match screen under fingers and keys."""

    def __init__(self, screen: MatchScreen) -> None:
        super().__init__(screen.board)
        self.screen = screen

    def draw(self) -> None:
        """Draw the match."""
        self.screen.draw()

    def tap(self, x: float, y: float, pixel: float) -> None:
        """Tap the board.

        Args: x, y - in board units.
              pixel - board units per pixel.
        """
        if self.screen.board.shown is None:  # made before the page stood, and meant for the board that comes now
            self.screen.draw_front()
        tap = self.screen.board.tap((x, y), pixel, self.screen.hands.suggested_moves())
        if tap is None:
            return self.screen.draw()
        self._tap(self.who_is(tap.token) if tap.token is not None else self.who_at(tap.cell), tap.cell)

    def tap_cell(self, cell: int) -> None:
        """Tap a cell."""
        self._tap(self.who_at(cell), cell)

    def who_at(self, cell: int) -> int:
        """Return the player on a cell, `NO_ONE` if there is none."""
        return self.screen.face.who_at(self.screen.game.state, cell)

    def who_is(self, token: Token | None) -> int:
        """Return the player of a counter."""
        return self.who_at(token.cell) if token is not None else NO_ONE

    def _tap(self, who: int, cell: int) -> None:
        if self.screen.drama.is_on:
            return self.screen.drama.skip()
        with self.screen.frames.batch():
            if self.screen.playing.is_moving:
                self.screen.playing.hurry()
            if self.screen.ui.replay >= 0:
                return self.screen.again.stop()
            self.screen.ui.shout, self.screen.ui.trouble, self.screen.ui.sketch.sight_target = "", "", NO_ONE
            if cell != NOWHERE:
                self.screen.board.cursor = cell
            if not self.screen.hands.takes(who, cell):
                self.choose(who, cell)

    def choose(self, who: int, cell: int) -> None:
        """Choose somebody or a cell."""
        if self.screen.is_bots() or isinstance(self.screen.game.pending, Roll):
            return self.screen.do(Inspect(who)) if who != NO_ONE else self.screen.draw()
        intent = self.screen.hands.meant(who, cell)
        if intent is not None:
            self.screen.do(intent)

    def follow_drag(self, start: Point, at: Point, pixel: float) -> bool:
        """Follow a finger that drags; False if it holds nothing, so that the board moves under it."""
        return not self.screen.drama.is_on and self.screen.hands.follow_drag(start, at, pixel)

    def drag(self, start: Point, end: Point) -> None:
        """End a drag."""
        self.screen.hands.drop(start, end)

    def come_to(self, cell: int) -> None:
        """Bring the keyboard to a cell."""
        self.screen.board.come_to(cell)
        self.screen.draw()
        self.screen.board.take_focus()
        self.screen.hands.came_to(cell)
        self.screen.show()
