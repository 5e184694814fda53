"""A bad day: two tabs of one match, and around them a storage that is cleared, filled and blocked, kills, a clock."""

from __future__ import annotations

from random import Random

from fracas.page.match.host.match_page import MatchPage
from fracas.page.saving.storage import Memory, StoreBlocked, StoreFull
from tests.page.coach import Coach
from tests.page.headless import Page

RARE = ("clear", "fill", "room", "block", "open", "ask", "kill", "other", "set_clock_back")
EVENTS = ("play",) * 8 + ("look",) * 3 + RARE


class Stormy(Memory):
    """A storage that can be full or blocked."""

    def __init__(self) -> None:
        super().__init__()
        self.is_full = self.is_blocked = False

    def _open(self) -> None:
        if self.is_blocked:
            raise StoreBlocked

    def read(self, key):
        self._open()
        return super().read(key)

    def write(self, key, text):
        self._open()
        if self.is_full and len(text) > len(self.texts.get(key, "")):
            raise StoreFull
        super().write(key, text)

    def remove(self, key):
        self._open()
        super().remove(key)

    def keys(self):
        self._open()
        return super().keys()


def inputs(record):
    """Return the actions and answers of a record, one after the other."""
    lines = record.partition("\n\n[Fingerprint")[0].partition("\n\n")[2].splitlines()
    return [part for line in lines for part in line.replace(": ", "; ").split("; ")]


class Storm:
    """One bad day, drawn from a seed."""

    def __init__(self, seed, game="cave_brawl"):
        self.random, self.store, self.clock = Random(f"storm {seed}"), Stormy(), 1_700_000_000_000
        self.names = 0
        first = self._new_page(f"#/new/{game}/two")
        first.do("start", game)
        self.address = first.door.address
        self.match = self.address.rpartition("/")[2]
        self.pages = [first]
        self.done = []  # what happened, for a report
        self.lost = 0

    def _new_page(self, address):
        page = Page(self.store)
        self.names += 1
        name = f"tab{self.names}"
        page.door.fresh_id = lambda: name
        page.door.wall_clock = lambda: self.clock
        page.go(address)
        return page

    def run(self, events):
        """Let so many things happen; what was played is never less afterwards than it may be."""
        for _event in range(events):
            what = self.random.choice(EVENTS)
            self.done.append(what)
            self.clock += 400
            getattr(self, what)()
            for page in self.pages:
                page.door.run(2_000)
                page.app.context.tab_lock.poll()
                page.follow()
                page.door.run(2_000)
        self.calm()

    @property
    def player(self):
        """The page that plays, None if none does."""
        playing = [page for page in self.pages if isinstance(page.shell.screen, MatchPage)
                   and page.model.session.plays()]
        return playing[0] if playing else None

    def record(self):
        """Return what was played so far, as the page that plays has it."""
        return inputs(self.player.model.game.record) if self.player else []

    # -- what happens ------------------------------------------------------------------------------------------

    def play(self):
        page = self.player
        if page is None:
            return
        before = self.record()
        Coach(page, self.random.random()).play(1)
        page.follow()
        if isinstance(page.shell.screen, MatchPage):
            after = inputs(page.model.game.record)
            assert len(after) >= len(before), (before[-3:], after[-3:])
            self.tell(page)
            trouble = page.model.session.saved.trouble
            page.shell.send()
            is_told = "Download a copy" in page.text("standing")
            assert bool(trouble) == is_told, (trouble, page.text("standing"))

    def tell(self, page):
        """Tell the other tabs that one has stored something, as the browser does."""
        if page.model.session.saved.ok:
            for other in self.pages:
                if other is not page:
                    other.app.context.tab_lock.handle_storage_event(f"fracas.match.{self.match}.a")

    def look(self):
        self.clock += 600

    def clear(self):
        self.store.texts.clear()

    def fill(self):
        self.store.is_full = True

    def room(self):
        self.store.is_full = self.store.is_blocked = False

    def block(self):
        self.store.is_blocked = self.random.random() < 0.3

    def open(self):
        if len(self.pages) < 2 and not self.store.is_blocked:
            self.pages.append(self._new_page(self.address))

    def ask(self):
        for page in self.pages:
            if isinstance(page.shell.screen, MatchPage) and page is not self.player:
                page.do("take-over")

    def kill(self):
        """Kill the tab that plays, as a system does: nothing is said. What could be saved may lack one input."""
        page = self.player
        if page is None or self.store.is_full or self.store.is_blocked or page.model.session.saved.trouble:
            return
        before = self.record()
        self.pages.remove(page)
        self.clock += 6_000
        self.pages = [one for one in self.pages if isinstance(one.shell.screen, MatchPage)] or \
            [self._new_page(self.address)]
        for one in self.pages:
            one.app.context.tab_lock.poll()
            one.follow()
        after = self.record()
        assert len(after) >= len(before) - 1 and after == before[:len(after)], (before[-3:], after[-3:])
        self.lost += len(before) - len(after)

    def other(self):
        self.pages.reverse()

    def set_clock_back(self):
        self.clock -= 3_600_000

    def calm(self):
        """Let the storm pass: what is on the screen is in the storage, and starts again from there."""
        self.room()
        for _look in range(12):
            self.clock += 1_000
            for page in self.pages:
                page.app.context.tab_lock.poll()
                page.follow()
                page.door.run(2_000)
        page = self.player
        assert page is not None, "nobody plays"
        found = page.shell.shelf.load(self.match)
        assert found.save is not None and found.save.record == page.model.game.record, found.trouble
