"""Likelihood: the chances of a unit's conditions, and the effect of attacks on them."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from operator import gt
from typing import NamedTuple

from fracas.games.school_fighters.combat import DICE, sorted_faces
from fracas.games.school_fighters.state import FAZED, STANDING, Unit
from fracas.kernel.dice import outcomes

_SIDES = 6  # of a die
MOST_HITS = 3  # that matter: nobody can take more bruises


class UnitChances(NamedTuple):
    """The chances of a unit's conditions; they add up to 1."""

    out: float = 0.0  # off the table
    down: float = 0.0  # Fazed this round
    rising: float = 0.0  # Fazed in an earlier round, stands up at the end of this one
    one: float = 0.0  # standing, with one bruise left
    two: float = 0.0
    three: float = 0.0

    @property
    def chance_standing(self) -> float:
        """The chance that it stands."""
        return self.one + self.two + self.three


# Share of its points a unit still has to lose in each condition; in the last round the Fazed stay so.
SHARES = UnitChances(0.0, 0.4, 0.55, 0.82, 0.94, 1.0)
LATE_SHARES = UnitChances(0.0, 0.0, 0.85, 0.9, 0.95, 1.0)


def condition(unit: Unit, now: int) -> UnitChances:
    """Return the present condition of a unit as certain.

    Args: now - number of the round.
    """
    if unit.status == FAZED:
        return UnitChances(down=1.0) if unit.fazed_in >= now else UnitChances(rising=1.0)
    if unit.status == STANDING:
        return UnitChances(one=float(unit.bruises == 1), two=float(unit.bruises == 2), three=float(unit.bruises == 3))
    return UnitChances(out=1.0)


def after_attack(p: UnitChances, stands: float, standing: Sequence[float], lying: Sequence[float]) -> UnitChances:
    """Return the likely state of a unit after an attack.

    Rule: School Fighters 6.2, Ruling 26.
    Args: stands - chance that the attacker does.
          standing, lying - chances of 0 to 3 hits while the target stands and while it is Fazed, as `chances` has them.
    """
    out, down, rising, one, two, three = p
    none, hit, double, triple = standing
    lost, kept = (1 - lying[0]) * stands, 1 - stands * (1 - none)
    return UnitChances(
        out + (down + rising) * lost,
        down * (1 - lost) + stands * (one * (1 - none) + two * (double + triple) + three * triple),
        rising * (1 - lost),
        one * kept + stands * (two * hit + three * double),
        two * kept + stands * three * hit,
        three * kept,
    )


def after_rise(p: UnitChances, chance: float) -> UnitChances:
    """Return the likely state of a unit that is set on its feet with a chance."""
    out, down, rising, one, two, three = p
    return UnitChances(out, down * (1 - chance), rising * (1 - chance), one + (down + rising) * chance, two, three)


def after_heal(p: UnitChances, chance: float, most: int) -> UnitChances:
    """Return the likely state of a unit that is given a bruise back with a chance.

    Args: most - bruises it has at the beginning.
    """
    out, down, rising, one, two, three = after_rise(p, chance)
    first = p.one * chance if most > 1 else 0.0
    second = p.two * chance if most > 2 else 0.0
    return UnitChances(out, down, rising, one - first, two + first - second, three + second)


def loss(before: UnitChances, after: UnitChances, shares: UnitChances) -> float:
    """Return the average share of its points that an attack takes from a unit."""
    return (
        (before[1] - after[1]) * shares[1] + (before[2] - after[2]) * shares[2] + (before[3] - after[3]) * shares[3]
        + (before[4] - after[4]) * shares[4] + (before[5] - after[5]) * shares[5]
    )


@cache
def chances(strikes: int, blocks: int, open_guard: bool) -> tuple[float, ...]:
    """Return the chances of 0, 1, 2 and 3 or more hits of an attack.

    Rule: School Fighters 6.1.
    """
    found = [0.0] * (MOST_HITS + 1)
    pairs = min(strikes, blocks)
    more = strikes - pairs if open_guard else 0
    against = _best(blocks, pairs)
    for struck_with, p in _best(strikes, pairs):
        for blocked_with, q in against:
            found[min(MOST_HITS, sum(map(gt, struck_with, blocked_with)) + more)] += p * q
    return tuple(found)


@cache
def _best(count: int, pairs: int) -> list[tuple[tuple[int, ...], float]]:
    """List the best faces of so many dice that find a partner, from high to low, with their chances."""
    whole, throws = _SIDES**count, Counter[tuple[int, ...]]()
    for faces, p in outcomes(DICE[count]):
        assert isinstance(faces, tuple)
        throws[sorted_faces(faces)[:pairs]] += p.numerator * (whole // p.denominator)
    return [(faces, found / whole) for faces, found in throws.items()]
