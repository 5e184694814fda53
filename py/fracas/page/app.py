"""The page: which screen an address leads to, and the controls that stand on every screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from fracas.locale import _
from fracas.page import routes, slugs
from fracas.page.browser.offline import OfflineState
from fracas.page.chunks import chunks_of, games_in
from fracas.page.leagues.services import LeagueServices
from fracas.page.routes import Route
from fracas.page.saving.preferences import ON
from fracas.page.saving.tab_lock import TabLock
from fracas.page.screen import Screen
from fracas.page.screens.home import HomeScreen
from fracas.page.screens.markup_screen import loading_markup
from fracas.page.shell import Shell

if TYPE_CHECKING:
    from fracas.page.browser.dom import DomBrowser

STOPPING = {"close-sheet", "stop-reading"}
FROM_SHEETS = {  # what closes its sheet
    *STOPPING, "typed", "squads", "concede", "time", "download", "help", "threats", "analyse"}


class App:
    """The page.

    Args: browser - the door to the browser.
    """

    def __init__(self, browser: DomBrowser) -> None:
        self.shell = Shell(browser)
        self.leagues = LeagueServices(self.shell)
        self.address = self.wanted = "#/"
        self.tab_lock = TabLock(self.shell, lambda: self.show(self.address))
        self.error = ""  # the last one nobody expected
        self.dismissed: dict[str, bool] = {}  # offers the reader has put away

    # -- screens ---------------------------------------------------------------------------------------------

    def start(self, address: str, begin: Callable[[], None] = lambda: None) -> None:
        """Show the first screen, and begin when it stands there.

        The home screen needs nothing that is not here; all others are shown as soon as the page is whole.
        """
        self.shell.wall = self.shell.browser.language()
        self.shell.apply_preferences()

        def show() -> None:
            self._show(address)
            begin()
        if routes.parse(address).screen == routes.HOME:
            show()
        else:
            self._whole(show, address)

    def show(self, address: str) -> None:
        """Show the screen of an address."""
        self.wanted = address
        has_come = False

        def show() -> None:
            nonlocal has_come
            has_come = True
            if self.wanted == address:  # else the reader has gone on while the code of a game was fetched
                self._show(address)
        self._whole(show, address)
        place = routes.section_of(address)
        if not has_come and place not in (routes.HOME, routes.section_of(self.address)):
            self._clear(place)
            self.shell.send()

    def _clear(self, place: str) -> None:
        """Let nothing stand on a screen of what the last visit has left there: its buttons are dead."""
        self.shell.canvas.send("fill", f"screen-{place}", "", loading_markup())

    def _whole(self, call: Callable[[], None], address: str) -> None:
        """Call a function once all code is here that the screen of an address needs."""
        self.shell.browser.when_loaded(call, chunks_of(routes.parse(address), self.shell.shelf.store))

    def _show(self, address: str) -> None:
        if address.startswith("#") and not address.startswith("#/") and len(address) > 1:
            return  # a place on the page, not a screen
        shell, before = self.shell, self.shell.screen
        if before is not None:
            before.leave()
        shell.stop_text_reader()
        self.address, shell.route = address, routes.parse(address)
        if shell.route.screen != routes.MATCH:
            self.tab_lock.go()
        shell.screen = shown = self._screen(shell.route)
        self.leagues.settle()
        shell.canvas.fill("sheets", "")
        notice, shell.notice = shell.notice, ""
        self.turn()
        shown.enter(notice)
        if shown.explains:
            shell.link_terms(shown.explains)
        if before is not None and shown.landing:
            shell.canvas.send("focus", shown.landing)  # what was pressed is gone: read on here
        shell.wall = ""
        shell.browser.stay_awake(shown.wakes and shell.preferences.awake == ON)
        shell.send()

    def turn(self) -> None:
        """Let the screen stand upright where the window is narrow."""
        if self.shell.screen is not None:
            self.shell.screen.set_upright(self.shell.is_narrow())

    def _screen(self, route: Route) -> Screen:
        """Return the screen of an address; the modules of all but the home screen are loaded when they are wanted."""
        shell = self.shell
        found: Screen | None = None
        match route.screen:
            case routes.NEW if slugs.is_open(route.what):
                found = self._new_match(slugs.key_of(route.what), route.part)
            case routes.COMPANION:
                from fracas.page.companion.entrance import companion_screen
                found = companion_screen(shell, self.leagues, route)
            case routes.MATCH if route.what.startswith(routes.BY_LINK):
                from fracas.page.correspondence import far_page
                found = far_page.opened(shell, self.tab_lock, self.leagues, route.what)
            case routes.MATCH:
                from fracas.page.match import match_page
                again = partial(self.show, self.address)
                found = match_page.opened(shell, self.tab_lock, self.leagues, route.what, again)
            case routes.LESSONS | routes.LESSON:
                from fracas.page.lessons.ways_in import lesson_screen
                found = lesson_screen(shell, route)
            case routes.TERRAIN:
                from fracas.page.screens.terrain import TerrainScreen
                found = TerrainScreen(shell, route.what)
            case routes.RULES:
                from fracas.page.reader.rules_screen import RulesScreen
                found = RulesScreen(shell, slugs.key_of(route.what), route.part)
            case routes.SAVED:
                from fracas.page.screens.storage import StorageScreen
                found = StorageScreen(self.leagues, route.what)
            case routes.SETTINGS:
                from fracas.page.screens.settings import SettingsScreen
                found = SettingsScreen(shell)
            case routes.LEAGUES | routes.LEAGUE:
                found = self.leagues.screen(route)
            case routes.TEAMS:
                from fracas.page.screens.teams import TeamsScreen
                found = TeamsScreen(shell)
            case routes.TEAM:
                from fracas.page.screens.team import team_screen
                found = team_screen(shell, route.what, route.part)
            case screen if screen in routes.LINKED:
                found = self._linked(route)
        if found is None and (place := routes.section_of(self.address)) != routes.HOME:
            self._clear(place)  # a long link is read first, or there is nothing
        return found or HomeScreen(shell)

    def _new_match(self, game: str, way: str) -> Screen:
        """Return the screen of a new match of a game: at a table, by link, or on this device."""
        if way == routes.TABLE:
            from fracas.page.companion.new_table import NewTableScreen
            return NewTableScreen(self.shell, game, way)
        if way == routes.FAR:
            from fracas.page.correspondence.new_screen import NewByLinkScreen
            return NewByLinkScreen(self.shell, game)
        from fracas.page.screens.new_match import NewMatchScreen
        return NewMatchScreen(self.shell, game, way)

    def _linked(self, route: Route) -> Screen | None:
        """Return the screen of what a link holds, or of the puzzles."""
        again = partial(self.show, self.address)
        if route.screen == routes.LIVE:
            from fracas.page import frame_entry
            return frame_entry.open_framed(self.shell, self.tab_lock, self.leagues, route, again)
        if route.screen == routes.LETTER:
            from fracas.page.correspondence import incoming
            return incoming.opened(self.shell, route, again)
        if route.screen == routes.EMBED:
            from fracas.page.embed import screen
            return screen.open_embed(self.shell, route, again)
        if route.screen == routes.ODDS:
            from fracas.page.embed import calculator
            return calculator.open_odds(self.shell, route, again)
        if route.screen == routes.PUZZLES:
            from fracas.page.puzzles.list_screen import PuzzlesScreen
            return PuzzlesScreen(self.shell, slugs.key_of(route.what))
        if route.screen == routes.PUZZLE:
            from fracas.page.puzzles import puzzle_page
            return puzzle_page.opened(self.shell, route, again)
        if route.screen == routes.POSITION and route.what.startswith(routes.OWN):
            from fracas.page.companion.placement import placement_screen
            return placement_screen(self.shell, route)
        if route.screen == routes.POSITION:
            from fracas.page.editor.editor_page import open_editor
            return open_editor(self.shell, route, again)
        from fracas.page.replay import replay_page
        return replay_page.open_replay(self.shell, route, again)

    # -- what controls do ------------------------------------------------------------------------------------

    def act(self, do: str, arg: str) -> None:
        """Carry out a control, that of the screen before that of the page."""
        self.shell.browser.when_loaded(lambda: self._act(do, arg), games_in(arg))

    def _act(self, do: str, arg: str) -> None:
        if do in FROM_SHEETS:
            self.shell.canvas.fill("sheets", "")
        if do in STOPPING:
            self.shell.stop_text_reader()
        is_done = self.shell.screen is not None and self.shell.screen.act(do, arg)
        if not is_done:
            from fracas.page.global_controls import controls
            if (use := controls(self).get(do)) is not None:
                use(arg)
        self.shell.send()

    # -- the site on the device ------------------------------------------------------------------------------

    def offline_is(self, now: OfflineState) -> None:
        """Show what the browser says of the site on this device."""
        self.shell.offline = now._replace(**self.dismissed)
        from fracas.page.screens.offers import offers
        self.shell.canvas.fill("offers", offers(self.shell.offline))
        if isinstance(self.shell.screen, HomeScreen):
            self.shell.screen.draw_readiness()
        self.shell.send()

    def dismiss(self, offer: str) -> None:
        """Put an offer away, and keep it away while the browser goes on reporting."""
        self.dismissed[offer] = False
        self.offline_is(self.shell.offline)

    # -- problems --------------------------------------------------------------------------------------------

    def failed(self, error: str) -> None:
        """An error nobody expected: say so; what is saved is safe."""
        self.error = error
        self.shell.say(
            _("Something went wrong inside Fracas. The match is saved as it was; reload the page to go on."), "bad")
        self.shell.send()

    def report(self) -> str:
        """Return the text of a report of a problem."""
        from fracas.page.screens import problem_report
        return problem_report.text(self.diagnosis(), self.shell.browser, self.error)

    def diagnosis(self) -> dict[str, str]:
        """Return what a report of a problem should hold."""
        shown = self.shell.screen.diagnosis() if self.shell.screen is not None else {}
        return {"address": routes.write(*self.shell.route), **shown}
