"""Results of a league on a page without a browser: typed in, played and corrected, and what follows from them."""

import re

import pytest

from fracas.league.between_matches import improvable_teams
from fracas.league.files import read_league
from fracas.league.matchups import matchups
from fracas.league.model import BRACKET, HUMAN, ROUND_ROBIN
from fracas.league.results import add_result, typed_result
from fracas.page.leagues.shelf import key_of
from fracas.page.match.model.messages import RunActions
from fracas.page.record_tags import LEAGUE_TAG
from tests.page.headless import Page
from tests.page.league_pages import finish, league, league_of, opened, shown, typed


def test_a_match_that_is_played_on_from_its_replay_counts_for_nothing():
    page = opened(league_of(coach=HUMAN))
    page.do("fixture", "r1.1")
    page.do("fixture-start", "r1.1")
    game, key = page.model.game, page.door.address.rpartition("/")[2]
    page.screen.send(RunActions((game.legal_actions()[0],)))
    page.door.run(1000)
    page.go(f"#/replay/~{key}")
    page.door.run(0)
    page.do("from-here")
    begun = page.model.game
    assert begun.state == game.boundary and begun.seed != game.seed
    assert not {"League", LEAGUE_TAG, "Season", "Fixture"} & begun.tags.keys() and LEAGUE_TAG in game.tags
    finish(page)
    assert page.model.game.is_terminal() and page.text("standing") == ""
    assert not read_league(page.leagues.shelf.text(game.tags[LEAGUE_TAG])).season.results


def test_a_result_is_typed_in_and_corrected_and_the_old_one_is_kept():
    page = opened(league_of(coach=HUMAN))
    for points in (("3", "1"), ("0", "2")):
        page.do("entry", "r1.1")
        page.do("entry-points", f"home {points[0]}")
        page.do("entry-points", f"away {points[1]}")
        page.do("entry-done", "r1.1")
    found = league(page)
    assert found.season.results["r1.1"].points == (0, 2) and [old.result.points for old in found.set_aside] == [(3, 1)]
    assert "set aside" in shown(page) and "0–2" in shown(page)


@pytest.mark.parametrize(("home", "reason"), [
    ("", "is not a number of points"), ("-1", "is not a number of points"), ("3.5", "“3.5” is not a number"),
    ("٣", "is not a number of points"),
])
def test_points_that_are_none_are_refused_in_the_sheet(home, reason):
    page = opened(league_of(coach=HUMAN))
    page.do("entry", "r1.1")
    page.do("entry-points", f"home {home}")
    page.do("entry-points", "away 1")
    page.do("entry-done", "r1.1")
    assert reason in page.text("entry-problem") and not league(page).season.results


def test_casualties_are_typed_in_and_corrected_where_the_table_counts_them():
    page = Page(address="#/leagues/new/street-bowl")
    page.do("found")
    key = page.door.address.split("/")[2]
    for casualties in ("x", "4", "2"):
        page.do("entry", "r1.1")
        for arg in ("home 1", "away 1"):
            page.do("entry-points", arg)
        page.do("entry-casualties", f"away {casualties}")
        page.do("entry-done", "r1.1")
        assert bool(page.leagues.shelf.open(key)[0].league.season.results) == (casualties != "x")
    assert "“x” is not a number of casualties" in page.text("entry-problem")
    found = page.leagues.shelf.open(key)[0].league
    assert found.season.results["r1.1"].casualties == (0, 2)
    page.do("entry", "r1.1")
    assert "Casualties caused: " in page.text("sheets") and 'value="2"' in page.text("sheets")
    page.go(f"#/league/{key}/table")
    assert "casualty difference" in shown(page) and "half a win" not in shown(page)
    page = opened(league_of(coach=HUMAN))
    page.do("entry", "r1.1")
    page.do("entry-casualties", "home 1")
    assert "Casualties" not in page.text("sheets")


def test_a_result_for_an_unknown_fixture_or_a_drawn_final_is_refused():
    page = opened(league_of(2, BRACKET, HUMAN))
    page.do("entry", "final")
    page.do("entry-points", "home 1")
    page.do("entry-points", "away 1")
    page.do("entry-done", "final")
    assert "needs a winner" in page.text("entry-problem")
    page.do("entry-done", "r9.9")
    assert "There is no fixture “r9.9”" in page.text("entry-problem")
    page.do("entry-winner", "away")
    page.do("entry-done", "final")
    assert league(page).season.results["final"].winner == 1 and "won by" not in page.text("entry-problem")


def test_a_fixture_is_played_and_its_result_entered_when_it_is_over():
    page = opened(league_of(coach=HUMAN))
    page.do("fixture", "r1.1")
    assert "Dice: A" in page.text("sheets")
    page.do("fixture-dice", "home real")
    page.do("fixture-start", "r1.1")
    assert page.door.address == f"#/match/{key_of(league_of(coach=HUMAN))}-1-r1-1"
    assert page.model.game.real == (True, False)
    page.go(f"#/league/{page.door.address[8:20]}/fixtures")
    assert "Go on: A – D" in shown(page)
    page.do("fixture", "r1.1")
    finish(page)
    found = read_league(page.leagues.shelf.text(page.model.game.tags["LeagueId"]))
    result = found.season.results["r1.1"]
    assert result.source == "played" and result.fingerprint == page.model.game.fingerprint
    assert "is entered in “Test league”" in page.text("standing")
    page.do("to-league", page.model.game.tags["LeagueId"])
    assert page.door.address.endswith("/fixtures")


def test_a_league_leads_with_the_next_match_of_a_person_and_goes_on_with_one_that_has_begun():
    page = opened(league_of(coach=HUMAN), "table")
    lead, _tabs, _rest = shown(page).partition('id="league-part"')
    assert "Your next match" in lead and "A – D, Round 1" in lead
    page.do("fixture", "r1.2")
    page.do("fixture-start", "r1.2")
    page.go(f"#/league/{page.door.address[8:20]}/table")
    assert "B – C, Round 1" in shown(page) and "Go on: B – C" in shown(page)


def test_a_league_of_bots_has_no_next_match_of_a_person():
    assert "Your next match" not in shown(opened(league_of(), "table"))


def test_a_match_that_finds_another_result_asks_which_counts():
    page = opened(league_of(coach=HUMAN))
    page.do("fixture", "r1.1")
    page.do("fixture-start", "r1.1")
    key = page.model.game.tags["LeagueId"]
    found, _trouble = page.leagues.shelf.open(key)
    line = matchups(found.league, found.league.season)[0]
    add_result(found.league, "r1.1", typed_result(line, (9, 8)))
    page.leagues.shelf.save(found)
    finish(page)
    assert "has another result in “Test league”: 9–8" in page.text("standing")
    assert read_league(page.leagues.shelf.text(key)).season.results["r1.1"].points == (9, 8)
    page.do("fixture-replace")
    found = read_league(page.leagues.shelf.text(key))
    assert found.season.results["r1.1"].source == "played" and found.set_aside[0].result.points == (9, 8)


def test_a_match_whose_league_was_deleted_says_so():
    page = opened(league_of(coach=HUMAN))
    page.do("fixture", "r1.1")
    page.do("fixture-start", "r1.1")
    page.leagues.shelf.saves.delete(page.model.game.tags["LeagueId"])
    finish(page)
    assert "The league of this match is not on this device." in page.text("standing")


def test_survivors_are_improved_until_the_next_match():
    page = opened(league_of(3, ROUND_ROBIN, HUMAN))
    page.do("fixture", "r1.2")
    page.do("fixture-start", "r1.2")
    finish(page)
    page.do("to-league", page.model.game.tags["LeagueId"])
    assert "improve the survivors of the last match" in shown(page)
    asked = re.search(r'data-do="improving" data-arg="([^"]*)"', shown(page))[1]
    page.do("improving", asked)
    word = re.search(r'value="(\d(?:bt|cd|pk))"', page.text("sheets"))[1]
    page.do("improve", f"{int(word[0]) - 1} {word}")
    page.do("improve-done", asked)
    assert league(page).season.results["r1.2"].notes[int(asked[-1])].endswith(f".{word}")
    assert any(player.chosen == word for one in improvable_teams(league(page)) for player in one.improvements)


def test_what_the_table_recorded_of_the_players_is_typed_in_and_corrected():
    page = opened(league_of(coach=HUMAN))
    page.do("entry", "r1.1")
    assert "What the players did (optional)" in shown(page) and "Left out" not in shown(page)
    for do, arg in (("entry-points", "home 2"), ("entry-points", "away 0"), ("entry-mark", "home 1 points 2"),
                    ("entry-mark", "away 3 fate 0"), ("entry-mark", "away 4 fate none")):
        page.do(do, arg)
    assert "checked" in page.text("entry-switch")
    page.do("entry-done", "r1.1")
    assert league(page).season.results["r1.1"].notes == ("111111111", "110111111")
    page.do("entry", "r1.1")
    assert 'value="2"' in page.text("sheets") and re.search(r'value="0"[^>]*selected', page.text("sheets"))
    page.do("entry-mark", "home 1 points 3")
    page.do("entry-done", "r1.1")
    assert "The players have 3, the side has 2 points" in page.door.regions["entry-problem"]
    page.do("entry-recorded", "0")
    page.do("entry-done", "r1.1")
    assert league(page).season.results["r1.1"].notes == ("", "")


def test_a_result_without_players_stays_what_it_was():
    page = opened(league_of(coach=HUMAN))
    typed(page, "r1.1", 2, 1)
    assert not any(league(page).season.results["r1.1"].notes) and not league(page).season.results["r1.1"].figures
