"""Where the selected player can get to on a plane: worked out by and by, and shown as far as it is known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.faces.choices import NO_ONE
from fracas.faces.plane_face import PlaneFace
from fracas.faces.reach import Reach, ReachProgress
from fracas.page.browser.task_runner import TaskRunner

if TYPE_CHECKING:
    from fracas.page.match.screen import MatchScreen


class Reaching:
    """Works out the reach of one match screen.

    Args: screen - of the match.
          plane - what is known of its board.
    """

    def __init__(self, screen: MatchScreen, plane: PlaneFace) -> None:
        self.screen = screen
        self.plane = plane
        self.reach: Reach | None = None
        self._drawn = ReachProgress()  # as much of it as is shown
        self._slices = TaskRunner(screen.host.now, screen.host.soon)

    def stop(self) -> None:
        """Stop working."""
        self._slices.stop()

    def renew(self) -> None:
        """Begin with the player who is now selected, unless he is the one already at work."""
        screen, who, state = self.screen, self.screen.ui.selected, self.screen.game.state
        if who == NO_ONE or screen.is_bots() or not screen.now.legal:
            self.reach = None
            self.stop()
        elif self.reach is None or self.reach.state is not state or self.reach.who != who:
            self.reach = self.plane.reach(state, who)
            self._drawn = self.reach.progress
            self._work()

    def work_on(self) -> None:
        """Work out what a changed mode or an opened list needs, once what was begun is done."""
        if not self._slices.is_busy:
            self._work()

    def _work(self) -> None:
        work = self.reach.work(self.screen.ui) if self.reach is not None else None
        if work is not None:
            self._slices.start(work, lambda _none: self._worked(), lambda _none: self._draw())

    def _worked(self) -> None:
        if self.reach is not None and self.screen.playing.is_open:
            self._draw()
            self._work()

    def _draw(self) -> None:
        """Show what has been worked out since it was last shown; the lists beside the board only if they differ."""
        reach, screen = self.reach, self.screen
        if reach is None or not screen.playing.is_open or self._drawn == reach.progress:
            return
        is_beside = self._drawn.listed != reach.progress.listed
        self._drawn = reach.progress
        if is_beside:
            screen.draw_front()
        else:
            screen.draw_board()
