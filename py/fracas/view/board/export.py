"""A board as a file: one SVG without script, style sheet or reference to anything outside of it."""

import re

from fracas.view.board.board import board_content
from fracas.view.board.counters import LEAST_HEAD
from fracas.view.board.lattice import Box, box_text
from fracas.view.board.model import Board
from fracas.view.markup import Markup, el
from fracas.view.symbols import symbol_defs, symbols_in, with_short_names
from fracas.view.theme import with_literal_colours

WORDS = (
    ".n{font-family:Roboto Condensed,Arial Narrow,DejaVu Sans Condensed,sans-serif;font-weight:800;text-anchor:middle;"
    "dominant-baseline:central;paint-order:stroke}"
)
_REACH = (
    ".fig{font-size:15px;fill:var(--pc-edge);stroke:var(--pc-rim);stroke-width:3px}"
    ".edge{stroke-width:2;stroke-opacity:.55}"
)
KEY = "b"
_LARGE = 60  # board units that a small shape is long at most
_PATH = re.compile(r' d="(M[^"]*M[^"]*)"')
_SHAPE = re.compile(r"M[^M]*")
_SMALL = re.compile(r"M(-?[\d.]+) (-?[\d.]+)(?:[hv]-?\d\d?(?:\.\d)?)+z?\Z")  # steps of two figures along the axes
_HANDLE = re.compile(rf' id="{KEY}-[\w-]*"| class="(?:tk|act|beak|stand|grow|terrain|lines|lit|hatch|marks|signs|bands'
                     r'|trail|route|rings|bases|targets|cursor|flags|labels|pointed)"')
_BARE = re.compile(r"<g>((?:(?!</?g\b).)*)</g>")  # a group of nothing or for nothing


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
    drawn = _without_handles(_without_surroundings(board_content(board, KEY), board.field.extent))
    style = (WORDS if 'class="n"' in drawn else "") + (_REACH if board.reachable else "")
    picture = el(
        "svg", el("title", title, id="t"), el("desc", description, id="d"),
        el("style", style) if style else None,
        symbol_defs(symbols_in(drawn)), drawn,
        xmlns="http://www.w3.org/2000/svg", viewBox=box_text(board.field.extent), role="img", aria_labelledby="t d",
        width=width or None, height=round(width * down / across) or None,
    )
    return with_literal_colours(with_short_names(picture), theme, board.kits)


def _without_surroundings(drawn: str, extent: Box) -> str:
    """Return a drawing without the small shapes beyond its edges, which a window wider than the board would show."""
    left, top, width, height = extent

    def is_seen(shape: str) -> bool:
        found = _SMALL.match(shape)
        return found is None or (left - _LARGE < float(found[1]) < left + width + _LARGE
                                 and top - _LARGE < float(found[2]) < top + height + _LARGE)

    def kept(path: re.Match[str]) -> str:
        return f' d="{"".join(filter(is_seen, _SHAPE.findall(path[1])))}"'
    return _PATH.sub(kept, drawn)


def _without_handles(drawn: str) -> Markup:
    """Return a drawing without what only the page needs: ids of layers and counters, classes, and groups for them."""
    bare = _HANDLE.sub("", drawn)
    while bare != drawn:
        drawn, bare = bare, _BARE.sub(r"\1", bare)
    return Markup(bare)
