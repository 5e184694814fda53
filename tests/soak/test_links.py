"""Links at length: how long those of whole matches are, and that damaged ones do no harm; prints figures."""

from random import Random
from time import perf_counter

import pytest

import fracas
from fracas.bots import play_match
from fracas.links import MOST, read_link, write_link
from tests.laws.damage import damaged, refused
from tests.laws.matches import inputs, pick
from tests.links import trips
from tests.soak.test_soak import SHARE, told

every_game = pytest.mark.parametrize("key", fracas.KEYS)
LEVELS = (("rookie", "random"), ("random", "rookie"), ("rookie", "rookie"))


@every_game
def test_nineteen_of_twenty_matches_of_bots_fit_one_code(key):
    started, wanted, random = perf_counter(), max(5, int(200 * SHARE)), Random(f"length {key}")
    teams, lengths = fracas.ruleset(key).teams, []
    for number in range(wanted):
        seed = f"{random.getrandbits(64):016x}"
        game = play_match(key, *LEVELS[number % 3], seed, teams=(pick(teams, random), pick(teams, random))).game
        lengths.append(len(write_link(game)))
        assert read_link(write_link(game)).fingerprint == game.fingerprint
    lengths.sort()
    most = lengths[wanted * 95 // 100]
    told(f"{key} links", started, matches=wanted, median=lengths[wanted // 2], of_95_percent=most, longest=lengths[-1])
    assert most <= MOST


@every_game
def test_a_thousand_damaged_links(key):
    started, wanted, random = perf_counter(), int(1_000 * SHARE), Random(f"soak links {key}")
    games = inputs(fracas.ruleset(key), "soak damaged links", 400, limit=80)
    links = [write_link(game) for game, count in games if count == 80]
    count = sum(refused(read_link, damaged(pick(links, random), pick(links, random), random.random))
                for _number in range(wanted))
    told(f"{key} damaged links", started, tried=wanted, refused=count)


@every_game
def test_a_thousand_round_trips_of_matches_and_positions(key):
    started, wanted, lost = perf_counter(), int(1_000 * SHARE), []
    count = 0
    for game in trips.matches(key, "soak trips", wanted):
        count += 1
        lost += [*trips.of_match(game), *trips.of_position(game)]
    told(f"{key} round trips", started, made=count, lost=len(lost))
    assert lost == []
