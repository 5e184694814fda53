"""What every screen has of the page: the browser, the document, what is saved, and a few words to say."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from fracas.locale import LANGUAGES, _, is_available, language, nearest_language, set_language
from fracas.page.browser.canvas import Canvas
from fracas.page.browser.offline import OfflineState
from fracas.page.chunks import READER
from fracas.page.routes import Route
from fracas.page.saving import preferences
from fracas.page.saving.preferences import ON, Preferences
from fracas.page.saving.storage import Memory, SaveSlot, Shelf, Store, StoreBlocked
from fracas.page.screen import Screen
from fracas.view.markup import Markup

if TYPE_CHECKING:
    from fracas.kernel.game import Game
    from fracas.kernel.work import Work
    from fracas.page.browser.dom import DomBrowser
    from fracas.page.text_reader import TextReader

T = TypeVar("T")
SAID_MS = 5000.0  # how long a sentence is shown


class Shell:
    """The page as its screens see it.

    Args: browser - the door to the browser.
    """

    def __init__(self, browser: DomBrowser) -> None:
        self.browser = browser
        self.canvas = Canvas()
        self.store: Store = browser.store
        self.preferences = preferences.load(self.store)
        self.notice = ""  # what the next screen says when it is there
        self.shelf = Shelf(self._working_store())
        self.offline = OfflineState()
        self.wall = ""  # the language in which the home screen stands there since the site was built
        self.route = Route()
        self.screen: Screen | None = None  # the one that is shown
        self.text_reader: TextReader | None = None  # what is read of a text from elsewhere
        self.arrived: tuple[str, Callable[[str], Work[Any]], Any] | None = None  # the link that was read last, what
        # read it, and what it holds
        self.incoming: tuple[str, Game] | None = None  # a match by link that is played here, as a link has brought it
        self.reopened: tuple[str, Game | None] | None = None  # the record that was played again; None: it cannot be
        self.next_team = ""  # the coach's own team the next new match begins with
        self.deleted_team: SaveSlot | None = None  # it can be brought back as long as the list is open

    def _working_store(self) -> Store:
        """Return the browser's storage, or a memory that lasts as long as the page where it is blocked."""
        try:
            list(self.store.keys())
        except StoreBlocked:
            self.notice = _("This browser allows no storage here: matches last only until the page is closed.")
            return Memory()
        return self.store

    def go(self, address: str) -> None:
        """Go to an address, which begins with #."""
        self.browser.go(address)

    def is_narrow(self) -> bool:
        """Return whether boards stand upright that can; one that a post shows almost alone lies as in its picture."""
        return self.browser.is_narrow() and not self.browser.post_asks("controls")

    def send(self) -> None:
        """Send what was drawn to the document."""
        self.canvas.fill("standing", self.screen.banner() if self.screen is not None else "")
        changes = self.canvas.take()
        if changes:
            self.browser.apply(changes)

    def say(self, text: str, tone: str = "") -> None:
        """Show one sentence on any screen."""
        def show() -> None:
            from fracas.view.shell import Notice, notice
            end = self.canvas.fill_for_now("notices", notice(Notice(text, (), tone)) if text else "")
            self.browser.later(SAID_MS, lambda: self._ended(end))
        self.browser.when_loaded(show)

    def _ended(self, end: Callable[[], None]) -> None:
        end()
        self.send()

    def read(self, is_long: bool, work: Work[T], taken: Callable[[T], None], refused: Callable[[str], None]) -> None:
        """Read a text from elsewhere, in slices if it is long; see `fracas.page.text_reader`."""
        from fracas.page.text_reader import TextReader
        self.stop_text_reader()
        self.text_reader = TextReader(self)
        self.text_reader.begin(is_long, work, taken, refused)

    def stop_text_reader(self) -> None:
        """Put away what is being read."""
        if self.text_reader is not None:
            self.text_reader.stop()
            self.text_reader = None

    def when_loaded_here(self, call: Callable[[], None], *parts: str) -> None:
        """Call a function for the screen that is shown, as soon as some parts are here, unless it was left by then."""
        screen = self.screen

        def use() -> None:
            if self.screen is screen:
                call()
                self.send()
        self.browser.when_loaded(use, parts)

    def open_sheet(self, markup: Markup) -> None:
        """Open a sheet over the page."""
        self.canvas.forget("sheets")
        self.canvas.fill("sheets", markup)
        self.canvas.send("open", "sheet")
        self.send()

    def link_terms(self, game: str) -> None:
        """Let the words of art of a game be explained wherever they stand, as soon as the explanations are here."""
        def teach() -> None:
            from fracas.page.reader.words import term_forms
            self.canvas.send("teach", "", "", term_forms(game))
            self.send()
        self.browser.when_loaded(teach, (READER,))

    # -- preferences -----------------------------------------------------------------------------------------

    def set_preference(self, name: str, value: str, then: Callable[[], None] = lambda: None) -> None:
        """Set a preference, store it and show it at once; a language that is not here is fetched before.

        Args: then - called when the preference is set, or stays as it was because its language cannot be fetched.
        """
        def chosen() -> None:
            self.preferences = preferences.with_preference(self.preferences, name, value)
            if not preferences.save(self.store, self.preferences):
                self.say(_("This browser does not keep settings here; they last until the page is closed."))
            self.apply_preferences()
            then()

        def learnt(has_come: bool) -> None:
            if has_come:
                chosen()
            else:
                self.say(language_notice(code), "bad")
                then()
            self.send()
        code = nearest_language(value or self.browser.system_language())
        if name == "language" and not is_available(code):
            self.browser.load_language(code, learnt)
        else:
            chosen()

    def apply_preferences(self) -> None:
        """Give the document its theme, language and pace."""
        chosen: Preferences = self.preferences
        root = self.browser.set_root_attribute
        wanted = nearest_language(chosen.language or self.browser.system_language())
        spoken = set_language(wanted)
        if spoken != wanted:
            self.notice = language_notice(wanted)
        root("lang", spoken)
        self.canvas.fill("skip", _("Skip to the content"))
        root("data-died", _("The interpreter stopped; it is started again and the match goes on."))
        root("data-gone", _("The interpreter stopped again and again: reload the page; the match is saved."))
        root("data-theme", "" if chosen.theme == preferences.SYSTEM else chosen.theme)
        root("data-motion", "" if chosen.motion == preferences.FULL else chosen.motion)
        root("overlay", str(chosen.overlay))

    def sound(self, names: tuple[str, ...]) -> None:
        """Play sounds, if they are switched on."""
        if names and self.preferences.sound == ON and self.preferences.volume:
            self.browser.sound(" ".join(names), self.preferences.volume)


def language_notice(code: str) -> str:
    """Return what is said of a language that could not be fetched."""
    return _("{language} could not be fetched: the page goes on in {other} until there is a network.").format(
        language=LANGUAGES[code], other=LANGUAGES[language()])
