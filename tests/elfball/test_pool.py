"""Exact odds of challenge dice: against icepool, against the rules run on every throw, and by hand."""

from dataclasses import replace
from fractions import Fraction
from functools import cache

import icepool
import pytest

from fracas.games.elfball.dice import net_of, pool_of
from fracas.games.elfball.odds.pool import chance, spread
from fracas.games.elfball.ruleset import RULESET
from fracas.games.elfball.state import Options
from fracas.games.elfball.throwing.catching import catch
from fracas.kernel.dice import outcomes
from fracas.kernel.odds import exact_odds
from tests.elfball.diagrams import board

DUEL = """
      p11:  .      .
    q10:  .  H3>2  A2>5o
      r10:  .      .
"""


def oracle(dice, need, simple=False):
    """Return the chance of `need` successes by icepool; stars beyond `depth` change nothing any more."""
    depth = dice + need + 1
    die = icepool.Die({-1: 1, 0: 2, 1: 3})
    for _ in range(depth):
        die = icepool.Die({-1: 1, 0: 2, 1: 2, die + 1: 1})
    if simple:
        die = icepool.Die({-1: 1, 0: 2, 1: 2, 2: 1})
    return (dice @ die).probability(">=", need)


@pytest.mark.parametrize("dice", range(1, 7))
@pytest.mark.parametrize("need", [1, 2, 4])
@pytest.mark.parametrize("simple", [False, True])
def test_chances_equal_those_of_icepool(dice, need, simple):
    assert chance(dice, need, simple=simple) == oracle(dice, need, simple)


def test_chances_worked_out_by_hand():
    # One die passes 1 with a bull's-eye (2/6) or a star whose next die counts 0 or more (1/6 of 5/6).
    assert chance(1, 1) == Fraction(2, 6) + Fraction(1, 6) * Fraction(5, 6) == Fraction(17, 36)
    assert chance(1, 2) == Fraction(17, 36) / 6
    assert chance(1, 1, simple=True) == Fraction(1, 2)
    # With one counter: a failing die that is no flop (a blank, or a star that ended in a flop) is rolled again.
    blank, star_and_flop = Fraction(2, 6), Fraction(1, 36)
    assert chance(1, 1, 1) == Fraction(17, 36) + blank * Fraction(17, 36) + star_and_flop * Fraction(5, 6)


def test_no_dice_never_pass():
    assert chance(0, 1) == 0 and spread(0, 1, 1) == (0, 1, 0, 0)


def test_more_than_six_dice_count_as_six():
    assert chance(9, 3) == chance(6, 3)


@pytest.mark.parametrize("dice", [1, 3, 6])
@pytest.mark.parametrize("simple", [False, True])
def test_a_spread_adds_up_to_one_and_to_the_chance(dice, simple):
    chances = spread(dice, 2, 3, simple)
    assert sum(chances) == 1 and sum(chances[2:]) == chance(dice, 2, simple=simple)


def odds(match, action):
    return exact_odds(RULESET, match.state, RULESET.parse_action(match.state, action))


@pytest.mark.parametrize("simple", [False, True])
def test_a_spread_equals_the_odds_of_the_rules(simple):
    found = odds(board(DUEL, profiles={"H3": {"tackle": 4}}, options=Options(simple_star=simple)), "H3 tackle A2")
    keys = ("flop", "nothing", "slide", "solid", "punishing", "crippling")
    assert tuple(found[f"tackle:{key}"] for key in keys) == spread(4, 1, 3, simple)


@pytest.mark.parametrize("momentum", [1, 2])
@pytest.mark.parametrize(("dice", "might"), [(1, 4), (2, 3), (3, 5)])
def test_own_replacements_equal_the_odds_of_the_rules(momentum, dice, might):
    """Elfball 9: counters on the own challenge, the worst die first, never on a flop."""
    match = board(DUEL, momentum=momentum, profiles={"H3": {"might": dice}, "A2": {"might": might}})
    assert odds(match, "H3 shove A2")["shove:passed"] == chance(dice, might - 2, momentum)


@pytest.mark.parametrize("momentum", [1, 2])
@pytest.mark.parametrize("simple", [False, True])
def test_forced_replacements_equal_the_odds_of_the_rules(momentum, simple):
    """Elfball 9: counters on the opponent's challenge, here his Catch."""
    match = board("q11: A2>2", momentum=momentum, options=Options(simple_star=simple))
    ruleset = replace(RULESET, apply=lambda t, action: catch(t, 13))
    found = exact_odds(ruleset, match.state, ("catch",))
    assert found["throw:caught"] == chance(3, 2, momentum, forced=True, simple=simple)


ROLLER_ORDER = {"x": 1, "-": 0, "o": -1, "*": -1, "S": -2}  # what taking a die away gains; S = simple star


@cache
def results(simple):
    """Return (result, chance) of one replaced die; long chains of stars are cut off."""
    if simple:
        return ((-1, 1 / 6), (0, 2 / 6), (1, 2 / 6), (2, 1 / 6))
    found = {}
    for stars in range(12):
        for result, sides in ((-1, 1), (0, 2), (1, 2)):
            found[result + stars] = found.get(result + stars, 0) + sides / 6 ** (stars + 1)
    return tuple(found.items())


@cache
def best(kept, net, need, rerolls, simple):
    """Return the chance with best replacements, trying every kind of die at every point.

    Args: kept - the dice that may still be replaced, as sorted text.
    """
    if net >= need:
        return 1.0
    if net < 0 or not rerolls:
        return 0.0
    options = [0.0]
    for face in set(kept):
        left, start = kept.replace(face, "", 1), net + ROLLER_ORDER[face]
        options.append(sum(p * best(left, start + r, need, rerolls - 1, simple) for r, p in results(simple)))
    return max(options)


@pytest.mark.parametrize("simple", [False, True])
@pytest.mark.parametrize(("dice", "need"), [(1, 1), (2, 1), (3, 2), (3, 3)])
def test_no_other_order_of_replacing_does_better(dice, need, simple):
    """The worst die first is never beaten, whatever else one tries."""
    pool = pool_of(dice, simple)
    total = 0.0
    for faces, p in outcomes(pool, more=8):
        shown = "".join("x-So"[face] if simple else "x-*o"[face] for face in faces)
        total += float(p) * best("".join(sorted(shown)), net_of(faces, simple), need, 2, simple)
    assert abs(total - float(chance(dice, need, 2, simple=simple))) < 1e-6


def test_the_cache_tells_own_and_forced_replacements_apart():
    assert chance(3, 1, 1) > chance(3, 1) > chance(3, 1, 1, forced=True)


@pytest.mark.parametrize("dice", [1, 2, 3, 5])
@pytest.mark.parametrize("need", [1, 3])
@pytest.mark.parametrize("simple", [False, True])
def test_chances_with_an_ability_equal_the_odds_of_the_rules(dice, need, simple):
    profiles = {"H3": {"abilities": ("buff",), "might": dice}, "A2": {"might": need + 2}}
    match = board(DUEL, profiles=profiles, options=Options(simple_star=simple))
    odds = exact_odds(RULESET, match.state, ("shove", 2, 13))
    assert odds.get("shove:passed", 0) == chance(dice, need, simple=simple, ability=True)
