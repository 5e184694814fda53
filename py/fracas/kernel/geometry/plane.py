"""The plane of a gridless game: points and directions in whole hundredths of an inch, x right and y up.

Every question is answered with whole numbers, hence exactly and alike on every machine; the few lengths that are no
whole numbers are square roots rounded down to a hundredth of a hundredth.
"""

from collections.abc import Callable, Sequence
from math import isqrt

Point = tuple[int, int]

INCH = 100
FINE = 100  # a length counts hundredths of a hundredth of an inch, so many to each hundredth
TURNS = 24  # directions 15 degrees apart

_FINE2 = FINE * FINE
_EXACT = 10**5  # a direction is taken from a length that fine
_EXACT2 = _EXACT * _EXACT
_ONE = 10**9  # of cosines
_ROOT_3, _ROOT_2, _ROOT_6 = (isqrt(n * _ONE * _ONE) for n in (3, 2, 6))
_COSINES = (_ONE, (_ROOT_6 + _ROOT_2) // 4, _ROOT_3 // 2, _ROOT_2 // 2, _ONE // 2, (_ROOT_6 - _ROOT_2) // 4, 0)


def cross(a: Point, b: Point, c: Point) -> int:
    """Return twice the area of a triangle; positive if c lies left of the line from a to b."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def distance2(a: Point, b: Point) -> int:
    """Return the square of the distance of two points."""
    dx, dy = a[0] - b[0], a[1] - b[1]
    return dx * dx + dy * dy


def length(a: Point, b: Point) -> int:
    """Return the distance of two points in 1 / `FINE` of a hundredth."""
    dx, dy = a[0] - b[0], a[1] - b[1]
    return isqrt((dx * dx + dy * dy) * _FINE2)


def path_length(start: Point, path: Sequence[Point]) -> int:
    """Return the length of a chain of points in 1 / `FINE` of a hundredth."""
    total = 0
    x, y = start
    for at_x, at_y in path:  # `length` written out
        dx, dy = at_x - x, at_y - y
        total += isqrt((dx * dx + dy * dy) * _FINE2)
        x, y = at_x, at_y
    return total


def rounded_quotient(numerator: int, denominator: int) -> int:
    """Return a quotient rounded to the nearest whole number, halves up; the denominator is positive."""
    return (2 * numerator + denominator) // (2 * denominator)


def toward(start: Point, goal: Point, far: int) -> Point:
    """Return the point `far` hundredths from `start` in the direction of another point."""
    (x, y), dx, dy = start, goal[0] - start[0], goal[1] - start[1]
    whole = isqrt((dx * dx + dy * dy) * _EXACT2)
    much, twice = 2 * far * _EXACT, 2 * whole  # rounded as `nearest` does
    return x + (dx * much + whole) // twice, y + (dy * much + whole) // twice


def cosine(turn: int) -> int:
    """Return the cosine of `turn` times 15 degrees, times 10**9."""
    turn %= TURNS
    turn = min(turn, TURNS - turn)
    return _COSINES[turn] if turn <= 6 else -_COSINES[12 - turn]


_TURNED = tuple((cosine(turn), cosine(turn - 6)) for turn in range(TURNS))


def turned_point(start: Point, goal: Point, turn: int, far: int) -> Point:
    """Return the point `far` hundredths from `start`, `turn` times 15 degrees to the left of another point."""
    return point_turner(start, goal)(turn, far)


def point_turner(start: Point, goal: Point) -> Callable[[int, int], Point]:
    """Return a function that computes `turned_point` for one start and goal, for many points."""
    (x, y), dx, dy = start, goal[0] - start[0], goal[1] - start[1]
    whole = isqrt((dx * dx + dy * dy) * _EXACT2) * _ONE

    def turned_by(turn: int, far: int) -> Point:
        c, s = _TURNED[turn % TURNS]
        much, twice = 2 * far * _EXACT, 2 * whole  # rounded as `nearest` does
        return x + ((dx * c - dy * s) * much + whole) // twice, y + ((dx * s + dy * c) * much + whole) // twice

    return turned_by
