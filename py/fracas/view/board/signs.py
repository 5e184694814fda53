"""Names of parts of a board, painted on the ground between the counters."""

import math
from collections.abc import Iterable

from fracas.view.board.model import Board, Sign
from fracas.view.markup import Markup, el, join, number

SIGN = 0.62  # height of the letters, in counters
SHARE = 1 / 26  # of the board they are at least, to be read on phones
_LETTER = 0.56  # width of a letter, in heights
_NARROW = 0.51  # the same, of a name without spare room at its ends
_LEAST = 0.8  # of the usual height, at which a name still goes into one line
_SHIFTS = (0, 1, -1, 2, -2, 3, -3)  # tried in this order: places below the usual one, in half counters
_REACH = 42  # of a counter from its middle, of 100
_MOST_COVERED = 0.06  # of a name that is still read

Box = tuple[float, float, float, float]  # left, top, right, bottom


def signs(board: Board) -> Markup:
    """Return the names of parts of the board, below the counters."""
    return join(_drawn(board, sign) for sign in board.signs)


def _drawn(board: Board, sign: Sign) -> Markup:
    lines, size = _lines(board, sign)
    x, y = _middle(board, sign)
    return el(
        "text", sign.text if len(lines) == 1 else [el("tspan", line, x=number(x), dy=number(n * size))
                                                   for n, line in enumerate(lines)],
        class_="n sign", x=number(x), y=number(y - (len(lines) - 1) * size / 2), font_size=number(size),
        fill="var(--sel)", stroke="var(--sel-case)", stroke_width=number(size / 5), paint_order="stroke")


def readable_signs(board: Board) -> tuple[Sign, ...]:
    """Return the names where the fewest counters and other names cover them, as near to their places as can be.

    One that would be hidden in part wherever it stands is left out: in the thick of it nobody reads it.
    """
    found: list[Sign] = []
    taken = [*_counters(board)]
    for sign in board.signs:
        best, covered = _clearest(board, sign, taken)
        box = _box(board, best)
        if covered <= _MOST_COVERED * (box[2] - box[0]) * (box[3] - box[1]):
            found.append(best)
            taken.append(box)
    return tuple(found)


def _clearest(board: Board, sign: Sign, taken: list[Box]) -> tuple[Sign, float]:
    """Return a name at its least covered place, and the area that is covered there."""
    step = board.field.token / 2 / board.field.lattice.unit
    best, least = sign, math.inf
    for shift in _SHIFTS:
        tried = sign._replace(dy=sign.dy + shift * step)
        covered = _covered(_box(board, tried), taken)
        if covered < least:
            best, least = tried, covered
        if not covered:
            break  # it cannot be clearer
    return best, least


def _size(board: Board) -> float:
    return max(SIGN * board.field.token, SHARE * min(board.field.extent[2:]))


def _lines(board: Board, sign: Sign) -> tuple[list[str], float]:
    """Return the lines of a name, two where the cells are narrow, and the height of its letters."""
    words, size, (west, east) = sign.text.split(" "), _size(board), board.field.lattice.ends[:2]
    most = (east - west) / _NARROW / size
    lines = [sign.text]
    if len(sign.text) * _LEAST > most and len(words) > 1:
        pairs = ([" ".join(words[:n]), " ".join(words[n:])] for n in range(1, len(words)))
        lines = min(pairs, key=_longest)
    return lines, size * min(1, most / _longest(lines))


def _longest(lines: list[str]) -> int:
    return max(map(len, lines))


def _middle(board: Board, sign: Sign) -> tuple[float, float]:
    """Return the middle of a name: its place, moved as far as it must to lie on the cells.

    Of what is drawn beyond them a low screen shows nothing.
    """
    lattice, (half, _height) = board.field.lattice, _extent(board, sign)
    x, y = lattice.centres[sign.cell]
    west, east = lattice.ends[0] + half, lattice.ends[1] - half
    return (west + east) / 2 if west > east else min(max(x, west), east), y + sign.dy * lattice.unit


def _counters(board: Board) -> Iterable[Box]:
    """Return the boxes that counters and a loose ball cover."""
    centres, half = board.field.lattice.centres, board.field.token * _REACH / 100
    cells = [token.cell for token in board.tokens if token.cell >= 0]
    for cell in (*cells, board.ball) if board.ball >= 0 else cells:
        x, y = centres[cell]
        yield x - half, y - half, x + half, y + half


def _box(board: Board, sign: Sign) -> Box:
    (x, y), (half, height) = _middle(board, sign), _extent(board, sign)
    return x - half, y - height, x + half, y + height


def _extent(board: Board, sign: Sign) -> tuple[float, float]:
    """Return half the width of a name and half its height."""
    lines, size = _lines(board, sign)
    return _longest(lines) * size * _LETTER / 2, len(lines) * size / 2


def _covered(box: Box, others: Iterable[Box]) -> float:
    """Return the area of a box that others cover."""
    left, top, right, bottom = box
    return sum((min(right, east) - max(left, west)) * (min(bottom, south) - max(top, north))
               for west, north, east, south in others
               if west < right and left < east and north < bottom and top < south)
