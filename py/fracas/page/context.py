"""The page as screens are opened with it. It is not needed before another screen than the home screen is wanted."""

from fracas.page.chunks import load_module
from fracas.page.leagues.services import LeagueServices
from fracas.page.registry import entry_of
from fracas.page.routes import Route
from fracas.page.saving.tab_lock import TabLock
from fracas.page.screen import Screen
from fracas.page.shell import Shell


class PageContext:
    """The services of the page that outlive a screen.

    Args: shell - the page.
    """

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.tab_lock = TabLock(shell)
        self.leagues = LeagueServices(shell)

    def open(self, route: Route) -> Screen | None:
        """Return the screen of an address; None if there is nothing to show, or a long link is read first."""
        module = load_module(f"fracas.page.{entry_of(route).module}")
        screen: Screen | None = module.open_screen(self, route)
        return screen
