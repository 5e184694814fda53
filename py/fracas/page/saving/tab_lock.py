"""The lock on the match on the screen: one tab plays it, the others watch; `ownership` has the protocol."""

from collections.abc import Callable
from typing import NamedTuple

from fracas.kernel.game import Game
from fracas.page.match.model.session import Session
from fracas.page.saving.ownership import Ownership
from fracas.page.saving.storage import PREFIX, Memory, StoreBlocked
from fracas.page.shell import Shell

REDRAW_MS = 250.0  # how long changes of another tab are collected


class LockedMatch(NamedTuple):
    """The match on the screen, as far as the lock needs it."""

    session: Session
    save_pending: Callable[[], None]  # saves inputs that are still to be shown
    freeze: Callable[[], None]  # stops all tasks and shows that another tab plays


class TabLock:
    """The lock on the match on the screen.

    Args: shell - the page.
    """

    def __init__(self, shell: Shell) -> None:
        self.shell, self.reload = shell, shell.reload
        self.match: LockedMatch | None = None
        self.tab = ""  # name among the tabs, given when a match is opened
        self.ownership: Ownership | None = None
        self.is_stale = False

    def acquire(self, match: str) -> Ownership | None:
        """Ask for a match, leaving the one before; return this tab's part in it."""
        if self.ownership is not None and self.ownership.match == match:
            self.ownership.enter()
            return self.ownership
        self.release()
        self.tab = self.tab or self.shell.browser.fresh_id()
        if not isinstance(self.shell.shelf.store, Memory):
            self.ownership = Ownership(self.shell.shelf.store, match, self.tab, self.shell.browser.wall_clock)
            self.ownership.enter()
        return self.ownership

    def save(self) -> None:
        """Save the match before it may be handed over or the page may go, unless it is saved already."""
        if self.match is None:
            return
        self.match.save_pending()
        session, ownership = self.match.session, self.ownership
        if ownership is not None and ownership.is_player:
            if session.saved.trouble or self._is_unsaved(session.match):
                session.save()
            ownership.refuses_handover = bool(session.saved.trouble)

    def _is_unsaved(self, match: str) -> bool:
        """Return whether the match could not be saved, or another program has cleared the storage under it."""
        if f"match.{match}" in self.shell.store.unsaved_names:
            return True
        try:
            return not self.shell.shelf.is_there(match)
        except StoreBlocked:
            return False

    def game_in_memory(self, match: str) -> Game | None:
        """Return the game of the match on the screen, None unless it is the one of this id."""
        is_same = self.match is not None and self.match.session.match == match
        return self.match.session.game if self.match is not None and is_same else None

    def release(self) -> None:
        """Leave the match."""
        self.save()
        self.match = None
        if self.ownership is not None:
            self.ownership.leave()
            self.ownership = None

    def take_over(self) -> None:
        """Ask the other tab for the match."""
        if self.ownership is not None:
            self.ownership.ask()
            if self.ownership.is_player:
                self.reload()

    def poll(self) -> None:
        """Notice that another tab wants the match or has given it: called every second and when one has written."""
        self.save()
        if self.ownership is not None and self.ownership.poll(self.shell.browser.is_seen()):
            if self.ownership.is_player:
                self.reload()
            elif self.match is not None:
                self.match.freeze()

    def handle_storage_event(self, key: str) -> None:
        """React to a text that another tab has stored."""
        self.poll()
        ownership = self.ownership
        if ownership is None or not key.startswith(f"{PREFIX}match.{ownership.match}."):
            return
        if ownership.is_player:  # a tab that had fallen asleep wrote late: the match here is newer
            if self.match is not None:
                self.match.session.save()
        elif not self.is_stale:
            self.is_stale = True
            self.shell.browser.later(REDRAW_MS, self._follow)

    def _follow(self) -> None:
        """Show the inputs of the tab that plays."""
        self.is_stale = False
        if self.ownership is not None and not self.ownership.is_player:
            self.reload()
