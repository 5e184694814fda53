"""The page: the screen of an address comes and goes, and a control reaches the screen or the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from fracas.locale import _
from fracas.page import registry, routes
from fracas.page.browser.offline import OfflineState
from fracas.page.chunks import games_in
from fracas.page.saving.preferences import OFF, ON
from fracas.page.screen import Screen
from fracas.page.screens.home import HomeScreen
from fracas.page.screens.markup_screen import loading_markup
from fracas.page.shell import Shell

if TYPE_CHECKING:
    from fracas.page.context import PageContext
    from fracas.page.saving.tab_lock import TabLock

READER_CONTROLS = {"close-sheet", "stop-reading"}  # stop the reader of a text
SHEET_CONTROLS = {  # close the sheet they stand on
    *READER_CONTROLS, "typed", "squads", "concede", "time", "download", "help", "threats", "analyse"}


class App:
    """The page.

    Args: shell - the page as its screens see it.
    """

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        shell.reload = self.reload
        self.address = self.requested = "#/"
        self.error = ""  # the last unexpected one
        self._is_update_put_away = False  # whether the reader has put the new version away
        self._context: PageContext | None = None

    @property
    def context(self) -> PageContext:
        """The page as screens are opened with it, made when the first screen wants it."""
        if self._context is None:
            from fracas.page.context import PageContext
            self._context = PageContext(self.shell)
        return self._context

    def use_tab_lock(self, use: Callable[[TabLock], None]) -> None:
        """Call a function with the lock of the match on the screen, unless no match was ever opened."""
        if self._context is not None:
            use(self._context.tab_lock)

    # -- screens ---------------------------------------------------------------------------------------------

    def start(self, address: str, begin: Callable[[], None] = lambda: None) -> None:
        """Show the first screen, then call a function.

        The home screen needs nothing that is not here; all others are shown as soon as the code of the page is here.
        """
        self.shell.prerendered = self.shell.browser.language()
        self.shell.apply_preferences()

        def show() -> None:
            self._show(address)
            begin()
        if registry.parse(address).screen == routes.HOME:
            show()
        else:
            self._when_loaded(show, address)

    def reload(self) -> None:
        """Show the present address again."""
        self.show(self.address)

    def show(self, address: str) -> None:
        """Show the screen of an address."""
        self.requested = address
        is_shown = False

        def show() -> None:
            nonlocal is_shown
            is_shown = True
            if self.requested == address:  # else the reader has gone on while the code of a game was fetched
                self._show(address)
        self._when_loaded(show, address)
        section = registry.section_of(address)
        if not is_shown and section not in (routes.HOME, registry.section_of(self.address)):
            self._clear(section)
            self.shell.send()

    def _clear(self, section: str) -> None:
        """Empty a section of the document of a former visit: the buttons there are dead."""
        self.shell.canvas.send("fill", f"screen-{section}", "", loading_markup())

    def _when_loaded(self, call: Callable[[], None], address: str) -> None:
        """Call a function once the code is here, and the match of the archive, that an address needs."""
        route = registry.parse(address)

        def load() -> None:
            self.shell.browser.when_loaded(call, registry.chunks_of(route, self.shell.shelf.store))

        def fetch() -> None:
            from fracas.page.packer import fetch_archived
            fetch_archived(self.shell, match, load)
        match = registry.saved_match(route)
        if match and not self.shell.is_saved(match):
            self.shell.browser.when_loaded(fetch)
        else:
            load()

    def _show(self, address: str) -> None:
        if address.startswith("#") and not address.startswith("#/") and len(address) > 1:
            return  # an anchor on the page, not a screen
        shell, before = self.shell, self.shell.screen
        if address.strip("#/") and registry.parse(address).screen == routes.HOME:
            if routes.screen_of(address) != routes.HOME:
                shell.notice = routes.leads_nowhere(address)
            return shell.browser.replace("#/")  # it cannot be read: its section of the document would stay empty
        if before is not None:
            before.leave()
        shell.stop_text_reader()
        self.address, shell.route = address, registry.parse(address)
        if shell.route.screen != routes.MATCH:
            self.use_tab_lock(lambda lock: lock.release())
        self._note_visit(address)
        screen = self._open_screen()
        shell.canvas.fill("sheets", "")
        notice, shell.notice = shell.notice, ""
        self.adapt_to_window()
        screen.enter(notice)
        if screen.explains:
            shell.link_terms(screen.explains)
        if before is not None and screen.landing:
            shell.canvas.send("focus", screen.landing)  # the control that was pressed is gone
        shell.prerendered = ""
        shell.browser.stay_awake(screen.wakes and shell.preferences.awake == ON)
        if shell.offline.installable:
            self._draw_offer()  # a match may have been saved since
        shell.send()

    def _note_visit(self, address: str) -> None:
        """Note an address on the reader's way; one that he has been at before ends the way there."""
        visited, self.shell.heading = self.shell.visited, ""
        place = visited.index(address) if address in visited else len(visited)
        visited[place:] = [address]

    def _open_screen(self) -> Screen:
        """Open the screen of the present address; the home screen where it shows nothing."""
        found, section = None, registry.section_of(self.address)
        if self.shell.route.screen != routes.HOME:
            found = self.context.open(self.shell.route)
        if found is None and section != routes.HOME:
            self._clear(section)
        self.shell.screen = screen = found or HomeScreen(self.shell)
        if self._context is not None:
            self._context.leagues.stop_unwatched()
        return screen

    def adapt_to_window(self) -> None:
        """Set the screen upright where the window is narrow."""
        if self.shell.screen is not None:
            self.shell.screen.set_upright(self.shell.is_narrow())

    # -- controls --------------------------------------------------------------------------------------------

    def act(self, do: str, arg: str) -> None:
        """Carry out a control: that of the screen, else that of the page."""
        self.shell.browser.when_loaded(lambda: self._act(do, arg), games_in(arg))

    def _act(self, do: str, arg: str) -> None:
        if do in SHEET_CONTROLS:
            self.shell.canvas.fill("sheets", "")
        if do in READER_CONTROLS:
            self.shell.stop_text_reader()
        is_done = self.shell.screen is not None and self.shell.screen.act(do, arg)
        if not is_done:
            from fracas.page.global_controls import controls
            if (use := controls(self.shell, self.report, self.dismiss).get(do)) is not None:
                use(arg)
        self.shell.send()

    # -- the site on the device ------------------------------------------------------------------------------

    def set_offline_state(self, now: OfflineState) -> None:
        """Show the state of the site on this device, and the offers of the browser."""
        self.shell.offline = now._replace(waiting=now.waiting and not self._is_update_put_away)
        self._draw_offer()
        if self.shell.screen is not None:
            self.shell.screen.draw_readiness()
        self.shell.send()

    def dismiss(self, offer: str) -> None:
        """Put an offer away: a new version until the next visit, the installation for good."""
        if offer == "installable":
            self.shell.set_preference("install", OFF)
        else:
            self._is_update_put_away = True
        self.set_offline_state(self.shell.offline)

    def _draw_offer(self) -> None:
        from fracas.page.screens.offers import offer
        self.shell.canvas.fill("offers", offer(self.shell.offline, self._may_offer_install()))

    def _may_offer_install(self) -> bool:
        """Return whether a reader who has played here, and not put the offer away, is asked to install."""
        return self.shell.preferences.install == ON and bool(self.shell.shelf.ids())

    # -- problems --------------------------------------------------------------------------------------------

    def show_error(self, error: str) -> None:
        """Tell the reader of an unexpected error; the match is saved."""
        self.error = error
        self.shell.say(
            _("Something went wrong in Fracas. Your match is saved. Reload the page."), "bad")
        self.shell.send()

    def report(self) -> str:
        """Return the text of a report of a problem."""
        from fracas.page.screens.problem_report import report_text
        return report_text(self.diagnosis(), self.shell, self.error)

    def diagnosis(self) -> dict[str, str]:
        """Return the state of the page for a report of a problem."""
        screen = self.shell.screen
        return {"address": routes.write(*self.shell.route), **(screen.diagnosis() if screen is not None else {})}
