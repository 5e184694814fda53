"""A league takes every lawful record and says how far its dice can be checked; of forged ones it takes none."""

from random import Random

import pytest

import fracas
from fracas.kernel.chance.dice_audit import audit_dice
from fracas.league.export import status_name
from fracas.league.results import result_from_record
from tests.laws.forging import FORGERIES, fixture_of, forged, is_taken, played

GRADES = {-1: "cannot be checked", 0: "all dice of the seed", 1: "1 die by hand", 2: " dice by hand"}
every_game = pytest.mark.parametrize("key", fracas.KEYS)


@every_game
def test_no_forged_result_is_taken_and_every_lawful_one_is_graded(key):
    random = Random(f"forged {key}")
    league, line = fixture_of(key, "forgery")
    game = played(league, line, random)
    result = result_from_record(league, line, fracas.from_record(game.record, verify=True))
    assert result.by_hand == audit_dice(game).by_hand and result.fingerprint == game.fingerprint
    assert GRADES[min(result.by_hand, 2)] in status_name(line._replace(result=result)), "the table shows how far"
    for number in range(len(FORGERIES)):
        text = forged(league, line, game, number, random)
        assert not is_taken(league, line, text), f"{number}\n{text}"
