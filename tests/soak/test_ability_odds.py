"""Elfball's odds with abilities at length: `python -m pytest tests/soak/test_ability_odds.py -s`."""

from time import perf_counter

from tests.odds.ability_cases import judge
from tests.soak.test_soak import SHARE, told


def test_odds_with_abilities_equal_the_enumeration_of_every_face():
    started, wanted = perf_counter(), max(6, int(126 * SHARE))
    judged = judge("soak", wanted, most_runs=30_000, slices=960)
    told("odds with abilities", started, **judged)
    assert sum(judged.values()) == wanted
