"""Two devices with the same league."""

import random
from itertools import chain

import pytest

from fracas.kernel.errors import InvalidNotation
from fracas.league.files import read_league, write_league
from fracas.league.matchups import matchups, standings
from fracas.league.merge import OURS, THEIRS, conflicts, merge
from fracas.league.model import BRACKET, ROUND_ROBIN, SEASON
from fracas.league.results import add_result, typed_result, withdraw
from tests.league.leagues import fill, league_of


def put(league, key, home, away):
    line = next(line for line in matchups(league, league.season) if line.fixture.key == key)
    add_result(league, key, typed_result(line, (home, away)))


def everything(league):
    """Return every result a league knows, counted or set aside."""
    counted = ((season.number, key, result) for season in league.seasons for key, result in season.results.items())
    return set(chain(counted, league.set_aside))


def test_results_of_two_devices_come_together():
    one, two = league_of(4), league_of(4)
    put(one, "r1.1", 1, 0)
    put(two, "r1.2", 0, 2)
    both, other = merge(one, two, {}), merge(two, one, {})
    assert set(both.season.results) == {"r1.1", "r1.2"}
    assert standings(both, both.season) == standings(other, other.season)
    assert set(one.season.results) == {"r1.1"}


def test_a_conflict_is_listed_and_waits_for_a_choice():
    one, two = league_of(4), league_of(4)
    put(one, "r1.1", 1, 0)
    put(two, "r1.1", 0, 3)
    assert [(c.name, c.ours.points, c.theirs.points) for c in conflicts(one, two)] == [("1/r1.1", (1, 0), (0, 3))]
    with pytest.raises(InvalidNotation, match="disagree about 1/r1.1"):
        merge(one, two, {})
    assert merge(one, two, {"1/r1.1": THEIRS}).season.results["r1.1"].points == (0, 3)
    kept = merge(one, two, {"1/r1.1": OURS})
    assert kept.season.results["r1.1"].points == (1, 0) and kept.set_aside[0].result.points == (0, 3)


def test_a_record_says_more_than_what_was_typed_in_and_is_no_conflict():
    one, two = league_of(4), league_of(4)
    put(one, "r1.1", 1, 0)
    rich = one.season.results["r1.1"]._replace(source="played", fingerprint="0123")
    add_result(two, "r1.1", rich)
    for merged in (merge(one, two, {}), merge(two, one, {})):
        assert merged.season.results == {"r1.1": rich} and not merged.set_aside


@pytest.mark.parametrize("choice", [{"1/r1.2": OURS}, {"1/r1.1": "mine"}, {"r1.1": OURS}])
def test_a_choice_about_nothing_is_refused(choice):
    one, two = league_of(4), league_of(4)
    put(one, "r1.1", 1, 0)
    put(two, "r1.1", 0, 3)
    with pytest.raises(InvalidNotation, match="decides no conflict"):
        merge(one, two, choice)


@pytest.mark.parametrize(("other", "part"), [
    (league_of(4, seed="else"), "“seed” is “seed” in one and “else” in the other"),
    (league_of(4, BRACKET), "“plan”"), (league_of(5), "Season 1 has other teams"),
])
def test_two_different_leagues_do_not_merge(other, part):
    with pytest.raises(InvalidNotation, match=part):
        merge(league_of(4), other, {})


def test_a_final_between_others_than_before_is_set_aside_not_lost():
    one, two = league_of(4, BRACKET), league_of(4, BRACKET)
    for key in ("k1.1", "k1.2", "final"):
        put(one, key, 1, 0)
    put(two, "k1.1", 0, 1)
    merged = merge(one, two, {"1/k1.1": THEIRS})
    assert "final" not in merged.season.results
    assert everything(merged) >= everything(one) | everything(two)


def test_a_team_that_withdrew_on_one_device_has_withdrawn():
    one, two = league_of(4), league_of(4)
    withdraw(one, 3)
    put(two, "r1.1", 0, 1)
    assert merge(two, one, {}).season.withdrawn_teams == {3}


@pytest.mark.parametrize("seed", range(40))
def test_whatever_two_devices_enter_nothing_is_lost_and_the_file_reads_back(seed):
    chance = random.Random(seed)
    plan = chance.choice((SEASON, ROUND_ROBIN, BRACKET))
    file = write_league(league_of(chance.randint(2, 7), plan))
    one, two = read_league(file), read_league(file)
    for league in (one, two):
        league_seed, league.seed = league.seed, str(chance.random())  # made-up results differ
        fill(league, chance.randint(0, 12))
        league.seed = league_seed
        if chance.random() < 0.3:
            withdraw(league, 0)
    one, two = (read_again(league) for league in (one, two))
    merged = merge(one, two, {c.name: chance.choice((OURS, THEIRS)) for c in conflicts(one, two)})
    assert everything(merged) >= everything(one) | everything(two)
    assert read_league(write_league(merged)) == merged
    back = merge(two, merged, {c.name: THEIRS for c in conflicts(two, merged)})
    assert back.season.results.items() >= merged.season.results.items()
    assert merge(merged, merged, {}) == merged


def read_again(league):
    """Return the league as its file has it, results of another final set aside."""
    return merge(league, league, {})
