"""A board of cells: the targets of taps and arrow keys, and the hidden table that stands for it."""

from collections.abc import Collection, Iterator, Sequence
from math import hypot
from typing import Any

from fracas.faces.face import Face
from fracas.page.board.view import CLEAR_PX, TAP_PX, BoardView, TapTarget
from fracas.page.browser.canvas import Canvas
from fracas.view.board import grid_table
from fracas.view.board.lattice import Point
from fracas.view.board.model import PlayingField, Token

ROWS = 4  # rows of a new table that are sent at once

ARROWS: dict[str, Point] = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
# Direct keys to the six neighbours of a hex, as compass directions x, y.
DIRECT: dict[str, Point] = {"y": (-0.5, -0.87), "u": (0.5, -0.87), "h": (-1, 0), "l": (1, 0), "b": (-0.5, 0.87),
                            "n": (0.5, 0.87)}
WAYS = {**ARROWS, **DIRECT}


class GridInput:
    """Taps and keys on a board of cells."""

    def hit(
        self, field: PlayingField, tokens: Sequence[Token], view: BoardView, at: Point, pixel: float,
        useful: Collection[int],
    ) -> TapTarget:
        """Return the cell under a tap, or the nearest one of use."""
        lattice = field.lattice
        cell = lattice.cell_at(*at)
        near = lattice.nearest(*at, useful, TAP_PX * pixel)
        is_crowded, is_exact = len(near) > 1 and lattice.unit / pixel < CLEAR_PX, cell in useful
        return TapTarget(cell if is_exact or not near else near[0], None, is_crowded, is_exact)

    def step(self, field: PlayingField, cell: int, key: str, is_ctrl: bool) -> int | None:
        """Return the cell of a key: a neighbour, the end of a row, with Ctrl a corner."""
        if key in WAYS and not (is_ctrl and key in DIRECT):
            return _beside(field, cell, *WAYS[key])
        if key not in ("Home", "End"):
            return None
        centres, end = field.lattice.centres, -1 if key == "End" else 0
        if is_ctrl:
            return range(len(centres))[end]
        return [other for other, (_x, y) in enumerate(centres) if abs(y - centres[cell][1]) < 1][end]


class CellWords:
    """The hidden table that stands for the cells of a board.

    Args: canvas - the document.
    """

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self.table: grid_table.CellTable | None = None
        self._state: Any = None  # the position the table was made for
        self._words: dict[int, str] = {}  # cell -> its words
        self._worded: tuple[Any, frozenset[int]] = (None, frozenset())  # turn and special cells of these words

    def focus(self, cursor: int) -> str:
        """Return the id of the button that stands for a cell."""
        return f"cells-{cursor}"

    def forget(self) -> None:
        """Forget the table that the document held."""
        self.table = None

    def send(self, face: Face, state: Any, cursor: int, selected: int) -> Iterator[None]:
        """Send the table's differences, a new table by and by; its words change only with the position."""
        new = grid_table.CellTable(face.label(state), self._rows(face, state), cursor, selected)
        if self.table is None or len(self.table.rows) != len(new.rows):
            self.canvas.fill("cells-box", grid_table.cell_table(new, shown=ROWS))
            for start in range(ROWS, len(new.rows), ROWS):
                yield None
                self.canvas.send("add", "cells", "", grid_table.cell_rows(new, range(start, len(new.rows))[:ROWS]))
        else:
            self.canvas.extend(grid_table.patch(self.table, new))
        self.table = new

    def _rows(self, face: Face, state: Any) -> tuple[tuple[grid_table.Cell, ...], ...]:
        if self.table is not None and self._state is state:
            return self.table.rows
        self._state = state
        fresh = self._word(face, state)
        if self.table is None:
            lattice = face.field(state).lattice
            return tuple(
                tuple(grid_table.Cell(cell, self._words[cell], column) for cell, column in row)
                for row in rows_of(lattice.centres, lattice.unit)
            )
        return tuple(
            tuple(c if c.text == self._words[c.cell] else c._replace(text=self._words[c.cell]) for c in row)
            if any(c.cell in fresh for c in row) else row for row in self.table.rows
        )

    def _word(self, face: Face, state: Any) -> frozenset[int]:
        """Bring the words of the cells up to a position.

        Returns: the cells whose words may have changed: those where somebody or the ball is or was.
        """
        special = (frozenset(token.cell for token in face.tokens(state)) | {face.ball(state)}) - {-1}
        turn, before = self._worded
        fresh = special | before
        if turn != face.turn_key(state) or not self._words:
            fresh = frozenset(range(len(face.field(state).lattice.centres)))
        self._words.update((cell, face.cell_text(state, cell)) for cell in fresh)
        self._worded = face.turn_key(state), special
        return fresh


def rows_of(centres: Collection[Point], unit: float) -> list[list[tuple[int, int]]]:
    """Return the rows of cells from left to right, each cell with its column."""
    rows: dict[int, list[tuple[float, int]]] = {}
    for cell, (x, y) in enumerate(centres):
        rows.setdefault(round(y * 4), []).append((x, cell))
    left = min(x for x, _y in centres)
    return [[(cell, round((x - left) / unit * 2) + 1) for x, cell in sorted(rows[y])] for y in sorted(rows)]


def _beside(field: PlayingField, cell: int, dx: float, dy: float) -> int:
    """Return the nearest cell in a direction; on hexes up and down lead to the nearer neighbour."""
    lattice = field.lattice
    x, y = lattice.centres[cell]
    best, least = cell, float("inf")
    for other, (ox, oy) in enumerate(lattice.centres):
        gap = hypot(ox - x, oy - y)
        if other == cell or gap > 1.6 * lattice.unit:
            continue
        along = ((ox - x) * dx + (oy - y) * dy) / gap
        if along < 0.6 or (dy == 0 and abs(oy - y) > 1):
            continue
        cost = gap * (2 - along) + (1 if (ox < x) == (dy < 0) else 0)  # up and down again lead back
        if cost < least:
            best, least = other, cost
    return best
