"""The page: which screen is shown, its buttons, and the few things no screen can do by itself."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from fracas.games import ruleset
from fracas.kernel.game import Game
from fracas.locale import _, language, set_language
from fracas.page import library, offline, preferences, report, routes, sounds
from fracas.page.adapter import adapter_of
from fracas.page.adapters import WITHOUT_CELLS
from fracas.page.browser import Browser, Screen
from fracas.page.canvas import Canvas
from fracas.page.drawing import toast_markup
from fracas.page.keyboard import Keyboard
from fracas.page.leagues.door import LeagueDoor
from fracas.page.match import MatchScreen
from fracas.page.new_match import NewMatchScreen
from fracas.page.offline import Offline
from fracas.page.preferences import Preferences
from fracas.page.quiet import HomeScreen, RulesScreen, SettingsScreen, rule_sheet
from fracas.page.report import report_sheet
from fracas.page.routes import Route
from fracas.page.session import HUMAN, Session, anew, begin, open_saved
from fracas.page.sharing import Sharing
from fracas.page.sheets import help_sheet, may_concede, may_stop, menu_sheet
from fracas.page.storage import Memory, Save, Shelf, Store, StoreBlocked
from fracas.page.storage_screen import StorageScreen
from fracas.page.typed import Typed
from fracas.view.markup import join

CAPTION_MS = 2500.0
def new_match_of(key: str) -> type[NewMatchScreen]:
    """Return the screen of a new match of a game."""
    if key not in WITHOUT_CELLS:
        return NewMatchScreen
    found: type[NewMatchScreen] = import_module("fracas.page.yard.new_match").YardNewMatch
    return found


FROM_SHEETS = {"close-sheet", "typed", "squads", "concede", "time", "download", "help", "threats"}  # close their sheet


def screen_of(key: str) -> type[MatchScreen]:
    """Return the match screen of a game; that of a game without cells is loaded when it is played."""
    if key not in WITHOUT_CELLS:
        return MatchScreen
    found: type[MatchScreen] = import_module("fracas.page.yard.screen").YardScreen
    return found


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
        self.route = Route()
        self.address = "#/"
        self.sharing = Sharing(self)
        self.typed = Typed(self)
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

    def start(self, address: str) -> None:
        """Show the first screen."""
        self._dress()
        self.show(address)

    def show(self, address: str) -> None:
        """Show the screen of an address."""
        if address.startswith("#") and not address.startswith("#/") and len(address) > 1:
            return  # a place on the page, not a screen
        if self.screen is not None:
            self.screen.leave()
        if isinstance(self.screen, MatchScreen):
            self.canvas.fill("notices", "")  # what it said is no longer about what is seen
        self.address, self.route = address, routes.parse(address)
        if self.route.screen != routes.MATCH:
            self.sharing.go()
            self.typed.close()
        self.screen = self._screen(self.route)
        self.league_door.look()
        self.canvas.fill("sheets", "")
        notice, self.notice = self.notice, ""
        self.turn()
        self.screen.enter(notice)
        self.browser.stay_awake(self.route.screen == routes.MATCH and self.preferences.awake == preferences.ON)
        self.send()

    def turn(self) -> None:
        """Let the board of a match stand upright on a narrow screen."""
        if isinstance(self.screen, MatchScreen):
            self.screen.stand(self.browser.is_narrow())

    def _screen(self, route: Route) -> Screen:
        match route.screen:
            case routes.NEW if library.is_open(route.what):
                return new_match_of(library.key_of(route.what))(self, library.key_of(route.what), route.part)
            case routes.MATCH:
                return self._match(route.what)
            case routes.TERRAIN:
                made: Screen = import_module("fracas.page.terrain.screen").TerrainScreen(self, route.what)
                return made
            case routes.RULES:
                return RulesScreen(self, library.key_of(route.what), route.part)
            case routes.SAVED:
                return StorageScreen(self)
            case routes.SETTINGS:
                return SettingsScreen(self)
            case routes.LEAGUES | routes.LEAGUE:
                return self.league_door.screen(route)
            case routes.TEAMS | routes.TEAM:
                return self._teams(route)
            case routes.REPORT:
                self._reported(route.what)
        return HomeScreen(self)

    def _reported(self, packed: str) -> None:
        """Go to the match of a report; a link that cannot be read leads home and says so."""
        try:
            self.browser.replace(routes.write(routes.MATCH, report.opened(self, packed)))
        except ValueError as error:
            self.notice = _("This link cannot be opened: {error}").format(error=error)
            self.browser.replace("#/")

    def _teams(self, route: Route) -> Screen:
        """Return a screen of the coach's teams, loaded when it is first wanted."""
        from fracas.page.team_screens import TeamsScreen, team_screen
        return TeamsScreen(self) if route.screen == routes.TEAMS else team_screen(self, route.what, route.part)

    def _match(self, match: str) -> Screen:
        owned = self.sharing.come(match)
        game, trouble = open_saved(self.shelf, match)
        self.notice = trouble or self.notice
        if game is None:
            self.sharing.go()
            self.browser.go("#/")
            return HomeScreen(self)
        adapter = adapter_of(game.ruleset.key)
        session = Session(match, game, self.shelf, library.describe, self.browser.wall_clock)
        if owned is not None:
            session.plays = owned.check
        made = screen_of(game.ruleset.key)
        return made(session, adapter, self.browser, self.canvas, lambda: self.preferences, self.send, self.outside)

    def send(self) -> None:
        """Send what was drawn to the document."""
        self.canvas.fill("standing", join(self.sharing.standing(), self.league_door.standing()))
        changes = self.canvas.take()
        if changes:
            self.browser.apply(changes)

    def say(self, text: str, tone: str = "") -> None:
        """Show one sentence on any screen."""
        self.canvas.fill("notices", toast_markup(text, tone))
        self.browser.later(5000, self._unsay)

    def offline_is(self, now: Offline) -> None:
        """Show what the browser says of the site on this device."""
        self.offline = now._replace(**self.dismissed)
        self.canvas.fill("offers", offline.offers(self.offline))
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
        if do in FROM_SHEETS:
            self.canvas.fill("sheets", "")
        if do == "help":
            keys = self.screen.keyboard if isinstance(self.screen, MatchScreen) else Keyboard
            self.open_sheet(help_sheet(keys.help))
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
                    menu_sheet(screen.game.ruleset.key, not may_concede(screen.game), may_stop(screen.game))))
            case "rule":
                self.open_sheet(rule_sheet(self._game_key(), arg))
            case "home":
                self.browser.go("#/")
            case "events":
                self._match_do(lambda screen: self._hear(sounds.of_events(screen.game.fresh)))
                self.league_door.look()
            case "report":
                self.open_sheet(report_sheet(self.report()))
            case "copy-report":
                self.browser.copy(self.report())
                self.say(_("Copied."))
            case "typed":
                self.typed.toggle()
            case "type":
                self.typed.enter(arg)
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
                self.rematch()
            case "download":
                self.download()
            case "match-report" | "copy-match-report" | "save-match-report":
                from fracas.page import match_report
                self._match_do(lambda screen: match_report.act(self, screen, do))
            case "time" | "concede":
                self._match_do(lambda screen: screen.playing.run(((do,),)))

    def _match_do(self, call: Callable[[MatchScreen], None]) -> None:
        if isinstance(self.screen, MatchScreen):
            call(self.screen)

    def _game_key(self) -> str:
        if isinstance(self.screen, MatchScreen):
            return self.screen.game.ruleset.key
        return library.key_of(self.route.what)

    def start_match(
        self, game: str, teams: tuple[str, str], seats: tuple[str, str], real: tuple[bool, bool],
        options: dict[str, int | str], kits: tuple[str, str],
    ) -> None:
        """Start a match, save it and go there."""
        chosen = options if HUMAN in seats else {**ruleset(game).between_bots, **options}
        started = begin(game, self.browser.fresh_seed(), teams, seats, real, chosen)
        for name, kit in zip(("HomeKit", "AwayKit"), kits, strict=True):
            if kit:
                started.tags[name] = kit
        self.open_match(self.browser.fresh_id(), started)

    def open_match(self, match: str, started: Game) -> None:
        """Save a match that begins and go there."""
        session = Session(match, started, self.shelf, library.describe, self.browser.wall_clock)
        written = session.save()
        if not written.ok and self.shelf.store is self.store:
            self.shelf = Shelf(Memory())
            Session(match, started, self.shelf, library.describe, self.browser.wall_clock).save()
            self.notice = written.trouble
        elif written.ok:
            self.browser.persist()
        self.browser.go(routes.write(routes.MATCH, match))

    def rematch(self) -> None:
        """Play the same again."""
        def again(screen: MatchScreen) -> None:
            game = screen.game
            tags = game.tags
            if "Start" in tags:
                return self.open_match(self.browser.fresh_id(), anew(game, self.browser.fresh_seed()))
            pairs = [pair.partition("=") for pair in tags.get("Options", "").split()]
            options: dict[str, int | str] = {n: int(v) if v.lstrip("-").isdigit() else v for n, _e, v in pairs}
            self.start_match(game.ruleset.key, (tags.get("Home", ""), tags.get("Away", "")), screen.session.seats,
                             game.real, options, (tags.get("HomeKit", ""), tags.get("AwayKit", "")))
        self._match_do(again)

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
            text = sounds.caption(names)
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
        return report.text(self.diagnosis(), self.browser.home(), self.browser.about(), language(), self.error)

    def diagnosis(self) -> dict[str, str]:
        """Return what a report of a problem should hold."""
        if not isinstance(self.screen, MatchScreen):
            return {"address": routes.write(*self.route)}
        game = self.screen.game
        return {"address": routes.write(*self.route), "position": game.position, "record": game.record}


