"""Plane geometry a second time, slow and obvious, with exact fractions: the judge of `fracas.kernel.geometry.plane`."""

from __future__ import annotations

from decimal import Decimal, localcontext
from fractions import Fraction


def dist2_to_segment(a, b, c) -> Fraction:
    """Squared distance of point c from segment a-b."""
    d = (b[0] - a[0], b[1] - a[1])
    whole = d[0] ** 2 + d[1] ** 2
    at = Fraction((c[0] - a[0]) * d[0] + (c[1] - a[1]) * d[1], whole) if whole else Fraction(0)
    at = min(max(at, Fraction(0)), Fraction(1))
    return (a[0] + at * d[0] - c[0]) ** 2 + (a[1] + at * d[1] - c[1]) ** 2


def edges(corners):
    return [(corners[i - 1], corners[i]) for i in range(len(corners))]


def area2(a, b, c):
    return abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))


def is_inside(corners, p) -> bool:
    """Inside or on the border: the triangles from p to the edges fill the polygon exactly."""
    whole = sum(area2(corners[0], b, c) for b, c in zip(corners[1:], corners[2:], strict=False))
    return sum(area2(p, a, b) for a, b in edges(corners)) == whole


def is_strictly_inside(corners, p) -> bool:
    return is_inside(corners, p) and all(area2(p, a, b) for a, b in edges(corners))


def inner_part(corners, a, b) -> Fraction:
    """Part of the segment a-b that runs through the inside of the polygon: cut it everywhere, look at each middle."""
    cuts = {Fraction(0), Fraction(1)}
    for c, d in edges(corners):
        slope = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
        if slope:
            at = Fraction((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0]), slope)
            if 0 < at < 1:
                cuts.add(at)
    ordered = sorted(cuts)
    inner = Fraction(0)
    for t0, t1 in zip(ordered, ordered[1:], strict=False):
        middle = (t0 + t1) / 2
        point = (a[0] + middle * (b[0] - a[0]), a[1] + middle * (b[1] - a[1]))
        if is_strictly_inside(corners, point):
            inner += t1 - t0
    return inner


def crosses_polygon(corners, a, b) -> bool:
    whole = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2
    return inner_part(corners, a, b) ** 2 * whole > 1


def crosses_disc(x, y, radius, a, b) -> bool:
    """Solve for the two cuts with sixty digits; a difference beyond the fortieth is none."""
    with localcontext() as context:
        context.prec = 60
        dx, dy, mx, my = (Decimal(n) for n in (b[0] - a[0], b[1] - a[1], a[0] - x, a[1] - y))
        whole = dx * dx + dy * dy
        if not whole:
            return False
        half = mx * dx + my * dy
        root = half * half - whole * (mx * mx + my * my - radius * radius)
        if root <= 0:
            return False
        into = max(Decimal(0), (-half - root.sqrt()) / whole)
        out = min(Decimal(1), (-half + root.sqrt()) / whole)
        return (out - into) * whole.sqrt() - 1 > Decimal(10) ** -40


def dist2_to_polygon(corners, a, b) -> Fraction:
    """Squared distance of segment a-b from a polygon, 0 where they meet."""
    if is_inside(corners, a) or inner_part(corners, a, b) or _meets(corners, a, b):
        return Fraction(0)
    return min(
        min(dist2_to_segment(c, d, a), dist2_to_segment(c, d, b), dist2_to_segment(a, b, c)) for c, d in edges(corners)
    )


def _meets(corners, a, b) -> bool:
    return any(not dist2_to_segment(c, d, a) or not dist2_to_segment(a, b, c) for c, d in edges(corners))


def do_overlap(one, two) -> bool:
    """Cut the first polygon down to the second and see whether an area is left."""
    left = [(Fraction(x), Fraction(y)) for x, y in one]
    for c, d in edges(two):
        side = [(d[0] - c[0]) * (p[1] - c[1]) - (d[1] - c[1]) * (p[0] - c[0]) for p in left]
        kept = []
        for i, p in enumerate(left):
            q, at_p, at_q = left[i - 1], side[i], side[i - 1]
            if at_p * at_q < 0:
                t = at_q / (at_q - at_p)
                kept.append((q[0] + t * (p[0] - q[0]), q[1] + t * (p[1] - q[1])))
            if at_p >= 0:
                kept.append(p)
        left = kept
        if not left:
            return False
    doubled = sum(left[i - 1][0] * left[i][1] - left[i - 1][1] * left[i][0] for i in range(len(left)))
    return doubled > 0
