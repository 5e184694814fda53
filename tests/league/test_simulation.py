"""Bots play what is open: to the championship, in slices, the same for the same seed."""

import sys
from types import ModuleType

import pytest

import fracas
from fracas.kernel.errors import InvalidNotation
from fracas.league.careers import career_of, teams_now
from fracas.league.course import OPEN, champion, line_at, lines
from fracas.league.entering import enter, record_result, typed_result
from fracas.league.files import read_league, write_league
from fracas.league.founding import next_season
from fracas.league.histories import lives, top_list
from fracas.league.model import BRACKET, HUMAN, ROUND_ROBIN, SIMULATED
from fracas.league.simulation import match_of, simulate
from tests.league import cave_career
from tests.league.leagues import fill, league_of, play


@pytest.fixture
def career(monkeypatch):
    """Give Cave Brawl a career."""
    module = ModuleType("fracas.games.cave_brawl.career")
    module.CAREER = cave_career.CAREER
    monkeypatch.setitem(sys.modules, "fracas.games.cave_brawl.career", module)
    return module.CAREER


def played(*what, **how):
    league = league_of(*what, **how)
    for _step in simulate(league, play):
        pass
    return league


def test_eight_teams_of_bots_play_to_the_championship_the_same_for_the_same_seed():
    one, two = played(8), played(8)
    assert champion(one, one.season) >= 0 and len(one.season.results) == 29
    assert write_league(one) == write_league(two) != write_league(played(8, seed="other"))
    assert {result.source for result in one.season.results.values()} == {SIMULATED}


def test_a_bracket_is_played_to_its_end():
    league = played(6, BRACKET)
    assert len(league.season.results) == 5 and champion(league, league.season) >= 0


def test_whoever_stops_a_simulation_may_go_on_and_gets_the_same():
    league = league_of(4)
    for step in simulate(league, play):
        if step.done == 3:
            break
    assert len(league.season.results) == 3
    league = read_league(write_league(league))
    for step in simulate(league, play):
        assert step.total == 7 and 3 <= step.done <= 7
    assert league == played(4)


def test_matches_of_human_coaches_wait_unless_somebody_stands_in():
    league = league_of(3, ROUND_ROBIN, HUMAN)
    assert list(simulate(league, play)) == []
    assert sum(1 for _step in simulate(league, play, "random")) > 3
    assert not any(line.status == OPEN for line in lines(league, league.season))


def test_a_match_played_in_the_app_is_entered_from_its_record():
    league = league_of(3)
    line = line_at(league, league.season, "r1.2")
    game = match_of(league, line, seed="own")
    with pytest.raises(InvalidNotation, match="is not over"):
        record_result(league, line, game)
    for _step in play(game, ("random", "random"), "own"):
        pass
    result = record_result(league, line, fracas.from_record(game.record, verify=True))
    assert result.fingerprint == game.fingerprint and result.source == "played"
    enter(league, "r1.2", result)
    with pytest.raises(InvalidNotation, match="The record is not of “C”"):
        record_result(league, line_at(league, league.season, "r2.1"), game)
    with pytest.raises(InvalidNotation, match="the league of Cave Brawl"):
        record_result(league_of(3, game="cave_brawl"), line, game)


def test_a_game_without_a_career_has_leagues_all_the_same():
    assert career_of("school_fighters") is None
    league = played(3)
    assert teams_now(league, league.season) == [entry.text for entry in league.season.entries]
    assert lives(league) == []


def test_players_die_are_replaced_and_remembered(career):
    league = league_of(3, ROUND_ROBIN, game="cave_brawl")
    assert league.options == {"rounds": 60} and all("_" in entry.text for entry in league.season.entries)
    for _step in simulate(league, play):
        pass
    players = lives(league)
    dead = [life for life in players if life.until]
    assert dead and len(players) == 27 + len(dead)
    assert sum(life.matches for life in players) == 3 * 2 * 9
    assert read_league(write_league(league)) == league
    now = teams_now(league, league.season)
    assert now != [entry.text for entry in league.season.entries] and all(team.count("_") == 36 for team in now)
    season = next_season(league)
    assert [entry.text for entry in season.entries] == now
    fill(league)
    assert sum(life.matches for life in lives(league)) == 2 * 3 * 2 * 9
    assert [life.figures["kills"] for life in top_list(players, "kills", 3)] == sorted(
        (life.figures["kills"] for life in players if life.figures["kills"]), reverse=True)[:3]


def test_careers_do_not_depend_on_the_order_in_which_results_come_in(career):
    league = league_of(3, ROUND_ROBIN, game="cave_brawl")
    for _step in simulate(league, play):
        pass
    other = read_league(write_league(league))
    other.season.results = dict(reversed(list(other.season.results.items())))
    assert teams_now(other, other.season) == teams_now(league, league.season)


def test_notes_that_do_not_fit_are_refused_and_change_nothing(career):
    league = league_of(3, ROUND_ROBIN, game="cave_brawl")
    line = line_at(league, league.season, "r1.2")
    result = typed_result(line, (3, 1))
    with pytest.raises(InvalidNotation, match="“11” does not say who"):
        enter(league, "r1.2", result._replace(notes=("11", "")))
    assert not league.season.results
    enter(league, "r1.2", result._replace(notes=("011111111.3bt", "")))
    team = teams_now(league, league.season)[line.fixture.home]
    assert team != league.season.entries[line.fixture.home].text
