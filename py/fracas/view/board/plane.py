"""A table without cells: its places numbered, so that boards draw and report them as they do cells.

Places are whole hundredths of an inch, x from west to east, y from south to north. Board units are 20 to the inch and
y grows downwards in them.
"""

from collections.abc import Sequence
from typing import overload

from fracas.view.board.lattice import Lattice, Point

Place = tuple[int, int]

INCH = 20.0  # board units
_FINE = 100 / INCH  # hundredths of an inch in a board unit


class Plane(Lattice):
    """The places of a square table.

    Args: side - of the table, in hundredths of an inch.
    """

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        super().__init__((), INCH, False)
        self.side = side
        self.centres = _Centres(self)
        self.ends = 0.0, side / _FINE

    def number(self, place: Place) -> int:
        """Return the number of a place, -1 beside the table."""
        x, y = place
        return y * (self.side + 1) + x if 0 <= x <= self.side and 0 <= y <= self.side else -1

    def place_of(self, cell: int) -> Place:
        """Return the place of a number."""
        y, x = divmod(cell, self.side + 1)
        return x, y

    def point(self, place: Place) -> Point:
        """Return a place in board units."""
        return place[0] / _FINE, (self.side - place[1]) / _FINE

    def nearest_place(self, x: float, y: float) -> Place:
        """Return the place at a point in board units, which may lie beside the table."""
        return round(x * _FINE), self.side - round(y * _FINE)

    def nearest_on_table(self, x: float, y: float) -> Place:
        """Return the nearest place of the table to a point in board units."""
        across, up = self.nearest_place(x, y)
        return min(max(across, 0), self.side), min(max(up, 0), self.side)

    def cell_at(self, x: float, y: float) -> int:
        """Return the number of the place at a point, -1 beside the table."""
        return self.number(self.nearest_place(x, y))


class _Centres(Sequence[Point]):
    """The points of all places, worked out when asked for."""

    __slots__ = ("plane",)

    def __init__(self, plane: Plane) -> None:
        self.plane = plane

    @overload
    def __getitem__(self, cell: int) -> Point: ...

    @overload
    def __getitem__(self, cell: slice) -> Sequence[Point]: ...

    def __getitem__(self, cell: int | slice) -> Point | Sequence[Point]:
        if isinstance(cell, slice):
            return [self[n] for n in range(*cell.indices(len(self)))]
        return self.plane.point(self.plane.place_of(cell))

    def __len__(self) -> int:
        return (self.plane.side + 1) ** 2
