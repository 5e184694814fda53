"""The round's clock for a large screen; it counts on wherever it is looked at, and its start is saved."""

from collections.abc import Callable

from fracas.locale import _
from fracas.page import routes
from fracas.page.controls import control
from fracas.page.saving.my_tournaments import change_tournament, load_tournament
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.shell import Shell
from fracas.tournaments.model import MOST_MINUTES, SwissTournament
from fracas.view.arguments import one_of
from fracas.view.markup import Markup
from fracas.view.tournaments.sheets import ClockModel, clock_face, clock_page

MINUTE = 60_000  # milliseconds
TICK = 1_000


def switch_clock(tournament: SwissTournament, now: int) -> None:
    """Start the clock of the last round, or stop it."""
    played = tournament.rounds[-1]
    played.began, played.minutes = 0 if played.began else now, 0


def time_left(tournament: SwissTournament, now: int) -> int:
    """Return the milliseconds that are left of the last round; all of it while its clock stands."""
    played = tournament.rounds[-1]
    whole = (tournament.minutes + played.minutes) * MINUTE
    return whole - max(now - played.began, 0) if played.began else whole


def clock_text(milliseconds: int) -> str:
    """Return hours, minutes and seconds."""
    seconds = -(-abs(milliseconds) // 1000) if milliseconds > 0 else abs(milliseconds) // 1000
    sign = "\N{MINUS SIGN}" if milliseconds < 0 and seconds else ""
    return f"{sign}{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"


class ClockScreen(MarkupScreen):
    """The clock of the last round.

    Args: key - letters of the tournament.
    """

    key = routes.TOURNAMENT
    wakes = True

    def __init__(self, shell: Shell, key: str) -> None:
        super().__init__(shell)
        self.letters = key
        self.controls = {
            "clock-switch": control(lambda: self._change(self._switch)),
            "clock-add": control(self._add, one_of("-5", "5")),
        }

    def enter(self, notice: str = "") -> None:
        """Draw the clock and let it run."""
        super().enter(notice)
        self._tick()

    def _tick(self) -> None:
        if self.shell.screen is not None and self.shell.screen is not self:
            return
        self.shell.canvas.fill("clock-face", clock_face(self._model()))
        self.shell.send()
        self.shell.browser.later(TICK, self._tick)

    def _switch(self, tournament: SwissTournament) -> None:
        switch_clock(tournament, self.shell.browser.wall_clock())

    def _add(self, minutes: str) -> None:
        def add(tournament: SwissTournament) -> None:
            played = tournament.rounds[-1]
            played.minutes = max(-MOST_MINUTES, min(MOST_MINUTES, played.minutes + int(minutes)))
        self._change(add)

    def _change(self, change: Callable[[SwissTournament], object]) -> None:
        trouble = change_tournament(self.shell.shelf.store, self.letters, self.shell.browser.wall_clock(), change)
        if trouble:
            self.shell.say(trouble, "warn")
        self.draw()

    def _model(self) -> ClockModel:
        made, _trouble = load_tournament(self.shell.shelf.store, self.letters)
        back = routes.write(routes.TOURNAMENT, self.letters)
        if made is None or not made.rounds:
            return ClockModel(_("Tournaments"), "", False, back, False)
        left = time_left(made, self.shell.browser.wall_clock())
        title = _("{name}, round {n}").format(name=made.name, n=len(made.rounds))
        return ClockModel(title, clock_text(left), left < 0, back, bool(made.rounds[-1].began))

    def markup(self) -> Markup:
        return clock_page(self._model())
