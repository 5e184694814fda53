"""The page: which screen is shown, its buttons, and the few things no screen can do by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from fracas.locale import _, language, set_language
from fracas.page import library, routes
from fracas.page.browser.canvas import Canvas
from fracas.page.browser.offline import Offline
from fracas.page.leagues.entrance import LeagueDoor
from fracas.page.parts import part
from fracas.page.routes import Route
from fracas.page.saving import preferences
from fracas.page.saving.preferences import Preferences
from fracas.page.saving.sharing import Sharing
from fracas.page.saving.storage import Memory, Save, Shelf, Store, StoreBlocked
from fracas.page.screens.home import HomeScreen

if TYPE_CHECKING:
    from fracas.kernel.game import Game
    from fracas.page.browser.contract import Browser, Screen
    from fracas.page.match.command_box import Typed
    from fracas.page.match.screen import MatchScreen

CAPTION_MS = 2500.0
FROM_SHEETS = {"close-sheet", "typed", "squads", "concede", "time", "download", "help", "threats"}  # close their sheet


class App:
    """The page.

    Args: browser - the door to the browser.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.canvas = Canvas()
        self.store: Store = browser.store
        self.preferences = preferences.load(self.store)
        self.notice = ""
        self.shelf = Shelf(self._working_store())
        self.offline = Offline()
        self.dismissed: dict[str, bool] = {}  # offers the reader has put away
        self.screen: Screen | None = None
        self.match: MatchScreen | None = None  # the screen, where it is that of a match
        self.wall = ""  # the language in which the home screen stands there since the site was built
        self.route = Route()
        self.address = "#/"
        self.sharing = Sharing(self)
        self.typed: Typed | None = None
        self.league_door = LeagueDoor(self)
        self.error = ""  # the last one nobody expected
        self.wanted_team = ""  # the coach's own team the next new match begins with
        self.deleted_team: tuple[str, Save] | None = None  # it can be brought back as long as the list is open

    def _working_store(self) -> Store:
        """Return the browser's storage, or a memory that lasts as long as the page where it is blocked."""
        try:
            list(self.store.keys())
        except StoreBlocked:
            self.notice = _("This browser allows no storage here: matches last only until the page is closed.")
            return Memory()
        return self.store

    # -- screens ---------------------------------------------------------------------------------------------

    def start(self, address: str, begin: Callable[[], None] = lambda: None) -> None:
        """Show the first screen, and begin when it stands there.

        The home screen needs nothing that is not here; all others are shown as soon as the page is whole.
        """
        self.wall = self.browser.language()
        self._dress()

        def show() -> None:
            self._show(address)
            begin()
        if routes.parse(address).screen == routes.HOME:
            show()
        else:
            self.browser.whole(show)

    def show(self, address: str) -> None:
        """Show the screen of an address."""
        self.browser.whole(lambda: self._show(address))

    def _show(self, address: str) -> None:
        if address.startswith("#") and not address.startswith("#/") and len(address) > 1:
            return  # a place on the page, not a screen
        is_first = self.screen is None
        if self.screen is not None:
            self.screen.leave()
        if self.match is not None:
            self.canvas.fill("notices", "")  # what it said is no longer about what is seen
        self.address, self.route = address, routes.parse(address)
        if self.route.screen != routes.MATCH:
            self.sharing.go()
            if self.typed is not None:
                self.typed.close()
        self._open(self.route)
        self.league_door.look()
        self.canvas.fill("sheets", "")
        notice, self.notice = self.notice, ""
        self.turn()
        if self.screen is not None:
            self.screen.enter(notice)
        if self.match is None and not is_first:
            self.canvas.send("focus", getattr(self.screen, "landing", "main"))  # what was pressed is gone: read on here
        self.wall = ""
        self.browser.stay_awake(self.route.screen == routes.MATCH and self.preferences.awake == preferences.ON)
        self.send()

    def turn(self) -> None:
        """Let the board of a match stand upright on a narrow screen."""
        if self.match is not None:
            self.match.stand(self.browser.is_narrow())

    def _open(self, route: Route) -> None:
        """Put the screen of an address in the place of the one before."""
        made: Screen = self._screen(route)
        is_match = route.screen == routes.MATCH and not isinstance(made, HomeScreen)
        self.screen, self.match = made, cast("MatchScreen", made) if is_match else None

    def _screen(self, route: Route) -> Any:
        match route.screen:
            case routes.NEW if library.is_open(route.what):
                return part("match.opening").new(self, library.key_of(route.what), route.part)
            case routes.MATCH:
                return part("match.opening").opened(self, route.what) or HomeScreen(self)
            case routes.TERRAIN:
                return part("screens.terrain").TerrainScreen(self, route.what)
            case routes.RULES:
                return part("screens.rules").RulesScreen(self, library.key_of(route.what), route.part)
            case routes.SAVED:
                return part("screens.storage").StorageScreen(self)
            case routes.SETTINGS:
                return part("screens.settings").SettingsScreen(self)
            case routes.LEAGUES | routes.LEAGUE:
                return self.league_door.screen(route)
            case routes.TEAMS:
                return part("screens.teams").TeamsScreen(self)
            case routes.TEAM:
                return part("screens.teams").team_screen(self, route.what, route.part)
            case routes.REPORT:
                part("screens.report").go(self, route.what)
        return HomeScreen(self)

    def send(self) -> None:
        """Send what was drawn to the document."""
        self.canvas.fill("standing", part("match.standing").markup(self, self.match) if self.match is not None else "")
        changes = self.canvas.take()
        if changes:
            self.browser.apply(changes)

    def say(self, text: str, tone: str = "") -> None:
        """Show one sentence on any screen."""
        def show() -> None:
            self.canvas.fill("notices", part("match.regions").toast_markup(text, tone))
            self.browser.later(5000, self._unsay)
        self.browser.whole(show)

    def offline_is(self, now: Offline) -> None:
        """Show what the browser says of the site on this device."""
        self.offline = now._replace(**self.dismissed)
        self.canvas.fill("offers", part("screens.offers").offers(self.offline))
        if isinstance(self.screen, HomeScreen):
            self.screen.draw_readiness()
        self.send()

    def dismiss(self, offer: str) -> None:
        """Put an offer away, and keep it away while the browser goes on reporting."""
        self.dismissed[offer] = False
        self.offline_is(self.offline)

    def _unsay(self) -> None:
        self.canvas.fill("notices", "")
        self.send()

    # -- what buttons do -------------------------------------------------------------------------------------

    def act(self, do: str, arg: str) -> None:
        """Carry out what a button does, on the screen or here."""
        self.browser.whole(lambda: self._act(do, arg))

    def _act(self, do: str, arg: str) -> None:
        if do in FROM_SHEETS:
            self.canvas.fill("sheets", "")
        if do == "help":
            keys = self.match.keyboard if self.match is not None else part("match.keyboard").Keyboard
            self.open_sheet(part("match.sheets").help_sheet(keys.help))
        elif do != "close-sheet" and self.screen is not None and not self.screen.act(do, arg):
            self.outside(do, arg)
        self.send()

    def open_sheet(self, markup: str) -> None:
        """Open a sheet over the page."""
        self.canvas.forget("sheets")
        self.canvas.fill("sheets", markup)
        self.canvas.send("open", "sheet")
        self.send()

    def outside(self, do: str, arg: str) -> None:
        """Carry out what a screen cannot do by itself."""
        match do:
            case "menu":
                self._match_do(lambda screen: self.open_sheet(
                    part("match.sheets").menu_of(screen.game, screen.is_bots())))
            case "rule":
                self.open_sheet(part("screens.rules").rule_sheet(self._game_key(), arg))
            case "home":
                self.browser.go("#/")
            case "events":
                self._match_do(lambda screen: self._hear(screen.heard()))
                self.league_door.look()
            case "report":
                self.open_sheet(part("screens.report").report_sheet(self.report()))
            case "copy-report":
                self.browser.copy(self.report())
                self.say(_("Copied."))
            case "typed":
                self._command_box().toggle()
            case "type":
                self._command_box().enter(arg)
            case "to-league" | "fixture-replace":
                self.league_door.act(do, arg)
            case "take-over":
                self.sharing.take_over()
            case "update":
                self.browser.update()
            case "install":
                self.browser.install()
            case "dismiss" if arg in Offline._fields:
                self.dismiss(arg)
            case "prefer":
                self.prefer(*arg.split(" ")[:2])
            case "rematch":
                self._match_do(lambda screen: part("match.opening").play_again(self, screen))
            case "download":
                self.download()
            case "match-report" | "copy-match-report" | "save-match-report":
                self._match_do(lambda screen: part("match.match_report").act(self, screen, do))
            case "time" | "concede":
                self._match_do(lambda screen: screen.playing.run(((do,),)))

    def _match_do(self, call: Callable[[MatchScreen], None]) -> None:
        if self.match is not None:
            call(self.match)

    def _command_box(self) -> Typed:
        box: Typed = self.typed or part("match.command_box").Typed(self)
        self.typed = box
        return box

    def _game_key(self) -> str:
        if self.match is not None:
            return self.match.game.ruleset.key
        return library.key_of(self.route.what)

    def start_match(
        self, game: str, teams: tuple[str, str], seats: tuple[str, str], real: tuple[bool, bool],
        options: dict[str, int | str], kits: tuple[str, str],
    ) -> None:
        """Start a match, save it and go there."""
        part("match.opening").start(self, game, teams, seats, real, options, kits)

    def open_match(self, match: str, started: Game) -> None:
        """Save a match that begins and go there."""
        part("match.opening").begin(self, match, started)

    def download(self) -> None:
        """Save the record of the match as a file."""
        self._match_do(lambda screen: self.browser.download(
            f"{screen.game.ruleset.key}-{screen.session.match}.txt", screen.game.record))

    # -- preferences -----------------------------------------------------------------------------------------

    def prefer(self, name: str, value: str) -> None:
        """Set a preference, store it and show it at once."""
        self.preferences = preferences.changed(self.preferences, name, value)
        if not preferences.keep(self.store, self.preferences):
            self.say(_("This browser does not keep settings here; they last until the page is closed."))
        self._dress()

    def _dress(self) -> None:
        """Give the document its theme, language and pace."""
        chosen: Preferences = self.preferences
        tongue = set_language(chosen.language or self.browser.system_language())
        self.browser.root("lang", tongue)
        self.browser.root("data-died", _("The interpreter stopped; it is started again and the match goes on."))
        self.browser.root(
            "data-gone", _("The interpreter stopped again and again: reload the page; the match is saved."))
        self.browser.root("data-theme", "" if chosen.theme == preferences.SYSTEM else chosen.theme)
        self.browser.root("data-motion", "" if chosen.motion == preferences.FULL else chosen.motion)
        self.browser.root("overlay", str(chosen.overlay))

    def _hear(self, names: tuple[str, ...]) -> None:
        """Let what happened be heard, and seen in words where that is wished."""
        self.sound(names)
        if names and self.preferences.captions == preferences.ON:
            text = part("match.sounds").caption(names)
            self.canvas.fill("captions", text)
            self.browser.later(CAPTION_MS, lambda: self._unhear(text))

    def _unhear(self, text: str) -> None:
        if self.canvas.holds("captions", text):
            self.canvas.fill("captions", "")
            self.send()

    def sound(self, names: tuple[str, ...]) -> None:
        """Play sounds, if they are switched on."""
        if names and self.preferences.sound == preferences.ON and self.preferences.volume:
            self.browser.sound(" ".join(names), self.preferences.volume)

    def report(self) -> str:
        """Return the text of a report of a problem."""
        found: str = part("screens.report").text(
            self.diagnosis(), self.browser.home(), self.browser.about(), language(), self.error)
        return found

    def diagnosis(self) -> dict[str, str]:
        """Return what a report of a problem should hold."""
        if self.match is None:
            return {"address": routes.write(*self.route)}
        game = self.match.game
        return {"address": routes.write(*self.route), "position": game.position, "record": game.record}


