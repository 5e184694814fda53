"""What the page knows of leagues before one is looked at: little, so that nothing is loaded that is not needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fracas.games import KEYS
from fracas.page import library, routes
from fracas.page.parts import part
from fracas.page.routes import Route
from fracas.page.saving.storage import Shelf
from fracas.view.markup import EMPTY, Markup

if TYPE_CHECKING:
    from fracas.page.app import App
    from fracas.page.browser.contract import Screen
    from fracas.page.leagues.fixtures import Fixtures
    from fracas.page.leagues.shelf import Leagues
    from fracas.page.leagues.simulating import Simulating

LEAGUE_TAG = "LeagueId"  # in the record of a league match: the id of its league
NEW, CHANGE = "new", "change"  # parts of addresses
SHEET = "sheet-"  # how the part of an address with the sheet of a team begins
KIND = "league"  # of what is saved


class LeagueDoor:
    """The way from the page to its leagues.

    Args: app - the page.
    """

    def __init__(self, app: App) -> None:
        self.app = app
        self.to_merge: list[str] = []  # files of leagues that wait for a choice
        self.simulating: Simulating | None = None  # the last one, perhaps still running
        self._leagues: Leagues | None = None
        self._fixtures: Fixtures | None = None

    @property
    def leagues(self) -> Leagues:
        """The leagues on this device."""
        if self._leagues is None or self._leagues.shelf.store is not self.app.shelf.store:
            self._leagues = part("leagues.shelf").Leagues(self.app.shelf.store, self.app.browser.wall_clock)
        return self._leagues

    def has_leagues(self) -> bool:
        """Return whether any league is saved here."""
        return bool(Shelf(self.app.shelf.store, KIND).ids())

    @property
    def packed(self) -> Any:
        """The module that takes leagues out of the file of everything."""
        return part("leagues.packed")

    @property
    def fixtures(self) -> Fixtures:
        """League matches on this page."""
        if self._fixtures is None:
            self._fixtures = part("leagues.fixtures").Fixtures(self.app)
        return self._fixtures

    def screen(self, route: Route) -> Screen:
        """Return the screen of an address."""
        found: Screen
        if route.screen == routes.LEAGUES and route.what == NEW:
            game = library.key_of(route.part) if library.is_open(route.part) else KEYS[0]
            found = part("leagues.new_screen").NewLeagueScreen(self.app, game)
        elif route.screen == routes.LEAGUE:
            opened, trouble = self.leagues.open(route.what)
            self.app.notice = trouble or self.app.notice
            if opened is not None:
                is_sheet = route.part.startswith(SHEET)
                name = "sheet_screen" if is_sheet else "change_screen" if route.part == CHANGE else "season_screen"
                found = part(f"leagues.{name}").screen(self.app, opened, route.part)
                return found
            self.app.browser.go(routes.write(routes.LEAGUES))
            found = part("leagues.list_screen").LeaguesScreen(self.app)
        else:
            found = part("leagues.list_screen").LeaguesScreen(self.app)
        return found

    def look(self) -> None:
        """Look whether the match on the screen is a league match that is over; stop a simulation nobody looks at."""
        if self.simulating is not None and getattr(self.app.screen, "simulating", None) is not self.simulating:
            self.simulating.stop()
        shown = self.app.match
        if shown is not None and LEAGUE_TAG in shown.game.tags and shown.session.plays():
            self.fixtures.look(shown.session.match, shown.game)

    def act(self, do: str, arg: str) -> None:
        """Carry out a button that stands above a league match."""
        if do == "to-league":
            self.app.browser.go(routes.write(routes.LEAGUE, arg, "fixtures"))
        elif self.app.match is not None:
            self.fixtures.replace(self.app.match.session.match, self.app.match.game)

    def standing(self) -> Markup:
        """Return what stands above a league match."""
        shown = self.app.match
        if shown is not None and LEAGUE_TAG in shown.game.tags and self._fixtures is not None:
            return self._fixtures.standing()
        return EMPTY
