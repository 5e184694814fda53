"""Fixtures, tables, brackets, the championship match and the next season."""

from collections import Counter
from itertools import combinations

import pytest

from fracas.games import ruleset
from fracas.kernel.errors import IllegalAction, InvalidNotation
from fracas.league.create import NewTeam, create_league, start_next_season
from fracas.league.matchups import (
    DONE,
    OPEN,
    VOID,
    WALKOVER,
    champion,
    matchup_at,
    matchups,
    season_match_count,
    standings,
)
from fracas.league.model import BRACKET, PLANS, ROUND_ROBIN
from fracas.league.results import add_result, find_entry, typed_result, withdraw
from fracas.league.schedule import BYE, first_round, round_count, round_robin, round_robin_pair
from fracas.league.standings import TableMatch, league_table
from tests.league import rulebook
from tests.league.leagues import fill, league_of, steps_of

HALVES = ruleset("cave_brawl").ranking


def put(league, key, home, away, winner=None):
    add_result(league, key, typed_result(matchup_at(league, league.season, key), (home, away), winner))


@pytest.mark.parametrize("teams", range(2, 14))
def test_everybody_meets_everybody_once_and_nobody_plays_twice_in_a_round(teams):
    fixtures = list(round_robin(teams))
    assert Counter(frozenset(f[1:]) for f in fixtures) == Counter(map(frozenset, combinations(range(teams), 2)))
    for number in range(1, round_count(teams) + 1):
        playing = [n for f in fixtures if f.key.startswith(f"r{number}.") for n in f[1:]]
        assert len(set(playing)) == len(playing) == 2 * (teams // 2)
    homes = Counter(f.home for f in fixtures)
    assert max(homes.values()) - min(homes.get(n, 0) for n in range(teams)) <= 1


@pytest.mark.parametrize("teams", range(2, 14))
def test_pairs_and_brackets_are_those_of_the_book_with_a_league(teams):
    """Cave Brawl 7, Rulings 48 and 49."""
    listed = [[round_robin_pair(teams, n, m) for m in range((teams + 1) // 2)] for n in range(round_count(teams))]
    assert [[met for met in met_in if BYE not in met] for met_in in listed] == rulebook.pairings(teams)
    assert first_round(teams) == rulebook.first_round(teams)


@pytest.mark.parametrize("seed", range(30))
def test_the_table_is_that_of_the_book_with_a_league(seed):
    """Cave Brawl 7, Ruling 48."""
    league = league_of(5, ROUND_ROBIN, seed=str(seed))
    fill(league)
    matches = [line.table_match for line in matchups(league, league.season)]
    coins = [seed * n % 7 + n / 10 for n in range(5)]
    assert [row.team for row in league_table(5, matches, coins, HALVES)] == rulebook.order(5, matches, coins)


def test_a_draw_counts_half_a_win_and_a_win_counts_without_more_points():
    rows = league_table(2, [TableMatch(0, 1, (0, 2), 0), TableMatch(1, 0, (1, 1), -1)], [1, 2], HALVES)
    assert [(row.team, row.total, row.difference) for row in rows] == [(0, 3, -2), (1, 1, 2)]


def test_the_two_best_play_the_championship_match_when_all_else_is_decided():
    league = league_of(4)
    assert fill(league, 6) == 6
    final = matchups(league, league.season)[-1]
    best = [row.team for row in standings(league, league.season)[:2]]
    assert final.fixture.key == "final" and [final.fixture.home, final.fixture.away] == best
    assert champion(league, league.season) == -1
    put(league, "final", 1, 2)
    assert champion(league, league.season) == best[1]


def test_the_championship_match_does_not_change_the_table():
    league = league_of(4)
    fill(league, 6)
    before = standings(league, league.season)
    fill(league)
    assert standings(league, league.season) == before


@pytest.mark.parametrize("teams", range(2, 18))
def test_a_bracket_of_any_size_has_one_match_less_than_teams(teams):
    league = league_of(teams, BRACKET)
    assert fill(league) == teams - 1 == season_match_count(league, league.season)
    assert champion(league, league.season) >= 0


def test_a_knock_out_needs_a_winner():
    league = league_of(2, BRACKET)
    with pytest.raises(InvalidNotation, match="“final” is a knock-out match and needs a winner"):
        put(league, "final", 1, 1)
    put(league, "final", 1, 1, 1)
    assert champion(league, league.season) == 1


@pytest.mark.parametrize("key", ["r9.1", "r1.3", "r0.1", "k1.1", "final", "", "R1.1", "r1.1 ", "r٣.1", "x" * 500])
def test_a_result_for_a_fixture_that_does_not_exist_is_refused_in_one_sentence(key):
    league = league_of(4)
    with pytest.raises(InvalidNotation) as refused:
        matchup_at(league, league.season, key)
    assert "\n" not in str(refused.value) and len(str(refused.value)) < 200
    assert key[:20] in str(refused.value) or key == "final"


def test_a_second_result_needs_to_be_called_a_correction_and_keeps_the_first():
    league = league_of(4)
    put(league, "r1.1", 1, 0)
    with pytest.raises(IllegalAction, match="“r1.1” has a result already: 1-0"):
        put(league, "r1.1", 2, 0)
    add_result(league, "r1.1", typed_result(matchup_at(league, league.season, "r1.1"), (2, 2)), is_correction=True)
    assert league.season.results["r1.1"].points == (2, 2) and league.set_aside[0].result.points == (1, 0)


def test_a_correction_sets_matches_aside_that_do_not_take_place_any_more():
    league = league_of(4, BRACKET)
    for key in ("k1.1", "k1.2", "final"):
        put(league, key, 1, 0)
    add_result(league, "k1.1", typed_result(matchup_at(league, league.season, "k1.1"), (0, 1)), is_correction=True)
    assert [old.fixture for old in league.set_aside] == ["k1.1", "final"]
    assert matchup_at(league, league.season, "final").status == OPEN


def test_a_team_that_withdraws_keeps_its_results_and_others_win_without_points():
    league = league_of(4, ROUND_ROBIN)
    put(league, "r1.1", 0, 3)  # A against D
    withdraw(league, 0)
    status = {line.fixture.key: line.status for line in matchups(league, league.season)}
    assert status == {"r1.1": DONE, "r1.2": OPEN, "r2.1": WALKOVER, "r2.2": OPEN, "r3.1": WALKOVER, "r3.2": OPEN}
    withdraw(league, find_entry(league.season, "b"))
    assert VOID in {line.status for line in matchups(league, league.season)}
    put(league, "r2.2" if matchup_at(league, league.season, "r2.2").status == OPEN else "r3.2", 1, 0)
    fill(league)
    assert champion(league, league.season) in (2, 3)
    with pytest.raises(IllegalAction, match="“A” has withdrawn already"):
        withdraw(league, 0)


@pytest.mark.parametrize("gone", range(1, 8))
def test_a_bracket_goes_on_however_many_withdraw(gone):
    league = league_of(8, BRACKET)
    for number in range(gone):
        withdraw(league, number)
    fill(league)
    assert champion(league, league.season) >= gone


def test_a_bracket_is_won_by_who_came_through_when_the_other_half_has_withdrawn():
    league = league_of(4, BRACKET)
    put(league, "k1.1", 1, 0)  # the first seed against the fourth
    for number in (1, 2):
        withdraw(league, number)
    assert champion(league, league.season) == 0


def test_finalists_who_withdraw_make_room_but_a_final_that_was_played_stands():
    league = league_of(4)
    fill(league, 6)
    best = [row.team for row in standings(league, league.season)]
    withdraw(league, best[0])
    final = matchups(league, league.season)[-1].fixture
    assert [final.home, final.away] == best[1:3]
    put(league, "final", 2, 0)
    withdraw(league, best[1])
    assert champion(league, league.season) == best[1] and not league.set_aside


@pytest.mark.parametrize("plan", PLANS)
def test_a_season_from_which_all_withdraw_has_no_champion_but_is_over(plan):
    league = league_of(3, plan)
    for number in range(3):
        withdraw(league, number)
    assert champion(league, league.season) == -1
    season = start_next_season(league, [NewTeam("X", "human", "mob"), NewTeam("Y", "human", "mob")])
    assert [entry.name for entry in season.entries] == ["X", "Y"]


@pytest.mark.parametrize(("key", "is_to_come"), [("k2.2", True), ("final", True), ("k2.3", False), ("k3.1", False)])
def test_a_knock_out_match_that_is_still_to_come_says_so(key, is_to_come):
    league = league_of(8, BRACKET)
    sentence = f"Who plays “{key}” is not known yet" if is_to_come else f"There is no fixture “{key}”"
    with pytest.raises(InvalidNotation, match=sentence):
        matchup_at(league, league.season, key)


def test_the_next_season_takes_those_who_stay_and_those_who_join():
    league = league_of(4)
    with pytest.raises(InvalidNotation, match="Season 1 is not over"):
        start_next_season(league)
    withdraw(league, 2)
    fill(league)
    season = start_next_season(league, [NewTeam("New", "human", "mob")])
    assert [(e.key, e.name) for e in season.entries] == [("t1", "A"), ("t2", "B"), ("t4", "D"), ("t5", "New")]
    assert season.number == 2 and not season.results and league.season is season


@pytest.mark.parametrize("name", ["", " a", "a" * 41, "a\u202eb", "a\nb", "\u200d", "a\x00", "\ud800", "a\u2066", "B"])
def test_names_that_cannot_be_shown_are_refused_in_one_sentence(name):
    joining = [NewTeam("b", "human", "mob"), NewTeam(name, "human", "mob")]
    with pytest.raises(InvalidNotation) as refused:
        create_league("school_fighters", "L", joining, ROUND_ROBIN, "s")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(("text", "coach", "plan", "game"), [
    ("nobody", "human", "season", "school_fighters"), ("mob", "a bot", "season", "school_fighters"),
    ("mob", "human", "cup", "school_fighters"), ("mob", "human", "season", "chess"), ("", "human", "season", "elfball"),
])
def test_what_is_no_league_is_refused_in_one_sentence(text, coach, plan, game):
    with pytest.raises(ValueError) as refused:
        create_league(game, "L", [NewTeam("a", coach, text), NewTeam("b", coach, text)], plan, "s")
    assert "\n" not in str(refused.value)


def test_the_table_costs_in_proportion_to_the_matches(capsys):
    costs = []
    for teams in (45, 142):  # 990 and 10,011 matches
        league = league_of(teams, ROUND_ROBIN)
        for fixture in round_robin(teams):
            league.season.results[fixture.key] = typed_result(matchup_at(league, league.season, fixture.key), (1, 0))
        costs.append(steps_of(lambda league=league: standings(league, league.season)) / len(league.season.results))
    with capsys.disabled():
        ratio = costs[1] / costs[0]
        print(f"\ntable, lines of code a match: {costs[0]:.1f} of 990, {costs[1]:.1f} of 10,011, ratio {ratio:.2f}")
    assert ratio < 1.2
