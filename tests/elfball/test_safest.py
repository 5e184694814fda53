"""Elfball 8, 10, 11, 12.1, 22: no way is safer than the one that is found, whatever abilities help."""

from random import Random

import pytest

from fracas.games.elfball.counter_paths import means
from fracas.games.elfball.field import FIELD
from fracas.games.elfball.paths import paths
from fracas.games.elfball.ruleset import RULESET
from fracas.games.elfball.state import profile
from tests.elfball.diagrams import board
from tests.elfball.exhaustive import best_ways, random_crowd, worth
from tests.sample import sample

BOARDS, PARTS = sample(80, 2_000), 4
PAYERS = ("ruthless", "goalie", "teammate", "burst", "shamble")


@pytest.mark.parametrize("part", range(PARTS))
def test_on_small_boards_no_way_is_safer_than_the_one_found(part):
    random = Random(f"safest {part}")
    for _board in range(BOARDS // PARTS):
        state = random_crowd(random, board, FIELD, "q10", 4)
        found = {cell: worth(state, path) for cell, path in paths(state, 2).items()}
        assert found == best_ways(state, profile(state, 2).jog), RULESET.position(state)


@pytest.mark.parametrize("ability", PAYERS)
def test_no_way_is_safer_for_one_who_may_pay_with_counters(ability):
    random = Random(f"safest {ability}")
    for number in range(sample(10, 400)):
        state = random_crowd(random, board, FIELD, "q10", 2, ability)
        state.momentum = 1 + number % 3
        pay = means(state, 2)
        if pay:
            found = {cell: worth(state, path, pay.price) for cell, path in paths(state, 2).items()}
            assert found == best_ways(state, profile(state, 2).jog, pay), RULESET.position(state)
