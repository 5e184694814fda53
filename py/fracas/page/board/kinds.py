"""The two kinds of boards: cells and planes."""

from __future__ import annotations

from fracas.faces.face import Face
from fracas.page.board.cells import CellBoard
from fracas.page.board.live import Kind
from fracas.page.board.places import PlaceBoard
from fracas.page.browser.canvas import Canvas


def kind_of(canvas: Canvas, face: Face) -> Kind:
    """Return the kind of board a game is played on."""
    return CellBoard(canvas) if face.plane is None else PlaceBoard(canvas, face.plane.places)
