"""What the page asks of each of its screens, with what holds for most of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from fracas.view.markup import EMPTY, Markup

if TYPE_CHECKING:
    from fracas.page.controls import Controls

Point = tuple[float, float]  # in units of a drawing


class Key(NamedTuple):
    """A key that was pressed."""

    name: str
    focus: str = ""  # id of the element that has the focus
    has_ctrl: bool = False
    is_on_board: bool = False  # whether the board has the focus


class Surface:
    """A drawing under fingers and mouse."""

    element = "board"  # id of the element it is drawn in

    def tap(self, x: float, y: float, pixel: float) -> None:
        """Tap it.

        Args: x, y - in its units.
              pixel - units per pixel.
        """

    def drag(self, start: Point, end: Point) -> None:
        """A finger that dragged is lifted."""

    def follow_drag(self, start: Point, at: Point, pixel: float) -> bool:
        """Follow a finger that drags; False if it holds nothing, so that the drawing moves under it."""
        return False

    def zoom_by(self, factor: float, centre: Point) -> None:
        """Zoom round a point."""

    def pan(self, dx: float, dy: float) -> None:
        """Move the part in view."""

    def pick_up(self, kind: str) -> None:
        """Take something that lies beside it; "" puts it back."""


class Screen:
    """One screen."""

    controls: Controls = {}
    wakes = False  # whether the device stays awake on it
    landing = "main"  # id of the element from which a reader goes on when the screen is new, "" = where he was
    surface: Surface | None = None  # what fingers act on
    explains = ""  # key of the game whose words of art are explained on it

    def enter(self, notice: str = "") -> None:
        """Draw it whole, and say a sentence."""

    def leave(self) -> None:
        """Stop what runs."""

    def act(self, do: str, arg: str) -> bool:
        """Carry out a control; False if the screen has no such control."""
        if do in self.controls:
            self.controls[do](arg)
        return do in self.controls

    def press_key(self, key: Key) -> bool:
        """Carry out a key; False if it means nothing here."""
        return False

    def focus_board(self, is_in: bool) -> None:
        """The keyboard has come to the board or left it."""

    def set_upright(self, upright: bool) -> None:
        """The window is taller than wide now, or wider than tall."""

    def banner(self) -> Markup:
        """Return what stands above it for as long as something is to be said."""
        return EMPTY

    def diagnosis(self) -> dict[str, str]:
        """Return what a report of a problem holds of it."""
        return {}
