"""A match that is watched runs by itself, a step after the other, at one of several paces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.locale import _, pgettext
from fracas.page.controls import Controls, control
from fracas.view.arguments import one_of
from fracas.view.controls import Labelled

if TYPE_CHECKING:
    from fracas.page.replay.screen import ReplayScreen

PACES = {"slow": 2000.0, "normal": 900.0, "quick": 350.0, "flying": 100.0}  # milliseconds a step


class Running:
    """Whether the replay screen goes on by itself, and how fast.

    Args: screen - where the match is watched.
    """

    def __init__(self, screen: ReplayScreen) -> None:
        self.screen = screen
        self.is_on = False
        self.pace = "normal"
        self.controls: Controls = {"run": control(self._run), "pace": control(self._set_pace, one_of(*PACES))}

    def stop(self) -> None:
        """Stay at the step that is shown."""
        self.is_on = False

    def wait(self) -> None:
        """Go on to the next step after a while, if it runs."""
        if self.is_on:
            here = self.screen.course.step
            self.screen.shell.browser.later(PACES[self.pace], lambda: self._go_on(here))

    def _run(self) -> None:
        """Let it run, from the beginning where it is over; or stop."""
        self.is_on = not self.is_on
        if self.is_on and self.screen.course.step == self.screen.course.last:
            return self.screen.show(0)
        self.screen.draw()
        self.wait()

    def _go_on(self, step: int) -> None:
        course = self.screen.course
        if self.is_on and course.step == step:
            self.is_on = step + 1 < course.last
            self.screen.show(step + 1)
            self.screen.shell.send()

    def _set_pace(self, pace: str) -> None:
        self.pace = pace
        self.screen.draw()


def paces() -> tuple[Labelled, ...]:
    """Return the paces to choose from."""
    return (Labelled("slow", _("Slow")), Labelled("normal", pgettext("pace", "Normal")), Labelled("quick", _("Quick")),
            Labelled("flying", _("Flying")))
