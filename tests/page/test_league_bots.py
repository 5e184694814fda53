"""Bots of a league on a page without a browser: the rest is simulated, stopped and taken back."""

from fracas.bots.match import play_in_slices
from fracas.league.files import read_league, write_league
from fracas.league.matchups import champion, matchup_at
from fracas.league.model import HUMAN, ROUND_ROBIN
from fracas.league.results import add_result, typed_result
from fracas.league.simulation import simulate_season
from fracas.page.leagues.shelf import key_of
from fracas.page.saving.storage import Facts
from tests.page.league_pages import league, league_of, opened, shown


def run_until(page, matches):
    """Let time pass until so many matches are decided."""
    for _slice in range(2000):
        page.door.run(10**6, 1)
        if len(page.shell.screen.opened.league.season.results) >= matches:
            return


def test_the_rest_is_simulated_stopped_and_gone_on_with_the_same_result_as_elsewhere():
    page = opened(league_of())
    page.do("simulate")
    run_until(page, 2)
    assert page.door.attributes["sim-bar", "max"] == "7"
    page.do("stop-simulation")
    half = league(page)
    assert 0 < len(half.season.results) < 7 and "decided" in shown(page)
    page.do("simulate")
    page.door.run(10**7, 10**6)
    other = league_of()
    for _step in simulate_season(other, play_in_slices):
        pass
    assert league(page) == other and champion(other, other.season) >= 0
    assert f"Champion: {other.season.entries[champion(other, other.season)].name}" in shown(page)


def test_a_simulation_is_undone_alone_even_if_its_first_match_takes_long():
    page = opened(league_of(), "teams")
    page.do("withdraw", "1")
    page.do("withdraw-now")
    before = league(page)
    page.do("simulate")
    page.door.time += 4000  # it saves now and then, here before any match is over
    run_until(page, 2)
    page.do("stop-simulation")
    assert league(page).season.results
    page.do("undo-league")
    assert league(page) == before and before.season.withdrawn_teams == {1}


def test_a_season_that_takes_minutes_is_saved_on_the_way():
    page = opened(league_of())
    page.do("simulate")
    run_until(page, 2)
    page.door.time += 4000
    run_until(page, 3)
    assert "sim-bar" in shown(page)
    found = read_league(page.leagues.shelf.text(key_of(league_of())))
    assert len(found.season.results) >= 2


def test_looking_at_another_part_lets_a_simulation_go_on():
    page = opened(league_of())
    page.do("simulate")
    run_until(page, 1)
    page.go(f"#/league/{key_of(league_of())}/table")
    assert "sim-bar" in shown(page)
    page.door.run(10**7, 10**6)
    assert "Champion" in shown(page) and len(league(page).season.results) == 7


def test_nothing_else_changes_a_league_while_bots_play():
    page = opened(league_of(), "teams")
    page.do("simulate")
    page.do("withdraw", "1")
    page.do("withdraw-now")
    assert "Stop the simulation first." in page.text("notices")
    page.do("stop-simulation")
    assert not league(page).season.withdrawn_teams


def test_a_simulation_takes_in_what_another_tab_enters():
    page = opened(league_of())
    page.do("simulate")
    run_until(page, 1)
    found = read_league(page.leagues.shelf.text(key_of(league_of())) or write_league(league_of()))
    line = matchup_at(found, found.season, "r3.2")
    add_result(found, "r3.2", typed_result(line, (9, 8)))
    page.leagues.shelf.saves.save(key_of(found), Facts("cave_brawl", "x", "y", 1), write_league(found))
    page.do("stop-simulation")
    assert league(page).season.results["r3.2"].points == (9, 8) and "r1.1" in league(page).season.results
    page.do("simulate")
    page.door.run(10**7, 10**6)
    assert len(league(page).season.results) == 7


def test_leaving_the_screen_stops_a_simulation_and_keeps_what_was_played():
    page = opened(league_of())
    page.do("simulate")
    run_until(page, 2)
    page.go("#/leagues")
    page.go(f"#/league/{key_of(league_of())}")
    assert 0 < len(league(page).season.results) < 7


def test_matches_of_people_wait_unless_a_bot_stands_in():
    page = opened(league_of(2, ROUND_ROBIN, HUMAN))
    assert "all wait for human coaches" in shown(page)
    page.do("stand-in", "random")
    assert "all wait for human coaches" not in shown(page)
    page.do("simulate")
    page.door.run(10**7, 10**6)
    assert len(league(page).season.results) == 1
