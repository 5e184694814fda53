"""A match that is watched runs by itself, a step after the other, at one of several paces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.locale import _, ngettext, pgettext
from fracas.page.controls import Controls, control
from fracas.view.arguments import one_of
from fracas.view.controls import LabelledValue

if TYPE_CHECKING:
    from fracas.page.replay.screen import ReplayScreen

PACES = {"slow": 2000.0, "normal": 900.0, "quick": 350.0, "flying": 100.0}  # milliseconds a step
OWN = "own"  # the pace that the author of a post wants


class Autoplay:
    """Whether the replay screen goes on by itself, and how fast.

    Args: screen - where the match is watched.
    """

    def __init__(self, screen: ReplayScreen) -> None:
        self.screen = screen
        self.is_on = False
        self.pace = "normal"
        self.is_asked = False  # whether the author of a post wants it to run
        self.seconds = 0  # a step at the pace that the author of a post wants, 0 if he wants none of his own
        self.controls: Controls = {"run": control(self.run), "pace": control(self._set_pace, one_of(*PACES, OWN))}

    def stop(self) -> None:
        """Stay at the step that is shown."""
        self.is_on = False

    def begin(self, seconds: int) -> None:
        """Let it run, as the author of a post wants it.

        Args: seconds - a step; 0 for the usual pace.
        """
        self.is_asked, self.seconds, self.pace = True, seconds, OWN if seconds else self.pace
        self.run()

    def tap(self) -> None:
        """Do what a tap means where there are no buttons: a step, at the end to the beginning; or run and stop."""
        course = self.screen.course
        if self.is_asked:
            self.run()
        else:
            self.screen.come_to(course.step + 1 if course.step < course.last else 0)

    def wait(self) -> None:
        """Go on to the next step after a while, if it runs."""
        if self.is_on:
            here, pause = self.screen.course.step, {**PACES, OWN: 1000.0 * self.seconds}[self.pace]
            self.screen.shell.browser.later(pause, lambda: self._go_on(here))

    def run(self) -> None:
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
        self.pace = pace if pace != OWN or self.seconds else self.pace
        self.screen.draw()

    @property
    def paces(self) -> tuple[LabelledValue, ...]:
        """The paces to choose from."""
        text = ngettext("{n} second a step", "{n} seconds a step", self.seconds).format(n=self.seconds)
        return (*((LabelledValue(OWN, text),) if self.seconds else ()), LabelledValue("slow", _("Slow")),
                LabelledValue("normal", pgettext("pace", "Normal")), LabelledValue("quick", _("Quick")),
                LabelledValue("flying", _("Flying")))
