"""Exact odds of a pool of challenge dice, with best replacements of dice (chapters 2.2 and 9).

A die with its stars has a net result g: -1 (a flop at the end), 0, 1, 2 ... Its generating function is
(1/x + 2 + 2x) / (6 - x), so that of a pool of n is (1/x + 2 + 2x)^n / (6 - x)^n: every chance is an integer over a
power of 6. With the simple star (24.3) a die is 1/x + 2 + 2x + x^2 over 6.
"""

from fractions import Fraction
from functools import lru_cache
from math import comb, factorial

from fracas.games.elfball.dice import MOST_DICE

SIDES = 6
FLOPS, BLANKS, HITS = 1, 2, 2  # sides of a die; the one left is the star


@lru_cache(maxsize=4096)
def chance(
    dice: int, need: int, rerolls: int = 0, *, forced: bool = False, simple: bool = False, ability: bool = False,
) -> Fraction:
    """Return the chance that a pool has the needed successes.

    Rule: Elfball 2.2, 9 "Spending", Rulings 2, 18; 22.1; 24.3.
    Args: need - 1 or more.
          rerolls - counters that may be spent, each on one die; only while the challenge is neither passed nor flopped.
          forced - the counters are the opponent's, spent while the challenge is passed.
          ability - an ability replaces the worst die of a failed or flopped challenge; then there are no counters.
    """
    dice = min(dice, MOST_DICE)
    if dice <= 0:
        return Fraction(0)
    if ability:
        return 1 - Fraction(*_below(dice, need, simple)) + _second_chance(dice, need, simple)
    if not rerolls:
        return 1 - Fraction(*_below(dice, need, simple))
    if forced:
        return 1 - Fraction(*_below(dice, need, simple)) - _spoil_chance(dice, need, rerolls, simple)
    return 1 - Fraction(*_below(dice, need, simple)) + _save_chance(dice, need, rerolls, simple)


def spread(dice: int, need: int, top: int = 0, simple: bool = False) -> tuple[Fraction, ...]:
    """Return the chances of a flop, of a failure, and of each result from `need` upwards.

    The last result is `need` + `top` or more.

    Rule: Elfball 2.2.
    """
    dice = min(dice, MOST_DICE)
    if dice <= 0:
        return (Fraction(0), Fraction(1), *(Fraction(0) for _ in range(top + 1)))
    below = [Fraction(*_below(dice, net, simple)) for net in (0, *range(need, need + top + 1))] + [Fraction(1)]
    return (below[0], *(more - less for less, more in zip(below, below[1:], strict=False)))


def _below(dice: int, net: int, simple: bool) -> tuple[int, int]:
    """Return the chance of less than `net`, as numerator and denominator."""
    powers = _coefficients(dice, simple)  # of x, shifted by `dice`
    if simple:
        return sum(powers[: max(0, net + dice)]), SIDES**dice
    most = net + dice - 1  # stars that can be beaten down to less than `net`
    if most < 0:
        return 0, 1
    ways = 0
    for stars in range(most + 1):
        ways += comb(dice + stars - 1, stars) * sum(powers[: most - stars + 1]) * SIDES ** (most - stars)
    return ways, SIDES ** (dice + most)


@lru_cache(maxsize=16)
def _coefficients(dice: int, simple: bool) -> tuple[int, ...]:
    """Return the coefficients of the generating polynomial of so many dice.

    It is (1 + 2x + 2x^2)^n, or (1 + 2x + 2x^2 + x^3)^n for simple stars.
    """
    powers: tuple[int, ...] = (1,)
    one = (FLOPS, BLANKS, HITS, 1) if simple else (FLOPS, BLANKS, HITS)
    for _ in range(dice):
        longer = [0] * (len(powers) + len(one) - 1)
        for i, a in enumerate(powers):
            for j, b in enumerate(one):
                longer[i + j] += a * b
        powers = tuple(longer)
    return powers


@lru_cache(maxsize=512)
def _at_least(result: int, simple: bool) -> Fraction:
    """Return the chance that one replaced die, with all it brings, counts `result` or more."""
    if result <= -1:
        return Fraction(1)
    if simple:
        return Fraction((5, 3, 1, 0)[min(result, 3)], SIDES)
    return Fraction(5, 6) if result == 0 else Fraction(17, SIDES ** (result + 1))


@lru_cache(maxsize=512)
def _exactly(result: int, simple: bool) -> Fraction:
    """Return the chance that one replaced die counts `result`."""
    return _at_least(result, simple) - _at_least(result + 1, simple)


def _states(
    dice: int, nets: range, rerolls: int, forced: bool, simple: bool,
) -> tuple[dict[tuple[int, tuple[int, ...]], int], int]:
    """List the throws with a net result in `nets`.

    Returns: net and gains -> ways, and the number of all ways. Gains are what taking away a die is worth, one for each
             die that will be replaced: the roller gives up his flops first, then blanks, then successes; an opponent
             takes successes first.
    """
    found: dict[tuple[int, tuple[int, ...]], int] = {}
    highest = nets[-1] + dice  # no more stars than this can be in a throw of `nets`
    star = 2 if simple else 1
    for flops in range(dice + 1):
        for blanks in range(dice - flops + 1):
            left = dice - flops - blanks
            for stars in range(left + 1) if simple else range(highest + 1):
                hits = left - stars if simple else left
                net = hits + star * stars - flops
                if net not in nets:
                    continue
                gains = (1,) * flops + (0,) * blanks + (-1,) * hits + (-star,) * stars
                kept = (gains[::-1] if forced else gains)[:rerolls]
                ways = factorial(dice) // (factorial(flops) * factorial(blanks) * factorial(left))
                ways *= comb(left, stars) if simple else comb(dice + stars - 1, stars) * SIDES ** (highest - stars)
                found[net, kept] = found.get((net, kept), 0) + ways * BLANKS**blanks * HITS**hits
    return found, SIDES**dice if simple else SIDES ** (dice + highest)


def _save_chance(dice: int, need: int, rerolls: int, simple: bool) -> Fraction:
    """Return the chance that a pool which fails is saved by replacing its worst dice."""
    found, whole = _states(dice, range(need), rerolls, False, simple)
    saved = (_rescue_chance(net, gains, need, simple) * ways for (net, gains), ways in found.items())
    return sum(saved, Fraction(0)) / whole


def _second_chance(dice: int, need: int, simple: bool) -> Fraction:
    """Return the chance that a pool which fails or flops is saved by an ability that replaces one die.

    A success is replaced only where that cannot make a flop of it.
    """
    found, whole = _states(dice, range(-dice, need), 1, False, simple)
    saved = sum((
        _at_least(need - net - gain, simple) * ways
        for (net, (gain,)), ways in found.items() if gain >= 0 or net + gain > 0
    ), Fraction(0))
    return saved / whole


@lru_cache(maxsize=4096)
def _rescue_chance(net: int, gains: tuple[int, ...], need: int, simple: bool) -> Fraction:
    """Return the chance of coming from `net` to `need` by replacing dice in order. A flop on the way ends it."""
    if not gains:
        return Fraction(0)
    start = net + gains[0]
    passed = _at_least(need - start, simple)
    if len(gains) == 1:
        return passed
    later = (_exactly(result - start, simple) * _rescue_chance(result, gains[1:], need, simple)
             for result in range(max(0, start - 1), need))
    return sum(later, passed)


def _spoil_chance(dice: int, need: int, rerolls: int, simple: bool) -> Fraction:
    """Return the chance that a pool which passes is spoilt by replacing its best dice."""
    reach = (3 if simple else 2) * rerolls  # from higher up nothing helps
    found, whole = _states(dice, range(need, need + reach), rerolls, True, simple)
    return sum((_ruin(net, gains, need, simple) * ways for (net, gains), ways in found.items()), Fraction(0)) / whole


@lru_cache(maxsize=4096)
def _ruin(net: int, gains: tuple[int, ...], need: int, simple: bool) -> Fraction:
    """Return the chance of coming from `net` below `need` by replacing dice in order."""
    if not gains:
        return Fraction(0)
    start = net + gains[0]
    failed = 1 - _at_least(need - start, simple)
    if len(gains) == 1:
        return failed
    highest = need + (3 if simple else 2) * len(gains)
    later = (_exactly(result - start, simple) * _ruin(result, gains[1:], need, simple)
             for result in range(max(need, start - 1), highest))
    return sum(later, failed)
