"""Leagues on a page without a browser: they are founded, shown, and go on from season to season."""

import pytest

from fracas.games import KEYS
from fracas.league.model import BRACKET, HUMAN, ROUND_ROBIN, SEASON
from fracas.page.leagues.shelf import key_of
from fracas.page.saving import my_teams
from fracas.page.saving.storage import Shelf
from fracas.page.slugs import slug_of
from tests.page.headless import Page
from tests.page.league_pages import finish, league, league_of, opened, shown


def test_a_league_is_founded_with_three_bots_at_two_taps():
    page = Page(address="#/leagues/new")
    page.do("found")
    assert page.door.address.startswith("#/league/") and "Elfball league" in shown(page)
    found = league(page)
    assert [entry.coach for entry in found.season.entries] == [HUMAN, "rookie", "rookie", "rookie"]
    assert found.plan == SEASON and "persist" in page.door.asked
    page.go("#/leagues")
    assert "Elfball, season 1: 0 of 7 matches" in page.text("screen-leagues")


def test_a_league_is_founded_as_it_was_filled_in():
    page = Page(address="#/leagues/new/cave-brawl")
    for do, arg in [("league-name", "Stone  Cup"), ("league-plan", BRACKET), ("drop-team", "3"), ("add-team", ""),
                    ("team-name", "0 My own"), ("team-team", "1 exiles"), ("team-coach", "2 random"),
                    ("league-bot", "random"), ("add-bots", "4"), ("league-seed", "s"), ("setting", "target 1")]:
        page.do(do, arg)
    page.do("found")
    found = league(page)
    assert (found.name, found.plan, found.seed, found.options["target"]) == ("Stone Cup", BRACKET, "s", 1)
    assert [e.coach for e in found.season.entries] == [HUMAN, "rookie", "random", HUMAN, *4 * ["random"]]
    assert found.season.entries[0].name == "My own" and found.season.entries[1].text.startswith("exiles.")
    assert found.options["rounds"] == 60 and "not known yet" in shown(page)


def test_a_bot_that_had_a_style_when_its_league_was_founded_plays_as_its_level():
    page = Page(address="#/leagues/new/school-fighters")
    assert page.text("screen-leagues").count('value="regular"') and "regular-brawler" not in page.text("screen-leagues")
    for do, arg in [("team-coach", "1 regular-brawler"), ("league-bot", "rookie"), ("add-bots", "1")]:
        page.do(do, arg)
    page.do("found")
    assert [e.coach for e in league(page).season.entries] == [HUMAN, "regular-brawler", "rookie", "rookie", "rookie"]
    assert "Regular plays them" in shown(page)


@pytest.mark.parametrize(("taps", "reason"), [
    ([("team-name", "0 ")], "has 0 letters"),
    ([("team-name", "0 Same"), ("team-name", "1 same")], "Two teams are called"),
    ([("drop-team", "0")] * 3, "needs 2 to 160 teams"), ([("league-name", "x" * 41)], "has 41 letters"),
    ([("team-name", "0 a\u202eb")], "signs that cannot be seen"),
])
def test_a_league_that_cannot_be_says_why(taps, reason):
    page = Page(address="#/leagues/new")
    for do, arg in taps:
        page.do(do, arg)
    page.do("found")
    assert reason in page.text("league-problem") and page.door.address == "#/"
    assert page.leagues.shelf.newest_first() == []


def own_code(page):
    """Return the code of the one Elfball team of the coach's."""
    offered = my_teams.TeamChoices(page.door.store, "elfball")
    return offered.code(*offered.teams)


def test_my_own_teams_can_join():
    page = Page(address="#/teams")
    page.do("found", "basic")
    page.do("title", "Rockers")
    page.go("#/leagues/new/elfball")
    page.do("found")
    assert league(page).season.entries[0][1:] == ("Rockers", HUMAN, own_code(page))


def test_the_next_season_begins_with_the_teams_as_they_stand_and_newcomers():
    page = opened(league_of(3, ROUND_ROBIN, seed="a"), "more")
    assert "Finish all matches of this season first." in shown(page)
    page.do("simulate")
    page.door.run(10**7, 10**6)
    page.do("add-bots", "1")
    page.do("team-name", "0 A")
    page.do("next-season")
    assert "Two teams are called" in page.text("league-problem") and len(league(page).seasons) == 1
    page.do("team-name", "0 Newcomers")
    page.do("next-season")
    found = league(page)
    assert [entry.name for entry in found.season.entries] == ["A", "B", "C", "Newcomers"]
    assert found.season.entries[0].text != found.seasons[0].entries[0].text
    page.do("season", "1")
    assert "Season 1" in shown(page) and "next-season" not in shown(page)
    page.go(page.door.address.replace("more", "players"))
    assert "Top lists" in shown(page) and "Until" in shown(page)


def test_a_team_that_withdraws_keeps_its_results_and_loses_the_rest():
    page = opened(league_of(3, ROUND_ROBIN, HUMAN), "teams")
    page.do("withdraw", "1")
    assert "B withdraws. Its results stay" in shown(page)
    page.do("withdraw-not")
    assert not league(page).season.withdrawn_teams
    page.do("withdraw", "1")
    page.do("withdraw-now")
    assert league(page).season.withdrawn_teams == {1} and "has withdrawn" in shown(page)


@pytest.mark.parametrize("plan", [SEASON, BRACKET])
def test_every_part_is_shown_before_and_after_the_season(plan):
    found = league_of(5, plan)
    page = opened(found)
    for _time in ("before", "after"):
        for part in ("table", "fixtures", "players", "teams", "paper", "more", "nonsense"):
            page.go(f"#/league/{key_of(found)}/{part}")
            assert shown(page).count("<h2") >= 2
        page.do("simulate")
        page.door.run(10**7, 10**6)
        assert "Champion" in shown(page)


@pytest.mark.parametrize("game", KEYS)
def test_every_game_that_is_open_has_leagues(game):
    page = Page(address=f"#/leagues/new/{slug_of(game)}")
    page.do("found")
    found = league(page)
    assert found.game == game and len(found.season.entries) == 4
    page.go(page.door.address + "/fixtures")
    page.do("fixture", "r1.1")
    page.do("fixture-start", "r1.1")
    assert page.model.game.ruleset.key == game and page.model.game.tags["Fixture"] == "r1.1"
    finish(page)
    page.do("to-league", page.model.game.tags["LeagueId"])
    assert league(page).season.results["r1.1"].source == "played"
    for part in ("table", "players", "paper", "more"):
        page.go(f"#/league/{key_of(found)}/{part}")
        assert "<h2" in shown(page)


def test_a_team_of_mine_that_is_deleted_plays_on_in_its_league():
    page = Page(address="#/teams")
    page.do("found", "basic")
    page.go("#/leagues/new")
    page.do("found")
    found = league(page)
    team = my_teams.saved_teams(page.door.store)[0]
    assert found.season.entries[0][2:] == (HUMAN, own_code(page))
    Shelf(page.door.store, my_teams.KIND).delete(team.key)
    page.go(page.door.address + "/fixtures")
    page.do("fixture", "r1.1")
    page.do("fixture-start", "r1.1")
    assert page.model.game.tags["Home"] == found.season.entries[0].text


def test_a_table_is_shared_as_a_picture():
    page = opened(league_of(), "table")
    assert "Share picture" in shown(page)
    page.do("card")
    ((name, drawn),) = page.door.shared_pictures
    assert name == "cave-brawl-season.png" and drawn.startswith("1200x630 <svg")
    assert "Test league" in drawn and "Season 1" in drawn and ">4</text>" in drawn
