"""The pit: squares, goal squares, caves and distances (chapter 1).

Cells are numbered in the canonical order of Ruling 4: smaller y first, then smaller x. Their names are a letter a..u
for x = 1..21 and the number y = 1..21, so the north goal is k1, the centre k11 and the south goal k21.
"""

from fracas.kernel.grid import OUTSIDE, square_grid
from fracas.kernel.table import Side

SIZE = 21
COLUMNS = "abcdefghijklmnopqrstu"
PIT = square_grid(
    [(x, y) for y in range(1, SIZE + 1) for x in range(1, SIZE + 1)], lambda x, y: f"{COLUMNS[x - 1]}{y}"
)
CELLS = range(SIZE * SIZE)
DISTANCE = PIT.distances
AROUND = tuple(tuple(sorted(cell for cell in around if cell != OUTSIDE)) for around in PIT.neighbours)

# Rule: Cave Brawl 1, Ruling 1. A side is 0 = SOUTH, 1 = NORTH; each attacks the other's goal (Ruling 6).
NORTH_GOAL, SOUTH_GOAL = PIT.cell_named("k1"), PIT.cell_named("k21")
OWN_GOAL = (SOUTH_GOAL, NORTH_GOAL)
GOALS = (NORTH_GOAL, SOUTH_GOAL)
CAVES = (PIT.cell_named("a11"), PIT.cell_named("u11"))  # left, right: the faces of the cave coin


def goal_attacked_by(side: Side) -> int:
    """Return the goal square where this side scores."""
    return OWN_GOAL[1 - side]


def beyond(start: int, over: int) -> int:
    """Return the square straight opposite `start` across its neighbour `over`, `OUTSIDE` if there is none.

    Rule: Cave Brawl 4.10.
    """
    landing = 2 * over - start  # wraps round the edge of the board exactly when the distance is not 2
    return landing if 0 <= landing < len(CELLS) and DISTANCE[start][landing] == 2 else OUTSIDE


def ring(centre: int, distance: int) -> list[int]:
    """List the squares at exactly this distance, in canonical order."""
    row = DISTANCE[centre]
    return [cell for cell in CELLS if row[cell] == distance]
