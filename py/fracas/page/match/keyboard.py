"""The board by keys: arrows from cell to cell, letters for what is used often, numbers for the faces of real dice."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from fracas.faces.rolls import die_of
from fracas.kernel.table import Roll
from fracas.locale import N_
from fracas.page.saving.preferences import ON

if TYPE_CHECKING:
    from fracas.page.match.screen import MatchScreen

Point = tuple[float, float]

# Direct keys to the six neighbours of a hex, as compass directions x, y.
DIRECT: dict[str, Point] = {"y": (-0.5, -0.87), "u": (0.5, -0.87), "h": (-1, 0), "l": (1, 0), "b": (-0.5, 0.87),
                            "n": (0.5, 0.87)}
ARROWS: dict[str, Point] = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
LETTERS = {"z": "undo", "x": "redo", "g": "log", "f": "figures", "m": "zoom", "e": "go", "t": "threats"}

HELP: tuple[tuple[str, str], ...] = (
    (N_("Arrow keys"), N_("from cell to cell")), ("Y U H L B N", N_("to the six neighbours")),
    (N_("Home, End"), N_("ends of the row; with Ctrl corners of the board")),
    (N_("Enter, Space"), N_("choose or act")), (N_("Escape"), N_("take back what was begun")),
    ("E", N_("do what the slip shows")), ("Z, X", N_("undo, redo")), ("G", N_("log")), ("F", N_("chances as figures")),
    ("M", N_("zoom")), ("T", N_("danger everywhere")),
    (N_("1 to 6"), N_("faces of real dice")), ("/", N_("command box")), ("?", N_("this list")),
)


class Keyboard:
    """The keys of one match screen."""

    help = HELP

    def __init__(self, screen: MatchScreen) -> None:
        self.screen = screen

    def press(self, key: str, is_ctrl: bool, is_on_board: bool) -> bool:
        """Carry out a key.

        Args: is_on_board - whether the board has the focus; letters work only there.
        Returns: False if the key means nothing here.
        """
        screen = self.screen
        if key == "Escape":
            screen.escape()
            return True
        if self._number(key):
            return True
        if not is_on_board:
            return False
        if key in ARROWS:
            return self.go(self.beside(screen.ui.cursor, *ARROWS[key]))
        if key in ("Home", "End"):
            return self.go(self._end(key == "End", is_ctrl))
        if is_ctrl or screen.preferences().keys != ON:
            return False
        if key in DIRECT:
            return self.go(self.beside(screen.ui.cursor, *DIRECT[key]))
        return key in LETTERS and screen.act(LETTERS[key], "")

    def _number(self, key: str) -> bool:
        """Type the face of a real die: 1 to 6 stand for the sides of the die."""
        request = self.screen.game.pending
        if not isinstance(request, Roll) or not key.isdigit() or self.screen.session.is_bot(request.coach):
            return False
        sides = die_of(request.dice).by_side
        if 1 <= int(key) <= len(sides):
            self.screen.buttons.on_face(str(sides[int(key) - 1]))
        return True

    def go(self, cell: int) -> bool:
        """Move the place of the keyboard."""
        screen = self.screen
        screen.ui.cursor, screen.ui.has_cursor = cell, True
        screen.draw()
        screen.canvas.send("focus", f"cells-{cell}")
        screen.show()
        return True

    def beside(self, cell: int, dx: float, dy: float) -> int:
        """Return the nearest cell in a direction; on hexes up and down lead to the nearer neighbour."""
        lattice = self.screen.face.field(self.screen.game.state).lattice
        x, y = lattice.centres[cell]
        best, least = cell, float("inf")
        for other, (ox, oy) in enumerate(lattice.centres):
            gap = hypot(ox - x, oy - y)
            if other == cell or gap > 1.6 * lattice.unit:
                continue
            along = ((ox - x) * dx + (oy - y) * dy) / gap
            if along < 0.6 or (dy == 0 and abs(oy - y) > 1):
                continue
            cost = gap * (2 - along) + (1 if (ox < x) == (dy < 0) else 0)  # up and down again lead back
            if cost < least:
                best, least = other, cost
        return best

    def _end(self, is_last: bool, is_corner: bool) -> int:
        centres = self.screen.face.field(self.screen.game.state).lattice.centres
        y = centres[self.screen.ui.cursor][1]
        if is_corner:
            return len(centres) - 1 if is_last else 0
        row = [cell for cell, (_x, cy) in enumerate(centres) if abs(cy - y) < 1]
        return row[-1 if is_last else 0]
