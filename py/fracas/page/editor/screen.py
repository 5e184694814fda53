"""The position editor: a board on which everything is put by hand, by finger, mouse or keyboard."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from fracas.faces.choices import NO_ONE
from fracas.locale import _
from fracas.page import routes
from fracas.page.board.board_screen import BoardScreen
from fracas.page.board.view import TapTarget
from fracas.page.controls import control
from fracas.page.editor import present
from fracas.page.editor.messages import DropPlayer, Effect, Message, TapCell
from fracas.page.editor.model import EditorModel
from fracas.page.editor.ports import EditorPorts, begin_match
from fracas.page.editor.update import AUTHORING, EDITS, update
from fracas.page.loop import Loop
from fracas.page.presses import ControlPress, press_controls
from fracas.page.screen import Key
from fracas.page.shell import Shell
from fracas.view.arguments import number
from fracas.view.share import position as view

KEYS = {"Delete": ControlPress("take-off"), "Backspace": ControlPress("take-off"),
        "Escape": ControlPress("pick", (NO_ONE,))}
CTRL_KEYS = {"z": ControlPress("undo-position"), "y": ControlPress("redo-position")}


class PositionScreen(BoardScreen):
    """The host of the position editor: its model, its loop, its board.

    Args: shell - the page.
          model - the position it begins with.
          play - goes on with the position, which is sound; None = it begins a match of its own.
          title - of the screen, "" for the usual one.
          back - address of the way back.
    """

    key = routes.POSITION

    def __init__(
        self, shell: Shell, model: EditorModel, play: Callable[[], None] | None = None, title: str = "",
        back: str = "#/",
    ) -> None:
        super().__init__(shell, model.face)
        self.model, self._bar = model, (title or _("Position editor"), back)
        self.ports = EditorPorts(shell, model, lambda message: self.send(message),
                                 play or (lambda: begin_match(shell, model.text)))
        self.loop: Loop[Message, Effect] = Loop(partial(update, model), self.ports.carry_out, self.draw)
        self.send = self.loop.send
        self.controls = {
            "cell": control(lambda cell: self.tap(TapTarget(cell)), number),
            "zoom": control(lambda: self.look_closer(model.selected_cell)),
            **press_controls({**EDITS, **AUTHORING}, self.send), **self.ports.exports(),
        }

    @property
    def state(self) -> Any:
        """The position that is edited."""
        return self.model.state

    def enter(self, notice: str = "") -> None:
        """Draw it whole, and say a sentence."""
        self.lay_out(view.skeleton())
        self.draw()
        if notice:
            self.shell.say(notice)

    def leave(self) -> None:
        """Stop the work on odds and puzzle, and take the board away."""
        self.ports.close()
        super().leave()

    def press_key(self, key: Key) -> bool:
        """Carry out a key; False if it means nothing here."""
        if self.step(key):
            return True
        message = (CTRL_KEYS if key.has_ctrl else KEYS).get(key.name)
        if message is not None:
            self.send(message)
        return message is not None

    def diagnosis(self) -> dict[str, str]:
        """Return the position for the report of a problem."""
        return {"position": self.model.text}

    # -- fingers ---------------------------------------------------------------------------------------------

    def tap(self, hit: TapTarget) -> None:
        """Put on a cell what is in hand, or select the player there."""
        self.send(TapCell(hit.cell, self._who(hit)))

    def _who(self, hit: TapTarget) -> int:
        """Return the player under a tap, `NO_ONE` if there is none."""
        face, model = self.face, self.model
        if hit.token is None:
            return face.who_at(model.state, hit.cell) if hit.cell >= 0 else NO_ONE
        listed = model.composer.players(model.state)
        return next((who for who in listed if face.token(model.state, who).key == hit.token.key), NO_ONE)

    def is_held(self, hit: TapTarget) -> bool:
        """Return whether a finger that drags holds a counter."""
        return hit.cell >= 0 and (hit.token is not None or self.face.who_at(self.state, hit.cell) != NO_ONE)

    def drag(self, start: TapTarget, end: TapTarget) -> None:
        """Bring a dragged counter to where the finger was lifted."""
        who = self._who(start)
        if who != NO_ONE and end.cell >= 0:
            self.send(DropPlayer(who, end.cell))

    # -- drawing ---------------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Send the regions that differ."""
        canvas, model = self.shell.canvas, self.model
        canvas.set("match", "class", present.look(model, self.face))
        self.draw_board()
        for key, markup in present.regions(model, self._bar).items():
            if key != model.held:
                canvas.fill(key, markup)
        self.speak_board()

    def draw_board(self) -> None:
        """Send the board alone."""
        self.board.show(present.board(self.model, self.face))
        self.draw_corner()

    def speak_board(self) -> None:
        """Send the board in words."""
        for _piece in self.board.speak(self.face, self.state, self.model.selected_cell):
            pass
