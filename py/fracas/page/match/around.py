"""A page round the screen of a match: the match itself, a lesson, a puzzle."""

from fracas.page.match.screen import MatchScreen
from fracas.page.screen import Key, Screen
from fracas.page.shell import Shell


class AroundMatch(Screen):
    """A page round the screen of a match; who makes it sets `match`.

    Args: shell - the page.
    """

    landing = ""
    wakes = True
    match: MatchScreen

    def __init__(self, shell: Shell) -> None:
        self.shell = shell

    def enter(self, notice: str = "") -> None:
        """Draw it whole, and say a sentence."""
        self.match.enter(notice)

    def leave(self) -> None:
        """Stop what runs; what was said is no longer about what is seen."""
        self.shell.canvas.fill("notices", "")
        self.match.leave()

    def act(self, do: str, arg: str) -> bool:
        """Carry out a control, that of the page round it before that of the match."""
        return self.act_round_it(do, arg) or self.match.act(do, arg)

    def act_round_it(self, do: str, arg: str) -> bool:
        """Carry out a control of the page round the match; False if it has no such control."""
        return super().act(do, arg)

    def press_key(self, key: Key) -> bool:
        """Carry out a key; False if it means nothing here."""
        return self.match.keyboard.press(key.name, key.has_ctrl, key.is_on_board)

    def focus_board(self, is_in: bool) -> None:
        """Show where the keyboard is on the board."""
        if self.match.board.has_cursor != is_in:
            self.match.board.has_cursor = is_in
            self.match.draw()

    def set_upright(self, upright: bool) -> None:
        """Turn the board with the window."""
        self.match.set_upright(upright)
