"""The exact driver against hand work and simulation."""

from collections import Counter
from fractions import Fraction
from random import Random

from fracas.kernel.drivers import Sampler
from fracas.kernel.odds import exact_odds
from fracas.kernel.table import HOME
from tests.kernel.toy import TOY, State


def test_one_die_gives_sixths():
    assert exact_odds(TOY, State(), ("gamble",)) == {str(n): Fraction(1, 6) for n in range(1, 7)}


def test_a_duel_worked_by_hand():
    """Two coins, heads 1/4 bring another: P(0 heads) = 9/16; the nerve test passes on 3 or more, 2/3."""
    odds = exact_odds(TOY, State(), ("duel",))
    one_head = 2 * Fraction(1, 4) * Fraction(3, 4) ** 2
    assert odds["0"] == Fraction(9, 16)
    assert odds["1"] == one_head * Fraction(2, 3)
    assert sum(odds.values()) == 1


def test_odds_agree_with_simulation():
    exact = exact_odds(TOY, State(), ("duel",))
    seen: Counter[str] = Counter()
    random = Random(1)
    for _ in range(20_000):
        table = Sampler(State(), random, TOY.policy)
        TOY.apply(table, ("duel",))
        seen[str(table.state.points[HOME])] += 1
    for outcome, p in exact.items():
        if outcome in ("0", "1", "2"):  # above, three heads stand for more
            sigma = (20_000 * float(p * (1 - p))) ** 0.5
            assert abs(seen[outcome] - 20_000 * float(p)) < 4 * sigma


def test_the_position_is_left_alone():
    state = State()
    exact_odds(TOY, state, ("duel",))
    assert state == State()
