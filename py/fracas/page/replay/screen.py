"""The replay screen: a match on this device or of a link, watched step by step and never changed."""

from functools import partial
from typing import Any

from fracas.faces.choices import NO_ONE, NOWHERE
from fracas.faces.face import Face
from fracas.kernel.game import Game
from fracas.links import write_position
from fracas.page import routes
from fracas.page.board.board_screen import BoardScreen
from fracas.page.board.view import TapTarget
from fracas.page.chunks import rulebook_of
from fracas.page.controls import control
from fracas.page.loop import Loop
from fracas.page.presses import ControlPress, press_controls
from fracas.page.replay import messages, present
from fracas.page.replay.messages import Effect, Message
from fracas.page.replay.model import Replay
from fracas.page.replay.ports import ReplayPorts
from fracas.page.replay.timeline import timeline_of
from fracas.page.replay.update import HANDLERS, update
from fracas.page.screen import Key
from fracas.page.screens.rule_sheet import show_rule
from fracas.page.shell import Shell
from fracas.posts.parameters import NONE
from fracas.view.arguments import number, text
from fracas.view.match import replay as view

KEYS = {"ArrowLeft": "back", "ArrowRight": "on", "Home": "first", "End": "last", ",": "back", ".": "on"}


class ReplayScreen(BoardScreen):
    """The host of a replay: its model, its loop, its board.

    Args: shell - the page.
          game - the match.
          face - its face.
          save - id of its save, "" for a match of a link.
          step - the first one, None = the last of the match.
    """

    key = routes.REPLAY

    def __init__(self, shell: Shell, game: Game, face: Face, save: str, step: int | None) -> None:
        super().__init__(shell, face)
        timeline = timeline_of(game, face)
        first = timeline.last if step is None else min(max(step, 0), timeline.last)
        self.model = Replay(timeline, timeline, first, shell.route.what, save,
                            shell.browser.post_asks("controls") == NONE, game.cut_reason)
        self.ports = ReplayPorts(shell, self.model, lambda message: self.send(message), self.board.forget)
        self.loop: Loop[Message, Effect] = Loop(partial(update, self.model), self.ports.carry_out, self.draw)
        self.send = self.loop.send
        self._is_aside_due = False  # whether what stands besides is still to be drawn
        self.controls = {
            **press_controls(HANDLERS, self.send),
            "why": control(self._toggle_rule, text), "zoom": control(self._zoom),
            "rule": control(lambda rule: show_rule(shell, game.ruleset.key, rule), text),
            "cell": control(lambda cell: self.tap(TapTarget(cell)), number), "unit": control(lambda who: None, number),
            "edit-position": control(
                lambda: shell.go(routes.write(routes.POSITION, write_position(self.model.position)))),
            **{do: partial(self._share, do) for do in self.ports.share_menu().controls},
        }

    @property
    def state(self) -> Any:
        """The position of the step."""
        return self.model.state

    def enter(self, notice: str = "") -> None:
        """Draw it whole, and say a sentence."""
        self.lay_out(view.replay_skeleton())
        self.draw()
        if notice or self.model.match.game.cut_reason:
            self.shell.say(f"{notice} {self.model.match.game.cut_reason}".strip())

    def leave(self) -> None:
        """Stop autoplay and analysis, and take the board away."""
        self.ports.close()
        super().leave()

    def press_key(self, key: Key) -> bool:
        """Carry out a key; False if it means nothing here."""
        if self.step(key):
            return True
        if key.name not in KEYS or key.has_ctrl:
            return False
        self.send(ControlPress("step", (KEYS[key.name],)))
        return True

    def diagnosis(self) -> dict[str, str]:
        """Return position and record for the report of a problem."""
        return {"position": self.model.position, "record": self.model.shown.game.record}

    # -- controls --------------------------------------------------------------------------------------------

    def tap(self, hit: TapTarget) -> None:
        """Carry out a tap on the board, which changes nothing."""
        cell = hit.token.cell if hit.token is not None else hit.cell
        self.send(messages.TapBoard(self.face.who_at(self.state, cell) if cell >= 0 else NO_ONE))

    def _toggle_rule(self, line: str) -> None:
        """Unfold the rule behind a line, as soon as the rule book is here, or fold it."""
        rulebook = rulebook_of(self.model.shown.game.ruleset.key)
        self.shell.when_loaded_here(lambda: self.send(messages.ToggleRule(line)), rulebook)

    def _share(self, do: str, arg: str) -> None:
        self.ports.share_menu().controls[do](arg)

    def _zoom(self) -> None:
        """Look from near at the end of the trail, or at the whole board again."""
        trail = self.board.shown.trail if self.board.shown is not None else ()
        self.look_closer(trail[-1] if trail else NOWHERE)

    # -- drawing ---------------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Send the regions that differ; those that nobody looks at first follow when the page had its turn."""
        if self.shell.screen is not self:
            return
        canvas, model = self.shell.canvas, self.model
        canvas.set("match", "class", present.look(model, self.face))
        self.draw_board()
        for key, markup in present.regions(model, self.face).items():
            if key != model.held:
                canvas.fill(key, markup)
        if model.held == "scrub":
            canvas.set("scrub-range", "aria-valuetext", present.place(model))
        if not self._is_aside_due:
            self._is_aside_due = True
            self.shell.browser.soon(self._draw_aside)

    def _draw_aside(self) -> None:
        """Send the controls besides the player, and the board in words."""
        self._is_aside_due = False
        if self.shell.screen is self:
            if self.model.held != "aside":
                self.shell.canvas.fill("aside", present.aside(self.model))
            self.speak_board()
            self.shell.send()

    def draw_board(self) -> None:
        """Send the board alone."""
        self.board.show(present.board(self.model, self.face))
        self.draw_corner()

    def speak_board(self) -> None:
        """Send the board in words."""
        for _piece in self.board.speak(self.face, self.state):
            pass
