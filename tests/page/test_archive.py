"""The archive: finished matches are packed, listed by their heads, opened, deleted, downloaded and taken in again."""

from __future__ import annotations

import json
import time
from functools import cache

import pytest

import fracas
from fracas.bots.match import play_match
from fracas.games import KEYS
from fracas.kernel.work import run_to_end
from fracas.league.model import HUMAN
from fracas.page import match_facts, routes
from fracas.page.saving import archive, backup
from fracas.page.saving.archive import Archive, ArchiveEntry, StoreDatabase
from fracas.page.saving.storage import Facts, Memory, Save, Shelf, encode
from tests.page.headless import Page
from tests.page.league_pages import finish, league_of, opened, shown
from tests.page.test_by_link import A_WHILE, come, game_of, invited, link_of
from tests.sample import sample

WHEN = 1_700_000_000_000


@cache
def finished(game: str) -> str:
    """Return the record of a finished match."""
    level = "rookie" if game in ("elfball", "street_brawl") else "random"  # where chance comes to an end too
    return play_match(game, level, level, "archive").game.record


class MemoryDatabase:
    """A database that answers when it is told to."""

    def __init__(self):
        self.rows, self.refuses = {}, ""

    def add(self, entries, then):
        if not self.refuses:
            self.rows |= entries
        then(self.refuses)

    def heads(self, then):
        then([head for _text, head in self.rows.values()])

    def texts(self, ids, then):
        then([self.rows[match][0] if match in self.rows else None for match in ids])

    def remove(self, ids, then):
        for match in ids:
            self.rows.pop(match, None)
        then("")


class SlowDatabase(MemoryDatabase):
    """A database that confirms what it keeps when the test says so."""

    def add(self, entries, then):
        self.rows |= entries
        self.answer = lambda: then("")


@cache
def save_of(game: str) -> Save:
    played = fracas.from_record(finished(game))
    return Save(7, match_facts.describe(played)._replace(when=WHEN), played.record)


PACKED = sample(("elfball", "street_bowl", "school_fighters"), KEYS)  # games whose matches are played and packed


@pytest.mark.parametrize("game", PACKED)
def test_a_packed_match_comes_back_to_the_letter(game):
    save = save_of(game)
    entry = run_to_end(archive.pack("m1", save))
    assert run_to_end(archive.unpack(entry)) == save
    assert len(entry.text) < 0.35 * len(encode(save))


def test_what_no_link_gives_back_stays_a_record():
    save = Save(7, Facts("elfball", "A 1, B 0", "Elfball", WHEN, True), "[Game \"elfball\"]\nof other rules")
    entry = run_to_end(archive.pack("m1", save))
    assert run_to_end(archive.unpack(entry)) == save


def test_a_record_that_a_link_would_write_otherwise_stays_as_it_is():
    save = save_of("elfball")
    other = save._replace(record=save.record + "\n")
    assert fracas.from_record(other.record).record == save.record
    assert run_to_end(archive.unpack(run_to_end(archive.pack("m1", other)))) == other


def test_five_thousand_matches_of_any_game_fit_what_browsers_give():
    for game in PACKED:
        entry = run_to_end(archive.pack("m1", save_of(game)))
        size = len(entry.text) + len(archive.head_of(entry))
        print(f"\n{game}: {size} characters a match, {5000 * size / 1e6:.1f} MB for 5,000")
        assert 5000 * size < 50_000_000


@pytest.mark.parametrize("hurt", [lambda text: text[:-1], lambda text: text.replace("1", "2", 1), lambda text: ""])
def test_a_half_written_entry_is_refused_in_one_sentence_and_listed_all_the_same(hurt):
    entry = run_to_end(archive.pack("m1", save_of("elfball")))
    broken = entry._replace(text=hurt(entry.text))
    with pytest.raises(ValueError) as refused:
        run_to_end(archive.unpack(broken))
    assert str(refused.value).count(".") == 1
    assert archive.head_of(broken).split(" ")[1] == "m1"


def with_finished(count, database=None, store=None):
    """Return a page with finished matches in its store."""
    store = store if store is not None else Memory()
    for number in range(count):
        save = save_of("elfball")
        Shelf(store).save(f"m{number}", save.facts._replace(when=WHEN + number * 1000), save.record)
    page = Page(store)
    page.door.databases = [database] if database is not None else []
    return page


@pytest.mark.parametrize("has_database", [True, False])
def test_finished_matches_but_the_latest_are_packed_and_open_from_the_archive(has_database):
    database = MemoryDatabase() if has_database else None
    page = with_finished(13, database)
    page.go("#/saved")
    page.door.run()
    assert page.shell.shelf.ids() == sorted(f"m{n}" for n in range(3, 13))
    assert page.text("screen-saved").count('href="#/match/') == 13
    assert bool(database and len(database.rows) == 3) == has_database
    page.go(routes.write(routes.REPLAY, routes.OWN + "m1"))
    page.door.run()
    assert page.shell.route.what == routes.OWN + "m1"
    page.go("#/match/m0")
    page.door.run()
    assert page.model.game.record == finished("elfball")
    assert "m0" not in page.shell.shelf.ids(), "a look takes nothing out"
    page.go("#/saved")
    page.do("fetch-everything")
    assert len(json.loads(page.door.downloads[-1][1])["archive"]) == 3, "one that was looked at is in the file too"
    page.do("delete", "m0")
    assert page.text("screen-saved").count('href="#/match/') == 12
    assert "m0" not in {*(database.rows if database else ()), *page.shell.shelf.ids()}


def test_nothing_leaves_the_store_before_the_archive_has_it():
    database = MemoryDatabase()
    database.refuses = "No room there."
    page = with_finished(12, database)
    page.shell.store.store.write = lambda key, text: (_ for _ in ()).throw(backup_full())
    page.go("#/saved")
    page.door.run()
    assert len(page.shell.shelf.ids()) == 12 and "is full" in page.text("screen-saved")


def test_a_match_that_was_played_on_while_it_was_packed_stays():
    page = with_finished(11, SlowDatabase())
    page.go("#/saved")
    page.door.run()
    save = page.shell.shelf.load("m0").save
    page.shell.shelf.save("m0", save.facts._replace(over=False), save.record)
    page.door.databases[0].answer()
    assert "m0" in page.shell.shelf.ids()


def test_a_match_that_was_looked_at_and_saved_anew_counts_as_saved():
    page = with_finished(11, MemoryDatabase())
    page.go("#/saved")
    page.door.run()
    page.go("#/match/m0")
    page.door.run()
    assert not page.shell.is_saved("m0")
    page.model.session.save()
    assert page.shell.is_saved("m0")


def backup_full():
    from fracas.page.saving.storage import StoreFull
    return StoreFull()


def pack_all(page):
    page.go("#/saved")
    page.do("pack")
    page.door.run()


@pytest.mark.parametrize("has_database", [True, False])
def test_a_packed_league_match_is_looked_at_and_its_fixture_begins_anew_under_another_id(has_database):
    page = opened(league_of(coach=HUMAN))
    page.door.databases = [MemoryDatabase()] if has_database else []
    page.do("fixture", "r1.1")
    page.do("fixture-start", "r1.1")
    first, address = page.model.session.match, f"#/league/{page.door.address[8:20]}/fixtures"
    finish(page)
    record = page.model.game.record
    pack_all(page)
    assert not page.shell.is_saved(first)
    page.go(f"#/match/{first}")
    page.door.run()
    assert page.model.game.record == record and "the result is in “Test league”" in page.text("standing")
    page.go(address)
    page.do("undo-league")
    page.do("fixture", "r1.1")
    page.do("fixture-start", "r1.1")
    assert page.model.session.match == f"{first}-2"
    page.go(address)
    assert "Go on: A – D" in shown(page)
    page.do("fixture", "r1.1")
    assert page.model.session.match == f"{first}-2" and page.shell.shelf.ids() == [f"{first}-2"]
    page.go(f"#/match/{first}")
    page.door.run()
    assert page.model.game.record == record


@pytest.mark.parametrize("has_database", [True, False])
def test_links_of_a_packed_match_find_it_as_it_ended(has_database):
    home, away = invited("elfball")
    early = link_of(home) if game_of(home).is_mine else link_of(away)
    waiting, busy = (away, home) if game_of(home).is_mine else (home, away)
    busy.door.databases = [MemoryDatabase()] if has_database else []
    waiting.do("menu")
    waiting.do("concede")
    waiting.door.run(A_WHILE)
    last = link_of(waiting)
    come(busy, last)
    match, record = busy.model.session.match, game_of(busy).record
    pack_all(busy)
    assert not busy.shell.is_saved(match)
    for link, said in (last, "The match is over here: this link changes nothing."), (early, "This is an old link."):
        come(busy, link)
        assert busy.door.address == f"#/match/{match}" and game_of(busy).record == record
        assert said in busy.text("standing")
        assert match not in busy.shell.shelf.ids(), "a link that brings nothing takes nothing out"
    busy.go("#/saved")
    busy.do("delete", match)
    come(busy, last)
    assert game_of(busy).is_terminal() and busy.shell.shelf.ids() == [match], "what is gone comes back by its link"


def test_a_packed_match_is_deleted_and_restored():
    database = MemoryDatabase()
    page = with_finished(11, database)
    page.go("#/saved")
    page.door.run()
    page.do("delete", "m0")
    assert not database.rows and "Deleted" in page.text("screen-saved")
    page.do("restore")
    assert [*database.rows] == ["m0"] and 'href="#/match/m0"' in page.text("screen-saved")


def test_everything_goes_into_one_file_and_comes_back_from_it():
    page = with_finished(13, MemoryDatabase())
    page.go("#/saved")
    page.door.run()
    page.do("fetch-everything")
    file = page.door.downloads[-1][1]
    assert json.loads(file)["fracas"] == 4 and len(json.loads(file)["archive"]) == 3
    again = Page()
    again.door.databases = [MemoryDatabase()]
    again.go("#/saved")
    again.do("take-file", file)
    again.door.run()
    assert "10 new matches" in again.text("screen-saved") and "3 packed matches" in again.text("screen-saved")
    again.do("take", "all")
    again.door.run()
    assert len(again.door.databases[0].rows) == 3 and len(again.shell.shelf.ids()) == 10
    again.do("take-file", file)
    again.door.run()
    assert "You already have everything in this file." in again.text("screen-saved")


def test_a_file_with_a_damaged_packed_match_changes_nothing():
    entry = run_to_end(archive.pack("m1", save_of("elfball")))
    file = backup.export_all(Shelf(Memory()), {}, [entry])
    assert backup.read(file).archived == (entry,)
    for old, new in (("m1\\n", "m1\\nx"), ("m1\\n", "../m1\\n"), ("fracas 1", "fracas 9")):
        broken = file.replace(old, new)
        assert broken != file
        page = Page()
        page.door.databases = [MemoryDatabase()]
        page.go("#/saved")
        page.do("take-file", broken)
        page.door.run()
        assert not page.door.databases[0].rows
        assert "Nothing was changed" in page.text("screen-saved")


def test_the_list_reads_heads_alone_and_shows_thirty():
    database = MemoryDatabase()
    entry = run_to_end(archive.pack("m", save_of("elfball")))
    head = archive.head_of(entry)
    database.rows = {f"m{n}": ("never read", head.replace(" m ", f" m{n} ", 1)) for n in range(1000)}
    database.texts = None
    page = Page()
    page.door.databases = [database]
    begun = time.perf_counter()
    page.go("#/saved")
    page.door.run()
    print(f"\nlist of 1,000: {1000 * (time.perf_counter() - begun):.0f} ms without a browser")
    assert page.text("screen-saved").count('href="#/match/') == 30 and "(970)" in page.text("screen-saved")
    page.do("show-more")
    assert page.text("screen-saved").count('href="#/match/') == 60


def test_a_store_nearly_full_offers_to_pack_to_download_and_to_thin_out():
    store = Memory()
    save = save_of("elfball")
    Shelf(store).save("old", save.facts._replace(over=False, when=WHEN - 1), save.record)
    Shelf(store).save("new", save.facts._replace(over=False), save.record)
    store.texts["fracas.stuff"] = "x" * 4_250_000
    page = with_finished(3, MemoryDatabase(), store)
    assert "% full" not in (page.go("#/settings") or page.text("screen-settings"))
    page.go("#/saved")
    assert "% full" in page.text("screen-saved")
    page.do("thin-out")
    assert set(page.shell.shelf.ids()) == {"new", "m0", "m1", "m2"} and "Deleted" in page.text("screen-saved")
    page.do("restore")
    assert "old" in page.shell.shelf.ids()
    page.do("pack")
    page.door.run()
    assert set(page.shell.shelf.ids()) == {"new", "old"} and "3 finished matches packed" in page.text("screen-saved")


@pytest.mark.parametrize(("reason", "words"), [("blocked", "blocks the second store"), ("silent", "blocks the second"),
                                               ("full", "second store of this browser is full"),
                                               ("newer", "newer version"), ("", "")])
def test_the_screen_says_what_it_means_that_there_is_no_second_store(reason, words):
    page = Page()
    page.door.no_journal = reason
    page.go("#/saved")
    assert words in page.text("screen-saved")
    assert ("second store" in page.text("screen-saved")) == (reason in ("blocked", "silent", "full"))


def test_entries_in_both_databases_are_listed_once_the_first_counts():
    store, database = Memory(), MemoryDatabase()
    old, new = (ArchiveEntry("m1", encode(Save(n, Facts("elfball", f"title {n}", when=WHEN), "3x"))) for n in (1, 2))
    StoreDatabase(store).add({"m1": (old.text, "")}, lambda trouble: None)
    found = []
    both = Archive([database, StoreDatabase(store)])
    both.add([new], found.append)
    both.heads(found.append)
    both.entries(["m1", "m2"], found.append)
    assert found[0] == "" and [head.facts.title for head in found[1]] == ["title 2"] and found[2] == [new]


def test_home_packs_when_finished_matches_have_become_many():
    page = with_finished(22, MemoryDatabase())
    page.go("#/settings")
    page.go("#/")
    page.door.run()
    assert len(page.shell.shelf.ids()) == 10 and len(page.door.databases[0].rows) == 12


def test_home_offers_to_make_room_when_the_store_is_nearly_full():
    store = Memory()
    store.texts["fracas.stuff"] = "x" * 4_150_000
    assert Page(store).text("standing") == ""
    store.texts["fracas.stuff"] = "x" * 4_250_000
    page = Page(store)
    assert "nearly full" in page.text("standing")
    page.do("make-room")
    assert "% full" in page.text("screen-saved")
