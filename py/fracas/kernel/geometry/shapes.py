"""Pieces on the plane: discs and convex polygons, and how segments pass them. Exact, as all that `plane` answers."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import isqrt

from fracas.kernel.geometry.plane import Point, cross, distance2


@dataclass(slots=True, unsafe_hash=True)
class Shape:
    """A convex piece: a polygon, or a disc when it has no corners. Never changed, hence hashable."""

    corners: tuple[Point, ...]  # counter-clockwise
    x: int  # centre of a disc that covers the piece
    y: int
    radius: int  # of that disc; a piece without corners is that disc
    west: int  # least and greatest coordinates of the piece
    south: int
    east: int
    north: int
    is_box: bool  # a rectangle along the axes, first corner south-west


def disc(x: int, y: int, radius: int) -> Shape:
    """Return a disc."""
    return Shape((), x, y, radius, x - radius, y - radius, x + radius, y + radius, False)


def polygon(corners: Sequence[Point]) -> Shape:
    """Return the polygon with these corners, which are convex (see `is_convex`) in either order round.

    Its first corner is the one furthest down, of these the one furthest left.
    """
    around = tuple(corners)
    if cross(around[0], around[1], around[2]) < 0:
        around = around[::-1]
    first = around.index(min(around, key=lambda corner: (corner[1], corner[0])))
    around = around[first:] + around[:first]
    xs, ys = [x for x, _ in around], [y for _, y in around]
    west, south, east, north = min(xs), min(ys), max(xs), max(ys)
    x, y = (west + east) // 2, (south + north) // 2
    radius = 1 + isqrt(max(distance2((x, y), corner) for corner in around))
    is_box = around == ((west, south), (east, south), (east, north), (west, north))
    return Shape(around, x, y, radius, west, south, east, north, is_box)


def rectangle(x1: int, y1: int, x2: int, y2: int) -> Shape:
    """Return the rectangle between two opposite corners."""
    return polygon(((x1, y1), (x2, y1), (x2, y2), (x1, y2)))


def is_convex(corners: Sequence[Point]) -> bool:
    """Return whether the corners are those of a convex polygon with an inside, one after the other round it."""
    if len(corners) < 3:
        return False
    edges = [(a, b) for a, b in zip(corners, [*corners[1:], corners[0]], strict=True)]
    sides = [cross(a, b, c) for a, b in edges for c in corners if c != a and c != b]
    return len(set(corners)) == len(corners) and (all(s > 0 for s in sides) or all(s < 0 for s in sides))


def contains(shape: Shape, point: Point) -> bool:
    """Return whether a point is inside a piece or on its border."""
    corners = shape.corners
    if not corners:
        return (point[0] - shape.x) ** 2 + (point[1] - shape.y) ** 2 <= shape.radius * shape.radius
    if shape.is_box:
        return shape.west <= point[0] <= shape.east and shape.south <= point[1] <= shape.north
    a = corners[-1]
    for b in corners:
        if (b[0] - a[0]) * (point[1] - a[1]) < (b[1] - a[1]) * (point[0] - a[0]):
            return False
        a = b
    return True


def overlaps(one: Shape, two: Shape) -> bool:
    """Return whether the insides of two pieces meet."""
    if one.east <= two.west or two.east <= one.west or one.north <= two.south or two.north <= one.south:
        return False
    if not two.corners:
        one, two = two, one
    if not one.corners:
        return not clears(two, (one.x, one.y), (one.x, one.y), one.radius)
    return not (_parts(one, two) or _parts(two, one))


def _parts(one: Shape, two: Shape) -> bool:
    """Return whether an edge of the first polygon has all of the second on its far side."""
    edges = zip(one.corners, one.corners[1:] + one.corners[:1], strict=True)
    return any(all(cross(a, b, c) <= 0 for c in two.corners) for a, b in edges)


def keeps_distance(a: Point, b: Point, c: Point, radius: int) -> bool:
    """Return whether the segment from a to b stays at least `radius` from point c."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    mx, my = c[0] - a[0], c[1] - a[1]
    ahead = mx * dx + my * dy
    if ahead <= 0:
        return mx * mx + my * my >= radius * radius
    whole = dx * dx + dy * dy
    if ahead >= whole:
        return (mx - dx) ** 2 + (my - dy) ** 2 >= radius * radius
    aside = mx * dy - my * dx
    return aside * aside >= radius * radius * whole


def clears(shape: Shape, a: Point, b: Point, radius: int) -> bool:
    """Return whether the segment from a to b stays at least `radius` from a piece."""
    return is_apart(shape, a, b, radius) or clears_near(shape, a, b, radius)


def clears_near(shape: Shape, a: Point, b: Point, radius: int) -> bool:
    """Return the same for a segment that is not `is_apart`."""
    corners = shape.corners
    if not corners:
        return keeps_distance(a, b, (shape.x, shape.y), shape.radius + radius)
    if shape.is_box:
        return _passes_box(shape, a, b, radius) or _clears_box(shape, a, b, radius)
    if _passes_by(corners, a, b, radius):
        return True
    if contains(shape, a):
        return False
    c = corners[-1]
    for d in corners:
        if not (keeps_distance(c, d, a, radius) and keeps_distance(c, d, b, radius)
                and keeps_distance(a, b, d, radius)):
            return False
        if cross(a, b, c) * cross(a, b, d) < 0 and cross(c, d, a) * cross(c, d, b) < 0:
            return False
        c = d
    return True


def _clears_box(shape: Shape, a: Point, b: Point, radius: int) -> bool:
    """Return the same for a rectangle along the axes: no end, no corner is too near, and nothing crosses."""
    west, south, east, north = shape.west, shape.south, shape.east, shape.north
    for x, y in (a, b):
        dx = west - x if x < west else x - east if x > east else 0
        dy = south - y if y < south else y - north if y > north else 0
        if dx * dx + dy * dy < radius * radius or not (dx or dy):
            return False
    for corner in shape.corners:
        if not keeps_distance(a, b, corner, radius):
            return False
    return is_apart(shape, a, b, 0) or _passes_box(shape, a, b, 0)


def is_apart(shape: Shape, a: Point, b: Point, radius: int) -> bool:
    """Return whether a segment lies wholly west, east, south or north of a piece, at least `radius` away."""
    ax, ay = a
    bx, by = b
    far = shape.west - radius
    if ax <= far and bx <= far:
        return True
    far = shape.east + radius
    if ax >= far and bx >= far:
        return True
    far = shape.south - radius
    if ay <= far and by <= far:
        return True
    far = shape.north + radius
    return ay >= far and by >= far


def _passes_box(shape: Shape, a: Point, b: Point, radius: int) -> bool:
    """Return whether a box lies on one side of the line through a and b, at least `radius` away."""
    ax, ay = a
    dx, dy = b[0] - ax, b[1] - ay
    south, north = dx * (shape.south - ay), dx * (shape.north - ay)
    west, east = dy * (shape.west - ax), dy * (shape.east - ax)
    if dx < 0:
        south, north = north, south
    if dy < 0:
        west, east = east, west
    side = south - east if south > east else west - north  # of the corner nearest to the line
    return side > 0 and side * side >= radius * radius * (dx * dx + dy * dy)


def _passes_by(corners: Sequence[Point], a: Point, b: Point, radius: int) -> bool:
    """Return whether all corners lie on one side of the line through a and b, at least `radius` from it."""
    ax, ay = a
    dx, dy = b[0] - ax, b[1] - ay
    far2 = radius * radius * (dx * dx + dy * dy)
    x, y = corners[0]
    is_left = dx * (y - ay) > dy * (x - ax)
    for x, y in corners:
        side = dx * (y - ay) - dy * (x - ax)
        if (side <= 0 if is_left else side >= 0) or side * side < far2:
            return False
    return True


def crosses(shape: Shape, a: Point, b: Point) -> bool:
    """Return whether the segment from a to b runs through the inside of a piece for more than one hundredth."""
    if is_apart(shape, a, b, 0):
        return False
    whole = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2
    if not shape.corners:
        return not keeps_distance(a, b, (shape.x, shape.y), shape.radius) and _crosses_disc(shape, a, b, whole)
    into, into_of, out, out_of = 0, 1, 1, 1  # the part inside, as two fractions of the segment
    (ax, ay), (bx, by), (cx, cy) = a, b, shape.corners[-1]
    for dx, dy in shape.corners:
        ex, ey = dx - cx, dy - cy  # `cross` written out
        at_a, at_b = ex * (ay - cy) - ey * (ax - cx), ex * (by - cy) - ey * (bx - cx)
        if at_a <= 0 and at_b <= 0:
            return False
        if at_a < 0 and -at_a * into_of > into * (at_b - at_a):
            into, into_of = -at_a, at_b - at_a
        if at_b < 0 and at_a * out_of < out * (at_a - at_b):
            out, out_of = at_a, at_a - at_b
        cx, cy = dx, dy
    inside = out * into_of - into * out_of
    return inside > 0 and inside * inside * whole > (into_of * out_of) ** 2


def _crosses_disc(shape: Shape, a: Point, b: Point, whole: int) -> bool:
    mx, my = a[0] - shape.x, a[1] - shape.y
    ahead = mx * (b[0] - a[0]) + my * (b[1] - a[1])
    at_a = mx * mx + my * my - shape.radius * shape.radius  # negative: starts inside
    at_b = (b[0] - shape.x) ** 2 + (b[1] - shape.y) ** 2 - shape.radius * shape.radius
    if at_a < 0 and at_b < 0:
        return whole > 1
    if at_a < 0:  # one hundredth on from a it is still inside
        return _root_below(at_a + 1, whole, -2 * ahead)
    if at_b < 0:
        return _root_below(at_b + 1, whole, 2 * (ahead + whole))
    root = ahead * ahead - whole * at_a
    return -whole < ahead < 0 < root and 4 * root > whole


def _root_below(factor: int, square: int, bound: int) -> bool:
    """Return whether factor * sqrt(square) < bound."""
    if factor < 0:
        return bound >= 0 or factor * factor * square > bound * bound
    return bound > 0 and factor * factor * square < bound * bound
