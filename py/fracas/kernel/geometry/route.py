"""Shortest paths round obstacles on the plane: to one point, and to every bend.

What can be said of an obstacle alone, wherever a path begins, is worked out once: where paths bend at it, and which of
these places see each other past it.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from heapq import heapify, heappop, heappush
from math import isqrt
from typing import NamedTuple

from fracas.kernel.geometry.path import Ground, can_end, is_free
from fracas.kernel.geometry.plane import FINE, TURNS, Point, cosine, length, rounded_quotient, toward, turned_point
from fracas.kernel.geometry.shapes import Shape, clears, clears_near, keeps_distance
from fracas.kernel.work import PausingWork, run_to_end

_FINE2 = FINE * FINE
_DOUBT = 2 * FINE  # more than what the lengths of the parts of a path lose by rounding down
_PAUSE = 20  # parts of a path that are looked at from one pause to the next
_WALLS = 512  # whose bends are remembered: those of some tables
FINE_BENDS, COARSE_BENDS = 1, 2  # half the angle between two bends round a disc, in turns: 12 or 6 bends


class BendRing(NamedTuple):
    """The places where a path may bend at one obstacle."""

    places: Sequence[Point]
    ways: list[list[tuple[int, int]]]  # from each place: number and distance of the others that it does not hide


def bend_places(ground: Ground, half: int = FINE_BENDS) -> list[list[Point]]:
    """List the possible bends of a path, obstacle by obstacle, also those that another obstacle covers.

    Round a disc they are the corners of a polygon about it, at a wall two at each corner, so that going from one to
    the next keeps the distance and costs a few hundredths more than a stretched string.
    """
    rings = [_about(centre, ground.keep + 1, half) for centre in ground.discs]
    return rings + [_round(wall, room + 1, half) for wall, room in ground.walls]


def _rings(ground: Ground) -> list[BendRing]:
    """List the same places obstacle by obstacle, with the straight ways among those of one."""
    keep = ground.keep
    rings = [BendRing(_about(centre, keep + 1, FINE_BENDS), _ways_about(keep)) for centre in ground.discs]
    return rings + [_ring_round(wall, room) for wall, room in ground.walls]


@cache
def _ways_about(keep: int) -> list[list[tuple[int, int]]]:
    """Return the ways among the corners about a disc, wherever it stands."""
    places = _corners(keep + 1, FINE_BENDS)
    return _ways_among(places, lambda a, b: keeps_distance(a, b, (0, 0), keep))


@lru_cache(_WALLS)
def _ring_round(wall: Shape, room: int) -> BendRing:
    """Return the places to bend at a wall."""
    places = _round(wall, room + 1, FINE_BENDS)
    return BendRing(places, _ways_among(places, lambda a, b: clears(wall, a, b, room)))


def _ways_among(places: Sequence[Point], is_open: Callable[[Point, Point], bool]) -> list[list[tuple[int, int]]]:
    """List from each place the others to which the straight way is open."""
    return [[(m, length(a, b)) for m, b in enumerate(places) if m != n and is_open(a, b)] for n, a in enumerate(places)]


def _about(centre: Point, radius: int, half: int) -> list[Point]:
    """List the corners of a regular polygon about a disc."""
    x, y = centre
    return [(x + dx, y + dy) for dx, dy in _corners(radius, half)]


@cache
def _corners(radius: int, half: int) -> tuple[Point, ...]:
    """Return the corners of a regular polygon about a disc at the origin."""
    wide = rounded_quotient(radius * 10**9, cosine(half)) + 1
    return tuple(
        (rounded_quotient(cosine(turn) * wide, 10**9), rounded_quotient(cosine(turn - 6) * wide, 10**9))
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
        one = turned_point((0, 0), (corner[0] - before[0], corner[1] - before[1]), -6, 1000)  # square to the edges
        two = turned_point((0, 0), (after[0] - corner[0], after[1] - corner[1]), -6, 1000)
        middle = toward((0, 0), (one[0] + two[0], one[1] + two[1]), 1000)
        for side in (one, two):
            way = (side[0] + middle[0], side[1] + middle[1])
            ahead = way[0] * side[0] + way[1] * side[1]
            wide = rounded_quotient(room * 1000 * length((0, 0), way), FINE * ahead) + 1
            places.append(toward(corner, (corner[0] + way[0], corner[1] + way[1]), wide))
    return places


def reachable_bends(
    ground: Ground, start: Point, limit: int, half: int = FINE_BENDS,
) -> Iterator[tuple[Point, int, Point]]:
    """Find the places to bend that can be reached, nearest first.

    Args:    limit - length in 1 / `FINE` hundredths.
    Returns: triples of a place, the length of the shortest path to it over such places, and the one before it there.
    """
    places = [p for ring in bend_places(ground, half) for p in ring]
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


_Bend = tuple[Point, int, int, int]
"""A place to bend: where it is, the length of the way from there to the aim at best, its ring, its number there."""
_Lead = tuple[int, int, int, int]
"""A way to be looked at: its length with what is left at best, its length so far, its place, the place before."""


def _trace(bends: Sequence[_Bend], before: dict[int, int], n: int) -> tuple[Point, ...]:
    """Return the path to a place, without the start, which is place 0."""
    path: tuple[Point, ...] = ()
    while n > 0:
        path = (bends[n][0], *path)
        n = before[n]
    return path


def route(ground: Ground, start: Point, aim: Point, stand: int, limit: int) -> tuple[Point, ...] | None:
    """Find a shortest path at once, as `route_in_slices` does with pauses."""
    return run_to_end(route_in_slices(ground, start, aim, stand, limit))


def route_in_slices(
    ground: Ground, start: Point, aim: Point, stand: int, limit: int,
) -> PausingWork[tuple[Point, ...] | None]:
    """Find a shortest path to a point, or to `stand` hundredths from it on the side the path comes from.

    The path is sought past those obstacles only that are known to be in the way; those that the result meets are added
    and the search begins anew, so that what is found in the end is as short as with all of them.

    Args:    limit - greatest length in 1 / `FINE` hundredths.
    Returns: the path without its start, None if there is none. Longer than the shortest by a few hundredths a bend.
    """
    if stand == 0 and not (can_end(ground, aim) and is_free(ground, aim, aim)):
        return None
    low, high, _, _, keep, behind = ground
    known = Ground(low, high, (), (), keep, behind)
    end = _arrival(known, start, aim, stand, limit)
    path: tuple[Point, ...] | None = (end,) if end is not None else None
    while path is not None:
        discs, walls = _met(ground, known, start, path)
        if not (discs or walls):
            return path
        known = Ground(low, high, (*known.walls, *walls), (*known.discs, *discs), keep, behind)
        path = yield from _shortest(known, start, aim, stand, limit)
    return None


def _met(
    ground: Ground, known: Ground, start: Point, path: Sequence[Point],
) -> tuple[list[Point], list[tuple[Shape, int]]]:
    """List the discs and walls, not known before, that bar a path."""
    keep, discs, walls = ground.keep, [], []
    for point in path:
        (ax, ay), (bx, by) = start, point
        west, east = (ax, bx) if ax < bx else (bx, ax)
        south, north = (ay, by) if ay < by else (by, ay)
        least_x, most_x, least_y, most_y = west - keep, east + keep, south - keep, north + keep
        for disc in ground.discs:
            if least_x < disc[0] < most_x and least_y < disc[1] < most_y:
                if disc not in discs and disc not in known.discs and not keeps_distance(start, point, disc, keep):
                    discs.append(disc)
        for wall in ground.walls:
            piece, room = wall
            if (
                west < piece.east + room and piece.west - room < east  # `is_apart` written out
                and south < piece.north + room and piece.south - room < north
            ):
                if wall not in walls and wall not in known.walls and not clears_near(piece, start, point, room):
                    walls.append(wall)
        start = point
    return discs, walls


def _shortest(
    ground: Ground, start: Point, aim: Point, stand: int, limit: int,
) -> PausingWork[tuple[Point, ...] | None]:
    """Search best first where the straight way is barred; each part is checked only when it is expanded.

    Source: Cohen, Phillips and Likhachev, Planning Single-arm Manipulations with n-Arm Robots (2014): lazy A*.
    """
    rings = _rings(ground)
    is_alone = len(rings) == 1 and not ground.behind  # nothing else bars the ways at it
    bends, numbers, heap = _open_bends(ground, rings, start, aim, stand, limit)
    most, before, looked_at = limit + FINE, {0: -1}, 0
    while heap:
        _, far, n, last = heappop(heap)
        if n in before:
            continue
        looked_at += 1
        if not looked_at % _PAUSE:
            yield
        here, _, own, place = bends[n]
        if not (is_alone and last or is_free(ground, bends[last][0], here)):
            continue
        before[n] = last
        end = _arrival(ground, here, aim, stand, limit - far)
        if end is not None:
            return (*_trace(bends, before, n), end)
        listed = numbers[own]
        for there, much in rings[own].ways[place]:
            m, total = listed[there], far + much
            if m not in before and (whole := total + bends[m][1]) <= most:
                heappush(heap, (whole, total, m, n))
        if is_alone:
            continue
        x, y = here
        for m, ((its_x, its_y), rest, ring, _) in enumerate(bends):
            if ring != own and m not in before:
                dx, dy = its_x - x, its_y - y
                total = far + isqrt((dx * dx + dy * dy) * _FINE2)
                if (whole := total + rest) <= most:
                    heappush(heap, (whole, total, m, n))
    return None


def _arrival(ground: Ground, here: Point, aim: Point, stand: int, limit: int) -> Point | None:
    """Return the end of a straight way to the aim, None if it is barred or too long."""
    end = toward(aim, here, stand) if stand and here != aim else aim
    is_open = length(here, end) <= limit and is_free(ground, here, end) and can_end(ground, end)
    return end if is_open else None


def _open_bends(
    ground: Ground, rings: Sequence[BendRing], start: Point, aim: Point, stand: int, limit: int,
) -> tuple[list[_Bend], list[list[int]], list[_Lead]]:
    """List the start, number 0, and the places to bend on short enough ways, in the order of their rings.

    Returns: them, ring by ring the numbers of its places, 0 = of no use, and the ways straight to them.
    """
    bends: list[_Bend] = [(start, 0, -1, 0)]
    numbers: list[list[int]] = []
    heap: list[_Lead] = []
    (sx, sy), (ax, ay), near = start, aim, stand * FINE
    low, high = ground.low, ground.high
    for number, ring in enumerate(rings):
        listed: list[int] = []
        for place, at in enumerate(ring.places):
            listed.append(0)
            x, y = at
            if not (low <= x <= high and low <= y <= high):
                continue
            dx, dy, ahead, aside = x - sx, y - sy, x - ax, y - ay
            far = isqrt((dx * dx + dy * dy) * _FINE2)
            rest = isqrt((ahead * ahead + aside * aside) * _FINE2) - near
            if rest < 0:
                rest = 0
            total = far + rest
            if total <= limit + _DOUBT:
                if total <= limit + FINE:
                    heap.append((total, far, len(bends), 0))
                listed[place] = len(bends)
                bends.append((at, rest, number, place))
        numbers.append(listed)
    heapify(heap)
    return bends, numbers, heap
