"""The page as its screens see it: the browser, the document, the saves, and sentences to show."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape
from typing import TYPE_CHECKING, TypeVar

from fracas.locale import LANGUAGES, _, is_available, language, nearest_language, set_language
from fracas.page import routes
from fracas.page.browser.canvas import Canvas
from fracas.page.browser.offline import OfflineState
from fracas.page.chunks import READER
from fracas.page.routes import Route
from fracas.page.saving import preferences
from fracas.page.saving.layered_store import LayeredStore
from fracas.page.saving.preferences import ON, Preferences
from fracas.page.saving.storage import Memory, SaveSlot, Shelf, Store, StoreBlocked
from fracas.page.screen import Screen
from fracas.view.markup import EMPTY, Markup

if TYPE_CHECKING:
    from fracas.kernel.work import Work
    from fracas.page.browser.dom import DomBrowser
    from fracas.page.handover import FreshRetries, LinkContent, ReceivedMatch, ReplayedRecord
    from fracas.page.saving.archive import Archive
    from fracas.page.text_reader import TextReader

T = TypeVar("T")
SAID_MS = 5000.0  # how long a sentence is shown
_HEADING = re.compile(r'<h1 class="c title">([^<]*)<')


class Shell:
    """The page as its screens see it.

    Args: browser - the door to the browser.
    """

    def __init__(self, browser: DomBrowser) -> None:
        self.browser = browser
        self.canvas = Canvas()
        self._is_unsaved = False
        self._archive: Archive | None = None
        self.store = LayeredStore(browser.store, self._note_unsaved)
        self.preferences = preferences.load(self.store)
        self.notice = ""  # said by the next screen when it is there
        self.shelf = Shelf(self._working_store())
        self.offline = OfflineState()
        self.prerendered = ""  # language of the home screen that was drawn when the site was built, "" = it is gone
        self.route = Route()
        self.screen: Screen | None = None  # the one that is shown
        self.visited: list[str] = ["#/"]  # addresses on the way to it, its own the last
        self.heading = ""  # of its bar
        self.after_send: Callable[[], None] = lambda: None  # tells a post what has happened
        self.reload: Callable[[], None] = lambda: None  # shows the present address again
        self.text_reader: TextReader | None = None  # of a text from elsewhere
        # handed from one screen to the next:
        self.link_content: LinkContent | None = None
        self.received_match: ReceivedMatch | None = None
        self.replayed_record: ReplayedRecord | None = None
        self.fresh_retries: FreshRetries | None = None
        self.foreign_roster = ""  # a roster from elsewhere on its way to the list of teams
        self.next_team = ""  # the coach's own team with which the next new match begins
        self.deleted_team: SaveSlot | None = None  # it can be restored as long as the list of teams is open

    def _working_store(self) -> Store:
        """Return the browser's storage, or a memory that lasts as long as the page where it is blocked."""
        try:
            list(self.store.keys())
        except StoreBlocked:
            self.notice = _("This browser does not let Fracas save. Your matches last until you close the page.")
            return Memory()
        self.browser.merge_journal(self.store)
        return self.store

    def is_saved(self, match: str) -> bool:
        """Return whether a match has a save here outside the archive, or none could be read."""
        try:
            return self.shelf.is_there(match) and not self.store.shows(f"match.{match}")
        except StoreBlocked:
            return True

    @property
    def archive(self) -> Archive:
        """The archive of finished matches."""
        if self._archive is None:
            from fracas.page.saving.archive import Archive, StoreDatabase
            self._archive = Archive([*self.browser.archive_databases(), StoreDatabase(self.shelf.store)])
        return self._archive

    def go(self, address: str) -> None:
        """Go to an address, which begins with #."""
        self.browser.go(address)

    def go_back(self) -> None:
        """Go back to the screen the reader has come from."""
        screen = routes.screen_of(self.visited[-1])
        self.go(next((each for each in reversed(self.visited) if routes.screen_of(each) != screen), "#/"))

    def is_narrow(self) -> bool:
        """Return whether boards stand upright that can; one in a post lies as in its picture."""
        return self.browser.is_narrow() and not self.browser.is_framed()

    def send(self) -> None:
        """Send the collected changes to the document."""
        self.canvas.fill("standing", self._banner())
        self._name()
        changes = self.canvas.take()
        if changes:
            self.browser.apply(changes)
        self.after_send()

    def _banner(self) -> Markup:
        """Return the notice above the screen: its own, else that something is not saved."""
        own = self.screen.banner() if self.screen is not None else EMPTY
        if own or not self.store.unsaved_names:
            return own
        from fracas.page.screens.unsaved_notice import unsaved_notice
        return unsaved_notice(self.store)

    def _note_unsaved(self, is_unsaved: bool) -> None:
        """Ask before the page is left while something is not saved, and show it."""
        if is_unsaved != self._is_unsaved:
            self._is_unsaved = is_unsaved
            self.browser.guard_leaving(is_unsaved)
            self.browser.soon(lambda: self.browser.when_loaded(self.send))

    def _name(self) -> None:
        """Name the page in lists of tabs after its screen, else after the heading of its bar."""
        headings = [found[1] for change in self.canvas.changes if (found := _HEADING.search(change.value))]
        self.heading = unescape(headings[-1]) if headings else self.heading
        named = self.screen.title() if self.screen is not None else ""
        self.canvas.text("page-title", " \N{MIDDLE DOT} ".join(filter(None, (named or self.heading, "Fracas"))))

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

    def read_text(
        self, is_long: bool, work: Work[T], taken: Callable[[T], None], refused: Callable[[str], None],
    ) -> None:
        """Read a text from elsewhere, in slices if it is long; see `fracas.page.text_reader`."""
        from fracas.page.text_reader import TextReader
        self.stop_text_reader()
        self.text_reader = TextReader(self.browser, self.canvas, self.open_sheet, self.send)
        self.text_reader.begin(is_long, work, taken, refused)

    def stop_text_reader(self) -> None:
        """Stop reading a text from elsewhere."""
        if self.text_reader is not None:
            self.text_reader.stop()
            self.text_reader = None

    def when_loaded_here(self, call: Callable[[], None], *chunks: str) -> None:
        """Call a function as soon as some chunks are here, unless the screen that is shown was left by then."""
        screen = self.screen

        def use() -> None:
            if self.screen is screen:
                call()
                self.send()
        self.browser.when_loaded(use, chunks)

    def open_sheet(self, markup: Markup) -> None:
        """Open a sheet over the page."""
        self.canvas.forget("sheets")
        self.canvas.fill("sheets", markup)
        self.canvas.send("open", "sheet")
        self.send()

    def close_sheet(self) -> None:
        """Close the sheet over the page; the focus goes back to what opened it."""
        self.canvas.send("close", "sheet")
        self.canvas.fill("sheets", "")
        self.send()

    def link_terms(self, game: str) -> None:
        """Link the terms of a game to their explanations wherever they stand, as soon as those are here."""
        def link() -> None:
            from fracas.page.reader.words import term_forms
            self.canvas.send("teach", "", "", term_forms(game))
            self.send()
        self.browser.when_loaded(link, (READER,))

    # -- preferences -----------------------------------------------------------------------------------------

    def set_preference(self, name: str, value: str, then: Callable[[], None] = lambda: None) -> None:
        """Set a preference, store it and show it at once; a language that is not here is fetched before.

        Args: then - is called when the preference is set, or stays as it was since its language cannot be fetched.
        """
        def set_it() -> None:
            self.preferences = preferences.with_preference(self.preferences, name, value)
            if not preferences.save(self.store, self.preferences):
                self.say(_("This browser does not keep your settings. They last until you close the page."))
            self.apply_preferences()
            then()

        def go_on(has_come: bool) -> None:
            if has_come:
                set_it()
            else:
                self.say(language_notice(code), "bad")
                then()
            self.send()
        code = nearest_language(value or self.browser.system_language())
        if name == "language" and not is_available(code):
            self.browser.load_language(code, go_on)
        else:
            set_it()

    def apply_preferences(self) -> None:
        """Give the document its theme, language and pace."""
        chosen: Preferences = self.preferences
        root = self.browser.set_root_attribute
        wanted = nearest_language(chosen.language or self.browser.system_language())
        spoken = set_language(wanted)
        if spoken != wanted:
            self.notice = language_notice(wanted)
        root("lang", spoken)
        self.canvas.fill("skip", _("Skip to content"))
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
    """Return the sentence about a language that could not be fetched."""
    return _("{language} could not be loaded. Fracas stays in {other} until you are online.").format(
        language=LANGUAGES[code], other=LANGUAGES[language()])
