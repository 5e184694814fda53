"""The ports of the tracker: what carries its effects out in the browser, the storage and the leagues."""

from collections.abc import Callable
from dataclasses import dataclass

from fracas.companion import log
from fracas.companion.merge import LogDifference, differences
from fracas.kernel.game import Game
from fracas.kernel.work import Work
from fracas.page import page_effects
from fracas.page.companion import board, league_match, persistence
from fracas.page.companion.effects import (
    Effect,
    PlaySounds,
    ReadOtherLog,
    ScheduleTick,
    ShowTime,
    StartBoardMatch,
    TrackerTask,
)
from fracas.page.companion.messages import BoardStarted, DiceThrown, LogSaved, LogsCompared, Message
from fracas.page.companion.model import TrackerModel
from fracas.page.leagues.shelf import LeagueShelf
from fracas.page.saving.storage import TOO_LARGE
from fracas.page.shell import Shell
from fracas.page.text_reader import LONG

TICK_MS = 1000.0


@dataclass(frozen=True)
class TrackerPorts:
    """The ports of one tracker."""

    shell: Shell
    model: TrackerModel  # read here, never written
    league_shelf: Callable[[], LeagueShelf]
    tick: Callable[[int], None]  # called with the number of the run when the clock ticks

    def carry_out(self, effect: Effect, send: Callable[[Message], None]) -> None:
        """Carry out one effect, and send what comes of it."""
        shell, model = self.shell, self.model
        match effect:
            case TrackerTask.SAVE_LOG:
                trouble = persistence.save(shell, model.match, model.whole).trouble
                send(LogSaved(trouble, persistence.sequence_of(shell, model.match)))
            case PlaySounds(names):
                shell.sound(names)
            case TrackerTask.THROW_DICE:
                send(DiceThrown(shell.browser.fresh_seed(), shell.browser.now()))
            case ReadOtherLog(text):
                found = "" if text == TOO_LARGE else text
                shell.read_text(len(found) > LONG, self._compare(found),
                           lambda compared: send(LogsCompared(*compared, shell.browser.now())),
                           lambda refusal: shell.say(refusal, "bad"))
            case StartBoardMatch(position):
                match_id = board.start_match(shell, model.match, model.game, position)
                send(BoardStarted(match_id, shell.browser.now()))
            case TrackerTask.ENTER_RESULT:
                league_match.enter_result(shell, self.league_shelf(), model.game)
            case ScheduleTick(run):
                shell.browser.later(TICK_MS, lambda: self.tick(run))
            case ShowTime():
                self._show_time(effect)
            case _:
                page_effects.carry_out(shell, effect)

    def _compare(self, text: str) -> Work[tuple[Game, tuple[LogDifference, ...]]]:
        """Read the other log and compare it, in slices."""
        other = yield from log.read_in_slices(text)
        return other, differences(self.model.game, other)

    def _show_time(self, time: ShowTime) -> None:
        self.shell.canvas.send("text", f"clock-{time.side}", "", time.text)
        if time.is_late:
            self.shell.sound(("bell",))
            self.shell.canvas.send("set", f"clock-{time.side}", "data-late", "")
