"""Gestures of fingers and mouse on the board: tap, drag, pinch and pan."""

from math import hypot
from typing import NamedTuple

SLOP = 8.0  # pixels a finger may slip and still tap
MOST_ZOOM = 5.0

Point = tuple[float, float]


class Tap(NamedTuple):
    """A tap, in pixels."""

    x: float
    y: float


class Drag(NamedTuple):
    """A finished drag, in pixels."""

    start: Point
    end: Point


class Pinch(NamedTuple):
    """A movement of two fingers: its factor, and its centre in pixels."""

    factor: float
    centre: Point


class Pan(NamedTuple):
    """A movement of one finger, in pixels."""

    dx: float
    dy: float
    start: Point = (0.0, 0.0)  # where it touched the board
    at: Point = (0.0, 0.0)  # where it is now


Gesture = Tap | Drag | Pinch | Pan


class Gestures:
    """Recognizes gestures in pointer events: on release; a finger that slides off cancels."""

    def __init__(self) -> None:
        self.fingers: dict[int, Point] = {}
        self.start: Point | None = None
        self.is_tap = False

    def down(self, finger: int, x: float, y: float) -> None:
        """Begin to follow a finger."""
        self.fingers[finger] = (x, y)
        self.is_tap = len(self.fingers) == 1
        self.start = (x, y) if self.is_tap else None

    def move(self, finger: int, x: float, y: float) -> Gesture | None:
        """Return the gesture of a finger that moves, if it is one."""
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
        return Pan(x - before[0], y - before[1], self.start or before, (x, y))

    def up(self, finger: int, x: float, y: float) -> Gesture | None:
        """Return the gesture of a finger that is lifted, if it is one."""
        was_known = self.fingers.pop(finger, None) is not None
        if not was_known or self.start is None:
            return None
        start, self.start = self.start, None
        return Tap(x, y) if self.is_tap else Drag(start, (x, y))

    def cancel(self, finger: int) -> None:
        """Forget a finger that the browser has taken over."""
        self.fingers.pop(finger, None)
        self.start = None
