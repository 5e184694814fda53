"""The board for screen readers and keyboards: a table of buttons beside the drawn board.

One cell at a time can be reached by the tabulator; the page moves that place with the arrow keys.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from fracas.view.change import Change
from fracas.view.markup import Markup, el, join


class Cell(NamedTuple):
    """A cell of the table."""

    cell: int
    text: str               # "m14, Home 3 Blocker, standing, has the ball, 2 opponents adjacent"
    column: int             # 1 for the leftmost cell of the board


class CellTable(NamedTuple):
    """The whole board in words."""

    label: str
    rows: tuple[tuple[Cell, ...], ...]
    at: int                 # the cell that can be reached by the tabulator
    selected: int = -1


def cell_table(board: CellTable, shown: int | None = None) -> Markup:
    """Return the table; every button has the id `cells-<cell>`.

    Args: shown - so many rows to begin with; `rows` has the others. None for all.
    """
    columns = max((cell.column for row in board.rows for cell in row), default=0)
    return el(
        "div", cell_rows(board, range(len(board.rows))[:shown]),
        id="cells", role="grid", aria_label=board.label, aria_rowcount=len(board.rows), aria_colcount=columns,
        class_="cells",
    )


def cell_rows(board: CellTable, which: Iterable[int]) -> Markup:
    """Return some rows of a table, counted from 0, to be added to it."""
    return join(_row(board, board.rows[number], number + 1) for number in which)


def _row(board: CellTable, row: Sequence[Cell], number: int) -> Markup:
    return el("div", [_cell(board, cell) for cell in row], role="row", aria_rowindex=number)


def _cell(board: CellTable, cell: Cell) -> Markup:
    return el(
        "div",
        el("button", cell.text, type="button", id=f"cells-{cell.cell}", data_do="cell", data_arg=cell.cell,
           tabindex=0 if cell.cell == board.at else -1),
        role="gridcell", id=f"cells-g{cell.cell}", aria_colindex=cell.column,
        aria_selected="true" if cell.cell == board.selected else None,
    )


def patch(old: CellTable, new: CellTable, key: str = "cells") -> list[Change]:
    """Return the changes from one table to another of the same cells."""
    changes = [
        Change("fill", f"cells-{cell.cell}", "", join(cell.text))
        for row, earlier in zip(new.rows, old.rows, strict=True) if row is not earlier
        for cell, was in zip(row, earlier, strict=True) if was.text != cell.text
    ]
    if old.label != new.label:
        changes.append(Change("set", key, "aria-label", new.label))
    if old.at != new.at:
        steps = ((old.at, "-1"), (new.at, "0"))
        changes += [Change("set", f"{key}-{cell}", "tabindex", value) for cell, value in steps]
    if old.selected != new.selected:
        changes += [
            Change("set", f"{key}-g{cell}", "aria-selected", value)
            for cell, value in ((old.selected, "false"), (new.selected, "true")) if cell >= 0
        ]
    return changes
