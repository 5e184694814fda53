"""The table in words: one place the keyboard is at, every unit and piece of terrain, what can be done; for ears."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from fracas.faces.school_fighters import board as table
from fracas.faces.school_fighters import pieces as drawing
from fracas.faces.school_fighters.begun import YardUi
from fracas.games.school_fighters.state import FAZED, WAITING, State
from fracas.games.school_fighters.terrain import Piece
from fracas.locale import _
from fracas.page.browser.canvas import Canvas
from fracas.view.markup import Markup, el, join
from fracas.view.plane import INCH

PLACE = "cells-place"  # id of the button that stands for the place of the keyboard


class Words(NamedTuple):
    """What is written."""

    label: str
    at: int  # place of the keyboard
    place: str
    gangs: tuple[tuple[str, tuple[tuple[int, str], ...]], ...]
    terrain: tuple[str, ...]


class Places:
    """The words of one match.

    Args: canvas - the document.
    """

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self.table: Words | None = None

    def draw(self, s: State, ui: YardUi) -> Iterable[None]:
        """Send what differs, all at once."""
        new = words(s, ui.cursor)
        old, self.table = self.table, new
        if old is None:
            self.canvas.fill("cells-box", markup(new))
            return ()
        if old.label != new.label:
            self.canvas.send("set", "cells", "aria-label", new.label)
        if (old.at, old.place) != (new.at, new.place):
            self.canvas.send("text", PLACE, "", new.place)
            self.canvas.send("set", PLACE, "data-arg", str(new.at))
        if old.gangs != new.gangs:
            self.canvas.send("fill", "cells-gangs", "", _gangs(new))
        if old.terrain != new.terrain:
            self.canvas.send("fill", "cells-terrain", "", _terrain(new))
        return ()


def words(s: State, cursor: int) -> Words:
    """Return the table in words."""
    at = max(cursor, 0)
    gangs = tuple(
        (drawing.team_name(s, side), tuple((n, drawing.unit_text(s, n)) for n in s.gangs[side]
                                           if s.units[n].status >= FAZED or s.units[n].status == WAITING))
        for side in (0, 1)
    )
    if s.monitor[0] >= 0:
        gangs = (*gangs, (drawing.name(s, drawing.MONITOR), (
            (drawing.MONITOR, drawing.unit_text(s, drawing.MONITOR)),)))
    return Words(drawing.board_label(s), at, drawing.cell_text(s, at), gangs, tuple(map(_piece, s.layout.pieces)))


def _piece(piece: Piece) -> str:
    left, top, width, height = table.extent(piece)
    west, south = left / INCH, (table.SIDE - top - height) / INCH
    return _("{name}, {flags}, from {a} to {b}").format(
        name=table.piece_name(piece), flags=table.piece_flags(piece), a=f"{west:g},{south:g}",
        b=f"{west + width / INCH:g},{south + height / INCH:g}")


def markup(words: Words) -> Markup:
    """Return the words as a region with buttons; only the place of the keyboard is a stop of the tabulator."""
    return el(
        "div",
        el("button", words.place, type="button", id=PLACE, data_do="cell", data_arg=words.at,
           aria_describedby="cells-help"),
        el("p", _("Arrow keys move by an inch, with Ctrl by a quarter; Enter taps the place; N goes to the next unit."),
           id="cells-help"),
        el("div", _gangs(words), id="cells-gangs"), el("div", _terrain(words), id="cells-terrain"),
        id="cells", role="group", aria_label=words.label,
    )


def _gangs(words: Words) -> Markup:
    return join(
        el("div", el("h2", name), el("ul", [
            el("li", el("button", text, type="button", tabindex=-1, data_do="unit", data_arg=who))
            for who, text in units
        ]))
        for name, units in words.gangs if units
    )


def _terrain(words: Words) -> Markup:
    if not words.terrain:
        return Markup("")
    return join(el("h2", _("Terrain")), el("ul", [el("li", text) for text in words.terrain]))
