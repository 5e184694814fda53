"""The protocol by which tabs share a match: one plays, the others watch, and any can take over.

The store holds for each match the name of the tab that plays it and perhaps of one that asks for it, and for each tab
a sign of life. A tab writes its own name only by asking; the playing tab hands over between two inputs. A tab that is
silent for `SILENCE` is taken to be gone. A save counts only if the tab still plays the match after it was written, and
a tab that takes over loads the match after its name was written: so no input is lost.
"""

from collections.abc import Callable

from fracas.page.saving.storage import PREFIX, Store, StoreBlocked, StoreFull

SILENCE = 5_000  # milliseconds after which a tab is taken to be gone
LEFT_OVER = 600_000  # milliseconds after which a sign of life is cleared away


class Ownership:
    """The part of a tab in one match.

    Args: store - shared by all tabs.
          match - id of the match.
          tab - name of this tab, which no other has.
          clock - milliseconds since 1970.
    """

    def __init__(self, store: Store, match: str, tab: str, clock: Callable[[], int]) -> None:
        self.store = store
        self.match = match
        self.tab = tab
        self.clock = clock
        self.is_player = False
        self.is_asking = False
        self.refuses_handover = False  # whether it refuses to hand over, since it has inputs that could not be saved
        self._is_seen = False
        self._has_come = False
        self._trouble = -LEFT_OVER  # time at which the storage was seen cleared, full or blocked
        self._hushed = -LEFT_OVER  # time at which no tab could give a sign of life: storage blocked, clock set back

    def enter(self) -> None:
        """Enter the match: play it if no tab does, else watch."""
        self._try(self._poll if self._has_come else self._enter)
        self._has_come = True

    def _enter(self) -> None:
        self._live()
        self._clear_away()
        holder = self.store.read(self._key("player"))
        if holder in (None, "", self.tab) or not self._is_alive(str(holder)):
            self.store.write(self._key("player"), self.tab)
        self.is_player = self.store.read(self._key("player")) == self.tab

    def check(self) -> bool:
        """Return whether this tab still plays the match; a tab that just got it loads it first, see `poll`."""
        self._try(self._check)
        return self.is_player

    def _check(self) -> None:
        self.is_player = self.is_player and self._holder() == self.tab

    def _holder(self) -> str | None:
        """Return the name of the tab that plays; it goes on playing when another program has cleared the storage."""
        holder = self.store.read(self._key("player"))
        if self.is_player and not holder:
            self.store.write(self._key("player"), self.tab)
            holder = self.store.read(self._key("player"))
        return holder

    def ask(self) -> None:
        """Ask for the match; `poll` returns True once this tab has it."""
        self.is_asking = True
        self._try(self._ask)

    def _ask(self) -> None:
        self._live()
        self.store.write(self._key("asks"), self.tab)
        self._poll()

    def poll(self, is_seen: bool = False) -> bool:
        """Read the storage: hand over if another tab asks, take over if this one asked.

        Args: is_seen - whether this tab is looked at: then it takes over by itself from one that is silent, as after
              the browser was killed and started again.
        Returns: True if this tab plays the match now and did not before, or the other way round.
        """
        before = self.is_player
        self._is_seen = is_seen
        self._try(self._poll)
        return self.is_player != before

    def _poll(self) -> None:
        if self.store.read(_life(self.tab)) is None:
            self._trouble = self.clock()
        self._live()
        holder = self._holder()
        if holder == self.tab:
            asker = self.store.read(self._key("asks"))
            if asker and asker != self.tab and self._is_alive(asker) and not self.refuses_handover:
                self.store.write(self._key("player"), asker)
                self.is_player = False
                return
            if asker == self.tab:
                self.store.remove(self._key("asks"))
        elif (self.is_asking or self._is_seen) and self._is_free(holder):
            self.store.write(self._key("player"), self.tab)
        elif self.is_asking and not self.store.read(self._key("asks")):
            self.store.write(self._key("asks"), self.tab)  # it could not be stored before, or was cleared
        self.is_player = self.store.read(self._key("player")) == self.tab
        self.is_asking = self.is_asking and not self.is_player

    def leave(self) -> None:
        """Leave the match to the next tab."""
        self._try(self._leave)
        self.is_player = self.is_asking = False

    def _leave(self) -> None:
        if self.store.read(self._key("player")) == self.tab:
            self.store.remove(self._key("player"))
        self.store.remove(_life(self.tab))

    # -- signs of life ---------------------------------------------------------------------------------------

    def _live(self) -> None:
        if self.store.read(_life(self.tab)) is not None and self._age(_life(self.tab)) > LEFT_OVER:
            self._hushed = self.clock()
        self.store.write(_life(self.tab), str(self.clock()))

    def _is_free(self, holder: str | None) -> bool:
        """Return whether no tab plays; after a trouble of the storage the playing tab has time to report.

        A tab that asks need not wait while the storage is full or cleared, for that may last.
        """
        if abs(self.clock() - self._hushed) <= SILENCE:
            return False
        if abs(self.clock() - self._trouble) <= SILENCE and not (self.is_asking and holder):
            return False
        return not holder or not self._is_alive(holder)

    def _is_alive(self, tab: str) -> bool:
        return tab == self.tab or self._age(_life(tab)) <= SILENCE

    def _age(self, key: str) -> int:
        """Return the milliseconds since the last sign of life of a tab, many after the clock was set back."""
        text = self.store.read(key) or ""
        age = self.clock() - int(text) if text.isdecimal() and len(text) < 16 else LEFT_OVER + 1
        return age if age > -SILENCE else LEFT_OVER + 1

    def _clear_away(self) -> None:
        for key in self.store.keys():
            if key.startswith(_life("")) and self._age(key) > LEFT_OVER:
                self.store.remove(key)

    def _key(self, part: str) -> str:
        return f"{PREFIX}{part}.{self.match}"

    def _try(self, call: Callable[[], None]) -> None:
        """Call a function; if nothing can be stored, a tab that enters plays, and later every tab keeps its part.

        A full store can be read all the same.
        """
        try:
            call()
        except StoreBlocked:
            self._trouble = self._hushed = self.clock()
            self.is_player = self.is_player or not self._has_come
        except StoreFull:
            self._trouble = self.clock()
            holder = self.store.read(self._key("player"))
            if holder:
                self.is_player = holder == self.tab or not self._is_alive(holder)
            else:
                self.is_player = self.is_player or not self._has_come


def _life(tab: str) -> str:
    return f"{PREFIX}tab.{tab}"
