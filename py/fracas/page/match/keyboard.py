"""The board by keys: arrows from place to place, letters for what is used often, numbers for the faces of real dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.faces.rolls import die_of
from fracas.kernel.table import Roll
from fracas.page.saving.preferences import ON

if TYPE_CHECKING:
    from fracas.page.match.screen import MatchScreen

LETTERS = {"z": "undo", "x": "redo", "g": "log", "f": "figures", "m": "zoom", "e": "go"}


class Keyboard:
    """The keys of one match screen."""

    def __init__(self, screen: MatchScreen) -> None:
        self.screen = screen

    def press(self, key: str, is_ctrl: bool, is_on_board: bool) -> bool:
        """Carry out a key.

        Args: is_on_board - whether the board has the focus; letters work only there.
        Returns: False if the key means nothing here.
        """
        screen = self.screen
        if key == "Escape":
            self._escape()
            return True
        if self._number(key):
            return True
        is_letter = len(key) == 1
        if not is_on_board or (is_letter and (is_ctrl or screen.preferences().keys != ON)):
            return False
        if screen.board.step(key, is_ctrl):
            screen.touch.come_to(screen.board.cursor)
            return True
        return screen.hands.letter(key) or (key in LETTERS and screen.act(LETTERS[key], ""))

    def _escape(self) -> None:
        """Close the squads or the log where they lie over the board, else take back what was begun."""
        ui = self.screen.ui
        if ui.squads_open or ui.log_open:
            ui.squads_open = ui.log_open = False
            self.screen.draw()
        else:
            self.screen.intending.escape()

    def _number(self, key: str) -> bool:
        """Type the face of a real die: what is printed on it, or 1 to 6 for its sides where those are no numbers."""
        request = self.screen.game.pending
        if not isinstance(request, Roll) or not key.isdigit() or self.screen.session.is_bot(request.coach):
            return False
        die = die_of(request.dice)
        printed = {die.text(face): face for face in die.by_side}
        numbers = printed if all(map(str.isdigit, printed)) else dict(zip("123456789", die.by_side, strict=False))
        if key in numbers:
            self.screen.buttons.type_face(numbers[key])
        return True
