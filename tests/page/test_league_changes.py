"""Leagues on the page: changed before they begin, undone, done again, and taken back."""

import pytest

from fracas.league.model import HUMAN, ROUND_ROBIN
from fracas.page.leagues.shelf import key_of
from tests.page.headless import Page
from tests.page.league_pages import league, league_of, opened, shown, typed


def test_everything_done_to_a_league_can_be_undone_and_done_again():
    page = opened(league_of(coach=HUMAN))
    assert "nothing has been done yet" in shown(page)
    states = [league(page)]
    typed(page, "r1.1", 3, 1)
    states.append(league(page))
    typed(page, "r1.1", 0, 2)
    states.append(league(page))
    page.do("withdraw", "1")
    page.do("withdraw-now")
    states.append(league(page))
    assert 'data-do="undo-league"' in page.text("screen-league").split("league-notices")[1].split("seasonhead")[0]
    for state in states[-2::-1]:
        page.do("undo-league")
        assert league(page) == state
    page.do("undo-league")
    for state in states[1:]:
        page.do("redo-league")
        assert league(page) == state
    page.go(page.door.address.replace("fixtures", "teams"))
    page.do("undo-league")
    assert league(page) == states[-2]
    typed(page, "r1.2", 5, 5)
    assert "nothing to redo" in shown(page)


def test_a_simulation_is_undone_as_one():
    page = opened(league_of(3, ROUND_ROBIN))
    before = league(page)
    page.do("simulate")
    page.door.run()
    assert len(league(page).season.results) == 3
    page.do("undo-league")
    assert league(page) == before


def test_what_another_tab_has_saved_is_not_undone():
    page = opened(league_of(coach=HUMAN))
    typed(page, "r1.1", 3, 1)
    other = Page(page.door.store, page.door.address)
    typed(other, "r1.2", 1, 0)
    page.do("undo-league")
    assert "Another tab changed this league. Reload the page." in shown(page) and len(league(page).season.results) == 2


def test_a_team_comes_back_long_after_it_withdrew():
    page = opened(league_of(coach=HUMAN), "teams")
    page.do("withdraw", "1")
    page.do("withdraw-now")
    again = Page(page.door.store, page.door.address)
    assert "Bring back: B" in shown(again)
    again.do("reinstate", "1")
    assert not league(page).season.withdrawn_teams and "B is back." in shown(again)


def test_a_result_that_was_set_aside_counts_again():
    page = opened(league_of(coach=HUMAN))
    typed(page, "r1.1", 3, 1)
    typed(page, "r1.1", 0, 2)
    page.go(page.door.address.replace("fixtures", "more"))
    assert "Season 1, Round 1, match 1: 3–1" in shown(page)
    typed(page, "r1.1", 2, 2)
    assert "Season 1, Round 1, match 1: 3–1" in shown(page) and "Season 1, Round 1, match 1: 0–2" in shown(page)
    page.do("put-back", "0")
    assert league(page).season.results["r1.1"].points == (3, 1) and "0–2" in shown(page)


def test_a_season_is_changed_until_its_first_match():
    page = opened(league_of(coach=HUMAN), "teams")
    assert "No match has begun" in shown(page)
    old, key = league(page), page.door.address.split("/")[2]
    page.go(f"#/league/{key}/change")
    for do, arg in (("team-name", "0 Alpha"), ("drop-team", "3"), ("team-coach", "1 rookie"), ("add-bots", "1"),
                    ("league-plan", ROUND_ROBIN), ("league-name", "Stone Cup"), ("setting", "target 2")):
        page.do(do, arg)
    page.do("found")
    now = league(page)
    assert (now.name, now.plan, now.options["target"]) == ("Stone Cup", ROUND_ROBIN, 2)
    assert [e[1:3] for e in now.season.entries][:3] == [("Alpha", HUMAN), ("B", "rookie"), ("C", HUMAN)]
    assert now.season.entries[0].text == old.season.entries[0].text and now.season.entries[3].key == "t5"
    assert page.leagues.shelf.saves.ids() == [key_of(now)] and "Season changed." in page.text("notices")
    page.do("undo-league")
    assert league(page) == old and page.door.address == f"#/league/{key}/teams"
    page.do("redo-league")
    typed(page, "r1.1", 3, 1)
    assert "No match has begun" not in shown(page)
    page.go(f"#/league/{key_of(now)}/change")
    assert "has begun: its teams stay" in page.text("notices") and 'data-do="found"' not in shown(page)


@pytest.mark.parametrize(("taps", "reason"), [
    ([("team-name", "0 B")], "Two teams are called"), ([("drop-team", "0")] * 3, "needs 2 to 160 teams"),
    ([("setting", "squad 7")], "cannot play"), ([("team-name", "0 a\u202eb")], "signs that cannot be seen"),
])
def test_a_season_that_cannot_be_changed_like_that_says_why(taps, reason):
    page = opened(league_of(coach=HUMAN), "teams")
    before = league(page)
    page.go(page.door.address.replace("teams", "change"))
    for do, arg in taps:
        page.do(do, arg)
    page.do("found")
    assert reason in page.text("league-problem") and league(page) == before


def test_a_season_that_was_begun_too_early_is_taken_back():
    page = opened(league_of(2, ROUND_ROBIN, HUMAN), "more")
    typed(page, "r1.1", 3, 1)
    page.do("next-season")
    page.go(page.door.address.replace("more", "teams"))
    page.do("season-back")
    assert len(league(page).seasons) == 1 and "Season 2 is undone" in shown(page)
