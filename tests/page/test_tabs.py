"""Two tabs with one match: one plays, the other watches and can take over; no input that counted as saved is lost."""

from __future__ import annotations

import os
import random
import threading
from collections.abc import Callable

from fracas.page.match.model.session import Session, new_game
from fracas.page.saving.ownership import SILENCE, Ownership
from fracas.page.saving.storage import Facts, Memory, Shelf, StoreBlocked
from tests.page.headless import Page
from tests.sample import sample

RUNS = int(os.environ.get("FRACAS_TABS", sample("200", "500")))


class Clock:
    def __init__(self) -> None:
        self.time = 1_000_000

    def __call__(self) -> int:
        return self.time


def tabs(store: Memory | None = None) -> tuple[Clock, Ownership, Ownership]:
    """Return two tabs with the same match; the first came first."""
    clock, store = Clock(), store or Memory()
    first, second = (Ownership(store, "m1", name, clock) for name in ("one", "two"))
    first.enter()
    second.enter()
    return clock, first, second


def test_the_second_tab_watches():
    _clock, first, second = tabs()
    assert first.check() and not second.check()


def test_the_second_tab_takes_over_when_the_first_has_handed_over():
    _clock, first, second = tabs()
    second.ask()
    assert not second.is_player
    assert first.poll() and not first.is_player
    assert second.poll() and second.is_player
    assert not first.check()


def test_a_tab_that_was_closed_leaves_the_match():
    _clock, first, second = tabs()
    first.leave()
    second.ask()
    assert second.is_player


def test_a_tab_that_is_looked_at_takes_over_by_itself_from_one_that_was_killed():
    clock, first, second = tabs()
    assert not second.poll(is_seen=True)
    clock.time += SILENCE + 1
    assert not second.poll(is_seen=False)
    assert second.poll(is_seen=True) and second.is_player
    assert first.poll(is_seen=False) and not first.is_player


def test_a_tab_that_is_not_heard_of_is_taken_to_be_gone():
    clock, first, second = tabs()
    second.ask()
    clock.time += SILENCE + 1
    assert second.poll() and second.is_player
    assert first.poll() and not first.is_player


def test_a_clock_set_back_makes_nobody_immortal():
    clock, _first, second = tabs()
    clock.time -= 10 * SILENCE
    second.ask()
    assert not second.is_player, "the other one may live, and could not say so at the hour it is now"
    clock.time += SILENCE + 1
    assert second.poll() and second.is_player


def test_where_nothing_can_be_stored_the_tab_plays():
    class Blocked(Memory):
        def read(self, key):
            raise StoreBlocked

    tab = Ownership(Blocked(), "m1", "one", Clock())
    tab.enter()
    assert tab.check()


# -- every order of two tabs' reads and writes ---------------------------------------------------------------


class Turns(Memory):
    """A store where each read and write waits for its turn: the order is drawn from a seed."""

    def __init__(self, seed: int, clock: Clock) -> None:
        super().__init__()
        self.random = random.Random(seed)
        self.clock = clock
        self.lock = threading.Condition()
        self.waiting: set[str] = set()
        self.running: set[str] = set()
        self.turn = ""

    def start(self, jobs: dict[str, Callable[[], None]]) -> None:
        """Run jobs, each in a thread of its name, to their ends."""
        self.running = set(jobs)
        threads = [threading.Thread(target=self._run, args=job, name=job[0]) for job in jobs.items()]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def _run(self, name: str, job: Callable[[], None]) -> None:
        try:
            job()
        finally:
            with self.lock:
                self.running.discard(name)
                self._draw()

    def _draw(self) -> None:
        """Give the turn to one of the threads once all of them wait."""
        if self.running and self.waiting == self.running:
            self.turn = self.random.choice(sorted(self.waiting))
            self.clock.time += self.random.choice((1, 5, 40))
            self.lock.notify_all()

    def _wait(self) -> None:
        name = threading.current_thread().name
        if name not in self.running:
            return
        with self.lock:
            self.waiting.add(name)
            self._draw()
            while self.turn != name:
                self.lock.wait()
            self.turn = ""
            self.waiting.discard(name)

    def read(self, key):
        self._wait()
        return super().read(key)

    def write(self, key, text):
        self._wait()
        super().write(key, text)

    def remove(self, key):
        self._wait()
        super().remove(key)


class Player:
    """A tab that plays when it may, asks for the match now and then, and notes what it was told is saved."""

    def __init__(self, name: str, store: Turns, clock: Clock, seed: int) -> None:
        self.name, self.random, self.clock = name, random.Random(f"{seed} {name}"), clock
        self.shelf = Shelf(store)
        self.ownership = Ownership(store, "m1", name, clock)
        self.record = ""
        self.saved: list[str] = []

    def load(self) -> None:
        found = self.shelf.load("m1").save
        self.record = found.record if found else ""

    def run(self) -> None:
        self.ownership.enter()
        self.load()
        for number in range(12):
            if self.ownership.poll(self.random.random() < 0.5) and self.ownership.is_player:
                self.load()
            if self.random.random() < 0.2 and not self.ownership.is_player:
                self.ownership.ask()
                if self.ownership.is_player:
                    self.load()
            if self.ownership.check():
                self.play(f"{self.name}{number}")
            if self.random.random() < 0.1:
                self.clock.time += 1000
        if self.random.random() < 0.5:
            self.ownership.leave()

    def play(self, step: str) -> None:
        record = f"{self.record} {step}"
        if self.shelf.save("m1", Facts(), record).ok and self.ownership.check():
            self.record = record
            self.saved.append(step)
        else:
            self.load()


def test_no_input_that_counted_as_saved_is_lost_in_any_order_of_reads_and_writes():
    played = taken = 0
    for seed in range(RUNS):
        clock = Clock()
        store = Turns(seed, clock)
        players = [Player(name, store, clock, seed) for name in ("one", "two")]
        store.start({player.name: player.run for player in players})
        found = Shelf(store).load("m1").save
        steps = found.record.split() if found else []
        for player in players:
            lost = [step for step in player.saved if step not in steps]
            assert not lost, f"seed {seed}: {lost} of {player.saved} are not in {steps}"
            played += len(player.saved)
        taken += all(player.saved for player in players)
    assert played > 8 * RUNS and taken > RUNS // 4


# -- the page ------------------------------------------------------------------------------------------------


def two_pages() -> tuple[Page, Page]:
    """Return two pages that share a store, both with the same match."""
    first = Page(address="#/new/elfball/two")
    first.do("start", "elfball")
    second = Page(first.door.store)
    second.door.fresh_id = lambda: "second"
    second.app.context.tab_lock.tab = "second"
    second.go(first.door.address)
    return first, second


def test_the_second_page_says_so_and_refuses_inputs():
    first, second = two_pages()
    assert "Another tab" in second.text("standing") and not first.text("standing")
    record = second.model.game.record
    second.do("command", "0")
    assert second.model.game.record == record
    assert "Another tab plays this match. Take over to play here." in second.text("notices")


def test_taking_over_hands_the_match_over_as_it_is():
    first, second = two_pages()
    first.do("command", "0")
    second.do("take-over")
    first.app.context.tab_lock.poll()
    second.app.context.tab_lock.poll()
    assert second.model.game.record == first.model.game.record
    assert "Another tab" in first.text("standing") and not second.text("standing")
    if second.model.now.ask is not None:
        second.do("reply", "south")
    assert second.shell.shelf.load(second.model.session.match).save.record == second.model.game.record
    assert first.model.game.record != second.model.game.record
    first.app.context.tab_lock.handle_storage_event(f"fracas.match.{first.model.session.match}.a")
    first.door.run(1000)
    assert first.model.game.record == second.model.game.record


def test_no_bot_decides_in_a_tab_that_only_watches():
    game = new_game("elfball", "watched", ("timberline-elves", "orcs"), ("rookie", "rookie"), (False, False), {})
    session = Session("m", game, Shelf(Memory()), lambda _game: Facts("elfball"), lambda: 0)
    assert session.is_barred
    session.plays = lambda: False
    assert not session.is_barred
