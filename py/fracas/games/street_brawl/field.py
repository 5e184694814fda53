"""The alley: 182 squares, the threshold of the bar, lines between squares, goal columns, zones (Street Brawl 1, 2, 4).

A cell is an int in reading order; the two threshold squares come first, those of the two long walls last: nobody stands
there, but a throw may be aimed at them. It is called by its column letter, `a` (west) to `z` (east), and its row, `1`
(along the bar) to `7`; the threshold is `m0` and `n0`, the walls are `a0` to `z0` and `a8` to `z8`. A direction is 0..7
for the board's D8 numbers 1..8, clockwise from north. A half is `WEST` or `EAST`. Nothing here knows a player.
"""

from collections.abc import Iterator
from functools import cache

from fracas.games.elfball.field import EDGE, GOAL, NO_LINE, Field, border_of
from fracas.kernel.dice import D8
from fracas.kernel.grid import OUTSIDE, SQUARE_STEPS, square_grid

WEST, EAST = 0, 1
ROWS, COLUMNS = 7, 26
MIDDLE = 3  # the row between the zones
OPENING = (12, 13)  # columns of the bar's threshold squares, row -1
LINES_AFTER = (0, 12, 24)  # columns with a white line on their east side: goal line, centre line, goal line

_THRESHOLD = [(column, -1) for column in OPENING]
_BOARD = [(column, row) for row in range(ROWS) for column in range(COLUMNS)]
_WALLS = [(column, row) for row in (-1, ROWS) for column in range(COLUMNS) if (column, row) not in _THRESHOLD]
_POINTS = [*_THRESHOLD, *_BOARD, *_WALLS]
GRID = square_grid(_POINTS, lambda column, row: f"{chr(ord('a') + column)}{row + 1}")
POINTS = GRID.points  # cell -> (column, row)
CELLS = range(len(POINTS))
BOARD = range(len(_THRESHOLD), len(_THRESHOLD) + len(_BOARD))  # the squares a player may stand on and stay


def _around(cell: int) -> tuple[int, ...]:
    """Return the cells around a cell; the bar is entered only from the squares right below it.

    Rule: Street Brawl 2, Rulings 6, 22, 45.
    """
    if cell >= BOARD.stop:
        return (OUTSIDE,) * len(GRID.neighbours[cell])
    first = 0 if POINTS[cell][0] in OPENING else BOARD.start
    return tuple(near if first <= near < BOARD.stop else OUTSIDE for near in GRID.neighbours[cell])


NEIGHBOURS = tuple(_around(cell) for cell in CELLS)  # OUTSIDE is a wall or an end
BESIDE = tuple(tuple(cell for cell in around if cell != OUTSIDE) for around in NEIGHBOURS)
NEAR = tuple(frozenset(around) - {OUTSIDE} for around in GRID.neighbours)  # also across the wall of the bar


def at(column: int, row: int) -> int:
    """Return the cell at these coordinates, `OUTSIDE` if there is none."""
    return GRID.at(column, row)


def _front(cell: int) -> tuple[tuple[int, ...], ...]:
    """Return the front squares by facing: the faced one and one on each side.

    Rule: Street Brawl 2, Ruling 4.
    """
    around = NEIGHBOURS[cell]
    faced = [[around[(d + turn) % len(around)] for turn in (-1, 0, 1)] for d in range(len(around))]
    return (*(tuple(c for c in front if c != OUTSIDE) for front in faced), ())


def _row_of(cell: int) -> int:
    """Return the row of the board that is nearest to a cell."""
    return min(max(POINTS[cell][1], 0), ROWS - 1)


def _block(columns: range, rows: range) -> tuple[int, ...]:
    return tuple(at(column, row) for row in rows for column in columns)


def _line(column: int, row: int) -> int:
    return EDGE if row not in range(ROWS) else GOAL if column in (0, COLUMNS - 1) else NO_LINE


@cache
def is_barred(here: int, cell: int) -> bool:
    """Return whether a white line, a wall or an end bars the ball from the next square.

    Rule: Street Brawl 1, 3, Rulings 1, 3, 28.
    """
    if cell not in BOARD:
        return True
    west, east = sorted((POINTS[here][0], POINTS[cell][0]))
    return west != east and west in LINES_AFTER


@cache
def within(cell: int, least: int, most: int) -> tuple[int, ...]:
    """Return the squares a throw may be aimed at, those of the walls included. They are `least` to `most` squares away.

    Rule: Street Brawl 3, Ruling 28 (further out the flight is the same; beyond the ends a goal line stops it before).
    """
    return tuple(c for c, far in enumerate(GRID.distances[cell]) if least <= far <= most)


def _line_of(start: tuple[int, int], end: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Walk the square line between two points without its start.

    Rule: Street Brawl 3 "Throws": ties away from lines, then to the thrower's left.
    """
    (x, y), (dx, dy) = start, (end[0] - start[0], end[1] - start[1])
    steps = max(abs(dx), abs(dy))
    here = start
    for i in range(1, steps + 1):
        (column, across), (row, down) = divmod(dx * i, steps), divmod(dy * i, steps)
        rest = across + down  # one of the two coordinates changes by one a step
        options = [(x + column, y + row), (x + column + (across > 0), y + row + (down > 0))]
        if 2 * rest == steps:
            options.sort(key=lambda point: dx * (point[1] - y) - dy * (point[0] - x))  # the left one first
            before = at(*here)
            here = min(options, key=lambda point: before != OUTSIDE and is_barred(before, at(*point)))
        else:
            here = options[2 * rest > steps]
        yield here


@cache
def direction_to(a: int, b: int) -> int:
    """Return the direction of the first square of the straight path between two different cells."""
    column, row = next(_line_of(POINTS[a], POINTS[b]))
    return SQUARE_STEPS.index((column - POINTS[a][0], row - POINTS[a][1]))


@cache
def flight_path(start: int, end: tuple[int, int]) -> tuple[int, ...]:
    """Return the squares a ball would enter if nothing barred it. OUTSIDE is the last where it leaves.

    Rule: Street Brawl 3, Ruling 28.
    Args: end - column and row, also beyond the board.
    """
    path: list[int] = []
    for point in _line_of(POINTS[start], end):
        cell = at(*point)
        path.append(cell if cell in BOARD else OUTSIDE)
        if path[-1] == OUTSIDE:
            break
    return tuple(path)


@cache
def interception_cells(a: int, b: int) -> tuple[int, ...]:
    """Return the squares whose interior meets the interception band between two squares, in reading order.

    Rule: Street Brawl 3 "Interception band": a rectangle 3/16 of a square wide. Exact in integers.
    """
    columns, rows = (range(min(pair), max(pair) + 1) for pair in zip(POINTS[a], POINTS[b], strict=True))
    between = (cell for cell in BOARD if POINTS[cell][0] in columns and POINTS[cell][1] in rows)
    return tuple(cell for cell in between if _meets_band(cell, a, b))


def _meets_band(cell: int, a: int, b: int) -> bool:
    """Return whether no side of the square and no side of the rectangle separates the two; in half squares."""
    x, y = (2 * (c - start) for c, start in zip(POINTS[cell], POINTS[a], strict=True))
    dx, dy = (2 * (c - start) for c, start in zip(POINTS[b], POINTS[a], strict=True))
    length2 = dx * dx + dy * dy
    for u, end, off in ((x, dx, dy), (y, dy, dx)):  # along each side of the square, which is u - 1 .. u + 1
        gap = max(u - 1 - max(0, end), min(0, end) - u - 1)
        if gap >= 0 and 256 * gap * gap * length2 >= 9 * off * off:
            return False
    corners = [(x + cx, y + cy) for cx in (-1, 1) for cy in (-1, 1)]
    along = [cx * dx + cy * dy for cx, cy in corners]
    across = [dx * cy - dy * cx for cx, cy in corners]
    beside = min(across) if min(across) > 0 else -max(across)
    return max(along) > 0 and min(along) < length2 and (beside <= 0 or 256 * beside * beside < 9 * length2)


GOALS = (_block(range(1), range(ROWS)), _block(range(COLUMNS - 1, COLUMNS), range(ROWS)))
_UPPER, _LOWER = range(MIDDLE), range(MIDDLE + 1, ROWS)  # Ruling 8
FACE_OFF = (at(12, MIDDLE), at(13, MIDDLE))

LINES = tuple(_line(*point) for point in POINTS)

FIELD = Field(
    names=GRID.names,
    points=POINTS,
    steps=GRID.steps,
    neighbours=NEIGHBOURS,
    beside=BESIDE,
    near=NEAR,
    front=tuple(_front(cell) for cell in CELLS),
    lines=LINES,
    border=border_of(LINES),
    goal_cells=frozenset(cell for cell, line in enumerate(LINES) if line == GOAL),
    side_of=tuple(1 if column < COLUMNS // 2 else -1 for column, _ in POINTS),
    direction=D8,
    centre=OUTSIDE,
    centre_circle=(),
    goals=GOALS,
    nearest_goal=(
        tuple(at(0, _row_of(cell)) for cell in CELLS), tuple(at(COLUMNS - 1, _row_of(cell)) for cell in CELLS),
    ),
    face_off=((FACE_OFF[WEST],), (FACE_OFF[EAST],)),
    looked_at=(FACE_OFF[EAST], FACE_OFF[WEST]),
    guardian=(at(2, MIDDLE), at(23, MIDDLE)),
    rover=(
        (_block(range(5, 9), _UPPER), _block(range(5, 9), _LOWER)),
        (_block(range(17, 21), _UPPER), _block(range(17, 21), _LOWER)),
    ),
    entry=(_block(range(9, 13), _UPPER), _block(range(13, 17), _UPPER)),
    at=at,
    cell_named=GRID.cell_named,
    distance=GRID.distance,
    distances=GRID.distances.__getitem__,
    closer=GRID.closer.__getitem__,
    within=within,
    direction_to=direction_to,
    flight_path=flight_path,
    interception_cells=interception_cells,
)
