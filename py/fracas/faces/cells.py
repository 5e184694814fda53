"""Cells by the names people read on the board and in the log."""

from collections.abc import Mapping
from typing import Any

from fracas.faces.choices import NOWHERE
from fracas.faces.face import Face
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.geometry.plane import INCH
from fracas.locale import _


def cells_by_name(face: Face, state: Any) -> Mapping[str, int]:
    """Return the cells of a board by their short names, folded to lower case; none on a plane."""
    if face.plane is not None:
        return {}
    cells = range(len(face.field(state).lattice.centres))
    return {cell_name(face, state, cell).casefold(): cell for cell in cells}


def cell_name(face: Face, state: Any, cell: int) -> str:
    """Return the short name of a cell: the first part of its description."""
    return face.cell_text(state, cell).partition(",")[0].strip()


def parse_places(face: Face, state: Any, names: tuple[str, ...]) -> list[int]:
    """Return the cells of names: cell names ("c18"), players' numbers ("H7"), on a plane inches ("12 8").

    Raises: InvalidNotation quoting a name that is none of these.
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
