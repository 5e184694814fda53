"""The interface of a screen, with defaults that hold for most of them."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from fracas.page.gestures import Gesture
from fracas.view.markup import EMPTY, Markup

Control = Callable[[str], None]  # is called with `data-arg`
Controls = Mapping[str, Control]  # by `data-do`


class Key(NamedTuple):
    """A key that was pressed."""

    name: str
    focus: str = ""  # id of the element that has the focus
    has_ctrl: bool = False
    is_on_board: bool = False  # whether the board has the focus


class Screen:
    """One screen."""

    controls: Controls = {}
    wakes = False  # whether the device is kept awake
    landing = "main"  # id of the element that gets the focus when the screen is new, "" = none
    drawing = ""  # id of the drawing under the fingers, "" = none
    explains = ""  # key of the game whose terms are explained

    def enter(self, notice: str = "") -> None:
        """Draw the whole screen, and show a sentence."""

    def leave(self) -> None:
        """Stop all tasks of the screen."""

    def act(self, do: str, arg: str) -> bool:
        """Carry out a control; False if the screen has no such control."""
        if do in self.controls:
            self.controls[do](arg)
        return do in self.controls

    def press_key(self, key: Key) -> bool:
        """Carry out a key; False if it means nothing here."""
        return False

    def handle_gesture(self, gesture: Gesture) -> None:
        """Carry out a gesture of fingers or mouse on the drawing."""

    def focus_board(self, is_in: bool) -> None:
        """Note that the board has gained or lost the keyboard focus."""

    def set_upright(self, upright: bool) -> None:
        """Turn the boards upright, or not."""

    def title(self) -> str:
        """Return the title of the page in lists of tabs, "" = the heading of its bar."""
        return ""

    def draw_readiness(self) -> None:
        """Draw the mark that tells whether the site is on the device."""

    def banner(self) -> Markup:
        """Return the notice above the screen, nothing if there is none."""
        return EMPTY

    def diagnosis(self) -> dict[str, str]:
        """Return the state of the screen for a report of a problem."""
        return {}
