"""What the page knows of leagues before one is looked at: little, so that nothing is loaded that is not needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.page import routes, slugs
from fracas.page.routes import Route
from fracas.page.screen import Screen
from fracas.page.shell import Shell
from fracas.view.markup import EMPTY, Markup

if TYPE_CHECKING:
    from fracas.kernel.game import Game
    from fracas.page.leagues.fixtures import Fixtures
    from fracas.page.leagues.season_simulation import SeasonSimulation
    from fracas.page.leagues.shelf import LeagueShelf

LEAGUE_TAG = "LeagueId"  # in the record of a league match: the id of its league
NEW, CHANGE = "new", "change"  # parts of addresses
SHEET = "sheet-"  # how the part of an address with the sheet of a team begins


class LeagueServices:
    """The way from the page to its leagues.

    Args: shell - the page.
    """

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.pending_files: list[str] = []  # files of leagues that wait for a choice
        self.simulation: SeasonSimulation | None = None  # the last one, perhaps still running
        self._shelf: LeagueShelf | None = None
        self._fixtures: Fixtures | None = None

    @property
    def shelf(self) -> LeagueShelf:
        """The leagues on this device."""
        if self._shelf is None or self._shelf.saves.store is not self.shell.shelf.store:
            from fracas.page.leagues.shelf import LeagueShelf
            self._shelf = LeagueShelf(self.shell.shelf.store, self.shell.browser.wall_clock)
        return self._shelf

    @property
    def fixtures(self) -> Fixtures:
        """League matches on this page."""
        if self._fixtures is None:
            from fracas.page.leagues.fixtures import Fixtures
            self._fixtures = Fixtures(self)
        return self._fixtures

    def screen(self, route: Route) -> Screen:
        """Return the screen of an address."""
        if route.screen == routes.LEAGUES and route.what == NEW:
            from fracas.page.leagues.new_screen import NewLeagueScreen
            return NewLeagueScreen(self, slugs.key_of(route.part))
        if route.screen == routes.LEAGUE:
            opened, trouble = self.shelf.open(route.what)
            self.shell.notice = trouble or self.shell.notice
            if opened is not None:
                from fracas.page.leagues import league_screens
                return league_screens.screen(self, opened, route.part)
            self.shell.go(routes.write(routes.LEAGUES))
        from fracas.page.leagues.list_screen import LeaguesScreen
        return LeaguesScreen(self)

    def settle(self) -> None:
        """Stop a simulation nobody looks at any more."""
        if self.simulation is None:
            return
        from fracas.page.leagues.season_screen import SeasonScreen
        shown = self.shell.screen
        if not isinstance(shown, SeasonScreen) or shown.simulation is not self.simulation:
            self.simulation.stop()

    # -- on the match screen ---------------------------------------------------------------------------------

    def look(self, match: str, game: Game) -> None:
        """Look whether a match is that of a league and over."""
        if LEAGUE_TAG in game.tags:
            self.fixtures.look(match, game)

    def banner(self, game: Game) -> Markup:
        """Return what stands above a league match."""
        return self.fixtures.banner() if LEAGUE_TAG in game.tags else EMPTY
