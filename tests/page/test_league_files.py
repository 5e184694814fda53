"""Leagues kept, downloaded and merged on a page without a browser; files that are cut, hostile or of another day."""

import re

import pytest

from fracas.league.create import NewTeam, create_league
from fracas.league.files import read_league, write_league
from fracas.league.matchups import matchups
from fracas.league.model import HUMAN, ROUND_ROBIN, SEASON
from fracas.league.results import add_result, typed_result
from fracas.page.leagues.shelf import key_of
from fracas.page.saving.storage import TOO_LARGE, StoreFull
from tests.page.headless import Page
from tests.page.league_pages import FAST, league, league_of, opened, shown


def test_tables_and_the_league_are_downloaded_and_the_season_printed():
    page = opened(league_of(3, ROUND_ROBIN, HUMAN), "more")
    for do in ("fetch-table", "fetch-fixtures", "fetch-season"):
        page.do(do)
    (_n, table), (_m, fixtures), (_o, file) = page.door.downloads
    assert table.startswith("\ufeffPlace,Team") and "r1.2" in fixtures and read_league(file) == league(page)
    page.go(page.door.address.replace("more", "paper"))
    page.do("print")
    assert "print" in page.door.asked and "Round 3" in shown(page)


def with_results(**points):
    found = league_of(coach=HUMAN)
    for line in matchups(found, found.season):
        key = line.fixture.key.replace(".", "_")
        if key in points:
            add_result(found, line.fixture.key, typed_result(line, points[key]))
    return found


def test_two_devices_merge_and_every_conflict_is_chosen():
    page = opened(with_results(r1_1=(3, 1), r1_2=(1, 0)), "more")
    page.do("take-league", write_league(with_results(r1_1=(0, 2), r1_2=(1, 0), r2_1=(2, 2))))
    told = ("1 new result", "Here: 3–1", "1 choice is open")
    assert [words for words in told if words not in shown(page)] == []
    page.do("merge")
    assert len(league(page).season.results) == 2
    page.do("choose", "1/r1.1 theirs")
    page.do("merge")
    found = league(page)
    assert found.season.results["r1.1"].points == (0, 2) and found.season.results["r2.1"].points == (2, 2)
    assert [old.result.points for old in found.set_aside] == [(3, 1)]
    page.do("take-league", write_league(with_results(r1_2=(1, 0))))
    assert "You already have everything in this file." in shown(page)


def test_all_conflicts_are_decided_at_once_or_the_file_left_out():
    page = opened(with_results(r1_1=(3, 1)), "more")
    page.do("take-league", write_league(with_results(r1_1=(0, 2))))
    page.do("merge-cancel")
    assert "Merge: Test league" not in shown(page)
    page.do("take-league", write_league(with_results(r1_1=(0, 2))))
    page.do("choose-all", "ours")
    page.do("merge")
    assert league(page).season.results["r1.1"].points == (3, 1) and len(league(page).set_aside) == 1


@pytest.mark.parametrize(("spoil", "reason"), [
    (lambda text: text[: len(text) // 2], "cannot be read"), (lambda text: "", "cannot be read"),
    (lambda text: text.replace("cavemen", "amazons"), "cut or altered"),
    (lambda text: "[" * 7000, "nested too deeply"), (lambda text: TOO_LARGE, "too large"),
    (lambda text: '{"fracas": "league"}', "lacks the field"), (lambda text: text * 2, "cannot be read"),
    (lambda text: '{"fracas": 1, "matches": []}', "lacks the field|unknown field"),
])
def test_a_cut_or_hostile_file_is_refused_in_one_sentence(spoil, reason):
    before = with_results(r1_1=(3, 1))
    page = opened(before, "more")
    page.do("take-league", spoil(write_league(with_results(r2_1=(1, 1)))))
    said = re.search(r'notice bad"[^>]*><p>([^<]*)', shown(page))[1]
    assert re.search(reason, said) and said.endswith("Nothing was changed.")
    assert league(page) == before


def test_names_from_a_file_reach_the_page_as_text_only():
    joining = [NewTeam("<img src=x onerror=1>", HUMAN, "cavemen"), NewTeam('"&<b>', HUMAN, "exiles")]
    found = create_league("cave_brawl", "<script>1</script>", joining, SEASON, "s", FAST)
    page = opened(found)
    page.do("entry", "r1.1")
    for part in ("table", "players", "teams", "paper", "more"):
        page.go(f"#/league/{key_of(found)}/{part}")
        assert "<script" not in shown(page) and "<img" not in shown(page) and "<b>" not in shown(page).split("tabs")[0]


def test_a_deleted_league_comes_back():
    page = opened(with_results(r1_1=(3, 1)))
    key = key_of(league_of(coach=HUMAN))
    page.go("#/leagues")
    page.do("delete-league", key)
    assert "No leagues yet" in page.text("screen-leagues")
    page.do("restore-league")
    assert read_league(page.leagues.shelf.text(key)) == with_results(r1_1=(3, 1))


def test_a_damaged_copy_falls_back_to_the_one_before():
    page = opened(league_of(coach=HUMAN))
    page.do("entry", "r1.1")
    for side in ("home", "away"):
        page.do("entry-points", f"{side} 1")
    page.do("entry-done", "r1.1")
    key = key_of(league_of(coach=HUMAN))
    saves = {name: text for name, text in page.door.store.texts.items() if ".league." in name}
    newest = max(saves, key=lambda name: int(saves[name].split()[2]))
    page.door.store.texts[newest] = saves[newest][:-20]
    page.go(f"#/league/{key}")
    assert league(page) == league_of(coach=HUMAN) and "damaged" in page.text("notices")
    for name in page.door.store.texts:
        if ".league." in name:
            page.door.store.texts[name] = "?"
    page.go(f"#/league/{key}")
    assert "damaged beyond repair" in page.text("screen-leagues")


def test_another_tab_that_entered_something_else_is_not_overwritten():
    page = opened(league_of(coach=HUMAN))
    other = Page(page.door.store, page.door.address)
    for tab, key in ((page, "r1.1"), (other, "r1.2")):
        tab.do("entry", key)
        for side in ("home", "away"):
            tab.do("entry-points", f"{side} 1")
        tab.do("entry-done", key)
    assert sorted(league(page).season.results) == ["r1.1", "r1.2"]
    page.do("entry", "r1.2")
    page.do("entry-points", "home 5")
    page.do("entry-points", "away 1")
    page.do("entry-done", "r1.2")
    assert "Not saved: another tab entered something else. Reload the page." in shown(page)
    assert league(page).season.results["r1.2"].points == (1, 1)


def test_a_full_storage_is_said_and_the_league_stays_in_memory(monkeypatch):
    page = opened(league_of(coach=HUMAN))

    def refuse(key, text):
        raise StoreFull

    monkeypatch.setattr(page.door.store, "write", refuse)
    page.do("entry", "r1.1")
    for side in ("home", "away"):
        page.do("entry-points", f"{side} 1")
    page.do("entry-done", "r1.1")
    assert "browser’s storage is full" in shown(page) and "1–1" in shown(page)


def test_a_league_that_is_not_here_leads_to_the_list():
    page = Page(address="#/league/nobody")
    page.follow()
    assert page.door.address == "#/leagues" and "The league “nobody” is not on this device." in page.text("notices")


def test_leagues_are_part_of_the_file_of_everything_and_come_in_again():
    page = opened(with_results(r1_1=(3, 1)))
    page.go("#/saved")
    page.do("fetch-everything")
    file = page.door.downloads[-1][1]
    assert '"fracas": 2' in file
    other = Page(address="#/saved")
    other.do("take-file", file)
    other.door.run()
    assert "1 league with something new" in other.text("screen-saved")
    other.do("take", "all")
    key = key_of(league_of(coach=HUMAN))
    assert other.leagues.shelf.text(key) == page.leagues.shelf.text(key)
    other.do("restore")
    assert not other.leagues.shelf.newest_first()


def test_a_file_of_everything_with_another_result_leads_to_the_choice():
    page = opened(with_results(r1_1=(3, 1)))
    page.go("#/saved")
    page.do("fetch-everything")
    file = page.door.downloads[-1][1]
    other = opened(with_results(r1_1=(0, 2)))
    other.go("#/saved")
    other.do("take-file", file)
    other.door.run()
    other.do("take", "all")
    assert other.door.address == "#/leagues" and "Merge: Test league" in other.text("screen-leagues")
    other.do("choose-all", "theirs")
    other.do("merge")
    assert read_league(other.leagues.shelf.text(key_of(league_of()))).season.results["r1.1"].points == (3, 1)


def test_the_file_of_a_league_opened_among_the_matches_finds_its_way():
    page = Page(address="#/saved")
    page.do("take-file", write_league(with_results(r1_1=(3, 1))))
    page.door.run()
    page.follow()
    assert page.door.address.startswith("#/league") and page.leagues.shelf.newest_first()


@pytest.mark.parametrize("more", ['"leagues": "x"', '"leagues": [1]', '"leagues": ["{}"]', '"leagues": ["x"]'])
def test_a_file_of_everything_with_spoilt_leagues_changes_nothing(more):
    page = Page(address="#/saved")
    page.do("take-file", '{"fracas": 2, "matches": [], ' + more + "}")
    page.door.run()
    assert "Nothing was changed." in page.text("screen-saved") and not page.leagues.shelf.newest_first()
