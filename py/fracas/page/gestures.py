"""Fingers and mouse on a drawing: tap, drag, pinch and pan, from the events of pointers.

A screen gets them in the units of its drawing (`Screen.handle_gesture`).
"""

from collections.abc import Callable
from math import hypot
from typing import NamedTuple

SLOP = 8.0  # pixels a finger may slip and still tap

Point = tuple[float, float]


class Tap(NamedTuple):
    """A tap on a point."""

    at: Point
    pixel: float = 1.0  # units of the drawing per pixel


class Drag(NamedTuple):
    """A drag that ended, from a point to another."""

    start: Point
    end: Point


class Pinch(NamedTuple):
    """A movement of two fingers: by how much, and round which point."""

    factor: float
    centre: Point


class Pan(NamedTuple):
    """A movement of one finger that goes on."""

    by: Point  # since the last one
    start: Point  # where the finger touched the drawing
    at: Point  # where it is now
    pixel: float = 1.0  # units of the drawing per pixel


class PickUp(NamedTuple):
    """A thing beside the drawing is taken to be dragged onto it."""

    kind: str  # "" = put back


Gesture = Tap | Drag | Pinch | Pan | PickUp


def in_units(gesture: Gesture, place: Callable[[Point], Point], pixel: float) -> Gesture:
    """Return a gesture in units of a drawing.

    Args: place - from a point in pixels to one in units.
          pixel - units per pixel.
    """
    match gesture:
        case Tap(at):
            return Tap(place(at), pixel)
        case Drag(start, end):
            return Drag(place(start), place(end))
        case Pinch(factor, centre):
            return Pinch(factor, place(centre))
        case Pan((dx, dy), start, at):
            return Pan((dx * pixel, dy * pixel), place(start), place(at), pixel)
    return gesture


class Gestures:
    """The gestures of the fingers on one drawing, in pixels; a finger acts when it is lifted."""

    def __init__(self) -> None:
        self.fingers: dict[int, Point] = {}
        self.start: Point | None = None
        self.is_tap = False

    def down(self, finger: int, x: float, y: float) -> None:
        """Note that a finger touches the drawing."""
        self.fingers[finger] = (x, y)
        self.is_tap = len(self.fingers) == 1
        self.start = (x, y) if self.is_tap else None

    def move(self, finger: int, x: float, y: float) -> Gesture | None:
        """Return the gesture of a finger that moves."""
        before = self.fingers.get(finger)
        if before is None:
            return None
        if len(self.fingers) == 2:
            other = next(point for key, point in self.fingers.items() if key != finger)
            old, new = hypot(before[0] - other[0], before[1] - other[1]), hypot(x - other[0], y - other[1])
            self.fingers[finger] = (x, y)
            return Pinch(new / max(old, 1.0), ((x + other[0]) / 2, (y + other[1]) / 2))
        if self.start is not None and hypot(x - self.start[0], y - self.start[1]) > SLOP:
            self.is_tap = False
        if self.is_tap:
            return None
        self.fingers[finger] = (x, y)
        return Pan((x - before[0], y - before[1]), self.start or before, (x, y))

    def up(self, finger: int, x: float, y: float) -> Gesture | None:
        """Return the gesture that ends as a finger is lifted."""
        was_known = self.fingers.pop(finger, None) is not None
        if not was_known or self.start is None:
            return None
        start, self.start = self.start, None
        return Tap((x, y)) if self.is_tap else Drag(start, (x, y))

    def cancel(self, finger: int) -> None:
        """Drop the gesture of a finger that the browser has taken away."""
        self.fingers.pop(finger, None)
        self.start = None
