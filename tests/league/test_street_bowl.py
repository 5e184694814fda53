"""A league of Street Bowl: three points for a win, touchdowns, casualties; teams stay as they were built."""

from functools import partial

import pytest

from fracas.bots.match import play_in_slices
from fracas.games import ruleset
from fracas.games.street_bowl import state as st
from fracas.kernel.errors import InvalidNotation
from fracas.league.careers import teams_now
from fracas.league.create import NewTeam, create_league, start_next_season
from fracas.league.export import table_head, table_rows
from fracas.league.files import read_league, write_league
from fracas.league.histories import player_histories
from fracas.league.matchups import matchup_at, standings
from fracas.league.merge import conflicts, merge
from fracas.league.model import HUMAN, ROUND_ROBIN
from fracas.league.overview import overview
from fracas.league.results import add_result, result_from_record, start_match, typed_result
from fracas.league.standings import TableMatch, league_table
from tests.league.leagues import league_of as league_without_casualties

FOUR = "orc", "human", "skaven", "dwarf"
RANKING = ruleset("street_bowl").ranking


def league_of(*teams, **options):
    joining = [NewTeam(f"Team {n}", HUMAN, team) for n, team in enumerate(teams or FOUR)]
    return create_league("street_bowl", "Cup", joining, ROUND_ROBIN, "seed", options)


def put(league, key, points, casualties=(0, 0)):
    add_result(league, key, typed_result(matchup_at(league, league.season, key), points, None, casualties))


def order(*matches, coins=(1, 2, 3, 4)):
    return [row.team for row in league_table(4, [TableMatch(*match) for match in matches], coins, RANKING)]


def test_a_win_is_worth_three_points_and_a_draw_one():
    """Street Bowl Ruling 11: two draws are worth less than a win, which they are not where a draw is half a win."""
    matches = [TableMatch(0, 1, (1, 0), 0), TableMatch(0, 2, (0, 1), 1), TableMatch(0, 3, (0, 1), 1),
               TableMatch(1, 2, (1, 1), -1), TableMatch(1, 3, (1, 1), -1)]
    totals = [{row.team: row.total for row in league_table(4, matches, (1, 2, 3, 4), ranking)}
              for ranking in (RANKING, ruleset("elfball").ranking)]
    assert totals == [{0: 3, 1: 2, 2: 4, 3: 4}, {0: 2, 1: 2, 2: 3, 3: 3}]


def test_touchdown_difference_comes_before_who_beat_whom():
    """Street Bowl Ruling 11: it names no head-to-head."""
    matches = ((0, 1, (1, 0), 0), (1, 2, (5, 0), 0), (0, 3, (0, 1), 1), (2, 3, (0, 0), -1))
    assert order(*matches).index(1) < order(*matches).index(0)


def test_touchdowns_scored_decide_nothing_but_casualties_do():
    """Street Bowl Ruling 11: the difference of the casualties, not their number."""
    assert order((0, 2, (9, 8), 0, (0, 0)), (1, 3, (1, 0), 0, (1, 0)))[0] == 1
    assert order((0, 2, (1, 0), 0, (7, 7)), (1, 3, (1, 0), 0, (1, 0)))[:2] == [1, 0]
    assert order((0, 2, (1, 0), 0, (2, 0)), (1, 3, (1, 0), 0, (1, 0)))[:2] == [0, 1]
    assert order((0, 2, (1, 0), 0, (1, 0)), (1, 3, (1, 0), 0, (1, 0)), coins=(5, 6, 0, 0))[:2] == [1, 0]


def played(league, line, number):
    game = start_match(league, line)
    for _step in play_in_slices(game, ("random", "random"), str(number)):
        pass
    return game


def test_a_match_that_was_played_brings_its_touchdowns_and_casualties():
    """Street Bowl Ruling 78."""
    league = league_of("orc", "chaos")
    line = matchup_at(league, league.season, "r1.1")
    game = next(game for game in map(partial(played, league, line), range(20)) if any(game.state.casualties))
    result = result_from_record(league, line, game)
    assert result.points == tuple(game.state.score) and result.casualties == tuple(game.state.casualties)
    add_result(league, "r1.1", result)
    harm = game.state.casualties[0] - game.state.casualties[1]
    rows = {row.team: row.casualty_difference for row in standings(league, league.season)}
    assert rows == {line.fixture.home: harm, line.fixture.away: -harm}
    assert read_league(write_league(league)) == league


def test_the_table_shows_points_and_casualties():
    league = league_of()
    put(league, "r1.1", (2, 1), (0, 3))
    assert table_head(league)[-3:] == ("Difference", "Casualty difference", "Points")
    assert [row[-3:] for row in table_rows(league, league.season)] == [[1, -3, 3], *[[0, 0, 0]] * 2, [-1, 3, 0]]
    seen = overview(league, league.season)
    assert seen["table"][0]["points"] == 3 and seen["table"][0]["casualties"] == -3
    assert seen["fixtures"][0]["casualties"] == [0, 3] and "half_wins" not in seen["table"][0]


def test_no_team_changes_between_matches_and_seasons():
    """Street Bowl 16, Ruling 12: no experience, no lasting injuries."""
    league = league_of("orc", "human")
    put(league, "r1.1", (1, 0), (5, 5))
    before = [entry.text for entry in league.season.entries]
    assert teams_now(league, league.season) == before and player_histories(league) == []
    assert [entry.text for entry in start_next_season(league).entries] == before


def test_players_have_added_skills_only_in_a_league_that_allows_them():
    """Street Bowl Ruling 4."""
    with pytest.raises(InvalidNotation, match="without added skills"):
        league_of("orc_1-guard", "human")
    league = league_of("orc_1-guard", "human", skills=1)
    line = matchup_at(league, league.season, "r1.1")
    state = start_match(league, line).state
    assert state.options.skills == 1 and st.has(state, st.TEAMS[line.fixture.home == 1][0], "guard")


def test_casualties_that_were_typed_in_later_are_no_conflict_but_others_are():
    one, two = league_of(), league_of()
    put(one, "r1.1", (1, 0))
    put(two, "r1.1", (1, 0), (2, 1))
    assert conflicts(one, two) == [] == conflicts(two, one)
    assert merge(one, two, {}).season.results["r1.1"].casualties == (2, 1)
    put(three := league_of(), "r1.1", (1, 0), (2, 0))
    assert [conflict.fixture for conflict in conflicts(three, two)] == ["r1.1"]


@pytest.mark.parametrize("casualties", [(1000, 0), (0, -1)])
def test_casualties_that_cannot_be_are_refused(casualties):
    with pytest.raises(InvalidNotation, match="casualties of a match"):
        put(league_of(), "r1.1", (1, 0), casualties)


def test_a_file_of_a_game_that_counts_no_casualties_has_none():
    league = league_without_casualties(2, ROUND_ROBIN)
    put(league, "r1.1", (1, 0))
    assert "casualties" not in write_league(league)
    put(bad := league_without_casualties(2, ROUND_ROBIN), "r1.1", (1, 0), (1, 0))
    with pytest.raises(ValueError, match="nobody counts: “casualties”"):
        read_league(write_league(bad))
