"""The match on the screen and other tabs: who plays it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.page.saving.storage import PREFIX, Memory
from fracas.page.saving.tabs import Ownership

if TYPE_CHECKING:
    from fracas.page.app import App

REDRAW_MS = 250.0  # how long changes of another tab are collected


class Sharing:
    """Who plays the match on the screen.

    Args: app - the page.
    """

    def __init__(self, app: App) -> None:
        self.app = app
        self.tab = ""  # its name among the tabs, given when a match is opened
        self.owned: Ownership | None = None
        self.is_stale = False

    def come(self, match: str) -> Ownership | None:
        """Come to a match, leaving the one before; return this tab's part in it."""
        if self.owned is not None and self.owned.match == match:
            self.owned.enter()
            return self.owned
        self.go()
        self.tab = self.tab or self.app.browser.fresh_id()
        if not isinstance(self.app.shelf.store, Memory) or self.app.shelf.store is self.app.store:
            self.owned = Ownership(self.app.shelf.store, match, self.tab, self.app.browser.wall_clock)
            self.owned.enter()
        return self.owned

    def keep(self) -> None:
        """Save what is not saved yet: the match may be handed over, or the page may go."""
        if self.app.match is not None:
            self.app.match.playing.keep()

    def go(self) -> None:
        """Leave the match."""
        self.keep()
        if self.owned is not None:
            self.owned.leave()
            self.owned = None

    def take_over(self) -> None:
        """Ask the other tab for the match."""
        if self.owned is not None:
            self.owned.ask()
            if self.owned.is_player:
                self._again()

    def look(self) -> None:
        """Look whether another tab wants the match or has given it; called every second and when one has written."""
        self.keep()
        if self.owned is not None and self.owned.look(self.app.browser.is_seen()):
            if self.owned.is_player:
                self._again()
            elif self.app.match is not None:
                self.app.match.playing.stop()
                self.app.match.draw()

    def stored(self, key: str) -> None:
        """Another tab has stored something."""
        self.look()
        owned = self.owned
        if owned is None or not key.startswith(f"{PREFIX}match.{owned.match}."):
            return
        if owned.is_player:  # a tab that had fallen asleep wrote late: what stands here is newer
            if self.app.match is not None:
                self.app.match.session.save()
        elif not self.is_stale:
            self.is_stale = True
            self.app.browser.later(REDRAW_MS, self._follow)

    def _follow(self) -> None:
        """Show what the tab that plays has done."""
        self.is_stale = False
        if self.owned is not None and not self.owned.is_player:
            self._again()

    def _again(self) -> None:
        """Load the match as it is stored now."""
        self.app.show(self.app.address)
