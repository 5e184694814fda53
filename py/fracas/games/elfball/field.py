"""The field: 421 cells, white lines, goals, circles, entry zones, flight paths, interception band (chapter 3, 13.2).

A cell is an int in reading order, the row furthest north first. It is called by its row letter, `a` (r = -12) to `y`
(r = +12), and its column q + 13: the centre is `m13`. A direction is 0..5 for the board's D6 numbers 1..6. A half is
`SOUTH` or `NORTH`. Nothing here knows a player.
"""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from fracas.kernel.dice import D6, Die
from fracas.kernel.grid import OUTSIDE, hex_grid

SOUTH, NORTH = 0, 1
NO_LINE, HALFWAY, EDGE, GOAL = 0, 1, 2, 3  # the white line of a cell


class Field(NamedTuple):
    """What the rules ask of a field. Tables by cell unless said otherwise; a half is an index of the pairs."""

    names: tuple[str, ...]
    points: tuple[tuple[int, int], ...]  # coordinates
    steps: tuple[tuple[int, int], ...]  # by direction: change of the coordinates
    neighbours: tuple[tuple[int, ...], ...]  # by direction, OUTSIDE where there is no cell
    beside: tuple[tuple[int, ...], ...]  # the neighbours there are, by direction
    near: tuple[frozenset[int], ...]  # these, and any other whose neighbour the cell is
    front: tuple[tuple[tuple[int, ...], ...], ...]  # by facing: the cells faced; the last entry is for facing -1
    lines: tuple[int, ...]  # NO_LINE .. GOAL
    border: frozenset[int]  # cells that end the field: those with an EDGE, and OUTSIDE
    goal_cells: frozenset[int]  # those with a GOAL line
    side_of: tuple[int, ...]  # 1 in the south half, -1 in the north half, 0 on the line
    direction: Die  # rolled for a direction; its face is the direction + 1
    centre: int  # where the ball starts and the referee puts it, OUTSIDE if the ball does not lie on the field
    centre_circle: tuple[int, ...]
    goals: tuple[tuple[int, ...], tuple[int, ...]]  # by the half whose team defends it
    nearest_goal: tuple[tuple[int, ...], tuple[int, ...]]  # by half, then by cell: the nearest cell of its goal
    face_off: tuple[tuple[int, ...], tuple[int, ...]]
    looked_at: tuple[int, int]  # by half: the cell that players set up look at
    guardian: tuple[int, int]
    rover: tuple[tuple[tuple[int, ...], tuple[int, ...]], tuple[tuple[int, ...], tuple[int, ...]]]
    entry: tuple[tuple[int, ...], tuple[int, ...]]
    at: Callable[[int, int], int]  # coordinates -> cell or OUTSIDE
    cell_named: Callable[[str], int]  # name -> cell or OUTSIDE
    distance: Callable[[int, int], int]
    distances: Callable[[int], bytes]  # cell -> its distance to every cell
    closer: Callable[[int], bytes]  # cell -> by cell: the directions, as bits, of the steps that come closer to it
    within: Callable[[int, int, int], tuple[int, ...]]  # cell, least, most -> cells so far away, in reading order
    direction_to: Callable[[int, int], int]  # of the first hex of the straight path between two cells
    flight_path: Callable[[int, tuple[int, int]], tuple[int, ...]]  # cell, coordinates -> cells entered
    interception_cells: Callable[[int, int], tuple[int, ...]]  # cells that meet the interception band between two cells


# First and last q of the inside cells of row r = -12..12, and the q of its edge cells. Rule: Elfball 3.2, Ruling 5.
_ROWS: tuple[tuple[range, tuple[int, ...]], ...] = (
    (range(0), (4, 5, 6, 7, 8)),
    (range(4, 8), (1, 2, 3, 8, 9, 10)),
    (range(1, 10), (-1, 0, 10, 11)),
    (range(-1, 11), (-2, 11)),
    (range(-2, 11), (-4, -3, 11, 12)),
    (range(-4, 12), (-5, 12)),
    (range(-5, 12), (-6, 12)),
    (range(-6, 12), (-7, 12)),
    (range(-7, 12), (-8, 12)),
    (range(-7, 11), (-8, 11)),
    (range(-8, 11), (-9, 11)),
    (range(-9, 11), (-10, 11)),
    (range(-9, 10), (-10, 10)),
)
_EDGE_POINTS = frozenset(
    point for row, (_, edge) in enumerate(_ROWS) for q in edge for point in ((q, row - 12), (-q, 12 - row))
)
_POINTS = sorted(
    _EDGE_POINTS | {
        point for row, (inside, _) in enumerate(_ROWS) for q in inside for point in ((q, row - 12), (-q, 12 - row))
    },
    key=lambda point: (point[1], point[0]),
)


def _name(q: int, r: int) -> str:
    return f"{'abcdefghijklmnopqrstuvwxy'[r + 12]}{q + 13}"


GRID = hex_grid(_POINTS, _name)
POINTS = GRID.points  # cell -> axial (q, r)
NAMES = GRID.names
NEIGHBOURS = GRID.neighbours  # cell -> six cells by direction, OUTSIDE beyond the edge cells
BESIDE = tuple(tuple(cell for cell in around if cell != OUTSIDE) for around in NEIGHBOURS)
CELLS = range(len(POINTS))
DIRECTIONS = range(6)
distance = GRID.distance  # hexes between two cells


def at(q: int, r: int) -> int:
    """Return the cell at axial coordinates, `OUTSIDE` if there is none."""
    return GRID.at(q, r)


def _cells(*points: tuple[int, int]) -> tuple[int, ...]:
    return tuple(at(q, r) for q, r in points)


def _rotate(cells: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cells after a half-turn of the field, in reading order."""
    return tuple(sorted(at(-POINTS[c][0], -POINTS[c][1]) for c in cells))


def _mirror(cells: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cells after an east-west mirroring, in reading order."""
    return tuple(sorted(at(-sum(POINTS[c]), POINTS[c][1]) for c in cells))


CENTRE = at(0, 0)
GOALS = (at(-5, 10), at(5, -10))  # by the half whose team defends it
LINES = tuple(
    EDGE if point in _EDGE_POINTS else GOAL if cell in GOALS else HALFWAY if point[1] == 0 and point[0] else NO_LINE
    for cell, point in enumerate(POINTS)
)
SIDE_OF = tuple((r > 0) - (r < 0) for _, r in POINTS)  # 1 in the south half, -1 in the north half, 0 on the line

FACE_OFF = (_cells((-1, 1), (0, 1)), _cells((0, -1), (1, -1)))  # by half
CENTRE_CIRCLE = (CENTRE, *NEIGHBOURS[CENTRE])
GUARDIAN = (at(-4, 8), at(4, -8))
_NORTH_WEST_ROVER = _cells(
    (-3, -7), (-2, -7), (-1, -7), (-4, -6), (-3, -6), (-2, -6), (-1, -6), (-4, -5), (-3, -5), (-2, -5),
)
_NORTH_EAST_ROVER = _mirror(_NORTH_WEST_ROVER)
ROVER = (  # by half: the west and the east circle
    (_rotate(_NORTH_EAST_ROVER), _rotate(_NORTH_WEST_ROVER)),
    (_NORTH_WEST_ROVER, _NORTH_EAST_ROVER),
)
_NORTH_WEST_ENTRY = _cells(
    (1, -10), (-1, -9), (0, -9), (-2, -8), (-1, -8), (-4, -7), (-3, -7), (-2, -7), (-5, -6), (-4, -6), (-3, -6),
)
_NORTH_ENTRY = tuple(sorted(_NORTH_WEST_ENTRY + _mirror(_NORTH_WEST_ENTRY)))
ENTRY = (_rotate(_NORTH_ENTRY), _NORTH_ENTRY)  # by half: both zones
STAIRS = _cells((-4, -8), (-3, -8), (-2, -9), (-1, -10))
STAIRS = tuple(sorted(STAIRS + _mirror(STAIRS) + _rotate(STAIRS + _mirror(STAIRS))))


def border_of(lines: tuple[int, ...]) -> frozenset[int]:
    """Return the cells that end a field with these lines, and OUTSIDE."""
    return frozenset([OUTSIDE, *(cell for cell, line in enumerate(lines) if line == EDGE)])


def _front(cell: int) -> tuple[tuple[int, ...], ...]:
    around = NEIGHBOURS[cell]
    faced = zip(around[-1:] + around[:-1], around, around[1:] + around[:1], strict=True)
    if OUTSIDE in around:
        return (*(tuple(c for c in front if c != OUTSIDE) for front in faced), ())
    return (*faced, ())


FRONT = tuple(_front(cell) for cell in CELLS)
"""cell -> facing -> front hexes; the last entry, facing -1, is that of players who face nothing. Rule: Elfball 4."""


@cache
def within(cell: int, least: int, most: int) -> tuple[int, ...]:
    """Return the cells of the field and its edge from `least` to `most` hexes away, in reading order."""
    return tuple(c for c, hexes in enumerate(GRID.distances[cell]) if least <= hexes <= most)


@cache
def direction_to(a: int, b: int) -> int:
    """Return the direction of the first hex of the straight path between two different cells.

    Rule: Elfball 13.1 Ruling 30.
    """
    return NEIGHBOURS[a].index(flight_path(a, POINTS[b])[0])


@cache
def flight_path(start: int, end: tuple[int, int]) -> tuple[int, ...]:
    """Return the hexes a ball enters up to `end`, or up to the first edge cell if `end` lies outside.

    Rule: Elfball 13.2 (ties: without a white line, else the left one), Ruling 97.
    Args: start - cell of the thrower, not part of the path.
          end - axial coordinates, also beyond the field.
    """
    q0, r0 = POINTS[start]
    dq, dr = end[0] - q0, end[1] - r0
    steps = max(abs(dq), abs(dr), abs(dq + dr))
    path: list[int] = []
    for i in range(1, steps + 1):
        path.append(_nearest(q0, r0, dq, dr, i, steps))
        if LINES[path[-1]] == EDGE and at(*end) == OUTSIDE:
            break
    return tuple(path)


def _nearest(q0: int, r0: int, dq: int, dr: int, i: int, steps: int) -> int:
    """Return the hex under the point `i` / `steps` of the way. The tie rule decides between two at equal distance."""
    q, q_rest = divmod(dq * i, steps)
    r, r_rest = divmod(dr * i, steps)
    # One of the three cube coordinates changes by one a step; the other two have the same or opposite remainders.
    if q_rest == 0 or r_rest == 0:
        options = ((q, r), (q + (q_rest > 0), r + (r_rest > 0)))
        rest = q_rest + r_rest
    else:
        options = ((q, r + 1), (q + 1, r))
        rest = q_rest
    if 2 * rest != steps:
        q, r = options[2 * rest > steps]
        return at(q0 + q, r0 + r)
    left, right = sorted(options, key=lambda point: dq * point[1] - dr * point[0])
    first, second = at(q0 + left[0], r0 + left[1]), at(q0 + right[0], r0 + right[1])
    return second if _has_line(first) and not _has_line(second) else first


def _has_line(cell: int) -> bool:
    return cell == OUTSIDE or LINES[cell] != NO_LINE


@cache
def interception_cells(a: int, b: int) -> tuple[int, ...]:
    """Return the cells whose interior meets the interception band between two cells, in reading order.

    Rule: Elfball 13.2 "Interception band", Ruling 33: a rectangle 3/16 of a hex wide. Exact in integers.
    Args: a, b - not both edge cells unless the straight line between them stays on the field.
    """
    near = {b, *NEIGHBOURS[a]}
    for cell in flight_path(a, POINTS[b]):
        near.update(NEIGHBOURS[cell])
    return tuple(sorted(c for c in near if c != OUTSIDE and _meets_band(c, a, b)))


def _meets_band(cell: int, a: int, b: int) -> bool:
    """Return whether no side of the hexagon and no side of the rectangle separates the two."""
    (q, r), (qa, ra), (qb, rb) = POINTS[cell], POINTS[a], POINTS[b]
    dq, dr = qb - qa, rb - ra
    length2 = dq * dq + dq * dr + dr * dr
    for u, ua, ub in (
        (2 * q + r, 2 * qa + ra, 2 * qb + rb), (q + 2 * r, qa + 2 * ra, qb + 2 * rb), (r - q, ra - qa, rb - qb),
    ):  # along each normal of the hexagon, in half hex widths: hexagon u - 1 .. u + 1
        gap = max(u - 1 - max(ua, ub), min(ua, ub) - u - 1)
        if gap >= 0 and 1024 * length2 * gap * gap >= 9 * (4 * length2 - (ub - ua) ** 2):
            return False
    x, y, dx, dy = 2 * (q - qa) + r - ra, 3 * (r - ra), 2 * dq + dr, 3 * dr
    corners = [(x + cx, y + cy) for cx, cy in ((0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1))]
    along = [3 * cx * dx + cy * dy for cx, cy in corners]
    across = [dx * cy - dy * cx for cx, cy in corners]
    reach = 9 * (3 * dx * dx + dy * dy)
    beside = min(across) if min(across) > 0 else -max(across)
    return max(along) > 0 and min(along) < 3 * dx * dx + dy * dy and (beside <= 0 or 256 * beside * beside < reach)


FIELD = Field(
    NAMES, POINTS, GRID.steps, NEIGHBOURS, BESIDE, tuple(map(frozenset, BESIDE)), FRONT, LINES,
    border_of(LINES), frozenset(GOALS), SIDE_OF, D6, CENTRE, CENTRE_CIRCLE, ((GOALS[SOUTH],), (GOALS[NORTH],)),
    ((GOALS[SOUTH],) * len(POINTS), (GOALS[NORTH],) * len(POINTS)), FACE_OFF, (CENTRE, CENTRE), GUARDIAN, ROVER, ENTRY,
    at, GRID.cell_named, distance, GRID.distances.__getitem__, GRID.closer.__getitem__, within, direction_to,
    flight_path,
    interception_cells,
)
