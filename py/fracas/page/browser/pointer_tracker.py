"""Pointer events on a drawing: pixels to its units, gestures to calls of its surface."""

from typing import Any

from fracas.page.browser import dom
from fracas.page.browser.gestures import Drag, Gesture, Gestures, Pan, Pinch, Tap
from fracas.page.screen import Surface
from fracas.page.shell import Shell

HIT = {"board": "#field", "plan": "#plan-box"}
"""The element of a drawing that receives pointers; the target is computed from the point."""

PIECE = "[data-do=add-piece]"


class PointerTracker:
    """Follows the pointers on a drawing.

    Args: shell - the page.
          key - id of the element it is drawn in.
    """

    def __init__(self, shell: Shell, key: str = "board") -> None:
        self.shell = shell
        self.key = key
        self.gestures = Gestures()
        self.is_picking = False  # a piece from beside the board is held

    def handle(self, event: Any) -> None:
        """Follow one pointer event."""
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
            self._do(self.gestures.move(finger, x, y), event)
        elif kind == "pointerup":
            self._do(self.gestures.up(finger, x, y), event)
        elif kind == "pointercancel":
            self.gestures.cancel(finger)
            self._put_back()

    def _pick_up(self, piece: Any, finger: int, x: float, y: float) -> None:
        """Take a piece beside the board, to be dragged onto it; the browser cancels a finger that scrolls there."""
        surface = self._surface()
        if piece and surface is not None:
            surface.pick_up(str(piece.dataset.arg))
            self.is_picking = True
            self.gestures.down(finger, x, y)

    def _put_back(self) -> None:
        """Put a piece back that was taken from beside the board."""
        surface = self._surface()
        if self.is_picking and surface is not None:
            surface.pick_up("")
        self.is_picking = False

    def _surface(self) -> Surface | None:
        """Return the surface of the drawing, None while another screen is shown."""
        found = self.shell.screen.surface if self.shell.screen is not None else None
        return found if found is not None and found.element == self.key else None

    def _do(self, gesture: Gesture | None, event: Any) -> None:
        surface = self._surface()
        if gesture is None or surface is None:
            return
        match gesture:
            case Tap(x, y):
                if event.target.closest(HIT[self.key]):
                    dom.shell.tap(event.timeStamp)
                    self.tap(x, y)  # at once: a turn of its own after a touch would wait for a frame
            case Drag(start, end):
                surface.drag(self._place(*start)[:2], self._place(*end)[:2])
            case Pinch(factor, centre):
                x, y, _pixel = self._place(*centre)
                surface.zoom_by(factor, (x, y))
            case Pan(dx, dy, start, at):
                pixel = self._place(0, 0)[2]
                if not surface.follow_drag(self._place(*start)[:2], self._place(*at)[:2], pixel):
                    surface.pan(-dx * pixel, -dy * pixel)
        self.shell.send()

    def tap(self, x: float, y: float) -> None:
        """Tap the board at a point of the window."""
        surface = self._surface()
        if surface is not None:
            surface.tap(*self._place(x, y))
            self.shell.send()

    def _place(self, x: float, y: float) -> tuple[float, float, float]:
        """Return a point of the window in board units, and the size of a pixel in them."""
        matrix = dom.element(self.key).getScreenCTM()
        scale = float(matrix.a)
        return (x - float(matrix.e)) / scale, (y - float(matrix.f)) / scale, 1 / scale
