"""The street: 26 by 7 squares between two walls, open at both ends (chapter 2).

Squares are numbered row by row from the north-west corner; a square is called by its column a..z from the west and its
row 1..7 from the north. The templates say which way dice send a ball or a player.
"""

from __future__ import annotations

from fracas.kernel.grid import OUTSIDE, square_grid
from fracas.kernel.table import AWAY, HOME, Side

LENGTH, WIDTH = 26, 7  # columns x = 0..25 from the west, rows y = 0..6 from the north
COLUMNS = "abcdefghijklmnopqrstuvwxyz"

STREET = square_grid([(x, y) for y in range(WIDTH) for x in range(LENGTH)], lambda x, y: f"{COLUMNS[x]}{y + 1}")
CELLS = range(LENGTH * WIDTH)
X = tuple(x for x, _y in STREET.points)
Y = tuple(y for _x, y in STREET.points)
AROUND = tuple(tuple(cell for cell in around if cell != OUTSIDE) for around in STREET.neighbours)
NEXT_TO = tuple(frozenset(around) for around in AROUND)  # the same, for looking up

NORTH, SOUTH, WEST, EAST = "north", "south", "west", "east"  # the edges
HALF = LENGTH // 2
LINE = (HALF - 1, HALF)  # column of the line of scrimmage, by side
GOAL_COLUMN = (LENGTH - 1, 0)  # column of the end zone a side scores in, by side
BACK = (-1, 1)  # the step along the street towards a side's own end zone, by side
CENTRE_ROWS = range(2, 5)
NORTH_ROWS, SOUTH_ROWS = range(2), range(5, 7)

Step = tuple[int, int]

SCATTER: tuple[Step, ...] = ((0, 0), (-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))  # by D8
THROW_IN: dict[str, tuple[Step, ...]] = {  # by the edge that was crossed: D6 1-2, 3-4, 5-6
    WEST: ((1, -1), (1, 0), (1, 1)),
    EAST: ((-1, 1), (-1, 0), (-1, -1)),
    NORTH: ((1, 1), (0, 1), (-1, 1)),
    SOUTH: ((-1, -1), (0, -1), (1, -1)),
}


def square(x: int, y: int) -> int:
    """Return the square at these coordinates, `OUTSIDE` if there is none."""
    return y * LENGTH + x if 0 <= x < LENGTH and 0 <= y < WIDTH else OUTSIDE


def beyond(cell: int, step: Step) -> int:
    """Return the square one step on, `OUTSIDE` if the step leaves the street."""
    return square(X[cell] + step[0], Y[cell] + step[1])


def edge(x: int, y: int) -> str:
    """Return over which edge these coordinates lie, "" if they are on the street.

    Rule: Street Bowl 2, Ruling 2: what is beyond a wall is wall, also beside the corner.
    """
    if y < 0:
        return NORTH
    if y >= WIDTH:
        return SOUTH
    return WEST if x < 0 else EAST if x >= LENGTH else ""


def edge_beyond(cell: int, step: Step) -> str:
    """Return the edge that a step from a square crosses, "" for none."""
    return edge(X[cell] + step[0], Y[cell] + step[1])


def is_wall(side_of_street: str) -> bool:
    """Return whether an edge is a wall; the others are open ends with a crowd behind."""
    return side_of_street in (NORTH, SOUTH)


def step_between(a: int, b: int) -> Step:
    """Return the step from a square to an adjacent one."""
    return X[b] - X[a], Y[b] - Y[a]


def distance(a: int, b: int) -> int:
    """Return the distance of two squares; a diagonal counts one."""
    return max(abs(X[a] - X[b]), abs(Y[a] - Y[b]))


def is_in_half(cell: int, side: Side) -> bool:
    """Return whether a square lies in a side's own half."""
    return X[cell] < HALF if side == HOME else X[cell] >= HALF


def is_in_goal(cell: int, side: Side) -> bool:
    """Return whether a square lies in the end zone a side scores in."""
    return X[cell] == GOAL_COLUMN[side]


def is_in_end_zone(cell: int) -> bool:
    """Return whether a square lies in either end zone."""
    return X[cell] in (GOAL_COLUMN[HOME], GOAL_COLUMN[AWAY])


def is_in_wide_zone(cell: int) -> bool:
    """Return whether a square lies in the north or the south wide zone."""
    return Y[cell] not in CENTRE_ROWS
