"""What the buttons of the match screen do: one method a button, called `on_` and its `data-do`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.faces.face import MOVE
from fracas.kernel.table import Choice, Option, Roll
from fracas.page.match import intents as moves
from fracas.page.match import panels
from fracas.page.match.playing import FRAME_MS
from fracas.page.saving.preferences import OFF, ON

if TYPE_CHECKING:
    from fracas.page.match.screen import MatchScreen

ZOOM = 2.7


class Buttons:
    """The buttons of one match screen."""

    def __init__(self, screen: MatchScreen) -> None:
        self.screen = screen

    def on_cell(self, arg: str) -> None:
        """Tap a cell of the board in words."""
        self.screen.tap_cell(int(arg))

    def on_player(self, arg: str) -> None:
        """Choose a player from a list, or show his card."""
        who = int(arg)
        self.screen.ui.squads_open = False
        is_free = who in self.screen.now.actors and not self.screen.is_bots()
        self.screen.do(moves.Select(who) if is_free else moves.Look(who))

    def on_command(self, arg: str) -> None:
        """Press a button of the action tray."""
        commands = self.screen.commands()
        if int(arg) >= len(commands):
            return
        command = commands[int(arg)]
        if command.action is not None:
            return self.screen.playing.run((command.action,))
        self.screen.ui.mode, self.screen.ui.plan = (MOVE if self.screen.ui.mode == command.mode else command.mode), None
        self.screen.draw()

    def on_let_go(self, arg: str) -> None:
        """Let go of the selected player."""
        self.screen.escape()

    def on_go(self, arg: str) -> None:
        """Do what the slip shows."""
        if self.screen.ui.plan is not None:
            self.screen.playing.run(self.screen.ui.plan.actions)

    def on_die(self, arg: str) -> None:
        """Lift a die for a re-roll; without previews roll it again at once."""
        option = self._option(arg)
        if self.screen.preferences().preview == OFF:
            return self.screen.playing.answer(option)
        self.screen.ui.picked = None if self.screen.ui.picked == option else option
        self.screen.draw()

    def on_reply(self, arg: str) -> None:
        """Answer the question."""
        if isinstance(self.screen.game.pending, Choice):
            self.screen.playing.answer(self._option(arg))

    def _option(self, text: str) -> Option:
        found: Option = next(option for option, written in self.screen.drawing.texts.items() if written == text)
        return found

    def on_formation(self, arg: str) -> None:
        """Set up the rest of the usual line-up."""
        if self.screen.now.setup is not None and self.screen.now.setup.waiting:
            self.screen.playing.run(self.screen.now.setup.formation())

    def on_done(self, arg: str) -> None:
        """Finish the set-up."""
        if self.screen.now.setup is not None and self.screen.now.setup.done is not None:
            self.screen.playing.run((self.screen.now.setup.done,))

    def on_undo(self, arg: str) -> None:
        """Take back the last input."""
        self.screen.playing.undo()

    def on_refused(self, arg: str) -> None:
        """Say why a button cannot be used now."""
        do, _space, reason = arg.partition(" ")
        if do == "undo":
            self.screen.playing.undo()
        elif do == "redo":
            self.screen.playing.redo()
        elif reason:
            self.screen.toast(reason[:1].upper() + reason[1:] + ".")
            self.screen.draw()

    def on_redo(self, arg: str) -> None:
        """Play again what was taken back."""
        self.screen.playing.redo()

    # -- real dice -------------------------------------------------------------------------------------------

    def on_face(self, arg: str) -> None:
        """Type the face of a real die."""
        request, ui = self.screen.game.pending, self.screen.ui
        if not isinstance(request, Roll):
            return
        if 0 <= ui.slot < len(ui.entered):
            ui.entered[ui.slot] = int(arg)
            ui.slot = -1
        elif not panels.entered_all(request, ui.entered):
            ui.entered.append(int(arg))
        self.screen.draw()

    def on_slot(self, arg: str) -> None:
        """Choose the typed die to correct."""
        self.screen.ui.slot = int(arg) if int(arg) < len(self.screen.ui.entered) else -1
        self.screen.draw()

    def on_enter(self, arg: str) -> None:
        """Hand in the typed dice."""
        request, entered = self.screen.game.pending, self.screen.ui.entered
        if isinstance(request, Roll) and panels.entered_all(request, entered):
            self.screen.playing.answer(panels.thrown(request, entered))

    def on_roll_for_me(self, arg: str) -> None:
        """Let the app roll dice that are waited for."""
        if isinstance(self.screen.game.pending, Roll):
            self.screen.playing.roll_for_me()

    # -- looking ---------------------------------------------------------------------------------------------

    def on_stop_thinking(self, arg: str) -> None:
        """Let the bot play the best it has found."""
        self.screen.playing.play_now()

    def on_figures(self, arg: str) -> None:
        """Show chances as figures, or as pies again."""
        ui = self.screen.ui
        ui.figures = not ui.figures
        self.screen.outside("prefer", f"figures {ON if ui.figures else OFF}")
        self.screen.draw()

    def on_threats(self, arg: str) -> None:
        """Hatch every cell that opponents face, or only those near the selected player."""
        ui = self.screen.ui
        ui.threats = not ui.threats
        self.screen.outside("prefer", f"threats {ON if ui.threats else OFF}")
        self.screen.draw()

    def on_zoom(self, arg: str) -> None:
        """Zoom in on what matters, or show the whole board."""
        ui = self.screen.ui
        ui.zoom = 1.0 if ui.zoom > 1 else ZOOM
        cell = self.screen.face.cell_of(self.screen.game.state, ui.selected) if ui.selected >= 0 else ui.cursor
        centres = self.screen.face.field(self.screen.game.state).lattice.centres
        ui.focus = centres[cell] if ui.zoom > 1 and cell >= 0 else None
        self.screen.draw()

    def on_log(self, arg: str) -> None:
        """Open or close the log."""
        self.screen.ui.log_open = not self.screen.ui.log_open
        self.screen.draw()

    def on_log_filter(self, arg: str) -> None:
        """Show rolls only, or all lines."""
        self.screen.ui.rolls_only = not self.screen.ui.rolls_only
        self.screen.draw()

    def on_why(self, arg: str) -> None:
        """Unfold the rule behind a line, or fold it."""
        self.screen.ui.whys ^= {arg}
        self.screen.draw()

    def on_squads(self, arg: str) -> None:
        """Open or close the squads."""
        self.screen.ui.squads_open = not self.screen.ui.squads_open
        self.screen.draw()

    def on_replay(self, arg: str) -> None:
        """Show a turn again, action by action."""
        start = self.screen.story.turns.get(arg)
        if start is None:
            return
        later = [number for number in self.screen.story.turns.values() if number > start]
        self._replay(start, min(later, default=len(self.screen.game.plies)))

    def _replay(self, number: int, end: int) -> None:
        self.screen.ui.clear()
        self.screen.make_offer()
        self.screen.ui.replay, self.screen.ui.log_open = number, False
        self.screen.draw()
        self.screen.host.later(self.screen.playing.pace(FRAME_MS) or FRAME_MS, lambda: self._next_frame(number, end))

    def _next_frame(self, number: int, end: int) -> None:
        if self.screen.ui.replay != number:
            return
        if number + 1 < end:
            self._replay(number + 1, end)
        else:
            self.on_stop_replay("")

    def on_stop_replay(self, arg: str) -> None:
        """Come back from a replay."""
        self.screen.ui.replay = -1
        self.screen.look()
        self.screen.select_acting()
        self.screen.draw()

    def on_menu(self, arg: str) -> None:
        """Open the menu."""
        self.screen.outside("menu", "")

    def on_rule(self, arg: str) -> None:
        """Open a rule."""
        self.screen.outside("rule", arg)

    def on_rematch(self, arg: str) -> None:
        """Play the same again."""
        self.screen.outside("rematch", "")

    def on_home(self, arg: str) -> None:
        """Go to the start page."""
        self.screen.outside("home", "")

    def on_match_report(self, arg: str) -> None:
        """Show what everybody did and how the dice fell."""
        self.screen.outside("match-report", "")

    def on_download(self, arg: str) -> None:
        """Save the record as a file."""
        self.screen.outside("download", "")
