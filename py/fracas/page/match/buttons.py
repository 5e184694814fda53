"""What the controls of the match screen do, whatever the board: a table from `data-do` to typed functions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.faces.choices import MOVE, TrayButton
from fracas.faces.intents import Inspect, Propose, Select
from fracas.kernel.table import Choice, Option, Roll
from fracas.page.board.live import ZOOM
from fracas.page.chunks import rulebook_of
from fracas.page.controls import Controls, control
from fracas.page.match import panels
from fracas.page.saving.preferences import OFF, ON
from fracas.view.arguments import index_in, key_in, number, text, word

if TYPE_CHECKING:
    from fracas.page.match.screen import MatchScreen


class Buttons:
    """The buttons of one match screen."""

    def __init__(self, screen: MatchScreen) -> None:
        self.screen, bots = screen, screen.playing.bots
        option = key_in(lambda: {text: option for option, text in screen.now.texts.items()})
        self.controls: Controls = {
            "cell": control(screen.touch.tap_cell, number),
            "player": control(self.player, number),
            "command": control(self.command, index_in(screen.tray_buttons)),
            "let-go": control(screen.intending.escape),
            "go": control(self.go),
            "die": control(self.die, option),
            "reply": control(self.reply, option),
            "formation": control(self.formation),
            "done": control(self.done),
            "skip": control(lambda: screen.drama.skip()),
            "undo": control(screen.playing.undo),
            "redo": control(screen.playing.redo),
            "refused": control(self.refused, word, text),
            "face": control(self.type_face, number),
            "slot": control(self.correct, number),
            "enter": control(self.enter),
            "roll-for-me": control(self.roll_for_me),
            "stop-thinking": control(bots.next_step),
            "pause": control(self.pause),
            "next-step": control(bots.next_step),
            "go-on": control(bots.go_on),
            "ideas": control(screen.advice.ask),
            "idea": control(screen.advice.take, number),
            "figures": control(self.figures),
            "threats": control(self.threats),
            "zoom": control(self.zoom),
            "log": control(self.log),
            "log-filter": control(self.filter_log),
            "why": control(self.why, word),
            "squads": control(self.squads),
            "replay": control(screen.again.begin, word),
            "replay-step": control(screen.again.step, word),
            "replay-run": control(screen.again.run_on),
            "stop-replay": control(screen.again.stop),
        }

    # -- deciding --------------------------------------------------------------------------------------------

    def player(self, who: int) -> None:
        """Choose a player from a list, or show his card."""
        screen = self.screen
        screen.ui.squads_open = False
        is_free = who in screen.now.actors and not screen.is_bots()
        screen.do(Select(who) if is_free else Inspect(who))

    def command(self, command: TrayButton) -> None:
        """Press a button of the action tray."""
        screen, ui = self.screen, self.screen.ui
        screen.hands.begin_anew()
        if command.plan is not None:
            return screen.do(Propose(command.plan))
        if command.action is not None:
            return screen.playing.run((command.action, *command.then))
        ui.mode, ui.plan = (MOVE if ui.mode == command.mode else command.mode), None
        screen.hands.work_on()
        screen.draw()

    def go(self) -> None:
        """Do what the slip shows."""
        if self.screen.ui.plan is not None:
            self.screen.playing.run(self.screen.ui.plan.actions)

    def die(self, option: Option) -> None:
        """Lift a die for a re-roll; without previews roll it again at once."""
        if self.screen.preferences().preview == OFF:
            return self.screen.playing.answer(option)
        self.screen.ui.picked = None if self.screen.ui.picked == option else option
        self.screen.draw()

    def reply(self, option: Option) -> None:
        """Answer the question."""
        if isinstance(self.screen.game.pending, Choice):
            self.screen.playing.answer(option)

    def formation(self) -> None:
        """Set up the rest of the usual line-up."""
        if self.screen.now.setup is not None and self.screen.now.setup.waiting:
            self.screen.playing.run(self.screen.now.setup.formation())

    def done(self) -> None:
        """Finish the set-up."""
        if self.screen.now.setup is not None and self.screen.now.setup.done is not None:
            self.screen.playing.run((self.screen.now.setup.done,))

    def refused(self, do: str, reason: str) -> None:
        """Say why a button cannot be used now."""
        if do == "undo":
            self.screen.playing.undo()
        elif do == "redo":
            self.screen.playing.redo()
        elif reason:
            self.screen.voice.toast(reason[:1].upper() + reason[1:] + ".")
            self.screen.draw()

    # -- real dice -------------------------------------------------------------------------------------------

    def type_face(self, face: int) -> None:
        """Type the face of a real die."""
        request, ui = self.screen.game.pending, self.screen.ui
        if not isinstance(request, Roll):
            return
        if 0 <= ui.slot < len(ui.entered):
            ui.entered[ui.slot] = face
            ui.slot = -1
        elif not panels.entered_all(request, ui.entered):
            ui.entered.append(face)
        ui.entered = ui.entered[:panels.dice_of(request, ui.entered)]
        self.screen.draw()

    def correct(self, place: int) -> None:
        """Choose the typed die to correct."""
        self.screen.ui.slot = place if place < len(self.screen.ui.entered) else -1
        self.screen.draw()

    def enter(self) -> None:
        """Hand in the typed dice."""
        request, entered = self.screen.game.pending, self.screen.ui.entered
        if isinstance(request, Roll) and panels.entered_all(request, entered):
            self.screen.playing.answer(panels.thrown(request, entered))

    def roll_for_me(self) -> None:
        """Let the app roll dice that are waited for."""
        if isinstance(self.screen.game.pending, Roll):
            self.screen.playing.roll_for_me()

    def pause(self) -> None:
        """Let a bot do nothing more by itself."""
        self.screen.playing.bots.pause()
        self.screen.draw()

    # -- looking ---------------------------------------------------------------------------------------------

    def figures(self) -> None:
        """Show chances as figures, or as pies again."""
        ui = self.screen.ui
        ui.figures = not ui.figures
        self.screen.outside("prefer", f"figures {ON if ui.figures else OFF}")
        self.screen.draw()

    def threats(self) -> None:
        """Hatch every cell that opponents face, or only those near the selected player."""
        ui = self.screen.ui
        ui.threats = not ui.threats
        self.screen.outside("prefer", f"threats {ON if ui.threats else OFF}")
        self.screen.draw()

    def zoom(self) -> None:
        """Zoom in on what matters, or show the whole board."""
        screen = self.screen
        cell = screen.face.cell_of(screen.game.state, screen.ui.selected) if screen.ui.selected >= 0 else \
            screen.board.cursor
        at = screen.face.field(screen.game.state).lattice.centres[cell] if cell >= 0 else None
        screen.board.look(1.0 if screen.board.is_zoomed else ZOOM, at)
        screen.draw()

    def log(self) -> None:
        """Open or close the log."""
        self.screen.ui.log_open = not self.screen.ui.log_open
        self.screen.draw()

    def filter_log(self) -> None:
        """Show rolls only, or all lines."""
        self.screen.ui.rolls_only = not self.screen.ui.rolls_only
        self.screen.draw()

    def why(self, line: str) -> None:
        """Unfold the rule behind a line, as soon as the rule book is here, or fold it."""
        def unfold() -> None:
            if self.screen.playing.is_open:
                self.screen.ui.open_reasons ^= {line}
                self.screen.draw()
                self.screen.show()
        self.screen.host.when_loaded(unfold, (rulebook_of(self.screen.face.key),))

    def squads(self) -> None:
        """Open or close the squads."""
        self.screen.ui.squads_open = not self.screen.ui.squads_open
        self.screen.draw()
