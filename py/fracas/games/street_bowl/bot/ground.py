"""Squares as sets of bits, for bots: squares in reach without a die, and players who can come so.

A set is a number with a bit for each square; a whole crowd takes a step in a few operations.
"""

from fracas.games.street_bowl.pitch import AROUND, CELLS, LENGTH, WIDTH
from fracas.games.street_bowl.state import ALERT, STANDING, TEAMS, State
from fracas.kernel.table import HOME, Side

BIT = tuple(1 << cell for cell in CELLS)
NEAR = tuple(sum(BIT[near] for near in AROUND[cell]) for cell in CELLS)  # the squares around each square
STREET = (1 << LENGTH * WIDTH) - 1
ROW = (1 << LENGTH) - 1
NOT_EAST = STREET ^ sum(BIT[y * LENGTH + LENGTH - 1] for y in range(WIDTH))
NOT_WEST = STREET ^ sum(BIT[y * LENGTH] for y in range(WIDTH))


def around(cells: int) -> int:
    """Return these squares and all next to them."""
    row = cells | (cells & NOT_EAST) << 1 | (cells & NOT_WEST) >> 1
    return (row | row << LENGTH | row >> LENGTH) & STREET


def occupied_squares(s: State) -> int:
    """Return the squares on which somebody stands or lies."""
    found = 0
    for cell in s.where:
        if cell >= 0:
            found |= BIT[cell]
    return found


def zones(s: State, side: Side, but: int = -1) -> int:
    """Return the squares in tackle zones of a side; those of one of its players may be left out."""
    where, condition, alertness = s.where, s.condition, s.alertness
    found = 0
    for who in TEAMS[side]:
        if where[who] >= 0 and who != but and condition[who] == STANDING and alertness[who] == ALERT:
            found |= NEAR[where[who]]
    return found


def run(start: int, steps: int, full: int, held: int) -> int:
    """Return the squares within so many steps without a dodge. Only the first step may leave a tackle zone.

    Args: start - his square, a set; full - taken squares; held - squares in tackle zones.
    """
    seen = front = start
    for _ in range(steps):
        front = around(front) & ~full & ~seen
        if not front:
            break
        seen |= front
        front &= ~held
    return seen


def columns_left(cells: int, side: Side) -> int:
    """Return the number of columns from the foremost of these squares to the end zone a side attacks."""
    row = 0
    while cells:
        row |= cells & ROW
        cells >>= LENGTH
    return LENGTH - row.bit_length() if side == HOME else (row & -row).bit_length() - 1


def comers(cell: int, places: int, steps: int, full: int, held: int) -> list[int]:
    """Return the players who can come next to a square without a dodge, by the steps it takes.

    Args:    places - squares of those who may come; full - taken squares; held - squares that cost a dodge to leave.
    Returns: sets of their squares: who stands there already first, then who needs one step, two and so on.
    """
    front = NEAR[cell]
    found = [front & places]
    seen, front = front | BIT[cell], front & ~full
    for _ in range(steps):
        ring = around(front) & ~seen & ~held
        seen |= ring
        found.append(ring & places)
        front = ring & ~full
    return found
