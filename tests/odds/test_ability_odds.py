"""The odds of Elfball with abilities equal the enumeration of every face; the soak judges ten times as many actions."""

from tests.odds.ability_cases import judge


def test_odds_with_abilities_equal_the_enumeration_of_every_face():
    judged = judge("quick", 12, most_runs=3_000)
    assert sum(judged.values()) == 12 and len(judged) >= 4
