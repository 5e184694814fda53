"""Seasons before their first match, teams that withdraw and come back, results that stand again."""

from json import dumps, loads

import pytest

from fracas.games.elfball.team.roster import member_with_shirt
from fracas.games.elfball.team.team_code import read_code
from fracas.kernel.errors import IllegalAction
from fracas.league.between_matches import idle_teams, set_post_match_actions, set_preseason_actions
from fracas.league.careers import teams_at_start, teams_now
from fracas.league.create import NewTeam, ReturningTeam, change_entries, create_league, start_next_season
from fracas.league.files import checksum, read_league, write_league
from fracas.league.histories import player_histories
from fracas.league.matchups import OPEN, matchups
from fracas.league.merge import merge
from fracas.league.model import ROUND_ROBIN
from fracas.league.results import add_result, can_restore, reinstate, restore_result, typed_result, withdraw
from fracas.league.simulation import simulate_season
from tests.league.leagues import fill, league_of


def test_a_team_that_withdrew_comes_back_and_what_was_set_aside_stands_again():
    league = league_of(4)
    fill(league)
    final = league.season.results["final"]
    before = write_league(league)
    withdraw(league, final.home)
    withdraw(league, final.away)
    assert read_league(write_league(league)) == league
    reinstate(league, final.home)
    reinstate(league, final.away)
    assert league.season.results["final"] == final and league.set_aside == [] and not league.season.withdrawn_teams
    assert read_league(write_league(league)) == league
    league.season.status_changes.clear()
    assert write_league(league) == before
    with pytest.raises(IllegalAction, match="has not withdrawn"):
        reinstate(league, 0)


def test_a_team_that_came_back_on_one_device_is_back_on_both():
    one, two = league_of(4), league_of(4)
    for league in (one, two):
        withdraw(league, 3)
    reinstate(two, 3)
    assert merge(one, two, {}).season.withdrawn_teams == merge(two, one, {}).season.withdrawn_teams == set()


def test_a_result_that_was_set_aside_can_stand_again():
    league = league_of(4)
    line = matchups(league, league.season)[0]
    for points in ((3, 1), (0, 2)):
        add_result(league, "r1.1", typed_result(line, points), is_correction=True)
    old = league.set_aside[0]
    assert can_restore(league, old) and not can_restore(league, old, (OPEN,))  # another result stands
    restore_result(league, old)
    assert league.season.results["r1.1"].points == (3, 1)
    assert [one.result.points for one in league.set_aside] == [(0, 2)]


def test_teams_can_be_changed_until_the_season_begins():
    league = league_of(4, game="cave_brawl")
    kept = league.season.entries
    change_entries(league, [ReturningTeam("t3", "Third", "human"), ReturningTeam("t1", "A", "random"),
                           NewTeam("New", "random", "amazons")])
    now = league.season.entries
    assert [e[:3] for e in now] == [("t3", "Third", "human"), ("t1", "A", "random"), ("t5", "New", "random")]
    assert now[0].text == kept[2].text and now[2].text.count("_") == 36 and league.season.entries_revision == 1
    assert read_league(write_league(league)) == league
    with pytest.raises(ValueError, match="Two teams are called"):
        change_entries(league, [ReturningTeam("t3", "A", "human"), ReturningTeam("t1", "A", "human")])
    with pytest.raises(ValueError, match="The team “t3” of the season stands there twice"):
        change_entries(league, [ReturningTeam("t1", "A", "human"), *[ReturningTeam("t3", "B", "human")] * 2])
    fill(league, 1)
    with pytest.raises(ValueError, match="Season 1 has begun"):
        change_entries(league, [ReturningTeam("t3", "Third", "human"), ReturningTeam("t1", "A", "random")])


def test_the_latest_teams_of_a_season_that_has_not_begun_count_on_both_devices():
    one, two = league_of(4), league_of(4)
    change_entries(two, [ReturningTeam("t2", "Second", "random"), ReturningTeam("t1", "A", "random")])
    assert merge(one, two, {}) == merge(two, one, {}) == two
    fill(two, 1)
    assert merge(one, two, {}).season == two.season
    fill(one, 1)
    with pytest.raises(ValueError, match="other teams in one file"):
        merge(one, two, {})


# -- deeds before the first match ------------------------------------------------------------------------------


def cup():
    """Return a league of Elfball in whose first team a player has something to learn."""
    joining = [NewTeam("One", "human", "orcs_3-xp9_Sp1"), NewTeam("Two", "human", "gnomes")]
    return create_league("elfball", "Cup", joining, ROUND_ROBIN, "seed", {"goals": 1})


def test_a_coach_arranges_his_team_before_the_first_match_and_until_it():
    league = cup()
    assert [pause.matchup for pause in idle_teams(league)] == [None, None]
    set_preseason_actions(league, 0, ["3buff", "drop9"])
    assert read_league(write_league(league)) == league
    now = read_code(teams_now(league, league.season)[0])
    assert member_with_shirt(now, 3).learned == ("buff",) and member_with_shirt(now, 9) is None
    assert teams_at_start(league, league.season) == teams_now(league, league.season)
    with pytest.raises(ValueError, match="flying"):
        set_preseason_actions(league, 0, ["3flying"])
    line = matchups(league, league.season)[0]
    add_result(league, line.fixture.key, typed_result(line, (1, 0)))
    with pytest.raises(IllegalAction, match="has played in this season already"):
        set_preseason_actions(league, 0, [])
    side = int(line.fixture.away == 0)
    set_post_match_actions(league, line.fixture.key, side, ["hiree"])
    assert len(read_code(teams_now(league, league.season)[0]).members) == 10
    season = start_next_season(league)
    set_preseason_actions(league, 0, ["drop10"])
    assert season.preseason_notes == {0: "m.drop10"} and "m.3buff.drop9" in league.seasons[0].preseason_notes.values()
    assert {life.shirt + 1 for life in player_histories(league) if life.team == "t1" and life.until} == {10}
    set_preseason_actions(league, 0, [])
    assert not season.preseason_notes


def test_a_simulation_plays_with_the_teams_as_they_were_prepared():
    league = cup()
    set_preseason_actions(league, 0, ["3buff", "drop9"])
    played = []

    def play(game, coaches, seed):
        played.append((game.tags["Home"], game.tags["Away"]))
        game.tags["Stopped"] = "yes"
        yield 1

    for _step in simulate_season(league, play, "random"):
        pass
    assert teams_at_start(league, league.season)[0] in played[0]


def test_openings_of_two_devices_come_together():
    one, two = cup(), cup()
    set_preseason_actions(one, 0, ["3buff"])
    set_preseason_actions(two, 1, ["drop9"])
    both = merge(one, two, {})
    assert both == merge(two, one, {}) and both.season.preseason_notes == {0: "m.3buff", 1: "m.drop9"}
    set_preseason_actions(two, 0, ["drop9"])
    line = matchups(two, two.season)[0]
    add_result(two, line.fixture.key, typed_result(line, (1, 0)))
    assert merge(one, two, {}).season.preseason_notes[0] == "m.drop9"  # what the team has played with


@pytest.mark.parametrize("change", [
    {"turns": [[0, 1]]}, {"turns": [[9, 2]]}, {"turns": [[0, 0]]}, {"openings": [[0, "x"]]}, {"openings": [[7, "m"]]},
    {"edition": -1}, {"edition": "1"}, {"openings": [[0, "m.3flying"]]},
])
def test_a_season_that_cannot_be_is_refused(change):
    outer = loads(write_league(cup()))
    outer["league"]["seasons"][0].update(change)
    outer["checksum"] = checksum(outer["league"])
    with pytest.raises(ValueError, match="."):
        read_league(dumps(outer))
