"""A league of Elfball: players gain experience, learn, are hurt for good, end their careers and are replaced."""

import pytest

import fracas
from fracas.games.elfball.team.legality import faults
from fracas.games.elfball.team.team_code import read_code
from fracas.league.between_matches import idle_teams, set_post_match_actions
from fracas.league.careers import teams_now
from fracas.league.create import NewTeam, create_league, start_next_season
from fracas.league.files import read_league, write_league
from fracas.league.histories import player_histories
from fracas.league.matchups import matchups
from fracas.league.merge import conflicts, merge
from fracas.league.model import HUMAN, ROUND_ROBIN
from fracas.league.overview import top_lists
from fracas.league.results import add_result, typed_result
from fracas.league.simulation import simulate_season
from tests.league.leagues import play
from tests.sample import sample

GOALS = {"goals": 1}


def league_of(*teams, coach="yardstick", game="elfball"):
    joining = [NewTeam(f"Team {n}", coach, team) for n, team in enumerate(teams)]
    return create_league(game, "Cup", joining, ROUND_ROBIN, "seed", GOALS)


@pytest.fixture(scope="module")
def season():
    """A simulated season: its league, and of each match the teams of its record and those the league had then."""
    league, met = league_of("orcs_Sc2p1_8-xp4", "siringit_1-xp5", *sample((), ("gnomes",))), {}
    for step in simulate_season(league, play):
        fixture = step.matchup.fixture
        if fixture.key not in met:
            now = teams_now(league, league.season)
            tags = step.game.tags
            met[fixture.key] = ([tags["Home"], tags["Away"]], [now[fixture.home], now[fixture.away]])
    return league, list(met.values())


def test_bots_play_a_season_and_their_teams_live_on(season):
    league, _met = season
    assert league.options == {"careers": "yes", "goals": 1}
    now = teams_now(league, league.season)
    rosters = [read_code(team) for team in now]
    assert now != [entry.text for entry in league.season.entries] and all(faults(roster) == [] for roster in rosters)
    assert any(member.learned for roster in rosters for member in roster.members)
    assert sum(member.experience for roster in rosters for member in roster.members) > 9
    players = player_histories(league)
    assert all(life.name for life in players) and top_lists(league)["Goals"]
    assert read_league(write_league(league)) == league
    assert [entry.text for entry in start_next_season(league).entries] == now


def test_every_simulated_match_is_played_by_the_teams_as_those_before_left_them(season):
    league, met = season
    first = [entry.text for entry in league.season.entries]
    assert len(met) == len(matchups(league, league.season)) and all(tags == now for tags, now in met)
    assert any(not set(now) <= set(first) for _tags, now in met)


def after_a_match(left="m.3+1.5-jog.7x", bare=False):
    """Return a league of two people in the middle of a season, and the side of the orcs in their last match."""
    league = league_of("orcs_3-xp9_Sp1", "gnomes", "siringit", coach=HUMAN)
    line = next(line for line in matchups(league, league.season) if 0 in line.fixture[1:3])
    side = (line.fixture.home, line.fixture.away).index(0)
    notes = ["m", "m"]
    notes[side] = left
    result = typed_result(line, (1, 0))
    add_result(league, line.fixture.key, result if bare else result._replace(notes=(notes[0], notes[1])))
    return league, line.fixture.key, side


def orcs(league):
    return read_code(teams_now(league, league.season)[0])


def test_a_human_coach_teaches_hires_drops_and_buys_until_the_next_match():
    league, key, side = after_a_match()
    pause = next(one for one in idle_teams(league) if one.number == 0)
    assert (pause.matchup.fixture.key, pause.side, pause.pause.team) == (key, side, "orcs_3-xp9_Sp1")
    words = ["3buff", "drop8", "hirec", "buykeg", "droppotion"]
    set_post_match_actions(league, key, side, words)
    roster = orcs(league)
    assert faults(roster) == [] and (roster.support.kegs, roster.support.potions) == (1, 0)
    assert next(m for m in roster.members if m.shirt == 3).learned == ("buff",)
    assert {m.shirt for m in roster.members} == {1, 2, 3, 4, 5, 6, 7, 9, 10}
    ended = sorted((life.team, life.shirt) for life in player_histories(league) if life.until)
    assert ended == [("t1", 6), ("t1", 7)]
    set_post_match_actions(league, key, side, [])
    assert len(orcs(league).members) == 9 and read_league(write_league(league)) == league
    with pytest.raises(ValueError, match="cannot be"):
        set_post_match_actions(league, key, side, ["3buff", "3buff"])
    later = next(line for line in matchups(league, league.season) if line.result is None and 0 in line.fixture[1:3])
    add_result(league, later.fixture.key, typed_result(later, (0, 0)))
    with pytest.raises(ValueError, match="the next match is entered"):
        set_post_match_actions(league, key, side, words)
    assert [one.matchup.fixture.key for one in idle_teams(league) if one.number == 0] == [later.fixture.key]


def test_after_a_result_that_was_typed_in_a_coach_may_act_too():
    league, key, side = after_a_match(bare=True)
    set_post_match_actions(league, key, side, ["buykeg"])
    assert orcs(league).support.kegs == 1 and read_league(write_league(league)) == league


def test_two_coaches_who_act_on_two_devices_merge_without_a_question():
    league, key, side = after_a_match()
    other = read_league(write_league(league))
    set_post_match_actions(league, key, side, ["3buff"])
    set_post_match_actions(other, key, 1 - side, ["buykeg"])
    assert conflicts(league, other) == []
    both = merge(league, other, {})
    assert both.season.results[key].notes[side].endswith(".3buff")
    assert both.season.results[key].notes[1 - side].endswith(".buykeg")
    assert merge(other, league, {}).season.results == both.season.results


def test_what_was_done_on_another_device_after_the_next_match_was_played_does_not_count():
    league, key, side = after_a_match("m.3+1")
    other = read_league(write_league(league))
    later = next(line for line in matchups(league, league.season) if line.result is None and 0 in line.fixture[1:3])
    notes = ("m.9+1", "m") if later.fixture.home == 0 else ("m", "m.9+1")
    add_result(league, later.fixture.key, typed_result(later, (1, 0))._replace(notes=notes))
    set_post_match_actions(other, key, side, ["drop9"])
    for both in (merge(league, other, {}), merge(other, league, {})):
        assert both.season.results == league.season.results


def test_what_was_done_on_another_device_after_the_next_season_has_begun_does_not_count():
    league, key, side = after_a_match()
    for line in matchups(league, league.season):
        if line.result is None:
            add_result(league, line.fixture.key, typed_result(line, (1, 0)))
    other = read_league(write_league(league))
    start_next_season(league)
    last = next(one for one in idle_teams(other) if one.number == 0)
    set_post_match_actions(other, last.matchup.fixture.key, last.side, ["buykeg"])
    assert merge(other, league, {}).seasons[0].results == league.seasons[0].results


def test_two_coaches_who_disagree_choose():
    league, key, side = after_a_match()
    other = read_league(write_league(league))
    set_post_match_actions(league, key, side, ["3buff"])
    set_post_match_actions(other, key, side, ["3steady"])
    name = conflicts(league, other)[0].name
    assert orcs(merge(league, other, {name: "theirs"})).members[2].learned == ("steady",)


def test_a_match_of_the_league_can_be_played_and_entered():
    league = league_of("orcs", "gnomes", game="street_brawl")
    assert fracas.ruleset(league.game).key == "street_brawl" and len(matchups(league, league.season)) == 1
