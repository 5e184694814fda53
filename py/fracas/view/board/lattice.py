"""Geometry of the cells of a board: centres, outlines, the cell under a point, the part in view.

Hexes have their point up, `unit` is their width; of squares it is the side.
"""

from collections.abc import Iterable, Sequence
from math import sqrt

from fracas.view.markup import number

Point = tuple[float, float]
Box = tuple[float, float, float, float]     # x, y, width, height

SPARE = 1 / 3                               # of what is seen, beyond the edge of a zoomed board
ROW = sqrt(3) / 2                           # distance of two rows of hexes, in widths


class Lattice:
    """The cells of a board as points.

    Args: points - coordinates of each cell; axial (q, r) on hexes, column and row on squares.
          unit - width of a cell in board units.
          is_hex - hexes or squares.
    """

    __slots__ = ("unit", "is_hex", "centres", "ends", "_cells", "_outlines", "_edges", "_numbers")

    def __init__(self, points: Iterable[tuple[int, int]], unit: float, is_hex: bool) -> None:
        points = tuple(points)
        self.unit = unit
        self.is_hex = is_hex
        self.centres: Sequence[Point] = tuple(self.place(x, y) for x, y in points)
        across = [x for x, _y in self.centres]
        self.ends = min(across, default=0.0) - unit / 2, max(across, default=0.0) + unit / 2  # west and east
        self._cells = {point: cell for cell, point in enumerate(points)}
        self._outlines: dict[float, list[str]] = {}  # scale -> path data of each cell; cells are drawn again and again
        self._edges: dict[int, list[tuple[int, str]]] = {}  # cell -> number of an edge, its path data
        self._numbers: dict[frozenset[str], int] = {}  # ends of an edge -> its number, the same for both its cells

    def place(self, x: float, y: float) -> Point:
        """Return the point of these coordinates, which need not belong to a cell."""
        if self.is_hex:
            return self.unit * (x + y / 2), self.unit * y * ROW
        return self.unit * (x + 0.5), self.unit * (y + 0.5)

    def cell_at(self, x: float, y: float) -> int:
        """Return the cell that contains a point, -1 outside of the board."""
        if not self.is_hex:
            return self._cells.get((int(x // self.unit), int(y // self.unit)), -1)
        row = y / (self.unit * ROW)
        return self._cells.get(_round_hex(x / self.unit - row / 2, row), -1)

    def nearest(self, x: float, y: float, cells: Iterable[int], reach: float) -> list[int]:
        """Return those of the cells whose centre lies within `reach` of a point, nearest first."""
        found = []
        for cell in cells:
            cx, cy = self.centres[cell]
            gap = (cx - x) ** 2 + (cy - y) ** 2
            if gap <= reach * reach:
                found.append((gap, cell))
        return [cell for _, cell in sorted(found)]

    def corners(self, cell: int) -> list[Point]:
        """Return the corners of a cell, clockwise from the top (hexes) or the upper left (squares)."""
        cx, cy = self.centres[cell]
        half = self.unit / 2
        if not self.is_hex:
            return [(cx - half, cy - half), (cx + half, cy - half), (cx + half, cy + half), (cx - half, cy + half)]
        tip, side = half / ROW, half / (2 * ROW)
        return [(cx, cy - tip), (cx + half, cy - side), (cx + half, cy + side),
                (cx, cy + tip), (cx - half, cy + side), (cx - half, cy - side)]

    def outline(self, cells: Iterable[int], scale: float = 1.0) -> str:
        """Return path data that draws each of the cells."""
        if scale not in self._outlines:
            self._outlines[scale] = self._outlined(scale)
        return "".join(map(self._outlines[scale].__getitem__, cells))

    def _outlined(self, scale: float) -> list[str]:
        half = self.unit * scale / 2
        if self.is_hex:
            shape = _relative(half, half / ROW)
            top = half / ROW
            return [f"M{number(x)} {number(y - top)}{shape}" for x, y in self.centres]
        side = number(2 * half)
        return [f"M{number(x - half)} {number(y - half)}h{side}v{side}h-{side}z" for x, y in self.centres]

    def border(self, cells: Iterable[int]) -> str:
        """Return path data of the line round a group of cells: the edges that only one of them has."""
        found: dict[int, str] = {}
        for cell in cells:
            if cell not in self._edges:
                self._edges[cell] = self._edged(cell)
            for edge, path in self._edges[cell]:
                if found.pop(edge, None) is None:
                    found[edge] = path
        return "".join(found.values())

    def _edged(self, cell: int) -> list[tuple[int, str]]:
        names = [f"{number(x)} {number(y)}" for x, y in self.corners(cell)]
        ends = zip(names, names[1:] + names[:1], strict=True)
        numbers = self._numbers
        return [(numbers.setdefault(frozenset(pair), len(numbers)), f"M{pair[0]}L{pair[1]}") for pair in ends]


def _round_hex(q: float, r: float) -> tuple[int, int]:
    """Return the hex that contains a point given in axial coordinates."""
    s = -q - r
    hex_q, hex_r, hex_s = round(q), round(r), round(s)
    off_q, off_r, off_s = abs(hex_q - q), abs(hex_r - r), abs(hex_s - s)
    if off_q > off_r and off_q > off_s:
        hex_q = -hex_r - hex_s
    elif off_r > off_s:
        hex_r = -hex_q - hex_s
    return hex_q, hex_r


def _relative(half: float, tip: float) -> str:
    a, b, c = number(half), number(tip / 2), number(tip)
    return f"l{a} {b}v{c}l-{a} {b}-{a}-{b}v-{c}z"


def view_box(extent: Box, focus: Point | None = None, zoom: float = 1.0) -> Box:
    """Return the part of the board to show.

    Args: extent - the whole board.
          focus - point to look at; None for the middle.
          zoom - 1 shows the whole board, 2 half of its width.
    Returns: a box of the board's proportions; a zoomed one leaves the board by `SPARE` of its size at most, so that
             what stands at the edge comes out from under the buttons in the corners.
    """
    x, y, width, height = extent
    zoom = max(zoom, 1.0)
    seen_w, seen_h = width / zoom, height / zoom
    fx, fy = focus or (x + width / 2, y + height / 2)
    spare_w, spare_h = (seen_w * SPARE, seen_h * SPARE) if zoom > 1 else (0.0, 0.0)
    left = min(max(fx - seen_w / 2, x - spare_w), x + width - seen_w + spare_w)
    top = min(max(fy - seen_h / 2, y - spare_h), y + height - seen_h + spare_h)
    return left, top, seen_w, seen_h


def box_text(box: Box) -> str:
    """Return a box as the value of a `viewBox`."""
    return " ".join(map(number, box))
