"""The match on the screen and other tabs: who plays it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from fracas.page.saving.ownership import Ownership
from fracas.page.saving.storage import PREFIX, Memory, StoreBlocked
from fracas.page.shell import Shell

if TYPE_CHECKING:
    from fracas.kernel.game import Game
    from fracas.page.match.screen import MatchScreen

REDRAW_MS = 250.0  # how long changes of another tab are collected


class TabLock:
    """Who plays the match on the screen.

    Args: shell - the page.
          reload - shows the match as it is stored now.
    """

    def __init__(self, shell: Shell, reload: Callable[[], None]) -> None:
        self.shell, self.reload = shell, reload
        self.screen: MatchScreen | None = None  # of the match
        self.tab = ""  # its name among the tabs, given when a match is opened
        self.ownership: Ownership | None = None
        self.is_stale = False

    def acquire(self, match: str) -> Ownership | None:
        """Come to a match, leaving the one before; return this tab's part in it."""
        if self.ownership is not None and self.ownership.match == match:
            self.ownership.enter()
            return self.ownership
        self.go()
        self.tab = self.tab or self.shell.browser.fresh_id()
        if not isinstance(self.shell.shelf.store, Memory) or self.shell.shelf.store is self.shell.store:
            self.ownership = Ownership(self.shell.shelf.store, match, self.tab, self.shell.browser.wall_clock)
            self.ownership.enter()
        return self.ownership

    def keep(self) -> None:
        """Save what is not saved yet, or not any more: the match may be handed over, or the page may go."""
        if self.screen is None:
            return
        self.screen.playing.keep()
        session, owned = self.screen.session, self.ownership
        if owned is not None and owned.is_player:
            if session.saved.trouble or self._is_lost(session.match):
                session.save()
            owned.holds_back = bool(session.saved.trouble)

    def _is_lost(self, match: str) -> bool:
        """Return whether another program has cleared the storage under the match."""
        try:
            return not self.shell.shelf.is_there(match)
        except StoreBlocked:
            return False

    def game_in_memory(self, match: str) -> Game | None:
        """Return the match as it was on the screen last, if it is the one that is played or watched."""
        is_same = self.screen is not None and self.screen.session.match == match
        return self.screen.session.game if self.screen is not None and is_same else None

    def go(self) -> None:
        """Leave the match."""
        self.keep()
        self.screen = None
        if self.ownership is not None:
            self.ownership.leave()
            self.ownership = None

    def take_over(self) -> None:
        """Ask the other tab for the match."""
        if self.ownership is not None:
            self.ownership.ask()
            if self.ownership.is_player:
                self.reload()

    def look(self) -> None:
        """Look whether another tab wants the match or has given it; called every second and when one has written."""
        self.keep()
        if self.ownership is not None and self.ownership.look(self.shell.browser.is_seen()):
            if self.ownership.is_player:
                self.reload()
            elif self.screen is not None:
                self.screen.playing.stop()
                self.screen.draw()

    def handle_storage_event(self, key: str) -> None:
        """Another tab has stored something."""
        self.look()
        owned = self.ownership
        if owned is None or not key.startswith(f"{PREFIX}match.{owned.match}."):
            return
        if owned.is_player:  # a tab that had fallen asleep wrote late: what stands here is newer
            if self.screen is not None:
                self.screen.session.save()
        elif not self.is_stale:
            self.is_stale = True
            self.shell.browser.later(REDRAW_MS, self._follow)

    def _follow(self) -> None:
        """Show what the tab that plays has done."""
        self.is_stale = False
        if self.ownership is not None and not self.ownership.is_player:
            self.reload()
