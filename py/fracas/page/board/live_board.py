"""The live board: shows pictures one after the other, and lets its counters move.

It needs no match: match, replay and editor give it a `view.board.model.Board` and a `BoardView`. Cells and plane are
two kinds of it, in `grid` and `plane`.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple, Protocol

from fracas.faces.choices import NOWHERE
from fracas.faces.face import Face
from fracas.page.board.view import SMALL, BoardView
from fracas.page.browser.canvas import Canvas
from fracas.view.board import board as drawing
from fracas.view.board.counters import LEAST_HEAD
from fracas.view.board.lattice import box_text, view_box
from fracas.view.board.minimap import minimap
from fracas.view.board.model import Board, PlayingField
from fracas.view.board.signs import readable_signs
from fracas.view.change import Change
from fracas.view.markup import EMPTY

KEY, BOX, MAP = "board", "field", "minimap"  # ids of the drawing, of what it stands in, of the map over it
TURN = f"{KEY}-turn"  # id of all that is turned with it
WHOLE, FILLED = "xMidYMid meet", "xMidYMid slice"  # one that fills keeps its size where its region gets lower
MeasureBox = Callable[[], tuple[float, float] | None]
LUNGE = 0.3  # of the way to the target


class Movement(NamedTuple):
    """A movement of a counter besides its steps."""

    key: str  # of the counter
    name: str  # "lunge", "falls" or "hop"
    aim: str = ""  # key of the counter it is aimed at


class BoardWords(Protocol):
    """The board in words, in the document."""

    def forget(self) -> None:
        """Forget the words that the document held."""

    def send(self, face: Face, state: Any, cursor: int, selected: int) -> Iterator[None]:
        """Send the differences, a piece a step.

        Args: cursor - cell of the keyboard.
              selected - cell of the selected player, `NOWHERE` if nobody is.
        """

    def focus(self, cursor: int) -> str:
        """Return the id of the button that stands for a cell."""


class LiveBoard:
    """One board in the document.

    Args: canvas - the document.
          words - the board in words.
          view - what is seen of it.
          measure - returns the pixels of its region, None while it has none.
    """

    def __init__(self, canvas: Canvas, words: BoardWords, view: BoardView, measure: MeasureBox) -> None:
        self.canvas = canvas
        self.words = words
        self.view = view
        self.measure = measure
        self.shown: Board | None = None
        self._motions: list[Movement] = []

    def forget(self) -> None:
        """Forget the board that the document held."""
        self.shown = None
        self.words.forget()

    def show(self, picture: Board) -> None:
        """Draw a picture: what differs, or all of it on a new ground."""
        view = self.view
        new = picture._replace(cursor=view.cursor if view.has_cursor else NOWHERE)
        new = new._replace(is_small=self._is_small(new.field))
        new = new._replace(signs=readable_signs(new)) if new.signs else new
        if self.shown is None or new.field is not self.shown.field:
            self.canvas.forget(KEY)
            self.canvas.forget(TURN)
            self.canvas.send("fill", BOX, "", drawing.draw(new))
        else:
            self.canvas.extend(drawing.patch(self.shown, new))
        self.shown = new
        self.canvas.extend([change for motion in self._motions for change in _moved(new, motion, view.is_turned)])
        self._motions.clear()
        seen, focus = view_box(new.field.extent, view.focus, view.zoom), view.focus
        if view.is_turned and focus is not None:
            focus = drawing.opposite(new.field, focus)
        self.canvas.set(KEY, "viewBox", box_text(view_box(new.field.extent, focus, view.zoom)))
        self.canvas.set(TURN, "transform", drawing.turn(new.field) if view.is_turned else "")
        self.canvas.toggle_class(BOX, "turned", view.is_turned)
        self.canvas.set(KEY, "preserveAspectRatio", FILLED if view.is_filling else WHOLE)
        self.canvas.fill(MAP, minimap(new, seen, view.is_turned) if view.is_zoomed else EMPTY)
        for key in (KEY, BOX):
            self.canvas.toggle_class(key, "zoomed", view.is_zoomed)
        self.canvas.toggle_class(KEY, "near", view.is_near)

    def _is_small(self, field: PlayingField) -> bool:
        """Return whether counters are so small on the screen that figures stand in the place of heads."""
        box = self.measure()
        if box is None:
            return False
        _x, _y, across, down = field.extent
        pixels = (max if self.view.is_filling else min)(box[0] / across, box[1] / down) * self.view.zoom
        size = pixels * field.token * (SMALL if field.base and self.view.is_near else 1)
        return size < LEAST_HEAD

    def animate(self, motions: Iterable[Movement]) -> None:
        """Let counters lunge and fall in the next picture; the style sheet does the movement."""
        self._motions += motions

    def speak(self, face: Face, state: Any, selected: int = NOWHERE) -> Iterator[None]:
        """Send the board in words, a piece a step.

        Args: selected - cell of the selected player, `NOWHERE` if nobody is.
        """
        return self.words.send(face, state, max(self.view.cursor, 0), selected)

    def take_focus(self) -> None:
        """Bring the focus of the document to the cell of the keyboard."""
        self.canvas.send("focus", self.words.focus(max(self.view.cursor, 0)))


def _moved(picture: Board, motion: Movement, is_turned: bool) -> list[Change]:
    """Return the change that starts a movement; nothing for a counter that is not on the board."""
    centres = {token.key: picture.field.lattice.centres[token.cell] for token in picture.tokens if token.cell >= 0}
    if motion.key not in centres:
        return []
    (x, y), (ax, ay) = centres[motion.key], centres.get(motion.aim, centres[motion.key])
    size = picture.field.token / (-100 if is_turned else 100)  # counters stand upright on a turned board too
    dx, dy = (ax - x) * LUNGE / size, (ay - y) * LUNGE / size
    return [Change("animate", f"{KEY}-{motion.key}", motion.name, f"{dx:.0f}px {dy:.0f}px")]
