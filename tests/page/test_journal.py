"""The journal behind the store: after a kill the newest sound save counts, and deletions stay."""

from __future__ import annotations

from random import Random

import pytest

from fracas.page.saving.journal import JournalEntry, merge
from fracas.page.saving.layered_store import PICTURE, LayeredStore
from fracas.page.saving.storage import Facts, Memory, Save, Shelf, StoreFull, encode, next_sequence
from tests.page.coach import Coach
from tests.page.headless import Page

WHEN = 1_700_000_000_000


class Journaled(Memory):
    """A store with a journal behind it, whose writes may be lost."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: dict[str, JournalEntry] = {}

    def write(self, key, text):
        super().write(key, text)
        self.copy(key, text)

    def copy(self, key, text):
        name = key.removeprefix("fracas.")[:-2]
        if text.startswith("fracas "):
            self.entries[name] = JournalEntry(name, int(text.split(" ")[2]), text)

    def remove(self, key):
        name = key.removeprefix("fracas.")[:-2]
        known = self.entries.get(name)
        self.entries[name] = JournalEntry(name, known.sequence if known else 0, None)
        super().remove(key)

    def kill(self, texts):
        """Lose what the browser has not written."""
        self.texts = dict(texts)
        merge(self, list(self.entries.values()))


def text(sequence, record="x", when=WHEN):
    return encode(Save(sequence, Facts("toy", when=when), record))


def test_the_higher_number_wins_in_either_store():
    for here, there, expected in ((3, 7, "journal"), (7, 3, "store"), (0, 5, "journal"), (5, 5, "store")):
        store = Journaled()
        if here:
            store.texts["fracas.match.m1.a"] = text(here, "store")
        merge(store, [JournalEntry("match.m1", there, text(there, "journal"))])
        assert Shelf(store).load("m1").save.record == expected
        if expected == "store":
            assert store.entries["match.m1"].text == store.texts["fracas.match.m1.a"], "the journal is brought up to it"


def test_a_damaged_entry_of_the_journal_is_written_again_from_the_store():
    store = Journaled()
    store.texts["fracas.match.m1.b"] = text(3, "sound")
    merge(store, [JournalEntry("match.m1", 9, text(9, "sound").replace("sound", "sounds"))])
    assert Shelf(store).load("m1").save.record == "sound" and store.entries["match.m1"].sequence == 3


def test_a_damaged_entry_alone_brings_nothing():
    store = Journaled()
    merge(store, [JournalEntry("match.m1", 9, text(9)[:-1])])
    assert Shelf(store).ids() == []


def test_a_damaged_copy_in_the_store_is_mended_from_the_journal_without_losing_an_answer():
    store = Journaled()
    store.texts |= {"fracas.match.m1.a": text(8, "last")[:-1], "fracas.match.m1.b": text(7, "before")}
    merge(store, [JournalEntry("match.m1", 8, text(8, "last"))])
    found = Shelf(store).load("m1")
    assert found.save.record == "last" and found.trouble == ""


@pytest.mark.parametrize(("here", "stays"), [(9, False), (10, True)])
def test_what_was_deleted_comes_back_only_if_it_was_saved_again(here, stays):
    store = Journaled()
    store.texts["fracas.team.t1.a"] = text(here, "team")
    merge(store, [JournalEntry("team.t1", 9, None)])
    assert Shelf(store, "team").is_there("t1") == stays
    assert (store.entries["team.t1"].text is not None) == stays


def test_a_save_of_a_later_version_is_never_written_over():
    newer = text(9).replace("fracas 1 9", "fracas 2 9", 1)
    head, body = newer.split("\n", 1)
    from fracas.page.saving.storage import _checksum
    newer = f"{head[:-16]}{_checksum(head[:-17], body)}\n{body}"
    store = Journaled()
    store.texts["fracas.match.m1.a"] = newer
    merge(store, [JournalEntry("match.m1", 4, text(4))])
    assert store.texts == {"fracas.match.m1.a": newer}
    merge(store, [JournalEntry("match.m1", 10, text(10))])
    assert store.texts["fracas.match.m1.a"] == newer


def test_a_kill_at_any_moment_loses_nothing_that_was_saved_or_deleted():
    """The store keeps any earlier state of itself, as a browser does that writes late; 200 courses."""
    for seed in range(200):
        random, store, clock = Random(seed), Journaled(), WHEN
        shelf, states, expected = Shelf(store), [{}], {}
        for number in range(30):
            match = random.choice(("m1", "m2"))
            clock += random.randrange(100, 5000)
            if match in expected and random.random() < 0.2:
                slot = shelf.delete(match)
                last = expected.pop(match)
                if random.random() < 0.5:
                    slot.restore()
                    expected[match] = last
            else:
                expected[match] = f"{number}"
                assert shelf.save(match, Facts(when=clock), expected[match]).ok
            states.append(dict(store.texts))
            if random.random() < 0.2:
                store.kill(random.choice(states))
                states = [dict(store.texts)]
                assert {key: shelf.load(key).save.record for key in shelf.ids()} == expected, seed


def test_a_save_after_a_deletion_is_numbered_above_what_was_deleted():
    assert next_sequence(40, WHEN) == WHEN // 100
    assert next_sequence(WHEN // 100 + 5, WHEN) == WHEN // 100 + 6


class Full(Memory):
    room = 10 ** 9

    def write(self, key, text):
        if sum(map(len, self.texts.values())) - len(self.texts.get(key, "")) + len(text) > self.room:
            raise StoreFull
        super().write(key, text)


def test_a_match_that_begins_on_a_full_store_stays_told_until_it_is_saved_and_leaving_asks():
    store = Full()
    store.room = 0
    page = Page(store, "#/new/cave_brawl/two")
    page.do("start", "cave_brawl")
    Coach(page, 1).play(5)
    assert "Download" in page.text("standing") and page.door.asks_to_leave
    page.go("#/")
    page.door.run(0)
    assert "1 piece is not saved" in page.text("standing"), "also on other screens"
    page.do("fetch-unsaved")
    assert page.door.downloads[-1][1].startswith("[")
    match = page.shell.store.unsaved_names[0].removeprefix("match.")
    page.go(f"#/match/{match}")
    record = page.model.game.record
    assert page.door.downloads[-1][1] == record, "the match goes on where it was"
    store.room = 10 ** 9
    page.app.context.tab_lock.poll()
    page.door.run(0)
    assert page.text("standing") == "" and not page.door.asks_to_leave
    assert Shelf(store).load(match).save.record == record


def test_the_picture_of_the_last_match_makes_room_first():
    store = Full()
    store.texts[PICTURE] = "x" * 1000
    store.room = 1000
    told = []
    shelf = Shelf(LayeredStore(store, told.append))
    assert shelf.save("m1", Facts(), "y" * 500).ok
    assert PICTURE not in store.texts and True not in told


def test_the_page_opens_a_match_as_the_journal_has_it():
    store = Memory()
    page = Page(store, "#/new/cave_brawl/two")
    page.do("start", "cave_brawl")
    Coach(page, 1).play(3)
    early = dict(store.texts)
    Coach(page, 2).play(9)
    record, address = page.model.game.record, page.door.address
    page.app.context.tab_lock.save()
    match = address.rpartition("/")[2]
    save = Shelf(store).load(match).save
    store.texts = early
    from fracas.page.app import App
    from fracas.page.shell import Shell
    again = Page.__new__(Page)
    from tests.page.headless import Door
    again.door = Door(store)
    again.door.journal = [JournalEntry(f"match.{match}", save.sequence, encode(save))]
    again.app = App(Shell(again.door))
    again.shell = again.app.shell
    again.app.start(address)
    assert again.model.game.record == record
