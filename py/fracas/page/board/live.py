"""The live board: shows pictures one after the other, zooms and pans, moves its counters, finds what a tap means.

It needs no session and no story: match, replay, editor and embed give it a `view.board.model.Board` and do with its
taps what they want. Cells and plane are two kinds of it, in `cells` and `places`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from fracas.faces.choices import NOWHERE
from fracas.faces.face import Face
from fracas.page.browser.canvas import Canvas
from fracas.page.browser.gestures import MOST_ZOOM
from fracas.view.board import board as drawing
from fracas.view.board.lattice import Point, box_text, view_box
from fracas.view.board.model import Board, Sign, Token
from fracas.view.board.signs import readable_signs
from fracas.view.change import Change

if TYPE_CHECKING:
    from fracas.page.board.cells import CellBoard
    from fracas.page.board.places import PlaceBoard

KEY, BOX = "board", "field"  # ids of the drawing and of what it stands in
ZOOM = 2.7  # how near a press on the button looks
LUNGE = 0.3  # of the way to the target


class Tapped(NamedTuple):
    """What a tap means."""

    cell: int
    token: Token | None = None  # the counter that was hit, where counters reach over their cells
    is_crowded: bool = False  # whether several lie too near each other to tell


class Movement(NamedTuple):
    """A movement of a counter besides its steps."""

    key: str  # of the counter
    name: str  # "lunge", "falls" or "hop"
    aim: str = ""  # key of the counter it is aimed at


class LiveBoard:
    """One board in the document.

    Args: canvas - the document.
          kind - cells or plane.
    """

    def __init__(self, canvas: Canvas, kind: CellBoard | PlaceBoard) -> None:
        self.canvas = canvas
        self.kind = kind
        self.shown: Board | None = None
        self.zoom = 1.0
        self.focus: Point | None = None  # what is looked at, None = the middle
        self.cursor = NOWHERE  # the place of the keyboard
        self.has_cursor = False  # whether it is drawn
        self.pointed: tuple[int, ...] = ()  # places the reader is shown
        self.signs: tuple[Sign, ...] = ()  # names written on the ground
        self._motions: list[Movement] = []

    def forget(self) -> None:
        """The document holds no board any more."""
        self.shown = None
        self.kind.forget()

    # -- what is seen ----------------------------------------------------------------------------------------

    def show(self, picture: Board) -> None:
        """Draw a picture: what differs, or all of it on a new ground."""
        new = picture._replace(cursor=self.cursor if self.has_cursor else NOWHERE, pointed=self.pointed,
                               signs=self.signs)
        new = new._replace(signs=readable_signs(new)) if new.signs else new
        if self.shown is None or new.field is not self.shown.field:
            self.canvas.forget(KEY)
            self.canvas.send("fill", BOX, "", drawing.draw(new))
        else:
            self.canvas.extend(drawing.patch(self.shown, new))
        self.shown = new
        self.canvas.extend([change for motion in self._motions for change in _moved(new, motion)])
        self._motions.clear()
        self.canvas.set(KEY, "viewBox", box_text(view_box(new.field.extent, self.focus, self.zoom)))
        for key in (KEY, BOX):
            self.canvas.toggle_class(key, "zoomed", self.zoom > 1)

    def animate(self, motions: Iterable[Movement]) -> None:
        """Let counters lunge and fall in the next picture; the style sheet does the movement."""
        self._motions += motions

    def words(self, face: Face, state: Any, selected: int) -> Iterator[None]:
        """Send the board in words, a piece a step.

        Args: selected - the cell of who is selected, `NOWHERE` if nobody is.
        """
        return self.kind.words(face, state, max(self.cursor, 0), selected)

    def speak(self, face: Face, state: Any, selected: int = NOWHERE) -> None:
        """Send the board in words, all at once.

        Args: selected - the cell of who is selected.
        """
        for _piece in self.words(face, state, selected):
            pass

    # -- looking closer --------------------------------------------------------------------------------------

    @property
    def is_zoomed(self) -> bool:
        """Whether only a part of the board is seen."""
        return self.zoom > 1

    def look(self, zoom: float = 1.0, at: Point | None = None) -> None:
        """Look at a point from near, or at the whole board."""
        self.zoom, self.focus = zoom, at if zoom > 1 else None

    def look_closer(self, cell: int) -> None:
        """Look from near at a cell, or at the middle if it is `NOWHERE`; at the whole board again if it was near."""
        if self.is_zoomed or self.shown is None:
            return self.look()
        left, top, width, height = self.shown.field.extent
        middle = left + width / 2, top + height / 2
        self.look(ZOOM, middle if cell == NOWHERE else self.shown.field.lattice.centres[cell])

    def zoom_by(self, factor: float, centre: Point) -> None:
        """Zoom round a point."""
        self.look(min(max(self.zoom * factor, 1.0), MOST_ZOOM), self.focus or centre)

    def pan(self, dx: float, dy: float) -> bool:
        """Move the part of the board in view; False if all of it is."""
        if self.shown is None or self.focus is None:
            return False
        left, top, width, height = self.shown.field.extent
        x, y = self.focus[0] + dx, self.focus[1] + dy
        self.focus = min(max(x, left), left + width), min(max(y, top), top + height)
        return True

    # -- taps and keys ---------------------------------------------------------------------------------------

    def tap(self, at: Point, pixel: float, useful: Collection[int]) -> Tapped | None:
        """Return what a tap means; None if it was not clear, so that the board has zoomed in instead, or came early.

        Args: at - in board units.
              pixel - board units per pixel.
              useful - where a tap does something.
        """
        if self.shown is None:
            return None
        tap = self.kind.hit(self.shown, self.zoom, at, pixel, useful)
        if tap.is_crowded and not self.is_zoomed:
            self.look(ZOOM, at)
            return None
        return tap

    def step(self, key: str, is_ctrl: bool = False) -> bool:
        """Move the place of the keyboard; False if the key does not."""
        if self.shown is None:
            return False
        start = self.cursor if self.cursor >= 0 else len(self.shown.field.lattice.centres) // 2
        cell = self.kind.step(self.shown.field, start, key, is_ctrl)
        if cell is not None:
            self.come_to(cell)
        return cell is not None

    def come_to(self, cell: int) -> None:
        """Bring the keyboard to a place."""
        self.cursor, self.has_cursor = cell, True

    def take_focus(self) -> None:
        """Bring the focus of the document to where the keyboard is on the board."""
        self.canvas.send("focus", self.kind.focus(max(self.cursor, 0)))


def _moved(picture: Board, motion: Movement) -> list[Change]:
    """Return the change that starts a movement; nothing for a counter that is not on the board."""
    centres = {token.key: picture.field.lattice.centres[token.cell] for token in picture.tokens if token.cell >= 0}
    if motion.key not in centres:
        return []
    (x, y), (ax, ay) = centres[motion.key], centres.get(motion.aim, centres[motion.key])
    size = picture.field.token / 100
    dx, dy = (ax - x) * LUNGE / size, (ay - y) * LUNGE / size
    return [Change("animate", f"{KEY}-{motion.key}", motion.name, f"{dx:.0f}px {dy:.0f}px")]
