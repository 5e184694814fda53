"""What fingers do on every live board: they zoom and move it."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from fracas.page.screen import Surface
from fracas.view.board.lattice import Point

if TYPE_CHECKING:
    from fracas.page.board.live import LiveBoard


class BoardFingers(Surface):
    """A live board under fingers.

    Args: board - it.
    """

    def __init__(self, board: LiveBoard) -> None:
        self.board = board

    @abstractmethod
    def draw(self) -> None:
        """Draw the board, and what hangs on how it is looked at."""

    def zoom_by(self, factor: float, centre: Point) -> None:
        """Zoom round a point."""
        self.board.zoom_by(factor, centre)
        self.draw()

    def pan(self, dx: float, dy: float) -> None:
        """Move the part of the board in view; only while zoomed."""
        if self.board.pan(dx, dy):
            self.draw()
