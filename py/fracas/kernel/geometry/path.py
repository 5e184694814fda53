"""Paths on the plane: where the centre of a base may go, the shortest way round what stands there, the nearest place.

A path is a chain of points, its start not included. A `Ground` says what one moving base has to respect; it is made
anew for every question, and nothing here knows a game.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from heapq import heapify, heappop, heappush
from math import isqrt
from typing import NamedTuple

from fracas.kernel.geometry.plane import (
    FINE,
    INCH,
    TURNS,
    Point,
    Shape,
    clears_near,
    cosine,
    distance2,
    is_apart,
    keeps,
    length,
    nearest,
    toward,
    turned,
)

PATH_LIMIT = 40  # points of a path

RING = INCH // 4  # step of the search for a place
_FAN = tuple(sign * turn for turn in range(TURNS // 2 + 1) for sign in ((1, -1) if 0 < turn < TURNS // 2 else (1,)))
_FINE2 = FINE * FINE
_DOUBT = 2 * FINE  # more than what the lengths of the parts of a path lose by rounding down
_WALLS = 512  # whose bends are remembered: those of some tables
FINE_BENDS, COARSE_BENDS = 1, 2  # half the angle between two bends round a disc, in turns: 12 or 6 bends


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
    return not walls or passes(walls, a, b)


def passes(walls: Sequence[tuple[Shape, int]], a: Point, b: Point) -> bool:
    """Return whether the straight way from a to b keeps clear of every wall."""
    for wall, room in walls:
        if not is_apart(wall, a, b, room) and not clears_near(wall, a, b, room):
            return False
    return True


def may_end(ground: Ground, point: Point) -> bool:
    """Return whether a path may end here as far as the discs it started too near are concerned."""
    return all(distance2(point, centre) >= ground.keep**2 for centre in ground.behind)


def is_open_path(ground: Ground, start: Point, path: Sequence[Point]) -> bool:
    """Return whether every straight part of a path is free and its end allowed."""
    for point in path:
        if not is_free(ground, start, point):
            return False
        start = point
    return may_end(ground, start)


def bends(ground: Ground, half: int = FINE_BENDS) -> list[list[Point]]:
    """List, obstacle by obstacle, the places where a path may bend, whether or not something else is in the way there.

    Round a disc they are the corners of a polygon about it, at a wall two at each corner, so that going from one to
    the next keeps the distance and costs a few hundredths more than a stretched string.
    """
    rings = [_about(centre, ground.keep + 1, half) for centre in ground.discs]
    return rings + [_round(wall, room + 1, half) for wall, room in ground.walls]


def _about(centre: Point, radius: int, half: int) -> list[Point]:
    """List the corners of a regular polygon about a disc."""
    x, y = centre
    return [(x + dx, y + dy) for dx, dy in _corners(radius, half)]


@cache
def _corners(radius: int, half: int) -> tuple[Point, ...]:
    """Return the corners of a regular polygon about a disc at the origin."""
    wide = nearest(radius * 10**9, cosine(half)) + 1
    return tuple(
        (nearest(cosine(turn) * wide, 10**9), nearest(cosine(turn - 6) * wide, 10**9))
        for turn in range(0, TURNS, 2 * half)
    )


@lru_cache(_WALLS)
def _round(wall: Shape, room: int, half: int) -> list[Point]:
    """List the places to bend at a wall: two at each corner, either side of its middle direction."""
    corners = wall.corners
    if not corners:
        return _about((wall.x, wall.y), wall.radius + room, half)
    places = []
    for before, corner, after in zip(corners[-1:] + corners[:-1], corners, corners[1:] + corners[:1], strict=True):
        one = turned((0, 0), (corner[0] - before[0], corner[1] - before[1]), -6, 1000)  # square to the edges
        two = turned((0, 0), (after[0] - corner[0], after[1] - corner[1]), -6, 1000)
        middle = toward((0, 0), (one[0] + two[0], one[1] + two[1]), 1000)
        for side in (one, two):
            way = (side[0] + middle[0], side[1] + middle[1])
            ahead = way[0] * side[0] + way[1] * side[1]
            wide = nearest(room * 1000 * length((0, 0), way), FINE * ahead) + 1
            places.append(toward(corner, (corner[0] + way[0], corner[1] + way[1]), wide))
    return places


def near(ground: Ground, start: Point, far: int) -> Ground:
    """Return the ground without what a path of `far` hundredths from `start` cannot meet."""
    discs = [c for c in ground.discs if distance2(start, c) <= (far + ground.keep) ** 2]
    walls = tuple(w for w in ground.walls if distance2(start, (w[0].x, w[0].y)) <= (far + w[0].radius + w[1]) ** 2)
    return ground._replace(discs=discs, walls=walls)


def walk_round(
    ground: Ground, start: Point, limit: int, half: int = FINE_BENDS,
) -> Iterator[tuple[Point, int, Point]]:
    """Find the places to bend that can be reached, nearest first.

    Args:    limit - length in 1 / `FINE` hundredths.
    Returns: triples of a place, the length of the shortest path to it over such places, and the one before it there.
    """
    places = [p for ring in bends(ground, half) for p in ring]
    best: dict[int, int] = {}
    before: dict[int, Point] = {}
    heap: list[tuple[int, int]] = []
    hidden: list[int] = []  # the others are never nearer than straight
    for n, place in enumerate(places):
        far = length(start, place)
        if far <= limit:
            if is_free(ground, start, place):
                best[n], before[n] = far, start
                heappush(heap, (far, n))
            else:
                hidden.append(n)
    done: set[int] = set()
    while heap:
        far, n = heappop(heap)
        if n in done:
            continue
        done.add(n)
        yield places[n], far, before[n]
        for m in hidden:
            total = far + length(places[n], places[m])
            if m not in done and total <= limit and total < best.get(m, limit + 1):
                if is_free(ground, places[n], places[m]):
                    best[m], before[m] = total, places[n]
                    heappush(heap, (total, m))


def _trace(places: Sequence[Point], before: dict[int, int], n: int) -> tuple[Point, ...]:
    """Return the path to a place, without the start, which is place 0."""
    path: tuple[Point, ...] = ()
    while n > 0:
        path = (places[n], *path)
        n = before[n]
    return path


def route(ground: Ground, start: Point, aim: Point, stand: int, limit: int) -> tuple[Point, ...] | None:
    """Find a shortest path to a point, or to `stand` hundredths from it on the side the path comes from.

    The path is sought past those obstacles only that are known to be in the way; those that the result meets are added
    and the search begins anew, so that what is found in the end is as short as with all of them.

    Args:    limit - greatest length in 1 / `FINE` hundredths.
    Returns: the path without its start, None if there is none. Longer than the shortest by a few hundredths a bend.
    """
    if stand == 0 and not (may_end(ground, aim) and is_free(ground, aim, aim)):
        return None
    known = ground._replace(discs=[], walls=())
    while True:
        path = _shortest(known, start, aim, stand, limit)
        if path is None:
            return None
        more = _met(ground, start, path)
        if more is None:
            return path
        known = known._replace(discs=[*known.discs, *more.discs], walls=known.walls + more.walls)


def _met(ground: Ground, start: Point, path: Sequence[Point]) -> Ground | None:
    """Return the obstacles that bar a path, None if none does."""
    discs: list[Point] = []
    walls: list[tuple[Shape, int]] = []
    for point in path:
        if not is_free(ground, start, point):
            discs += [c for c in ground.discs if not keeps(start, point, c, ground.keep) and c not in discs]
            walls += [w for w in ground.walls if not passes((w,), start, point) and w not in walls]
        start = point
    return ground._replace(discs=discs, walls=tuple(walls)) if discs or walls else None


def _shortest(ground: Ground, start: Point, aim: Point, stand: int, limit: int) -> tuple[Point, ...] | None:
    """Search best first; whether a straight part is free is looked at only when it is its turn.

    Source: Cohen, Phillips and Likhachev, Planning Single-arm Manipulations with n-Arm Robots (2014): lazy A*.
    """
    end = _arrival(ground, start, aim, stand, limit)
    if end is not None:
        return (end,)
    places, left, heap = _open_bends(ground, start, aim, stand, limit)
    before = {0: -1}
    while heap:
        _, far, n, last = heappop(heap)
        here = places[n]
        if n in before or not is_free(ground, places[last], here):
            continue
        before[n] = last
        end = _arrival(ground, here, aim, stand, limit - far)
        if end is not None:
            return (*_trace(places, before, n), end)
        x, y = here
        for m, place in enumerate(places):
            if m not in before:
                total = far + isqrt(((place[0] - x) ** 2 + (place[1] - y) ** 2) * _FINE2)
                if total + left[m] <= limit + FINE:
                    heappush(heap, (total + left[m], total, m, n))
    return None


def _arrival(ground: Ground, here: Point, aim: Point, stand: int, limit: int) -> Point | None:
    """Return where a straight way from here ends at its aim, None if there is none of that length."""
    end = toward(aim, here, stand) if stand and here != aim else aim
    is_open = length(here, end) <= limit and is_free(ground, here, end) and may_end(ground, end)
    return end if is_open else None


def _open_bends(
    ground: Ground, start: Point, aim: Point, stand: int, limit: int,
) -> tuple[list[Point], list[int], list[tuple[int, int, int, int]]]:
    """List the start and the places to bend on short enough ways, what is left from each at best, and a heap of them.

    Returns: places, lengths, and entries of (total at best, so far, place, place before).
    """
    places, left, heap = [start], [0], []
    (sx, sy), (ax, ay) = start, aim
    for ring in bends(ground):
        for place in ring:
            x, y = place
            far = isqrt(((x - sx) ** 2 + (y - sy) ** 2) * _FINE2)
            rest = max(0, isqrt(((x - ax) ** 2 + (y - ay) ** 2) * _FINE2) - stand * FINE)
            if far + rest <= limit + _DOUBT:
                if far + rest <= limit + FINE:
                    heap.append((far + rest, far, len(places), 0))
                places.append(place)
                left.append(rest)
    heapify(heap)
    return places, left, heap


def nearest_place(centre: Point, ahead: Point, fits: Callable[[Point], bool], least: int, most: int) -> Point | None:
    """Search for a place ring by ring, a quarter of an inch apart.

    On each ring straight away towards `ahead` comes first, then 15 degrees left, right, 30 left ... 180.

    Args:    least, most - distance in hundredths of the first ring looked at, rounded down to one, and of the last.
    Returns: the first place that fits, None if none does.
    """
    for far in range(max(RING, least // RING * RING), most + 1, RING):
        for turn in _FAN:
            place = turned(centre, ahead, turn, far)
            if fits(place):
                return place
    return None
