"""Street Brawl: no way through the alley is safer than the one that is found, whatever abilities help."""

from random import Random

import pytest

from fracas.games.elfball.paths import paths
from fracas.games.elfball.state import profile
from fracas.games.street_brawl.field import FIELD
from fracas.games.street_brawl.ruleset import RULESET
from tests.elfball.exhaustive import best_ways, random_crowd, worth
from tests.sample import sample
from tests.street_brawl.diagrams import board

BOARDS, PARTS = sample(60, 2_000), 4


@pytest.mark.parametrize("part", range(PARTS))
def test_on_small_boards_no_way_is_safer_than_the_one_found(part):
    random = Random(f"alley {part}")
    for _board in range(BOARDS // PARTS):
        state = random_crowd(random, board, FIELD, "k3", 3)
        found = {cell: worth(state, path) for cell, path in paths(state, 2).items()}
        assert found == best_ways(state, profile(state, 2).jog), RULESET.position(state)
