"""Paths on the plane: free segments for the centre of a base, and the nearest free place.

Shortest paths are in `route`. A path is a chain of points, its start not included. A `Ground` says what one moving base
has to respect; it is made anew for every question, and nothing here knows a game.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from fracas.kernel.geometry.plane import INCH, TURNS, Point, distance2, point_turner
from fracas.kernel.geometry.shapes import Shape, clears_near, is_apart

PATH_LIMIT = 40  # points of a path

RING = INCH // 4  # step of the search for a place
_FAN = tuple(sign * turn for turn in range(TURNS // 2 + 1) for sign in ((1, -1) if 0 < turn < TURNS // 2 else (1,)))


class Ground(NamedTuple):
    """What a moving centre must keep clear of."""

    low: int  # least coordinate
    high: int  # greatest coordinate
    walls: tuple[tuple[Shape, int], ...]  # piece, distance kept
    discs: Sequence[Point]  # centres of other bases
    keep: int  # distance kept from every one of them
    behind: Sequence[Point] = ()  # started nearer than `keep`: must not come nearer still, but for a hundredth by which
    # an end on whole coordinates may miss the line, and is kept at the end


def is_free(ground: Ground, a: Point, b: Point) -> bool:
    """Return whether the straight way from a to b is open; a itself is taken to be on the table."""
    low, high, walls, discs, keep, behind = ground
    ax, ay = a
    bx, by = b
    if not (low <= bx <= high and low <= by <= high):
        return False
    dx, dy = bx - ax, by - ay
    whole, keep2 = dx * dx + dy * dy, keep * keep
    for cx, cy in discs:  # `keeps` written out: this loop is what every path costs
        mx, my = cx - ax, cy - ay
        ahead = mx * dx + my * dy
        if ahead <= 0:
            if mx * mx + my * my < keep2:
                return False
        elif ahead < whole:
            if (mx * dy - my * dx) ** 2 < keep2 * whole:
                return False
        elif (mx - dx) ** 2 + (my - dy) ** 2 < keep2:
            return False
    for cx, cy in behind:
        mx, my = cx - ax, cy - ay
        ahead = mx * dx + my * dy
        if ahead > 0 and ahead * ahead >= mx * mx + my * my:  # nearer by more than whole coordinates leave open
            return False
    return not walls or clears_walls(walls, a, b)


def clears_walls(walls: Sequence[tuple[Shape, int]], a: Point, b: Point) -> bool:
    """Return whether the straight way from a to b keeps clear of every wall."""
    for wall, room in walls:
        if not is_apart(wall, a, b, room) and not clears_near(wall, a, b, room):
            return False
    return True


def can_end(ground: Ground, point: Point) -> bool:
    """Return whether a path may end here as far as the discs it started too near are concerned."""
    return not ground.behind or all(distance2(point, centre) >= ground.keep**2 for centre in ground.behind)


def is_open_path(ground: Ground, start: Point, path: Sequence[Point]) -> bool:
    """Return whether every straight part of a path is free and its end allowed."""
    for point in path:
        if not is_free(ground, start, point):
            return False
        start = point
    return can_end(ground, start)


def ground_near(ground: Ground, start: Point, far: int) -> Ground:
    """Return the ground without what a path of `far` hundredths from `start` cannot meet."""
    discs = [c for c in ground.discs if distance2(start, c) <= (far + ground.keep) ** 2]
    walls = tuple(w for w in ground.walls if distance2(start, (w[0].x, w[0].y)) <= (far + w[0].radius + w[1]) ** 2)
    return ground._replace(discs=discs, walls=walls)


def nearest_place(centre: Point, ahead: Point, fits: Callable[[Point], bool], least: int, most: int) -> Point | None:
    """Return the first place about another that fits, None if none does; as `places_about` lists them."""
    for place in places_about(centre, ahead, least, most):
        if fits(place):
            return place
    return None


def places_about(centre: Point, ahead: Point, least: int, most: int) -> Iterator[Point]:
    """List places ring by ring, a quarter of an inch apart.

    On each ring straight away towards `ahead` comes first, then 15 degrees left, right, 30 left ... 180.

    Args: least, most - distance in hundredths of the first ring looked at, rounded down to one, and of the last.
    """
    turned_by = point_turner(centre, ahead)
    for far in range(max(RING, least // RING * RING), most + 1, RING):
        for turn in _FAN:
            yield turned_by(turn, far)
