"""A board as a file: one SVG without script, style sheet or reference to anything outside of it."""

from fracas.view.board.board import board_content
from fracas.view.board.counters import LEAST_HEAD
from fracas.view.board.lattice import box_text
from fracas.view.board.model import Board
from fracas.view.markup import Markup, el
from fracas.view.symbols import symbol_defs, symbols_in
from fracas.view.theme import with_literal_colours

WORDS = (
    ".n{font-family:Roboto Condensed,Arial Narrow,DejaVu Sans Condensed,sans-serif;font-weight:800;text-anchor:middle;"
    "dominant-baseline:central;paint-order:stroke}.fig{font-size:15px;fill:var(--pc-edge);stroke:var(--pc-rim);"
    "stroke-width:3px}.edge{stroke-width:2;stroke-opacity:.55}"
)
KEY = "b"


def picture_file(board: Board, title: str, description: str, *, theme: str = "light", width: int = 0) -> Markup:
    """Return a board as the text of an SVG file.

    Args: board - what to draw; an embed leaves out `lit`.
          title - name of the picture.
          description - the position in words.
          theme - "light", "dark" or "contrast".
          width - in pixels; 0 fits the place it is put into.
    """
    _x, _y, across, down = board.field.extent
    board = board._replace(is_small=0 < width and board.field.token * width / across < LEAST_HEAD)
    drawn = board_content(board, KEY)
    picture = el(
        "svg", el("title", title, id="t"), el("desc", description, id="d"), el("style", WORDS),
        symbol_defs(symbols_in(drawn)), drawn,
        xmlns="http://www.w3.org/2000/svg", viewBox=box_text(board.field.extent), role="img", aria_labelledby="t d",
        width=width or None, height=round(width * down / across) or None,
    )
    return with_literal_colours(picture, theme, board.kits)
