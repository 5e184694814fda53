"""The simulation of a season: bots play its open matches in slices, with a bar and a stop button."""

from collections.abc import Callable, Generator

from fracas.bots.levels import levels_of
from fracas.bots.match import play_in_slices
from fracas.games import ruleset
from fracas.league.matchups import OPEN, matchups
from fracas.league.model import HUMAN
from fracas.league.simulation import SeasonProgress, simulate_season
from fracas.locale import _
from fracas.page.browser.task_runner import TaskRunner
from fracas.page.leagues.shelf import OpenLeague
from fracas.page.saving.storage import WriteReport
from fracas.page.shell import Shell
from fracas.view.controls import LabelledValue
from fracas.view.leagues import season as view
from fracas.view.markup import Markup

SHOW_MS, SAVE_MS = 200.0, 3000.0  # intervals between two displays of progress, and between two saves


class SeasonSimulation:
    """The simulation of one season.

    Args: shell - the page.
          opened - the league.
          save - saves it; its argument says whether that is undone together with the save before.
          ended - called with a sentence when it is over: "" if all went well.
    """

    def __init__(
        self, shell: Shell, opened: OpenLeague, save: Callable[[bool], WriteReport], ended: Callable[[str], None],
    ) -> None:
        self.shell, self.opened = shell, opened
        self.save, self.ended = save, ended
        self.stand_in = ""
        self.tasks = TaskRunner(self.shell.browser.now, self.shell.browser.soon)
        self.done = self.total = 0
        self._shown = self._saved = 0.0
        self._saved_at = -1  # matches done when it was saved last
        self._has_saved = False  # since it was started: all its saves are undone as one

    @property
    def is_running(self) -> bool:
        """Whether bots are playing."""
        return self.tasks.is_busy

    def markup(self) -> Markup:
        """Return the form of the simulation, or its progress."""
        if self.is_running:
            return view.simulation_progress(self.done, self.total)
        season = self.opened.league.season
        waits = [any(season.entries[n].coach == HUMAN for n in (line.fixture.home, line.fixture.away))
                 for line in matchups(self.opened.league, season) if line.status == OPEN]
        bots = levels_of(ruleset(self.opened.league.game))
        stand_ins = (LabelledValue("", _("wait for them")),
                     *(LabelledValue(level.key, _("{bot} plays them").format(bot=_(level.name))) for level in bots))
        return view.simulation_controls(len(waits), sum(waits), self.stand_in, stand_ins)

    def start(self) -> None:
        """Start, or go on."""
        self.done = self.total = 0
        self._saved_at, self._has_saved = -1, False
        self._shown = self._saved = self.shell.browser.now()
        self.tasks.start(self._work(), self._finish, self._progress)

    def _work(self) -> Generator[SeasonProgress, None, str]:
        """Play; return a sentence if a match could not be."""
        try:
            for step in simulate_season(self.opened.league, play_in_slices, self.stand_in):
                self.done, self.total = step.done, step.total
                yield step
        except ValueError as error:
            return str(error)
        return ""

    def _progress(self, step: SeasonProgress) -> None:
        now = self.shell.browser.now()
        if now - self._shown > SHOW_MS:
            self._shown = now
            self.shell.canvas.set("sim-bar", "value", str(step.done))
            self.shell.canvas.set("sim-bar", "max", str(step.total))
            self.shell.canvas.send("text", "sim-text", "", view.progress_text(step.done, step.total))
            self.shell.send()
        if now - self._saved > SAVE_MS and self._saved_at != step.done:
            self._saved, self._saved_at = now, step.done
            written = self._keep()
            if not written.ok:
                self.stop(written.trouble)

    def _keep(self) -> WriteReport:
        before = self.opened.files
        written = self.save(self._has_saved)
        self._has_saved = self._has_saved or self.opened.files != before
        return written

    def _finish(self, trouble: str) -> None:
        written = self._keep()
        self.ended(trouble or written.trouble)

    def stop(self, trouble: str = "") -> None:
        """Stop; matches that are over stay, the one that is being played begins anew next time."""
        if self.is_running:
            self.tasks.stop()
            written = self._keep()
            self.ended(trouble or written.trouble)
