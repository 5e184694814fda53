"""Wall passes: the ball bounced off one of the walls (chapter 10.4)."""

from __future__ import annotations

from functools import cache

from fracas.games.street_bowl import ball, roll
from fracas.games.street_bowl.pitch import CELLS, NORTH, SOUTH, WIDTH, X, Y, square
from fracas.games.street_bowl.skills.animosity import NOBODY_ELSE, agreed_target
from fracas.games.street_bowl.state import State
from fracas.games.street_bowl.throwing.pass_block import pass_block
from fracas.games.street_bowl.throwing.passing import ACCURATE, INACCURATE, check_caught, pass_reasons, pass_roll
from fracas.games.street_bowl.throwing.ranges import band_of, bands_now
from fracas.kernel.table import Table

WALLS = (NORTH, SOUTH)
OFF_WALL = roll.helps("wall", -1)


def band_off(start: int, end: int, wall: str) -> str:
    """Return the range of a pass by a wall: to the target mirrored in it.

    Rule: Street Bowl 10.4, Ruling 31.
    """
    return band_of(X[end] - X[start], _rows_from(start, wall) + _rows_from(end, wall) + 1)


def contact(start: int, end: int, wall: str) -> int:
    """Return the square at the wall where the ball meets it; halves go towards the target.

    Rule: Street Bowl 10.4.
    """
    here, there = _rows_from(start, wall), _rows_from(end, wall)
    along = X[end] - X[start]
    part, whole = abs(along) * (2 * here + 1), 2 * (here + there + 1)
    squares = (2 * part + whole) // (2 * whole)
    return square(X[start] + (squares if along > 0 else -squares), 0 if wall == NORTH else WIDTH - 1)


def targets(s: State, who: int, wall: str) -> tuple[int, ...]:
    """List the squares a player may pass to by a wall.

    Rule: Street Bowl 10.4, Rulings 28, 32.
    """
    return _squares_in(s.where[who], wall, bands_now(s))


@cache
def _squares_in(start: int, wall: str, bands: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(cell for cell in CELLS if cell != start and band_off(start, cell, wall) in bands)


def bank(t: Table, who: int, cell: int, wall: str) -> None:
    """Pass the ball by a wall.

    Rule:  Street Bowl 10.4, Rulings 31-34, 65; turnovers 2 and 5 of 6. Who dives after a Pass Blocker throws nothing.
    Rolls: Animosity, Pass Block moves, pass, deflection, catch, bounces.
    """
    s: State = t.state
    cell = agreed_target(t, who, cell, targets(s, who, wall))
    if cell == NOBODY_ELSE:
        return
    start = s.where[who]
    band = band_off(start, cell, wall)
    t.tell("passes_off_wall", who, cell, band, wall, contact(start, cell, wall), rule="10.4")
    if not pass_block(t, who, cell, can_intercept=False, can_stand_under=False):
        return
    how = pass_roll(t, who, cell, pass_reasons(s, who, cell, OFF_WALL, band=band))
    if how == ACCURATE:
        ball.land(t, cell, may_dive=False, kind=ball.ACCURATE)
    elif how == INACCURATE:
        ball.deflect(t, contact(start, cell, wall), wall)
    check_caught(t, who)


def _rows_from(cell: int, wall: str) -> int:
    """Return the number of rows between a square and a wall."""
    return Y[cell] if wall == NORTH else WIDTH - 1 - Y[cell]
