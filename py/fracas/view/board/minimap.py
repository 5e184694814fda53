"""The small map of a board that is seen from near, with a frame round the part on the screen."""

from fracas.view.board.board import turn
from fracas.view.board.lattice import Box
from fracas.view.board.model import AWAY, HOME, Board, Token
from fracas.view.markup import Markup, classes, el, number

SIDE = {HOME: "home", AWAY: "away"}
DOT = 0.62  # of a counter, so that single ones are seen on a map of a thumb's size


def minimap(board: Board, seen: Box, is_turned: bool = False) -> Markup:
    """Return the map. It is decoration: the button beside it shows the whole board, as a tap on the map does.

    Args: seen - the part of the board that is seen.
          is_turned - whether that is seen from its other end.
    """
    left, top, width, height = board.field.extent
    x, y, wide, high = max(seen[0], left), max(seen[1], top), seen[2], seen[3]
    frame = {"x": number(x), "y": number(y), "width": number(min(wide, left + width - x)),
             "height": number(min(high, top + height - y))}
    shown = el(
        "g", [_dot(board, token) for token in board.tokens if token.cell >= 0],
        el("rect", **frame, class_="frame case"), el("rect", **frame, class_="frame"),
        transform=turn(board.field) if is_turned else None)
    drawn = el(
        "svg", el("rect", x=number(left), y=number(top), width=number(width), height=number(height), class_="ground"),
        shown, viewBox=" ".join(map(number, board.field.extent)), aria_hidden="true", focusable="false",
    )
    return el("div", drawn, data_do="zoom", aria_hidden="true")


def _dot(board: Board, token: Token) -> Markup:
    x, y = board.field.lattice.centres[token.cell]
    half = board.field.token * DOT
    style = classes(SIDE.get(token.side, "neutral"), token.selected and "now")
    if token.side == AWAY:
        return el("rect", x=number(x - half), y=number(y - half), width=number(2 * half), height=number(2 * half),
                  class_=style)
    return el("circle", cx=number(x), cy=number(y), r=number(half), class_=style)
