"""A page round the screen of a match: the match itself, a lesson, a puzzle."""

from fracas.locale import _
from fracas.page import routes, slugs
from fracas.page.controls import Controls, control
from fracas.page.gestures import Gesture, PickUp
from fracas.page.match.host import sheets
from fracas.page.match.model.messages import Enter, FocusBoard, Leave, Stand
from fracas.page.match.screen import MatchScreen
from fracas.page.screen import Key, Screen
from fracas.page.screens.rule_sheet import show_rule
from fracas.page.shell import Shell
from fracas.view.arguments import text, word


class MatchHost(Screen):
    """A page round the screen of a match; who makes it sets `match`.

    Args: shell - the page.
    """

    wakes = True
    drawing = "board"
    match: MatchScreen

    def __init__(self, shell: Shell) -> None:
        self.shell = shell

    def shared_controls(self) -> Controls:
        """Return the controls that every page round a match has."""
        shell, face = self.shell, self.match.model.base_face
        return {
            "rules": control(lambda: shell.go(routes.write(routes.RULES, slugs.slug_of(face.key)))),
            "help": control(lambda: shell.open_sheet(sheets.help_sheet(sheets.help_of(face.plane)))),
            "rule": control(lambda rule: show_rule(shell, face.key, rule), text),
            "events": control(lambda names: shell.sound(tuple(names.split())), text),
            "prefer": control(shell.set_preference, word, text),
        }

    def enter(self, notice: str = "") -> None:
        """Draw it whole, and say a sentence."""
        self.match.send(Enter(notice))

    def leave(self) -> None:
        """Stop the match, and empty the line of notices."""
        self.shell.canvas.fill("notices", "")
        self.match.save_input()
        self.match.send(Leave())

    def title(self) -> str:
        """Return the name of the game."""
        return _(self.match.session.game.ruleset.name)

    def act(self, do: str, arg: str) -> bool:
        """Carry out a control, that of the page round it before that of the match."""
        return self.act_round_it(do, arg) or self.match.act(do, arg)

    def act_round_it(self, do: str, arg: str) -> bool:
        """Carry out a control of the page round the match; False if it has no such control."""
        return super().act(do, arg)

    def press_key(self, key: Key) -> bool:
        """Carry out a key; False if it means nothing here."""
        return self.match.press_key(key)

    def handle_gesture(self, gesture: Gesture) -> None:
        """Carry out a gesture of fingers or mouse on the board."""
        if not isinstance(gesture, PickUp):
            self.match.send(gesture)

    def focus_board(self, is_in: bool) -> None:
        """Note that the keyboard came to the board or left it."""
        self.match.send(FocusBoard(is_in))

    def set_upright(self, upright: bool) -> None:
        """Turn the board with the window."""
        self.match.send(Stand(upright))
