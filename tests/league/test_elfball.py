"""A league of Elfball: players gain experience, learn, are hurt for good, end their careers and are replaced."""

import fracas
from fracas.games.elfball.legality import faults
from fracas.games.elfball.team_code import read_code
from fracas.league.careers import teams_now
from fracas.league.course import line_at, lines
from fracas.league.entering import enter, typed_result
from fracas.league.files import read_league, write_league
from fracas.league.founding import Newcomer, new_league, next_season
from fracas.league.histories import lives
from fracas.league.improving import choosing, improve
from fracas.league.model import HUMAN, ROUND_ROBIN
from fracas.league.overview import top_lists
from fracas.league.simulation import simulate
from tests.league.leagues import play

GOALS = {"goals": 1}


def league_of(*teams, coach="rookie", game="elfball"):
    joining = [Newcomer(f"Team {n}", coach, team) for n, team in enumerate(teams)]
    return new_league(game, "Cup", joining, ROUND_ROBIN, "seed", GOALS)


def test_bots_play_a_season_and_their_teams_live_on():
    league = league_of("orcs_Sc2p1_8-xp4", "gnomes", "siringit_1-xp5")
    assert league.options == {"careers": "yes", "goals": 1}
    for _step in simulate(league, play):
        pass
    now = teams_now(league, league.season)
    rosters = [read_code(team) for team in now]
    assert now != [entry.text for entry in league.season.entries] and all(faults(roster) == [] for roster in rosters)
    assert any(member.learned for roster in rosters for member in roster.members)
    assert sum(member.experience for roster in rosters for member in roster.members) > 9
    players = lives(league)
    assert all(life.name for life in players) and top_lists(league)["Goals"]
    assert read_league(write_league(league)) == league
    assert [entry.text for entry in next_season(league).entries] == now


def test_a_human_coach_chooses_what_his_players_learn_until_the_next_match():
    league = league_of("orcs_3-xp4", "gnomes", coach=HUMAN)
    line = line_at(league, league.season, "r1.1")
    side = (line.fixture.home, line.fixture.away).index(0)
    notes = ["m", "m"]
    notes[side] = "m.3+1.5-jog.7x"
    enter(league, "r1.1", typed_result(line, (1, 0))._replace(notes=(notes[0], notes[1])))
    asked = next(one for one in choosing(league) if one.team == 0)
    assert [one.shirt for one in asked.improvements] == [2] and asked.is_open
    word = asked.improvements[0].choices[0][0]
    improve(league, "r1.1", side, [word])
    roster = read_code(teams_now(league, league.season)[0])
    assert len(next(member for member in roster.members if member.shirt == 3).learned) == 1
    ended = [life for life in lives(league) if life.until]
    assert [(life.team, life.shirt) for life in ended] == [("t1", 6)]


def test_a_match_of_the_league_can_be_played_and_entered():
    league = league_of("orcs", "gnomes", game="street_brawl")
    assert fracas.ruleset(league.game).key == "street_brawl" and len(lines(league, league.season)) == 1
