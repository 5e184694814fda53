"""Fingers and keys on the board of a replay: they look, and change nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.faces.face import NO_ONE
from fracas.page.board.live import ZOOM
from fracas.page.screen import Surface
from fracas.view.lattice import Point

if TYPE_CHECKING:
    from fracas.page.replay.screen import ReplayScreen


class ReplayTouch(Surface):
    """The board of one replay under fingers and keys."""

    def __init__(self, screen: ReplayScreen) -> None:
        self.screen = screen

    def tap(self, x: float, y: float, pixel: float) -> None:
        """Tap the board.

        Args: x, y - in board units.
              pixel - board units per pixel.
        """
        tap = self.screen.board.tap((x, y), pixel, ())
        if tap is not None:
            self.look_at(tap.token.cell if tap.token is not None else tap.cell)

    def look_at(self, cell: int) -> None:
        """Say who stands in a cell."""
        face, state = self.screen.face, self.screen.course.state
        who = face.who_at(state, cell)
        if who != NO_ONE:
            self.screen.shell.say(face.name(state, who))

    def zoom_by(self, factor: float, centre: Point) -> None:
        """Zoom round a point."""
        self.screen.board.zoom_by(factor, centre)
        self.screen.draw_board()

    def pan(self, dx: float, dy: float) -> None:
        """Move the part of the board in view; only while zoomed."""
        if self.screen.board.pan(dx, dy):
            self.screen.draw_board()

    def look_closer(self) -> None:
        """Look from near at where something happened last, or at the whole board again."""
        board = self.screen.board
        if board.is_zoomed or board.shown is None:
            return board.look()
        left, top, width, height = board.shown.field.extent
        trail, centres = board.shown.trail, board.shown.field.lattice.centres
        board.look(ZOOM, centres[trail[-1]] if trail else (left + width / 2, top + height / 2))

    def come_to(self, cell: int) -> None:
        """Bring the keyboard to a cell."""
        self.screen.board.come_to(cell)
        self.screen.draw_board()
        for _piece in self.screen.board.words(self.screen.face, self.screen.course.state, NO_ONE):
            pass
        self.screen.board.take_focus()
