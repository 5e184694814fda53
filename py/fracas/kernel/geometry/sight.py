"""Sight lines on the plane: which straight lines between two bases miss every wall."""

from collections.abc import Sequence

from fracas.kernel.geometry.plane import Point, turned_point
from fracas.kernel.geometry.shapes import Shape, crosses


def sight_lines(eye: Point, target: Point, radius: int) -> tuple[Point, Point, Point]:
    """Return the ends of the three sight lines: the target's centre and its side points left and right."""
    if eye == target:
        return target, target, target
    return target, turned_point(target, eye, -6, radius), turned_point(target, eye, 6, radius)


def first_clear_line(walls: Sequence[Shape], eye: Point, target: Point, radius: int) -> int:
    """Return the number of the first of the three sight lines that crosses no wall, -1 if all do."""
    if not any(crosses(wall, eye, target) for wall in walls):
        return 0
    _, left, right = sight_lines(eye, target, radius)
    for number, side in ((1, left), (2, right)):
        if not any(crosses(wall, eye, side) for wall in walls):
            return number
    return -1


def is_visible(walls: Sequence[Shape], eye: Point, target: Point, radius: int) -> bool:
    """Return whether a straight line to the target's centre or to one of its two sides crosses no wall."""
    return first_clear_line(walls, eye, target, radius) >= 0
