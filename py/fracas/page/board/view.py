"""What is seen of a board: how near it is looked at, and where the keyboard is on it."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from fracas.faces.choices import NOWHERE
from fracas.view.board.lattice import Point
from fracas.view.board.model import PlayingField, Token

ZOOM = 2.7  # how near a press on the button looks
MOST_ZOOM = 5.0
COUNTER_PX, CELL_PX = 29.0, 25.0  # how large counters and cells are at least while fingers are to tap them
EDGES_PX = 24.0, 60.0  # pixels at the sides, and at the top and bottom, where nobody followed is: buttons lie there
NEAR = 2.0  # zoom from which on counters on bases are drawn smaller, so that the bases are seen
SMALL = 0.62  # how large they are then, as in the style sheet
TAP_PX = 24.0  # a tap that misses every cell of use goes to the nearest one so far away
OPPOSITE = {"ArrowLeft": "ArrowRight", "ArrowUp": "ArrowDown", "y": "n", "u": "b", "h": "l", "Home": "End"}
OPPOSITE |= {other: key for key, other in OPPOSITE.items()}  # keys that mean each other on a turned board
CLEAR_PX = 22.0  # cells so large are told apart without looking closer


class TapTarget(NamedTuple):
    """The target of a tap."""

    cell: int
    token: Token | None = None  # the counter that was hit, where counters reach over their cells
    is_crowded: bool = False  # whether several lie too near each other to tell
    is_exact: bool = False  # whether the tap was on the cell itself


class BoardInput(Protocol):
    """Taps and arrow keys on one kind of board."""

    def hit(
        self, field: PlayingField, tokens: Sequence[Token], view: "BoardView", at: Point, pixel: float,
        useful: Collection[int],
    ) -> TapTarget:
        """Return the target of a tap.

        Args: tokens - the counters on the board.
              view - what is seen of it.
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
    box: Point | None = None  # pixels of the board's region where fingers tap it, None where a mouse does
    is_following: bool = False  # whether the view follows a player, and goes back by itself
    is_filling: bool = False  # whether the region is filled, rather than all of the view shown in it
    may_follow: bool = True
    is_turned: bool = False  # whether the board is seen from its other end

    @property
    def is_near(self) -> bool:
        """Whether counters on bases are drawn smaller."""
        return self.zoom >= NEAR

    @property
    def is_zoomed(self) -> bool:
        """Whether only a part of the board is seen."""
        return self.zoom > 1

    def look(self, zoom: float = 1.0, at: Point | None = None) -> None:
        """Look at a point from near, or at the whole board."""
        self.zoom, self.focus = zoom, at if zoom > 1 else None
        self.is_following = self.is_filling = False

    def rest(self) -> None:
        """Look at the whole board again, if a player was followed."""
        if self.is_following:
            self.look()

    def follow(self, field: PlayingField, cell: int, cells: Collection[int]) -> None:
        """Look at a player and the cells that may be tapped, where the whole board is too small for fingers."""
        zoom = finger_zoom(field, self.box) if self.box is not None and self.may_follow else 1.0
        if zoom > 1 and (self.is_following or not self.is_zoomed):
            self.look(zoom, _focus(field, self.box or (0, 0), zoom, cell, cells))
            self.is_following = self.is_filling = True

    def keep_in_sight(self, field: PlayingField, cell: int, cells: Collection[int]) -> None:
        """Move a view from near until a cell is clear of buttons, with others as far as they fit."""
        if self.is_zoomed and self.box is not None:
            self.focus = _focus(field, self.box, self.zoom, cell, cells)

    def look_closer(self, field: PlayingField, cell: int) -> None:
        """Zoom in on a cell, or on the middle for `NOWHERE`; zoom out if the view was near."""
        left, top, width, height = field.extent
        middle = left + width / 2, top + height / 2
        self.look(1.0 if self.is_zoomed else ZOOM, middle if cell == NOWHERE else field.lattice.centres[cell])

    def zoom_by(self, factor: float, centre: Point) -> None:
        """Zoom round a point."""
        fills = self.is_filling
        self.look(min(max(self.zoom * factor, 1.0), MOST_ZOOM), self.focus or centre)  # the reader's own: it stays
        self.is_filling = fills

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

    def cell_of_key(self, board: BoardInput, field: PlayingField, key: str, is_ctrl: bool = False) -> int | None:
        """Return the cell to which an arrow key or its like leads, None for a key that moves nothing."""
        start = self.cursor if self.cursor >= 0 else len(field.lattice.centres) // 2
        return board.step(field, start, OPPOSITE.get(key, key) if self.is_turned else key, is_ctrl)

    def step(self, board: BoardInput, field: PlayingField, key: str, is_ctrl: bool = False) -> bool:
        """Move the keyboard by an arrow key or its like; False for a key that moves nothing."""
        cell = self.cell_of_key(board, field, key, is_ctrl)
        if cell is not None:
            self.move_cursor(cell)
        return cell is not None

    def tap(
        self, board: BoardInput, field: PlayingField, tokens: Sequence[Token], at: Point, pixel: float = 1.0,
        useful: Collection[int] = (),
    ) -> TapTarget | None:
        """Return the target of a tap; None where several lie too near each other: then the view zooms in instead."""
        hit = board.hit(field, tokens, self, at, pixel, useful)
        if hit.is_crowded and not self.is_zoomed and (self.box is not None or not hit.is_exact):
            self.look(ZOOM, at)
            self.is_following = self.is_filling = True  # until a choice is made
            return None
        return hit


def finger_zoom(field: PlayingField, box: Point) -> float:
    """Return the zoom at which fingers hit the counters and cells of a board; 1 shows all of it."""
    pixels = box[0] / field.extent[2]  # a unit of the whole board; a zoomed one fills its region
    if field.base:
        zoom = max(1.0, COUNTER_PX / (field.token * pixels))
        return zoom if zoom < NEAR else zoom / SMALL
    return max(1.0, COUNTER_PX / (field.token * pixels), CELL_PX / (field.lattice.unit * pixels))


def _focus(field: PlayingField, box: Point, zoom: float, cell: int, cells: Collection[int]) -> Point:
    """Return the middle of a view: that of all cells, moved until the player is seen clear of buttons."""
    unit = field.extent[2] / (box[0] * zoom)  # board units of a pixel
    points = [field.lattice.centres[each] for each in (cell, *cells)]
    middle = []
    for place, axis in enumerate(zip(*points, strict=True)):
        edge, half = EDGES_PX[place] * unit, box[place] / 2 * unit
        first, last = _ends(field, place)
        low, high = first + half - edge, last - half + edge
        wanted = (min(axis) + max(axis)) / 2
        wanted = min(max(wanted, low), high) if low <= high else (first + last) / 2
        far = max(half - edge, 0)
        middle.append(min(max(wanted, axis[0] - far), axis[0] + far))
    return middle[0], middle[1]


def _ends(field: PlayingField, axis: int) -> Point:
    """Return begin and end of a board's cells, across (0) or down (1); a table without cells is whole."""
    if field.base:
        return field.extent[axis], field.extent[axis] + field.extent[axis + 2]
    places = [centre[axis] for centre in field.lattice.centres]
    return min(places) - field.lattice.unit / 2, max(places) + field.lattice.unit / 2
