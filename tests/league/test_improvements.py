"""After a match its coach chooses who becomes better, until the next match of the team is entered."""

import pytest

from fracas.games.cave_brawl.team.teams import read_team
from fracas.kernel.errors import IllegalAction, InvalidNotation
from fracas.league.between_matches import improvable_teams, set_post_match_actions
from fracas.league.careers import teams_now
from fracas.league.matchups import bracket, matchup_at
from fracas.league.merge import conflicts, merge
from fracas.league.model import BRACKET, ROUND_ROBIN
from fracas.league.results import add_result, typed_result
from tests.league.leagues import fill, league_of


def after_a_match(notes="111111110"):
    league = league_of(3, ROUND_ROBIN, "human", game="cave_brawl")
    line = matchup_at(league, league.season, "r1.2")
    add_result(league, "r1.2", typed_result(line, (3, 1))._replace(notes=(notes, "1" * 9)))
    return league, line


def home_team(league, line):
    return teams_now(league, league.season)[line.fixture.home]


def test_survivors_may_raise_one_score_each():
    league, line = after_a_match()
    home, away = improvable_teams(league)
    assert (home.side, away.side) == (0, 1) and home.is_open and len(home.improvements) == 9
    assert home.improvements[8].without == read_team(home_team(league, line), 9).players[8].kind.name
    shirt = next(one for one in home.improvements if len(one.choices) == 3)
    before = read_team(teams_now(league, league.season)[line.fixture.home], 9).players[shirt.shirt]
    set_post_match_actions(league, "r1.2", 0, [shirt.choices[1][0]])
    after = read_team(teams_now(league, league.season)[line.fixture.home], 9).players[shirt.shirt]
    assert after == before._replace(cd=before.cd + 1)
    assert improvable_teams(league)[0].improvements[shirt.shirt].chosen == f"{shirt.shirt + 1}cd"
    set_post_match_actions(league, "r1.2", 0, [])
    assert league.season.results["r1.2"].notes[0] == "111111110" and league.set_aside == []


def test_two_scores_of_one_player_or_those_of_the_dead_are_refused():
    league, _line = after_a_match()
    for words in (["1bt", "1cd"], ["9bt"]):
        with pytest.raises(InvalidNotation, match="cannot be chosen together"):
            set_post_match_actions(league, "r1.2", 0, words)
    with pytest.raises(InvalidNotation, match="“1mv” is not a choice after a match"):
        set_post_match_actions(league, "r1.2", 0, ["1mv"])
    assert league.season.results["r1.2"].notes[0] == "111111110"


def test_a_coach_chooses_who_replaces_the_lost_and_need_not():
    """Cave Brawl R50."""
    league, line = after_a_match()
    new = improvable_teams(league)[0].improvements[8]
    set_post_match_actions(league, "r1.2", 0, [new.choices[0][0]])
    assert read_team(home_team(league, line), 9).players[8].kind.name == new.choices[0][1]
    raised = [one.choices[0][0] for one in improvable_teams(league)[0].improvements[:8]]
    set_post_match_actions(league, "r1.2", 0, raised)
    assert not improvable_teams(league)[0].is_open


def test_the_next_match_ends_the_time_for_it():
    league, line = after_a_match()
    fill(league)
    with pytest.raises(IllegalAction, match="Nothing can be done any more"):
        set_post_match_actions(league, "r1.2", 0, [])
    assert [one for one in improvable_teams(league) if one.team == line.fixture.home] == []


def test_an_improvement_is_no_conflict_between_two_devices():
    (one, _line), (two, _same) = after_a_match(), after_a_match()
    set_post_match_actions(one, "r1.2", 0, [improvable_teams(one)[0].improvements[0].choices[0][0]])
    assert conflicts(one, two) == [] == conflicts(two, one)
    assert merge(two, one, {}).season.results == one.season.results


def test_a_game_without_choices_asks_for_none():
    league = league_of(3)
    fill(league)
    assert improvable_teams(league) == []


def test_a_bracket_shows_who_is_not_known_yet_and_who_has_a_bye():
    league = league_of(6, BRACKET, "human")
    first, second, last = bracket(league.season)
    assert [len(ties) for ties in (first, second, last)] == [4, 2, 1]
    assert [tie.matchup is None for tie in first] == [True, False, True, False]
    assert second[0].home == 0 and second[0].away is None and last[0].key == "final"
    fill(league)
    assert all(tie.qualifier is not None for ties in bracket(league.season) for tie in ties)
