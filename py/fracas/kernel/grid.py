"""Grids of cells: hexes in axial coordinates and squares. Cells are ints, all questions are table look-ups.

Which cells exist and how they are called is the game's affair; a grid only knows how they hang together.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise

OUTSIDE = -1

HEX_STEPS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))  # NE E SE SW W NW, clockwise
SQUARE_STEPS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))  # N NE E SE S SW W NW


class _Rows(dict[int, bytes]):
    """Distances from each cell to every cell; a row is computed when it is first asked for."""

    def __init__(self, points: tuple[tuple[int, int], ...], metric: Callable[[int, int], int]) -> None:
        super().__init__()
        self._points = points
        self._metric = metric

    def __missing__(self, cell: int) -> bytes:
        return self.work_out(cell)

    def work_out(self, cell: int) -> bytes:
        """Add the row of a cell and return it."""
        x1, y1 = self._points[cell]
        row = self[cell] = bytes(self._metric(x2 - x1, y2 - y1) for x2, y2 in self._points)
        return row


class _Closer(dict[int, bytes]):
    """Directions, as bits, that lead closer to a cell, from every cell; computed as the distances are."""

    def __init__(self, neighbours: tuple[tuple[int, ...], ...], distances: dict[int, bytes]) -> None:
        super().__init__()
        self._neighbours = neighbours
        self._distances = distances

    def __missing__(self, cell: int) -> bytes:
        far = self._distances[cell]
        row = self[cell] = bytes(
            sum(1 << n for n, there in enumerate(around) if far[there] < far[here] and there != OUTSIDE)
            for here, around in enumerate(self._neighbours)
        )
        return row


class Grid:
    """Cells 0..n-1 in reading order, their coordinates, names, neighbours and distances.

    Args: points - (x, y) of each cell; on hexes axial (q, r).
          steps - coordinate step of each direction, clockwise.
          name - coordinates to name.
          metric - coordinate difference to distance.
    """

    __slots__ = ("points", "names", "steps", "neighbours", "distances", "closer", "_index", "_named")

    def __init__(
        self, points: Sequence[tuple[int, int]], steps: Sequence[tuple[int, int]],
        name: Callable[[int, int], str], metric: Callable[[int, int], int],
    ) -> None:
        self.points = tuple(points)
        self.steps = tuple(steps)
        self.names = tuple(name(x, y) for x, y in self.points)
        self._index = {point: cell for cell, point in enumerate(self.points)}
        self._named = {label: cell for cell, label in enumerate(self.names)}
        self.neighbours = tuple(
            tuple(self._index.get((x + dx, y + dy), OUTSIDE) for dx, dy in self.steps) for x, y in self.points
        )
        self.distances = _Rows(self.points, metric)
        self.closer = _Closer(self.neighbours, self.distances)

    def __len__(self) -> int:
        return len(self.points)

    def at(self, x: int, y: int) -> int:
        """Return the cell at these coordinates, `OUTSIDE` if there is none."""
        return self._index.get((x, y), OUTSIDE)

    def cell_named(self, name: str) -> int:
        """Return the cell of this name, `OUTSIDE` if there is none."""
        return self._named.get(name, OUTSIDE)

    def distance(self, a: int, b: int) -> int:
        """Return the number of steps between two cells on an open board."""
        rows = self.distances
        if a not in rows:
            if b in rows:
                return rows[b][a]
            rows.work_out(b)  # whichever of the two is asked about again and again, its row will be there
        return rows[a][b]

    def direction(self, a: int, b: int) -> int:
        """Return the direction from a cell to its neighbour, -1 if they are not adjacent."""
        around = self.neighbours[a]
        return around.index(b) if b in around else -1


def hex_grid(points: Sequence[tuple[int, int]], name: Callable[[int, int], str]) -> Grid:
    """Return the grid of these axial hexes; directions as `HEX_STEPS`."""
    return Grid(points, HEX_STEPS, name, lambda dq, dr: max(abs(dq), abs(dr), abs(dq + dr)))


def square_grid(points: Sequence[tuple[int, int]], name: Callable[[int, int], str]) -> Grid:
    """Return the grid of these squares with eight neighbours; directions as `SQUARE_STEPS`."""
    return Grid(points, SQUARE_STEPS, name, lambda dx, dy: max(abs(dx), abs(dy)))  # a diagonal step costs one


def bends(neighbours: Sequence[Sequence[int]], way: Sequence[int]) -> int:
    """Return the number of changes of direction on a way from cell to cell."""
    directions = [neighbours[here].index(cell) for here, cell in pairwise(way)]
    return sum(one != other for one, other in pairwise(directions))


def straightest_way(
    neighbours: Sequence[Sequence[int]], distances: Callable[[int], Sequence[int]], way: Sequence[int],
    is_open: Callable[[int], bool],
) -> tuple[int, ...]:
    """Return the way with fewest bends among those as long as a given one, between the same ends.

    Its last step is that of the given one, so that whoever walks it arrives looking where he would have looked.

    Args: distances - of a cell to all cells.
          way - the cells, the first included.
          is_open - whether a cell may lie on the way; those of the given one may in any case.
    """
    if len(way) < 4 or bends(neighbours, way) < 2:
        return tuple(way)
    *_, end, goal = way
    far, last, own = distances(end), neighbours[end].index(goal), set(way)
    ways: dict[tuple[int, int], tuple[int, tuple[int, ...]]] = {(way[0], OUTSIDE): (0, (way[0],))}
    for left in range(len(way) - 3, -1, -1):
        longer: dict[tuple[int, int], tuple[int, tuple[int, ...]]] = {}
        for (here, came), (turns, cells) in ways.items():
            for direction, cell in enumerate(neighbours[here]):
                if cell == OUTSIDE or far[cell] > left or (left and cell not in own and not is_open(cell)):
                    continue
                turned = turns + (came not in (OUTSIDE, direction))
                known = longer.get((cell, direction))
                if known is None or turned < known[0]:
                    longer[cell, direction] = turned, (*cells, cell)
        ways = longer
    (_, cells) = min((turns + (came != last), cells) for (_here, came), (turns, cells) in ways.items())
    return (*cells, goal)
