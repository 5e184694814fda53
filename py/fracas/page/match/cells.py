"""The board in words: the hidden table that stands for the drawn board, changed where its words changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fracas.faces.begun import Ui
from fracas.faces.face import Face
from fracas.page.browser.canvas import Canvas
from fracas.view import gridtable

ROWS = 4  # rows of a new table that are sent at once


class Cells:
    """The table of one match.

    Args: canvas - the document.
          face - the game.
    """

    def __init__(self, canvas: Canvas, face: Face) -> None:
        self.canvas = canvas
        self.face = face
        self.table: gridtable.Table | None = None
        self._state: Any = None  # the position the table was made for
        self._words: dict[int, str] = {}  # cell -> its words
        self._worded: tuple[Any, frozenset[int]] = (None, frozenset())  # turn and special cells of these words

    def draw(self, state: Any, ui: Ui) -> Iterator[None]:
        """Send what differs, a new table by and by; the words change only with the position."""
        selected = self.face.cell_of(state, ui.selected) if ui.selected >= 0 else -1
        new = gridtable.Table(self.face.label(state), self._rows(state), max(ui.cursor, 0), selected)
        if self.table is None:
            self.canvas.fill("cells-box", gridtable.table(new, shown=ROWS))
            for start in range(ROWS, len(new.rows), ROWS):
                yield None
                self.canvas.send("add", "cells", "", gridtable.rows(new, range(start, len(new.rows))[:ROWS]))
        else:
            self.canvas.extend(gridtable.patch(self.table, new))
        self.table = new

    def _rows(self, state: Any) -> tuple[tuple[gridtable.Cell, ...], ...]:
        if self.table is not None and self._state is state:
            return self.table.rows
        self._state = state
        fresh = self._word(state)
        if self.table is None:
            lattice = self.face.field(state).lattice
            return tuple(
                tuple(gridtable.Cell(cell, self._words[cell], column) for cell, column in row)
                for row in rows_of(lattice.centres, lattice.unit)
            )
        return tuple(
            tuple(c._replace(text=self._words[c.cell]) if c.cell in fresh else c for c in row)
            if any(c.cell in fresh for c in row) else row for row in self.table.rows
        )

    def _word(self, state: Any) -> frozenset[int]:
        """Bring the words of the cells up to a position.

        Returns: the cells whose words may have changed: those where somebody or the ball is or was.
        """
        face = self.face
        special = (frozenset(token.cell for token in face.tokens(state)) | {face.ball(state)}) - {-1}
        turn, before = self._worded
        fresh = special | before
        if turn != face.turn_key(state) or not self._words:
            fresh = frozenset(range(len(face.field(state).lattice.centres)))
        self._words.update((cell, face.cell_text(state, cell)) for cell in fresh)
        self._worded = face.turn_key(state), special
        return fresh


def rows_of(centres: tuple[tuple[float, float], ...], unit: float) -> list[list[tuple[int, int]]]:
    """Return the cells of each row from left to right, each with its column, for a board of hexes or squares."""
    rows: dict[int, list[tuple[float, int]]] = {}
    for cell, (x, y) in enumerate(centres):
        rows.setdefault(round(y * 4), []).append((x, cell))
    left = min(x for x, _y in centres)
    return [[(cell, round((x - left) / unit * 2) + 1) for x, cell in sorted(rows[y])] for y in sorted(rows)]
