"""Boards in notebooks.

A match that ends a cell is drawn below it, and so is a position that `picture` has read.
"""

from __future__ import annotations

from typing import NamedTuple

import fracas
from fracas.faces import face_of
from fracas.faces.pictures import board, kits_of_match
from fracas.kernel.game import Game
from fracas.locale import _
from fracas.posts.excerpt import board_excerpt, board_sentences
from fracas.view.board.export import picture_file


class BoardPicture(NamedTuple):
    """A picture of a board, which notebooks draw and which can be written to a file."""

    drawing: str  # its text as an SVG file

    def _repr_svg_(self) -> str:
        return self.drawing


def picture(shown: Game | str, theme: str = "light") -> BoardPicture:
    """Return the picture of a match as it stands, or of a position string.

    A position against the rules is drawn as well.

    Args:   theme - "light", "dark" or "contrast".
    Raises: InvalidNotation quoting what cannot be read.
    """
    if isinstance(shown, str):
        return BoardPicture(board_excerpt(fracas.ruleset_of(shown), shown, theme).drawing)
    face = face_of(shown.ruleset.key)
    drawn = board(face, shown.state, kits_of_match(face, shown))
    text = " ".join((drawn.label, *board_sentences(face, shown.state)))
    return BoardPicture(str(picture_file(drawn, _(shown.ruleset.name), text, theme=theme)))
