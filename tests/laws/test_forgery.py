"""A league takes every lawful record and says how far its dice can be checked; of forged ones it takes none."""

from random import Random

import pytest

import fracas
from fracas.kernel.grade import grade_of
from fracas.league.entering import record_result
from tests.laws.forging import FORGERIES, fixture_of, forged, is_taken, played

every_game = pytest.mark.parametrize("key", fracas.KEYS)


@every_game
def test_no_forged_result_is_taken_and_every_lawful_one_is_graded(key):
    random = Random(f"forged {key}")
    league, line = fixture_of(key, "forgery")
    game = played(league, line, random)
    result = record_result(league, line, fracas.from_record(game.record, verify=True))
    assert result.by_hand == grade_of(game).by_hand and result.fingerprint == game.fingerprint
    for number in range(len(FORGERIES)):
        text = forged(league, line, game, number, random)
        assert not is_taken(league, line, text), f"{number}\n{text}"
