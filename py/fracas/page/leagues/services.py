"""The leagues of this device as screens need them; the code of leagues is loaded when one is wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.kernel.game import Game
from fracas.page.record_tags import LEAGUE_TAG
from fracas.page.shell import Shell
from fracas.view.markup import EMPTY, Markup

if TYPE_CHECKING:
    from fracas.page.leagues.fixtures import Fixtures
    from fracas.page.leagues.season_simulation import SeasonSimulation
    from fracas.page.leagues.shelf import LeagueShelf


class LeagueServices:
    """The leagues of this device.

    Args: shell - the page.
    """

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.pending_files: list[str] = []  # files of leagues that wait for a choice of the coach
        self.simulation: SeasonSimulation | None = None  # the last one, perhaps still running
        self._is_watched = False  # whether the screen that was opened last shows the simulation
        self._shelf: LeagueShelf | None = None
        self._fixtures: Fixtures | None = None

    @property
    def shelf(self) -> LeagueShelf:
        """The saved leagues."""
        if self._shelf is None or self._shelf.saves.store is not self.shell.shelf.store:
            from fracas.page.leagues.shelf import LeagueShelf
            self._shelf = LeagueShelf(self.shell.shelf.store, self.shell.browser.wall_clock)
        return self._shelf

    @property
    def fixtures(self) -> Fixtures:
        """The league matches on this page."""
        if self._fixtures is None:
            from fracas.page.leagues.fixtures import Fixtures
            self._fixtures = Fixtures(self.shell, lambda: self.shelf)
        return self._fixtures

    # -- the simulation --------------------------------------------------------------------------------------

    def watch(self, simulation: SeasonSimulation) -> None:
        """Remember a simulation that the screen shows which is being opened."""
        self.simulation, self._is_watched = simulation, True

    def stop_unwatched(self) -> None:
        """Stop the simulation unless the screen that was opened last shows it."""
        if self.simulation is not None and not self._is_watched:
            self.simulation.stop()
        self._is_watched = False

    # -- on the match screen ---------------------------------------------------------------------------------

    def enter_if_over(self, match: str, game: Game) -> None:
        """Enter the result of a match, if it is a league match and over."""
        if LEAGUE_TAG in game.tags:
            self.fixtures.enter_if_over(match, game)

    def banner(self, game: Game) -> Markup:
        """Return the notice above a league match, nothing for other matches."""
        return self.fixtures.banner() if LEAGUE_TAG in game.tags else EMPTY
