"""The effects of a replay, carried out by the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import fracas
from fracas.page import chunks, match_facts, page_effects
from fracas.page.browser.task_runner import TaskRunner
from fracas.page.match.host import creation
from fracas.page.match.host.share_menu import ShareMenu
from fracas.page.match.model.session import Session
from fracas.page.record_tags import LEAGUE_TAG
from fracas.page.replay.messages import AnalysisDone, CommentsSaved, Effect, Message, ReplayTask, SendLater
from fracas.page.replay.model import Replay
from fracas.page.shell import Shell

if TYPE_CHECKING:
    from fracas.analyst import Verdict
    from fracas.page.replay.review import Review

KEPT = ("Home", "Away", "HomeKit", "AwayKit", "HomeCoach", "AwayCoach", "Options")  # tags of a match that is played on


class ReplayPorts:
    """The page as a replay needs it.

    Args: shell - the page.
          model - the replay, which is only read.
          send - takes messages.
          change_board - begins the board anew.
    """

    def __init__(
        self, shell: Shell, model: Replay, send: Callable[[Message], None], change_board: Callable[[], None],
    ) -> None:
        self.shell, self.model, self._send, self._change_board = shell, model, send, change_board
        self.analyst = TaskRunner(shell.browser.now, shell.browser.soon)
        self._is_closed = False

    def carry_out(self, effect: Effect) -> None:
        """Carry out an effect."""
        match effect:
            case SendLater(milliseconds, message):
                self.shell.browser.later(milliseconds, lambda: self._deliver(message))
            case ReplayTask.SAVE_COMMENTS:
                self._send(CommentsSaved(self._save()))
            case ReplayTask.START_ANALYSIS:
                self.shell.browser.when_loaded(self._analyse, (chunks.COACH,))  # an address may ask before it is shown
            case ReplayTask.STOP_ANALYSIS:
                self.analyst.stop()
            case ReplayTask.CHANGE_BOARD:
                self._change_board()
            case ReplayTask.FOCUS_BOARD:
                self.shell.canvas.send("focus", "main")
            case ReplayTask.BEGIN_MATCH:
                self._begin()
            case _:
                page_effects.carry_out(self.shell, effect)

    def close(self) -> None:
        """Stop the analyst, and send no message any more."""
        self._is_closed = True
        self.analyst.stop()

    def _deliver(self, message: Message) -> None:
        """Send a message from outside an event of the page."""
        if not self._is_closed:
            self._send(message)
            self.shell.send()

    def _analyse(self) -> None:
        """Let the analyst begin, unless he was stopped before his code came."""
        if self.model.is_analysing and not self._is_closed:
            from fracas.page.replay.review import review_match
            self.analyst.start(review_match(self.model.match), self._finish_analysis, self._show_progress)

    def _show_progress(self, share: float) -> None:
        self.shell.canvas.set("analysis-bar", "value", str(int(100 * share)))
        self.shell.send()

    def _finish_analysis(self, found: tuple[Verdict, Review]) -> None:
        from fracas.page.retries.fresh_retries import retries_of_reader
        model = self.model
        self.shell.fresh_retries = retries_of_reader(model.save, model.match.game, found[0].mistakes)
        self._deliver(AnalysisDone(*found))

    def _save(self) -> str:
        """Save the match with its comments; return a sentence if they are not kept."""
        shelf, game = self.shell.shelf, self.model.match.game
        return Session(self.model.save, game, shelf, match_facts.describe, self.shell.browser.wall_clock).save().trouble

    def share_menu(self) -> ShareMenu:
        """Return the share menu of the step."""
        model = self.model
        return ShareMenu(
            self.shell, model.shown.game, lambda: model.step, lambda: model.state,
            lambda: model.step, model.save if model.shown is model.match else "")

    def _begin(self) -> None:
        """Begin a match of its own in the step.

        In the last step it keeps the dice that the match would have had. A league match gets new ones and loses the
        name of its league, since it counts for nothing; a better line has no seed, so that it gets new ones too.
        """
        shown, step = self.model.shown, self.model.step
        if step == shown.last and shown.game.seed is not None and LEAGUE_TAG not in shown.game.tags:
            begun = fracas.from_record(shown.game.record)
        else:
            begun = fracas.from_position(self.model.position, self.shell.browser.fresh_seed())
            begun.tags.update({name: shown.game.tags[name] for name in KEPT if name in shown.game.tags})
        creation.save_and_open(self.shell, self.shell.browser.fresh_id(), begun)
