"""Bots play what is open: to the championship, in slices, the same for the same seed."""

import pytest

import fracas
from fracas.games import career
from fracas.games.cave_brawl.team.career import CAREER
from fracas.games.cave_brawl.team.teams import read_team
from fracas.kernel.errors import InvalidNotation
from fracas.league.careers import teams_before, teams_now
from fracas.league.create import start_next_season
from fracas.league.files import read_league, write_league
from fracas.league.histories import player_histories, top_players
from fracas.league.matchups import OPEN, champion, matchup_at, matchups
from fracas.league.model import BRACKET, HUMAN, ROUND_ROBIN, SIMULATED
from fracas.league.overview import player_rows, top_lists
from fracas.league.results import add_result, result_from_record, start_match, typed_result
from fracas.league.simulation import simulate_season
from tests.league.leagues import fill, league_of, play


def played(*what, **how):
    league = league_of(*what, **how)
    for _step in simulate_season(league, play):
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
    for step in simulate_season(league, play):
        if step.done == 3:
            break
    assert len(league.season.results) == 3
    league = read_league(write_league(league))
    for step in simulate_season(league, play):
        assert step.total == 7 and 3 <= step.done <= 7
    assert league == played(4)


def test_each_match_is_begun_by_the_teams_that_the_one_before_left():
    league, begun = league_of(3, ROUND_ROBIN, game="cave_brawl"), {}
    for step in simulate_season(league, play):
        fixture = step.matchup.fixture
        if fixture.key not in begun:
            teams = teams_before(league, league.season, fixture.key)
            assert (step.game.tags["Home"], step.game.tags["Away"]) == (teams[fixture.home], teams[fixture.away])
            begun[fixture.key] = step.game.tags["Home"]
    assert len(begun) == 3 and not {*begun.values()} <= {entry.text for entry in league.season.entries}


def test_matches_of_human_coaches_wait_unless_somebody_stands_in():
    league = league_of(3, ROUND_ROBIN, HUMAN)
    assert list(simulate_season(league, play)) == []
    assert sum(1 for _step in simulate_season(league, play, "random")) > 3
    assert not any(line.status == OPEN for line in matchups(league, league.season))


def test_a_match_played_in_the_app_is_entered_from_its_record():
    league = league_of(3)
    line = matchup_at(league, league.season, "r1.2")
    game = start_match(league, line)
    with pytest.raises(InvalidNotation, match="is not over"):
        result_from_record(league, line, game)
    game.tags["Stopped"] = "here"
    with pytest.raises(InvalidNotation, match="is not over"):
        result_from_record(league, line, game)
    del game.tags["Stopped"]
    for _step in play(game, ("random", "random"), "own"):
        pass
    result = result_from_record(league, line, fracas.from_record(game.record, verify=True))
    assert result.fingerprint == game.fingerprint and result.source == "played"
    add_result(league, "r1.2", result)
    with pytest.raises(InvalidNotation, match="The record is not of “C”"):
        result_from_record(league, matchup_at(league, league.season, "r2.1"), game)
    with pytest.raises(InvalidNotation, match="the league of Cave Brawl"):
        result_from_record(league_of(3, game="cave_brawl"), line, game)


def test_a_game_without_a_career_has_leagues_all_the_same():
    assert career("school_fighters") is None
    league = played(3)
    assert teams_now(league, league.season) == [entry.text for entry in league.season.entries]
    assert player_histories(league) == []


def test_players_die_are_replaced_and_remembered():
    league = league_of(3, ROUND_ROBIN, game="cave_brawl")
    assert league.options == {"rounds": 60} and all("_" in entry.text for entry in league.season.entries)
    for _step in simulate_season(league, play):
        pass
    players = player_histories(league)
    dead = [life for life in players if life.until]
    assert dead and len(players) == 27 + len(dead)
    assert sum(life.matches for life in players) == 3 * 2 * 9
    assert read_league(write_league(league)) == league
    now = teams_now(league, league.season)
    assert now != [entry.text for entry in league.season.entries] and all(team.count("_") == 36 for team in now)
    told = player_rows(league)
    assert len(told) == len(players) and {line["until"] is None for line in told} == {True, False}
    assert set(top_lists(league)) == {"Points", "Winning kicks", "Catches", "Opponents killed"}
    season = start_next_season(league)
    assert [entry.text for entry in season.entries] == now
    fill(league)
    assert sum(life.matches for life in player_histories(league)) == 2 * 3 * 2 * 9
    for figure in ("points", "kicks", "catches", "kills"):  # chance scores little: who did nothing is not listed
        most = [life.figures[figure] for life in top_players(players, figure, 3)]
        done = sorted((times for life in players if (times := life.figures.get(figure, 0))), reverse=True)
        assert most == done[:3]


def test_a_player_takes_his_improvements_and_his_death_into_the_next_season():
    league = league_of(2, ROUND_ROBIN, game="cave_brawl")
    line = matchup_at(league, league.season, "r1.1")
    add_result(league, "r1.1", typed_result(line, (3, 1))._replace(notes=("111111110.1cd.2cd.9cd", "1" * 9)))
    before, after = (read_team(team, 9).players for team in (league.season.entries[0].text,
                                                             teams_now(league, league.season)[0]))
    raised = [new.cd - old.cd for old, new in zip(before[:2], after[:2], strict=True)]
    assert raised == [int(old.cd < 8) for old in before[:2]] and after[8].is_rolled
    buried, newcomer = [life for life in player_histories(league) if life.team == "t1" and life.shirt == 8]
    assert buried.until == newcomer.since == (1, "r1.1") and (buried.matches, newcomer.matches) == (1, 0)


def test_a_drawn_knock_out_goes_to_whom_the_game_says():
    """Cave Brawl 7, Ruling 49."""
    league = league_of(2, BRACKET, game="cave_brawl")
    league.options["rounds"] = 20
    for step in simulate_season(league, play):
        game = step.game
    result = league.season.results["final"]
    assert result.winner in (0, 1)
    if game.returns() == (0, 0):
        assert CAREER.tie_break(game.state) in (result.winner, -1)


def test_careers_do_not_depend_on_the_order_in_which_results_come_in():
    league = league_of(3, ROUND_ROBIN, game="cave_brawl")
    for _step in simulate_season(league, play):
        pass
    other = read_league(write_league(league))
    other.season.results = dict(reversed(list(other.season.results.items())))
    assert teams_now(other, other.season) == teams_now(league, league.season)


def test_notes_that_do_not_fit_are_refused_and_change_nothing():
    league = league_of(3, ROUND_ROBIN, game="cave_brawl")
    line = matchup_at(league, league.season, "r1.2")
    result = typed_result(line, (3, 1))
    with pytest.raises(InvalidNotation, match="“11” does not say who"):
        add_result(league, "r1.2", result._replace(notes=("11", "")))
    assert not league.season.results
    add_result(league, "r1.2", result._replace(notes=("011111111.3bt", "")))
    team = teams_now(league, league.season)[line.fixture.home]
    assert team != league.season.entries[line.fixture.home].text
