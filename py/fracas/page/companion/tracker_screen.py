"""The tracker of a match at a table: one tap says what happened, a second one whom it happened to.

Everything is saved at once, and everything can be changed later. A button that has just changed its meaning takes no
tap for a moment, so that a tap too many does nothing.
"""

from functools import partial

from fracas.companion import log
from fracas.companion.result import result_code
from fracas.locale import _
from fracas.page import qr_code, routes
from fracas.page.chunks import rulebook_of
from fracas.page.companion import board, code_check, persistence, transfer, view_model
from fracas.page.companion.effects import Effect
from fracas.page.companion.messages import BoardPlayed, ClockTicked, LogReplaced, Message
from fracas.page.companion.model import TrackerModel
from fracas.page.companion.players import cards_sheet
from fracas.page.companion.ports import TrackerPorts
from fracas.page.companion.update import HANDLERS, update
from fracas.page.controls import Controls, control
from fracas.page.leagues.services import LeagueServices
from fracas.page.loop import Loop
from fracas.page.presses import ControlPress, press_controls
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.screens.rule_sheet import show_rule
from fracas.page.shell import Shell
from fracas.view.arguments import text
from fracas.view.markup import Markup
from fracas.view.table.companion import awake_notice, tracker


class TrackerScreen(MarkupScreen):
    """A match at a table.

    Args: shell - the page.
          leagues - those whose match it could be.
          model - the match.
          brought - the log of another phone, compared as soon as the match is shown; "" for none.
    """

    key = routes.COMPANION
    wakes = True
    landing = ""

    def __init__(self, shell: Shell, leagues: LeagueServices, model: TrackerModel, brought: str = "") -> None:
        super().__init__(shell)
        self.model, self.brought = model, brought
        ports = TrackerPorts(shell, model, lambda: leagues.shelf, self._tick)
        handle = partial(update, model)
        self.loop: Loop[Message, Effect] = Loop(
            handle, lambda effect: ports.carry_out(effect, self.loop.send), self.draw)
        self.ticks: Loop[Message, Effect] = Loop(  # a tick changes one figure: nothing is drawn anew
            handle, lambda effect: ports.carry_out(effect, self.ticks.send), lambda: None)
        self.controls = {**press_controls(HANDLERS, self.loop.send, shell.browser.now), **self._tools()}

    def _tools(self) -> Controls:
        """Return the controls that show or hand out what is there, and change nothing."""
        shell, model, game = self.shell, self.model, self.model.game.ruleset.key
        return {
            "weigh": control(lambda: shell.go(routes.write(routes.COMPANION, routes.WEIGH, model.match))),
            "sequence": control(lambda: shell.open_sheet(view_model.sequence_sheet(model))),
            "cards": control(lambda: shell.when_loaded_here(  # the rule book says what abilities do
                lambda: shell.open_sheet(cards_sheet(model)), game, rulebook_of(game))),
            "rule": control(lambda rule: show_rule(shell, game, rule), text),
            "heard": control(self._check_code, text),
            "hand-over": control(lambda: qr_code.show(shell, transfer.address_of(shell, model.whole))),
            "fetch-log": control(lambda: shell.browser.download(f"{game}-{model.match}-table.txt", model.whole.record)),
        }

    def enter(self, notice: str = "") -> None:
        """Draw it; what has happened on the board since is taken over."""
        position = board.new_position(self.shell.shelf, self.model.game)
        if position:
            self.loop.send(BoardPlayed(position, self.shell.browser.now()))
            notice = notice or _("The log now has what happened on the board.")
        super().enter(notice)
        if self.brought:
            brought, self.brought = self.brought, ""
            self.loop.send(ControlPress("compare", (brought,), self.shell.browser.now()))

    def banner(self) -> Markup:
        return awake_notice()

    def markup(self) -> Markup:
        return tracker(view_model.tracker_view(self.model))

    def act(self, do: str, arg: str) -> bool:
        """Carry out a control, unless another tab has changed the log: then that log is shown."""
        return do in self.controls and self._catch_up() or super().act(do, arg)

    def _catch_up(self) -> bool:
        """Show the log as another tab has saved it; False if none has."""
        shell, model = self.shell, self.model
        if not persistence.is_overtaken(shell, model.match, model.sequence):
            return False
        self.loop.send(LogReplaced(persistence.load(shell, model.match), shell.browser.now()))
        return True

    def _tick(self, run: int) -> None:
        clock = self.model.clock
        if run != clock.run or not clock.is_running or self.shell.screen is not self:
            return
        if not self._catch_up():
            self.ticks.send(ClockTicked(run, self.shell.browser.now()))
        self.shell.send()

    def _check_code(self, typed: str) -> None:
        """Compare letters that are being typed in with the code of the result and that of the match."""
        verdict = code_check.judge_letters(typed, result_code(self.model.summary), self.model.game.tags[log.TABLE])
        self.shell.canvas.send("text", "heard-answer", "", verdict)
