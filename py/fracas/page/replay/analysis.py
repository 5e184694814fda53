"""The analyst beside a match that is watched: at work in slices, what was found, and better lines on the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from fracas.analyst import Line, Mistake, Verdict, better_line, verdict
from fracas.locale import _
from fracas.page.browser.task_runner import TaskRunner
from fracas.page.controls import Controls, control
from fracas.page.replay.timeline import Timeline
from fracas.view.arguments import number
from fracas.view.markup import Markup
from fracas.view.match import analysis as view

if TYPE_CHECKING:
    from fracas.page.replay.screen import ReplayScreen

MOST = 5  # decisions that are shown
PERCENT = 20.0  # thousandths of a win, from a lost match to a won one, that are one percent


class AnalysisPanel:
    """The analysis of one match on the replay screen.

    Args: screen - where it is watched.
    """

    def __init__(self, screen: ReplayScreen) -> None:
        self.screen, self.match = screen, screen.course
        browser = screen.shell.browser
        self.tasks = TaskRunner(browser.now, browser.soon)
        self.found: Verdict | None = None
        self.line: Line | None = None  # the better line that is watched
        self.shown = -1  # number of the mistake it mends
        self._percent = -1
        self.controls: Controls = {
            "analyse": control(self.start), "stop-analysis": control(self._stop),
            "costly": control(self._show, number), "better": control(self._play, number),
            "back-to-match": control(self._back),
        }

    @property
    def off(self) -> str:
        """Why the match is not analysed, "" if it can be."""
        return "" if self.match.game.is_terminal() else _("the match is not over")

    def start(self) -> None:
        """Begin to weigh the decisions."""
        if not self.off and not self.tasks.is_busy and self.found is None:
            self._percent = 0
            self.tasks.start(verdict(self.match.game), self._finish, self._progress)
            self.draw()

    def leave(self) -> None:
        """Stop: nobody looks any more."""
        self.tasks.stop()

    def draw(self) -> None:
        """Send what there is to see of it, once its screen is there."""
        if self.screen.shell.screen is self.screen:
            self.screen.shell.canvas.fill("analysis", self._markup())

    def _markup(self) -> Markup:
        if self.tasks.is_busy:
            return view.analysis_progress(self._percent)
        if self.found is None:
            return view.analyse_button(self.off)
        return view.analysis_summary(self._model(self.found))

    # -- at work ---------------------------------------------------------------------------------------------

    def _progress(self, share: float) -> None:
        percent = int(100 * share)
        if percent != self._percent:
            self._percent = percent
            self.screen.shell.canvas.set("analysis-bar", "value", str(percent))
            self.screen.shell.send()

    def _finish(self, found: Verdict) -> None:
        self.found = found
        self.draw()
        self.screen.shell.say(_("The analysis is done."))
        self.screen.shell.send()

    def _stop(self) -> None:
        self.tasks.stop()
        self.draw()

    # -- what was found --------------------------------------------------------------------------------------

    def _model(self, found: Verdict) -> view.AnalysisSummary:
        start, luck = round(self._chance(found.curve[0])), round(found.luck / PERCENT)
        end = round(self._chance(found.curve[-1]))
        names = [self.screen.face.team_name(self.match.game.state, side) for side in (0, 1)]
        costly = tuple(self._costly(number, each) for number, each in enumerate(found.mistakes[:MOST]))
        return view.AnalysisSummary(
            (names[0], names[1]), tuple(map(self._chance, found.curve)), luck, end - start - luck,
            (round(found.worth_lost(0) / PERCENT), round(found.worth_lost(1) / PERCENT)), costly, self.line is not None)

    @staticmethod
    def _chance(worth: float) -> float:
        """Return the percentage of a win that a worth in thousandths stands for."""
        return 50 + worth / PERCENT

    def _costly(self, number: int, each: Mistake) -> view.CostlyDecision:
        before = self.match.game.plies[each.number].before
        name, turn = self.screen.face.team_name(before, each.side), self.screen.face.turn_title(before)
        better = each.best if len(each.better.plan) < 2 else \
            f"{each.best} \N{HORIZONTAL ELLIPSIS} ({len(each.better.plan)})"
        return view.CostlyDecision(
            each.number + 1, turn if name in turn else f"{turn}, {name}", max(1, round(each.loss / PERCENT)),
            each.played, better, number == self.shown)

    # -- on the board ----------------------------------------------------------------------------------------

    def _show(self, number: int) -> None:
        self._of(number, self._go_to)

    def _play(self, number: int) -> None:
        self._of(number, self._watch)

    def _of(self, number: int, do: Callable[[int, Mistake], None]) -> None:
        """Do something with one of the decisions that are listed."""
        if self.found is not None and 0 <= number < len(self.found.mistakes[:MOST]):
            do(number, self.found.mistakes[number])

    def _go_to(self, _number: int, mistake: Mistake) -> None:
        self._back()
        self.screen.come_to(mistake.number + 1)
        self._look_at_board()

    def _watch(self, number: int, mistake: Mistake) -> None:
        """Let the better line run on the board."""
        self.line, self.shown = better_line(self.match.game, mistake), number
        self.screen.watch(Timeline(self.line.game, self.screen.face), is_running=True)
        share = round(100 * self.line.goes_through)
        told = _("The better line as it may come: it goes through in {n}\u202f% of the tries.")
        self.screen.shell.say(told.format(n=share))
        self.draw()
        self._look_at_board()

    def _look_at_board(self) -> None:
        """Bring the board into view and to the keyboard: on a phone it is far above."""
        self.screen.shell.canvas.send("focus", "main")

    def _back(self) -> None:
        if self.line is not None:
            mended = self.found.mistakes[self.shown].number if self.found is not None else 0
            self.line, self.shown = None, -1
            self.match.come_to(mended)
            self.screen.watch(self.match)
            self.draw()
