"""Links at length: how long those of whole matches are, and that damaged ones do no harm; prints figures.

The matches of bots and the round trips keep logs in `build/soak` and go on where they were stopped.
"""

from itertools import islice
from random import Random
from time import perf_counter

import pytest

import fracas
from fracas.bots import play_match
from fracas.links import MOST, read_link, write_link
from tests.laws.damage import damaged, refused
from tests.laws.matches import inputs, pick
from tests.links import trips
from tests.soak.kept import Kept
from tests.soak.test_soak import SHARE, told

every_game = pytest.mark.parametrize("key", fracas.KEYS)
LEVELS = (("rookie", "random"), ("random", "rookie"), ("rookie", "rookie"), ("regular", "regular"))


@every_game
def test_nineteen_of_twenty_matches_of_bots_fit_one_code(key):
    kept, random = Kept(f"{key} links", max(5, int(200 * SHARE))), Random(f"length {key}")
    teams = fracas.ruleset(key).teams
    starts = [(f"{random.getrandbits(64):016x}", pick(teams, random), pick(teams, random)) for _ in range(kept.wanted)]
    while not kept.is_done:
        seed, *sides = starts[kept.done]
        game = play_match(key, *LEVELS[kept.done % len(LEVELS)], seed, teams=tuple(sides)).game
        packed = write_link(game)
        assert read_link(packed).fingerprint == game.fingerprint
        kept.note(1, length=len(packed))
    lengths = sorted(row["length"] for row in kept.rows)
    most = lengths[kept.wanted * 95 // 100]
    kept.tell(matches=kept.wanted, median=lengths[kept.wanted // 2], of_95_percent=most, longest=lengths[-1])
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
    kept = Kept(f"{key} round trips", int(1_000 * SHARE))
    for number, game in enumerate(islice(trips.matches(key, "soak trips", kept.wanted * 2), kept.wanted)):
        if number >= kept.done:
            kept.note(1, lost=[*trips.of_match(game), *trips.of_position(game)])
    lost = [way for row in kept.rows for way in row["lost"]]
    kept.tell(made=len(kept.rows), lost=len(lost))
    assert lost == []
