"""The turn clock of a match at a table: what each side has used, corrected by hand, with a bell at the limit of a turn.

It runs for the side whose turn it is, and stands still while nobody has a turn or the page is not on the tracker. Once
another tab has changed the match it stops.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.companion import log
from fracas.page.controls import Controls, control
from fracas.view.arguments import number
from fracas.view.table.companion import ClockPanel, ClockSide, clock_text

if TYPE_CHECKING:
    from fracas.page.companion.tracker_screen import TrackerScreen

CLOCK_TAG, LIMIT_TAG = "Clock", "Limit"  # seconds used by each side; minutes of a turn
TICK_MS = 1000.0
KEPT_EVERY = 5  # ticks after which it is saved
LIMITS = (0, 2, 3, 4, 5, 8)  # minutes of a turn, 0 = as long as it takes
MOST_SECONDS = 99 * 60


class TurnClock:
    """The clock of one match.

    Args: screen - of the match.
    """

    def __init__(self, screen: TrackerScreen) -> None:
        self.screen = screen
        self.is_open = self.is_running = False
        self.side, self.turn = -1, 0.0  # whose turn is being timed, and its seconds
        self.seen = 0.0  # when it was looked at last, in milliseconds
        self.run = 0  # number of the present run: ticks of earlier ones are none
        self.controls: Controls = {
            "clock": control(self.toggle), "clock-run": control(self.pause),
            "clock-by": control(self.correct, number, number), "clock-limit": control(self.choose_limit, number),
        }

    def used(self) -> list[float]:
        """Return the seconds that each side has used."""
        texts = (*self.screen.game.tags.get(CLOCK_TAG, "").split(), "0", "0")
        return [float(text) if text.isascii() and text.isdecimal() and len(text) < 6 else 0.0 for text in texts[:2]]

    def limit(self) -> int:
        """Return the minutes of a turn, 0 = no limit."""
        text = self.screen.game.tags.get(LIMIT_TAG, "")
        return int(text) if text in map(str, LIMITS) else 0

    def shown(self) -> ClockPanel | None:
        """Return the clock as it is drawn, None while it is put away."""
        if not self.is_open:
            return None
        face, state, used = self.screen.face, self.screen.changing.whole.state, self.used()
        sides = [ClockSide(face.team_name(state, side), clock_text(used[side]), self._acting() == side)
                 for side in (0, 1)]
        return ClockPanel((sides[0], sides[1]), self.is_running, self.limit(), LIMITS)

    def toggle(self) -> None:
        """Show the clock, or put it away and stop it."""
        self.is_open, self.is_running = not self.is_open, False
        self.screen.renew()

    def pause(self) -> None:
        """Let the clock run, or stop it."""
        self.is_running = not self.is_running
        self.run += 1
        self.seen = self.screen.shell.browser.now()
        if self.is_running:
            self._later(self.run)
        self.screen.renew()

    def correct(self, side: int, minutes: int) -> None:
        """Give a side time, or take some."""
        used = self.used()
        if side in (0, 1) and minutes in (-1, 1):
            used[side] += 60 * minutes
            self._write(used)
            self.screen.renew()

    def choose_limit(self, minutes: int) -> None:
        """Choose how long a turn may take."""
        if minutes in LIMITS:
            self.screen.game.tags[LIMIT_TAG] = str(minutes)
            self.screen.renew()

    def _acting(self) -> int:
        game = self.screen.changing.whole
        return -1 if game.is_terminal() else log.tracking_rules_of(game).standing(game.state).side

    def _write(self, used: list[float]) -> None:
        self.screen.game.tags[CLOCK_TAG] = " ".join(str(round(min(max(each, 0), MOST_SECONDS))) for each in used)

    def _later(self, run: int) -> None:
        self.screen.shell.browser.later(TICK_MS, lambda: self._tick(run))

    def _tick(self, run: int) -> None:
        screen, now = self.screen, self.screen.shell.browser.now()
        if run != self.run or not self.is_running or screen.shell.screen is not screen:
            return
        if screen.is_overtaken:
            screen.catch_up()
            return screen.shell.send()
        side, passed = self._acting(), (now - self.seen) / 1000
        if passed >= 1:
            whole = int(passed)
            self.seen += 1000 * whole
            if side in (0, 1):
                self._count(side, whole)
        self._later(run)

    def _count(self, side: int, seconds: int) -> None:
        """Count seconds of a side's turn, and ring when it has taken as long as it may."""
        screen, used, limit = self.screen, self.used(), 60 * self.limit()
        before = self.turn if side == self.side else 0
        self.side, self.turn = side, before + seconds
        used[side] += seconds
        self._write(used)
        screen.shell.canvas.send("text", f"clock-{side}", "", clock_text(used[side]))
        if limit and before < limit <= self.turn:
            screen.shell.sound(("bell",))
            screen.shell.canvas.send("set", f"clock-{side}", "data-late", "")
        if int(self.turn) % KEPT_EVERY == 0:
            screen.save()
        screen.shell.send()
