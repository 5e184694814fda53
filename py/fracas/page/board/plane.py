"""A plane: the targets of taps and arrow keys, and the words that stand for it."""

from collections.abc import Collection, Iterator, Sequence
from math import hypot
from typing import Any, NamedTuple

from fracas.faces.choices import NO_ONE
from fracas.faces.face import Face
from fracas.faces.plane_face import TextSection
from fracas.locale import _
from fracas.page.board.grid import ARROWS, CellWords, GridInput
from fracas.page.board.live_board import LiveBoard, MeasureBox
from fracas.page.board.view import SMALL, TAP_PX, BoardInput, BoardView, TapTarget
from fracas.page.browser.canvas import Canvas
from fracas.view.board.board import head_position
from fracas.view.board.lattice import Point
from fracas.view.board.model import STANDING, PlayingField, Token
from fracas.view.board.plane import Plane
from fracas.view.markup import Markup, el, join

PLACE = "cells-place"  # id of the button that stands for the place of the keyboard
STEP, FINE_STEP = 100, 25  # hundredths of an inch
EDGE = 50  # from the edge of the table to the first place the keyboard comes to: half of a base
HEAD = 19.0  # board units from the middle of a counter in which a tap is surely meant for it
FINGER_PX, FINGER = 11.0, 12.0  # pixels and board units a tap may miss a counter or a base by
COARSE = 1.5  # board units per pixel from which on a crowd is looked at from near first


class Words(NamedTuple):
    """The words in the document."""

    label: str
    at: int  # place of the keyboard
    place: str
    lists: tuple[TextSection, ...]


class PlaneInput:
    """Taps and keys on a plane.

    Args: places - of the plane.
    """

    def __init__(self, places: Plane) -> None:
        self.places = places

    def hit(
        self, field: PlayingField, tokens: Sequence[Token], view: BoardView, at: Point, pixel: float,
        useful: Collection[int],
    ) -> TapTarget:
        """Return the counter under a tap, or the nearest place on the table."""
        near = tokens_near(field, tokens, view, at, pixel)
        is_crowded = len(near) > 1 and near[1][0] - near[0][0] < TAP_PX / 3 * pixel and pixel > COARSE
        cell = self.places.number(self.places.nearest_on_table(*at))
        return TapTarget(cell, near[0][1] if near else None, is_crowded and bool(useful))

    def step(self, field: PlayingField, cell: int, key: str, is_ctrl: bool) -> int | None:
        """Return the place to which a key leads: by an inch, with Ctrl by a quarter, or to an edge."""
        x, y = self.places.place_of(cell)
        low, high = EDGE, self.places.side - EDGE
        if key in ("Home", "End"):
            return self.places.number((low if key == "Home" else high, y))
        if key not in ARROWS:
            return None
        (dx, dy), far = ARROWS[key], FINE_STEP if is_ctrl else STEP
        return self.places.number((min(max(x + round(dx * far), low), high), min(max(y - round(dy * far), low), high)))


class PlaceWords:
    """The words and lists that stand for a plane.

    Args: canvas - the document.
    """

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self.shown: Words | None = None

    def focus(self, cursor: int) -> str:
        """Return the id of the button that stands for the place of the keyboard."""
        return PLACE

    def forget(self) -> None:
        """Forget the words that the document held."""
        self.shown = None

    def send(self, face: Face, state: Any, cursor: int, selected: int) -> Iterator[None]:
        """Send the differences, all at once."""
        assert face.plane is not None
        new = Words(face.label(state), cursor, face.cell_text(state, cursor), face.plane.text_sections(state))
        old, self.shown = self.shown, new
        if old is None or len(old.lists) != len(new.lists):
            self.canvas.fill("cells-box", _markup(new))
            return
        if old.label != new.label:
            self.canvas.send("set", "cells", "aria-label", new.label)
        if (old.at, old.place) != (new.at, new.place):
            self.canvas.send("text", PLACE, "", new.place)
            self.canvas.send("set", PLACE, "data-arg", str(new.at))
        for number, (was, listed) in enumerate(zip(old.lists, new.lists, strict=True)):
            if was != listed:
                self.canvas.send("fill", f"cells-list-{number}", "", _list(listed))
        yield from ()


def input_of(face: Face) -> BoardInput:
    """Return the taps and keys of the kind of board that a game is played on."""
    return GridInput() if face.plane is None else PlaneInput(face.plane.places)


def live_board(canvas: Canvas, face: Face, view: BoardView, measure: MeasureBox) -> LiveBoard:
    """Return a live board of the kind that a game is played on."""
    return LiveBoard(canvas, CellWords(canvas) if face.plane is None else PlaceWords(canvas), view, measure)


def tokens_near(
    field: PlayingField, tokens: Sequence[Token], view: BoardView, at: Point, pixel: float,
) -> list[tuple[float, Token]]:
    """Return the counters near a tap with how far it missed them, nearest first; they stand above their bases."""
    found = []
    size = SMALL if view.is_near else 1.0
    up = -1 if view.is_turned else 1
    scale = field.token / 100 * size
    for token in tokens:
        x, y = field.lattice.centres[token.cell]
        dx, dy = head_position(token) if token.stance == STANDING else (0, 0)  # one that lies is on its base
        miss = min(max(hypot(at[0] - x - dx * scale * up, at[1] - y - dy * scale * up) - HEAD * size, 0),
                   max(hypot(at[0] - x, at[1] - y) - field.base, 0))
        if miss <= min(FINGER_PX * pixel, FINGER):
            found.append((miss, token))
    return sorted(found, key=lambda pair: pair[0])


def _markup(words: Words) -> Markup:
    """Return the words as a region with buttons; only the place of the keyboard is a stop of the tabulator."""
    return el(
        "div",
        el("button", words.place, type="button", id=PLACE, data_do="cell", data_arg=words.at,
           aria_describedby="cells-help"),
        el("p", _("Arrow keys move an inch, with Ctrl a quarter. Enter taps the place. N goes to the next unit."),
           id="cells-help"),
        [el("div", _list(listed), id=f"cells-list-{number}") for number, listed in enumerate(words.lists)],
        id="cells", role="group", aria_label=words.label,
    )


def _list(listed: TextSection) -> Markup:
    if not listed.lines:
        return Markup("")
    return join(el("h2", listed.title), el("ul", [
        el("li", text if who == NO_ONE else el("button", text, type="button", tabindex=-1, data_do="unit",
                                               data_arg=who))
        for text, who in listed.lines
    ]))
