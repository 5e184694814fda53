"""The table by keys: arrows move the place of the keyboard by inches, letters choose units, targets and ways."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.faces.face import NO_ONE
from fracas.faces.school_fighters import pieces as drawing
from fracas.faces.school_fighters.board import PLANE
from fracas.games.school_fighters.space import HIGH, LOW
from fracas.kernel.table import Choice
from fracas.locale import N_
from fracas.page.match.keyboard import ARROWS, Keyboard
from fracas.page.plane.places import PLACE
from fracas.page.saving.preferences import ON

if TYPE_CHECKING:
    from fracas.page.plane.screen import YardScreen

STEP, FINE_STEP = 100, 25  # hundredths of an inch


YARD_HELP: tuple[tuple[str, str], ...] = (
    (N_("Arrow keys"), N_("by an inch, with Ctrl by a quarter")), (N_("Home, End"), N_("west and east edge")),
    (N_("Enter, Space"), N_("choose or act")), (N_("Escape"), N_("take back what was begun")),
    ("N, P", N_("next unit that can act, the one before")), ("A", N_("next target")), ("T", N_("measuring tape")),
    ("E", N_("do what the slip shows")), ("Z, X", N_("undo, redo")), ("G", N_("log")), ("M", N_("zoom")),
    (N_("1 to 6"), N_("faces of real dice")), ("/", N_("command box: “H3 walk 4 north”, “H3 charge A2”")),
    ("?", N_("this list")),
)


class YardKeys(Keyboard):
    """The keys of one match of School Fighters."""

    screen: YardScreen
    help = YARD_HELP

    def __init__(self, screen: YardScreen) -> None:
        super().__init__(screen)

    def press(self, key: str, is_ctrl: bool, is_on_board: bool) -> bool:
        """Carry out a key; False if it means nothing here."""
        if is_on_board and key in ARROWS:
            return self._step(key, FINE_STEP if is_ctrl else STEP)
        if is_on_board and key in ("Home", "End"):
            x, y = PLANE.place_of(self.screen.ui.cursor)
            return self.go(PLANE.number((LOW if key == "Home" else HIGH, y)))
        if is_on_board and not is_ctrl and self.screen.preferences().keys == ON and key in ("n", "p", "a", "t"):
            return self._letter(key)
        if is_on_board and key in ("y", "u", "h", "l", "b"):
            return False
        return super().press(key, is_ctrl, is_on_board)

    def _step(self, key: str, far: int) -> bool:
        dx, dy = ARROWS[key]
        x, y = PLANE.place_of(self.screen.ui.cursor)
        place = (min(max(x + round(dx * far), LOW), HIGH), min(max(y - round(dy * far), LOW), HIGH))
        return self.go(PLANE.number(place))

    def _letter(self, key: str) -> bool:
        """Go to the next or previous unit that can act, to the next target, or take the tape."""
        screen = self.screen
        if key == "t":
            return screen.act("tape", "")
        if key == "a":
            return self._next_of(screen.targets(), 1)
        if isinstance(screen.game.pending, Choice):
            return self._next_of(screen.targets(), 1 if key == "n" else -1)
        chosen = self._after(list(screen.now.actors), screen.ui.selected, 1 if key == "n" else -1)
        if chosen == NO_ONE:
            return False
        screen.act("player", str(chosen))
        cell = drawing.cell_of(screen.state, chosen)
        return self.go(cell) if cell >= 0 else True

    def _next_of(self, whom: list[int], step: int) -> bool:
        here = drawing.who_at(self.screen.state, self.screen.ui.cursor)
        chosen = self._after(whom, here, step)
        return chosen != NO_ONE and self.go(drawing.cell_of(self.screen.state, chosen))

    def _after(self, whom: list[int], now: int, step: int) -> int:
        if not whom:
            return NO_ONE
        return whom[(whom.index(now) + step) % len(whom)] if now in whom else whom[0 if step > 0 else -1]

    def go(self, cell: int) -> bool:
        """Move the place of the keyboard and say what is there."""
        screen = self.screen
        screen.ui.cursor, screen.ui.has_cursor = cell, True
        screen.draw()
        screen.canvas.send("focus", PLACE)
        screen.say(screen.words_at(cell))
        screen.show()
        return True
