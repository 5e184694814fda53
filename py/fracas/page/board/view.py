"""What is seen of a board: how near it is looked at, and where the keyboard is on it."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from fracas.faces.choices import NOWHERE
from fracas.view.board.lattice import Point
from fracas.view.board.model import PlayingField, Token

ZOOM = 2.7  # how near a press on the button looks
MOST_ZOOM = 5.0
TAP_PX = 22.0  # a tap that misses every cell of use goes to the nearest one so far away


class TapTarget(NamedTuple):
    """The target of a tap."""

    cell: int
    token: Token | None = None  # the counter that was hit, where counters reach over their cells
    is_crowded: bool = False  # whether several lie too near each other to tell


class BoardInput(Protocol):
    """Taps and arrow keys on one kind of board."""

    def hit(
        self, field: PlayingField, tokens: Sequence[Token], zoom: float, at: Point, pixel: float,
        useful: Collection[int],
    ) -> TapTarget:
        """Return the target of a tap.

        Args: tokens - the counters on the board.
              zoom - how near the board is looked at.
              pixel - board units per pixel.
              useful - cells where a tap does something.
        """

    def step(self, field: PlayingField, cell: int, key: str, is_ctrl: bool) -> int | None:
        """Return the cell to which a key leads, None for a key that moves nothing."""


@dataclass(slots=True)
class BoardView:
    """The view of one board."""

    zoom: float = 1.0  # how many times nearer than the whole board
    focus: Point | None = None  # point in the middle of the view, None = middle of the board
    cursor: int = NOWHERE  # cell of the keyboard
    has_cursor: bool = False  # whether that is drawn

    @property
    def is_zoomed(self) -> bool:
        """Whether only a part of the board is seen."""
        return self.zoom > 1

    def look(self, zoom: float = 1.0, at: Point | None = None) -> None:
        """Look at a point from near, or at the whole board."""
        self.zoom, self.focus = zoom, at if zoom > 1 else None

    def look_closer(self, field: PlayingField, cell: int) -> None:
        """Zoom in on a cell, or on the middle for `NOWHERE`; zoom out if the view was near."""
        left, top, width, height = field.extent
        middle = left + width / 2, top + height / 2
        self.look(1.0 if self.is_zoomed else ZOOM, middle if cell == NOWHERE else field.lattice.centres[cell])

    def zoom_by(self, factor: float, centre: Point) -> None:
        """Zoom round a point."""
        self.look(min(max(self.zoom * factor, 1.0), MOST_ZOOM), self.focus or centre)

    def pan(self, field: PlayingField, by: Point) -> bool:
        """Move the board under a finger; False if all of it is seen."""
        if self.focus is None:
            return False
        left, top, width, height = field.extent
        x, y = self.focus[0] - by[0], self.focus[1] - by[1]
        self.focus = min(max(x, left), left + width), min(max(y, top), top + height)
        return True

    def move_cursor(self, cell: int) -> None:
        """Bring the keyboard to a cell."""
        self.cursor, self.has_cursor = cell, True

    def step(self, board: BoardInput, field: PlayingField, key: str, is_ctrl: bool = False) -> bool:
        """Move the keyboard by an arrow key or its like; False for a key that moves nothing."""
        start = self.cursor if self.cursor >= 0 else len(field.lattice.centres) // 2
        cell = board.step(field, start, key, is_ctrl)
        if cell is not None:
            self.move_cursor(cell)
        return cell is not None

    def tap(
        self, board: BoardInput, field: PlayingField, tokens: Sequence[Token], at: Point, pixel: float = 1.0,
        useful: Collection[int] = (),
    ) -> TapTarget | None:
        """Return the target of a tap; None where several lie too near each other: then the view zooms in instead."""
        hit = board.hit(field, tokens, self.zoom, at, pixel, useful)
        if hit.is_crowded and not self.is_zoomed:
            self.look(ZOOM, at)
            return None
        return hit
