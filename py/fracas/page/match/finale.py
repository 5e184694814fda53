"""The poster of a match that is over: the result at once, the rest when it has been worked out in slices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.faces.match_summary import match_result, summarize_match
from fracas.kernel.ply import Ply
from fracas.page.browser.task_runner import TaskRunner
from fracas.view.match.result_poster import ResultPoster

if TYPE_CHECKING:
    from fracas.page.match.screen import MatchScreen


class Finale:
    """Works out the poster of one match."""

    def __init__(self, screen: MatchScreen) -> None:
        self.screen = screen
        self.work = TaskRunner(screen.host.now, screen.host.soon)
        self.known: ResultPoster | None = None
        self._last: Ply | None = None  # the action the match ended with

    def shown(self) -> ResultPoster | None:
        """Return the poster as far as it is known, None while the match goes on."""
        game = self.screen.game
        if not game.is_terminal():
            return None
        if self.known is None or self._last is not game.plies[-1]:
            self._last, self.known = game.plies[-1], match_result(game, self.screen.lying)
            self.work.start(summarize_match(game, self.screen.lying), self._found)
        return self.known

    def stop(self) -> None:
        """Work no more; what is not known is worked out when it is looked at again."""
        self.work.stop()
        self.known = self.known if self.known is not None and self.known.is_complete else None

    @property
    def step(self) -> int:
        """The step of the moment that decided the match; the last one where none did."""
        known = self.known
        return known.deciding.step if known is not None and known.deciding is not None else len(self.screen.game.plies)

    def _found(self, ending: ResultPoster) -> None:
        self.known = ending
        if self.screen.game.is_terminal():
            self.screen.draw()
