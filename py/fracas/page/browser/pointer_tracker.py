"""The events of pointers on a drawing, as gestures in its units for the screen that is shown."""

from typing import Any

from fracas.page.browser import dom
from fracas.page.gestures import Gesture, Gestures, PickUp, Point, Tap, in_units
from fracas.page.screen import Screen
from fracas.page.shell import Shell

HIT = {"board": "#field", "plan": "#plan-box"}
"""The element of a drawing that receives pointers; the target is computed from the point."""

PIECE = "[data-do=add-piece]"


class PointerTracker:
    """The pointers on a drawing.

    Args: shell - the page.
          key - id of the element it is drawn in.
    """

    def __init__(self, shell: Shell, key: str = "board") -> None:
        self.shell = shell
        self.key = key
        self.gestures = Gestures()
        self.is_picking = False  # whether something from beside the board is held

    def handle(self, event: Any) -> None:
        """Handle one event of a pointer."""
        kind, finger = str(event.type), int(event.pointerId or 0) if hasattr(event, "pointerId") else 0
        if kind == "pointermove" and not self.gestures.fingers:
            return
        x, y = float(event.clientX), float(event.clientY)
        if kind == "pointerdown":
            if event.button == 0 and event.target.closest(HIT[self.key]):
                self.gestures.down(finger, x, y)
            elif event.button == 0:
                self._pick_up(event.target.closest(PIECE), finger, x, y)
        elif kind == "pointermove":
            self._send(self.gestures.move(finger, x, y))
        elif kind == "pointerup":
            self._lift(self.gestures.up(finger, x, y), event)
        elif kind == "pointercancel":
            self.gestures.cancel(finger)
            if self.is_picking and (screen := self._screen()) is not None:
                screen.handle_gesture(PickUp(""))
            self.is_picking = False

    def _pick_up(self, piece: Any, finger: int, x: float, y: float) -> None:
        """Take something beside the board, to be dragged onto it; a finger that scrolls there instead is cancelled."""
        if piece and (screen := self._screen()) is not None:
            screen.handle_gesture(PickUp(str(piece.dataset.arg)))
            self.is_picking = True
            self.gestures.down(finger, x, y)

    def _lift(self, gesture: Gesture | None, event: Any) -> None:
        """Handle the end of a gesture; a tap is meant only on the drawing itself."""
        if isinstance(gesture, Tap):
            if self._screen() is None or not event.target.closest(HIT[self.key]):
                return
            dom.shell.tap(event.timeStamp)
        self._send(gesture)  # at once: a turn of its own after a touch would wait for a frame

    def tap(self, x: float, y: float) -> None:
        """Tap the board at a point of the window."""
        self._send(Tap((x, y)))

    def _screen(self) -> Screen | None:
        """Return the screen that has this drawing, None while another one is shown."""
        screen = self.shell.screen
        return screen if screen is not None and screen.drawing == self.key else None

    def _send(self, gesture: Gesture | None) -> None:
        """Hand a gesture to the screen, in units of the drawing."""
        screen = self._screen()
        if gesture is None or screen is None:
            return
        drawing = dom.element(self.key)
        matrix = (drawing.querySelector(f"#{self.key}-turn") or drawing).getScreenCTM()
        scale = float(matrix.a)  # negative where the drawing is turned

        def place(point: Point) -> Point:
            return (point[0] - float(matrix.e)) / scale, (point[1] - float(matrix.f)) / scale
        screen.handle_gesture(in_units(gesture, place, 1 / abs(scale)))
        self.shell.send()
