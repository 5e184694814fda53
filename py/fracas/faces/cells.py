"""Cells and players by the names people read: those on the board and in the log."""

from collections.abc import Mapping
from typing import Any

from fracas.faces.choices import NOWHERE, Face
from fracas.kernel.errors import InvalidNotation, quote
from fracas.locale import _

INCH = 100  # places of a plane


def cells_by_name(face: Face, state: Any) -> Mapping[str, int]:
    """Return the cells of a board by their short names, with which their words begin; none on a plane."""
    if face.plane is not None:
        return {}
    cells = range(len(face.field(state).lattice.centres))
    return {cell_name(face, state, cell).casefold(): cell for cell in cells}


def cell_name(face: Face, state: Any, cell: int) -> str:
    """Return the short name of a cell, with which its words begin."""
    return face.cell_text(state, cell).partition(",")[0].strip()


def parse_places(face: Face, state: Any, names: tuple[str, ...]) -> list[int]:
    """Return cells by their names, or where players are by their numbers: "c18", "H7"; on a plane "12 8" in inches.

    Raises: InvalidNotation quoting what is neither.
    """
    players = {token.key: token.cell for token in face.tokens(state)}
    cells: Mapping[str, int] = {}
    found = []
    for name in names:
        cell = players.get(name.lower(), NOWHERE)
        if cell == NOWHERE and face.plane is not None:
            across, _blank, up = name.partition(" ")
            cell = face.plane.places.number((round(float(across) * INCH), round(float(up) * INCH)))
        elif cell == NOWHERE:
            cells = cells or cells_by_name(face, state)
            cell = cells.get(name, NOWHERE)
        if cell == NOWHERE:
            raise InvalidNotation(_("There is no cell {name}.").format(name=quote(name)))
        found.append(cell)
    return found
