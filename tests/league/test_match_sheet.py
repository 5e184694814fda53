"""Results of the table with what was recorded of the players: experience, injuries, deaths, figures."""

import pytest

from fracas.games.elfball.team.roster import member_with_shirt
from fracas.games.elfball.team.team_code import read_code
from fracas.league.between_matches import idle_teams, improvable_teams, set_post_match_actions
from fracas.league.careers import teams_now
from fracas.league.create import NewTeam, create_league
from fracas.league.files import read_league, write_league
from fracas.league.histories import player_histories
from fracas.league.match_sheet import sheet_columns, side_sheets, uncounted_figures, with_player_marks
from fracas.league.matchups import matchup_at, matchups
from fracas.league.model import ROUND_ROBIN
from fracas.league.results import add_result, typed_result


def league_of(game, *teams, coach="human", **options):
    joining = [NewTeam(f"Team {n}", coach, team) for n, team in enumerate(teams)]
    return create_league(game, "Cup", joining, ROUND_ROBIN, "seed", options)


def enter_typed(league, key, points, home, away, *, is_correction=False):
    line = matchup_at(league, league.season, key)
    result = with_player_marks(league, line, typed_result(line, points), (home, away))
    add_result(league, key, result, is_correction=is_correction)
    assert read_league(write_league(league)) == league
    return result


def test_elfball_players_earn_are_hurt_and_go_as_the_table_has_recorded():
    """Elfball 17, 22: two points a goal for the scorer unless something else is typed in."""
    league = league_of("elfball", "orcs_Sp2", "gnomes", goals=2)
    line = matchup_at(league, league.season, "r1.1")
    home = {(1, "goals"): "2", (3, "experience"): "1", (4, "injury"): "jog", (5, "injury"): "x", (0, "potions"): "1"}
    away = {(2, "goals"): "1", (2, "experience"): "3"}
    marks = (home, away) if line.fixture.home == 0 else (away, home)
    points = (2, 1) if line.fixture.home == 0 else (1, 2)
    result = enter_typed(league, "r1.1", points, *marks)
    assert result.notes[line.fixture.home] == "m.1+4.3+1.4-jog.5x.p1"
    orcs, gnomes = map(read_code, teams_now(league, league.season))
    assert (member_with_shirt(orcs, 1).experience, member_with_shirt(gnomes, 2).experience) == (4, 3)
    assert member_with_shirt(orcs, 4).attributes and member_with_shirt(orcs, 5) is None and orcs.support.potions == 1
    scored = {(life.team_name, life.shirt + 1): life.figures["goals"] for life in player_histories(league)}
    assert scored["Team 0", 1] == 2 and scored["Team 1", 2] == 1
    again = side_sheets(league, matchup_at(league, league.season, "r1.1"))
    assert again[line.fixture.home].marks[1, "experience"] == "4" and again[line.fixture.home].marks[5, "injury"] == "x"


def test_a_correction_keeps_what_the_coach_did_and_what_only_a_record_counts():
    league = league_of("elfball", "orcs", "gnomes", goals=2)
    line = matchup_at(league, league.season, "r1.1")
    enter_typed(league, "r1.1", (2, 0), {(1, "goals"): "2", (1, "experience"): "9"}, {})
    pause = next(one for one in idle_teams(league) if one.side == 0)
    set_post_match_actions(league, "r1.1", 0, ["1buff"] if pause.number == 0 else [])
    old = league.season.results["r1.1"]
    league.season.results["r1.1"] = old._replace(figures=(*old.figures, old.figures[0]._replace(name="steals")))
    marks = [side.marks for side in side_sheets(league, matchup_at(league, league.season, line.fixture.key))]
    result = enter_typed(league, "r1.1", (3, 0), *marks, is_correction=True)
    assert result.notes[0].startswith("m.1+9") and ("1buff" in result.notes[0]) == (pause.number == 0)
    assert {figure.name for figure in result.figures} == {"goals", "experience", "steals"}


def test_bots_learn_from_what_was_typed_in():
    league = league_of("elfball", "orcs", "gnomes", coach="yardstick", goals=2)
    result = enter_typed(league, "r1.1", (2, 0), {(1, "experience"): "9"}, {})
    assert len(result.notes[0].split(".")) > 2


def test_cave_brawl_players_who_died_are_replaced_and_survivors_may_improve():
    """Cave Brawl 7, Ruling 50."""
    league = league_of("cave_brawl", "cavemen", "reptilians", rounds=20)
    result = enter_typed(league, "r1.1", (2, 0), {(1, "points"): "2", (3, "fate"): "0", (1, "kills"): "1"}, {})
    assert result.notes == ("110111111", "111111111")
    assert [sum(not one.without for one in each.improvements) for each in improvable_teams(league)] in ([8, 9], [9, 8])
    assert [life.until for life in player_histories(league) if life.shirt == 2 and life.until] == [(1, "r1.1")]
    assert uncounted_figures(league) == []


@pytest.mark.parametrize("marks, said", [
    ({(1, "goals"): "3"}, "The players have 3, the side has 2 points"), ({(1, "goals"): "x"}, "“x” is not a number"),
    ({(0, "potions"): "9"}, "not a number from 0 to 3"), ({(1, "experience"): "-1"}, "“-1” is not a number"),
])
def test_what_cannot_be_is_refused(marks, said):
    league = league_of("elfball", "orcs_Sp2", "gnomes", goals=2)
    line = matchup_at(league, league.season, "r1.1")
    with pytest.raises(ValueError, match=said):
        with_player_marks(league, line, typed_result(line, (2, 0)), (marks, {}))


def test_an_impcrusher_gains_nothing():
    """Elfball 24.6."""
    league = league_of("elfball", "thunder-hammer-dwarves_aaaaaaaay", "gnomes", goals=2)
    line = matchup_at(league, league.season, "r1.1")
    side = line.fixture.away == 0
    for mark, notes in (({(9, "goals"): "1"}, "m"), ({(9, "experience"): "1"}, "")):
        marks = ({}, mark) if side else (mark, {})
        if notes:
            assert with_player_marks(league, line, typed_result(line, (1, 1)), marks).notes[side] == notes
        else:
            with pytest.raises(ValueError, match="No. 9 is an Impcrusher"):
                with_player_marks(league, line, typed_result(line, (1, 1)), marks)


def test_games_say_what_can_be_typed_in_and_what_is_left_out():
    assert sheet_columns(league_of("school_fighters", "mixed", "mob")) == ((), ())
    plain = league_of("elfball", "orcs", "gnomes", careers="no")
    assert [key for key, _label, _values in sheet_columns(plain)[0]] == ["goals"] and sheet_columns(plain)[1] == ()
    assert "Interceptions and steals" in uncounted_figures(plain)


def test_a_rookie_hired_during_the_season_may_earn():
    league = league_of("elfball", "thunder-hammer-dwarves_aaaaaaaa", "gnomes", "siringit", goals=2)
    keys = [line.fixture.key for line in matchups(league, league.season) if 0 in line.fixture[1:3]]
    enter_typed(league, keys[0], (0, 0), {}, {})
    pause = next(one for one in idle_teams(league) if one.number == 0)
    set_post_match_actions(league, keys[0], pause.side, ["hirea"])
    line = matchup_at(league, league.season, keys[1])
    marks = [{}, {}]
    marks[int(line.fixture.away == 0)] = {(9, "experience"): "2"}
    enter_typed(league, keys[1], (0, 0), *marks)
    assert member_with_shirt(read_code(teams_now(league, league.season)[0]), 9).experience == 2


def test_goals_of_a_tournament_are_no_points():
    """Elfball 24.8."""
    league = league_of("elfball", "orcs", "gnomes", goals=2, tournament="yes")
    result = enter_typed(league, "r1.1", (3, 0), {(1, "goals"): "5"}, {})
    assert {figure.name: figure.times for figure in result.figures}["goals"] == 5
