"""Reachable regions of a base as polygons: the areas visible from the start and from each bend.

This is a picture, not a judge: it stays inside what `path` allows but for roundings, and leaves out slivers. Every
polygon runs counter-clockwise, so that drawn as one shape (non-zero filling) they unite.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from fracas.kernel.geometry.path import Ground, ground_near
from fracas.kernel.geometry.plane import FINE, INCH, Point
from fracas.kernel.geometry.route import COARSE_BENDS, reachable_bends
from fracas.kernel.geometry.shapes import Shape

_HUB = INCH // 2  # what must be left of the way at a bend to be worth a polygon of its own

Ray = tuple[float, float]  # direction of length 1


class _Wall(NamedTuple):
    """A polygon grown by the room kept: each edge as its outward direction and its distance from the origin."""

    x: int
    y: int
    radius: int
    edges: tuple[tuple[float, float, float], ...]


def _rays(halvings: int) -> tuple[Ray, ...]:
    """Return directions all round, 90 degrees halved so many times."""
    quarter: list[Ray] = [(1.0, 0.0), (0.0, 1.0)]
    for _ in range(halvings):
        finer = [quarter[0]]
        for a, b in zip(quarter, quarter[1:], strict=False):
            finer += [_unit(a[0] + b[0], a[1] + b[1]), b]
        quarter = finer
    half = quarter[:-1] + [(-y, x) for x, y in quarter[:-1]]
    return tuple(half + [(-x, -y) for x, y in half])


def _unit(x: float, y: float) -> Ray:
    whole = sqrt(x * x + y * y)
    return x / whole, y / whole


_FINE_RAYS, _COARSE_RAYS = _rays(4), _rays(2)  # 64 and 16


def reachable_region(ground: Ground, start: Point, far: int) -> Iterator[list[Point] | None]:
    """Yield polygons that together are the points within `far` hundredths of free path from `start`.

    Now and then comes None: finding the bends takes a while, and whoever asks may pause.
    """
    ground = ground_near(ground, start, far)
    walls = [_grown(wall, room) for wall, room in ground.walls if wall.corners]
    discs = [(x, y, ground.keep) for x, y in ground.discs]
    discs += [(wall.x, wall.y, wall.radius + room) for wall, room in ground.walls if not wall.corners]
    yield _star(ground, walls, discs, start, far, _FINE_RAYS)
    used: dict[Point, int] = {}
    over: set[Point] = set()
    for place, way, before in reachable_bends(ground, start, (far - _HUB) * FINE, COARSE_BENDS):
        used[place] = way
        over.add(before)
        yield None
    for place, way in used.items():
        if place in over:  # a shortest path goes on over it to another, so more can be seen from there than before
            yield _star(ground, walls, discs, place, far - -(-way // FINE), _COARSE_RAYS)


def _grown(wall: Shape, room: int) -> _Wall:
    edges = []
    for (x1, y1), (x2, y2) in zip(wall.corners, wall.corners[1:] + wall.corners[:1], strict=True):
        nx, ny = _unit(y2 - y1, x1 - x2)
        edges.append((nx, ny, nx * x1 + ny * y1 + room))
    return _Wall(wall.x, wall.y, wall.radius + 2 * room, tuple(edges))


def _star(
    ground: Ground, walls: Sequence[_Wall], discs: Sequence[tuple[int, int, int]], eye: Point, far: int,
    evenly: Sequence[Ray],
) -> list[Point]:
    """Return the polygon of what lies in a straight free line from `eye`, at most `far` away."""
    near_discs = [(x - eye[0], y - eye[1], r) for x, y, r in discs if _is_near(x - eye[0], y - eye[1], far + r)]
    near_walls = [w for w in walls if _is_near(w.x - eye[0], w.y - eye[1], far + w.radius)]
    rays = set(evenly)
    for x, y, radius in near_discs:
        rays.update(_grazing(x, y, radius + 2), _grazing(x, y, radius - 2))
    for wall in near_walls:
        rays.update(_grazing_wall(wall, eye))
    order = sorted((_around(ray), ray) for ray in rays)
    keys, fan = [key for key, _ in order], [ray for _, ray in order]
    is_inside = all(ground.low + far <= n <= ground.high - far for n in eye)
    reach = [float(far) if is_inside else _inside(ground, eye, ray, far) for ray in fan]
    for x, y, radius in near_discs:
        for n in _between(keys, x, y, radius):
            reach[n] = min(reach[n], _to_disc(x, y, radius, fan[n], reach[n]))
    for wall in near_walls:
        for n in _between(keys, wall.x - eye[0], wall.y - eye[1], wall.radius):
            reach[n] = min(reach[n], _to_wall(wall, eye, fan[n], reach[n]))
    for x, y in ground.behind:
        reach = [0.0 if (x - eye[0]) * r[0] + (y - eye[1]) * r[1] > 0 else d for r, d in zip(fan, reach, strict=True)]
    return [(int(eye[0] + r[0] * d), int(eye[1] + r[1] * d)) for r, d in zip(fan, reach, strict=True)]


def _between(keys: Sequence[float], dx: int, dy: int, radius: int) -> Sequence[int]:
    """Return the numbers of the rays, sorted by angle, that may meet a disc; all from inside it."""
    grazing = _grazing(dx, dy, radius)
    if not grazing:
        return range(len(keys))
    left, right = (_around(ray) for ray in grazing)
    first, last = bisect_left(keys, right), bisect_right(keys, left)
    return range(first, last) if right <= left else [*range(first, len(keys)), *range(last)]


def _is_near(dx: int, dy: int, far: int) -> bool:
    return dx * dx + dy * dy < far * far


def _around(ray: Ray) -> float:
    """Return a number that grows counter-clockwise like the angle of a direction."""
    x, y = ray
    slope = y / (abs(x) + abs(y))
    return slope if x >= 0 and y >= 0 else 2 - slope if x < 0 else 4 + slope


def _grazing(dx: int, dy: int, radius: int) -> list[Ray]:
    """Return the directions that touch a disc on its left and on its right, none from inside it."""
    whole2, radius2 = dx * dx + dy * dy, radius * radius
    if whole2 <= radius2:
        return []
    ahead = sqrt(whole2 - radius2) / whole2
    aside = radius / whole2
    return [(dx * ahead - dy * aside, dy * ahead + dx * aside), (dx * ahead + dy * aside, dy * ahead - dx * aside)]


def _grazing_wall(wall: _Wall, eye: Point) -> list[Ray]:
    """Return the directions just past and just onto each corner of a grown wall."""
    rays = []
    for (ax, ay, a), (bx, by, b) in zip(wall.edges, wall.edges[1:] + wall.edges[:1], strict=True):
        turn = ax * by - ay * bx
        dx, dy = (a * by - b * ay) / turn - eye[0], (b * ax - a * bx) / turn - eye[1]
        if dx * dx + dy * dy > 1:
            ux, uy = _unit(dx, dy)
            rays += [_unit(ux - uy * tilt, uy + ux * tilt) for tilt in (-0.002, 0.002)]
    return rays


def _inside(ground: Ground, eye: Point, ray: Ray, far: float) -> float:
    """Return the length of a ray inside the table."""
    for start, step in zip(eye, ray, strict=True):
        if step > 0:
            far = min(far, (ground.high - start) / step)
        elif step < 0:
            far = min(far, (ground.low - start) / step)
    return far


def _to_disc(dx: int, dy: int, radius: int, ray: Ray, far: float) -> float:
    ahead = dx * ray[0] + dy * ray[1]
    if ahead <= 0 or ahead - radius > far:
        return far
    aside = dx * ray[1] - dy * ray[0]
    if aside * aside >= radius * radius:
        return far
    return max(0.0, ahead - sqrt(radius * radius - aside * aside))


def _to_wall(wall: _Wall, eye: Point, ray: Ray, far: float) -> float:
    aside = (wall.x - eye[0]) * ray[1] - (wall.y - eye[1]) * ray[0]
    if abs(aside) >= wall.radius:
        return far
    into, out, is_outside = 0.0, far, False
    for nx, ny, offset in wall.edges:
        gap = nx * eye[0] + ny * eye[1] - offset  # positive: outside this edge
        speed = nx * ray[0] + ny * ray[1]
        is_outside = is_outside or gap >= 0
        if gap >= 0 and speed >= 0:
            return far
        if speed < 0 and gap > 0:
            into = max(into, -gap / speed)
        elif speed > 0:
            out = min(out, -gap / speed)
    if not is_outside:  # close to a corner, which is round in truth: any way but nearer
        return 0.0 if (wall.x - eye[0]) * ray[0] + (wall.y - eye[1]) * ray[1] > 0 else far
    return into if into < out else far
