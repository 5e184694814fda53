"""Prospects: the average worth of attacks, for plans and for the worth of a position."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from math import comb

from fracas.games.school_fighters.combat import block_reasons, fight_reasons
from fracas.games.school_fighters.shooting import shot_block_reasons, shot_reasons
from fracas.games.school_fighters.state import ROUNDS, State
from fracas.games.school_fighters.units import UNITS
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Reason

_SIDES = 6  # of a die
_BRUISES = Fraction(1, 5)  # share of its points that all its bruises are worth, but for the last of them
_BRUISES_LATE = Fraction(1, 10)  # the same in the last round
_FAZED = Fraction(1, 2)  # share that a unit on the floor still has to lose
_STANDING_UP = Fraction(4, 5)  # share when it will stand up before the count
_NOTHING = Fraction(0)


def remaining_share(s: State, target: int, hits: int = 0) -> Fraction:
    """Return the share of its points a unit can still lose, now or after more hits.

    A Fazed unit will stand up again, but not one of the last round, when only the Fazed and the lost are counted.
    """
    return _share_left(*_condition(s, target), hits)


def _condition(s: State, target: int) -> tuple[int, int, bool, bool]:
    """Return the facts that decide a unit's share: kind, bruises, and whether it is Fazed late, or the round last."""
    unit = s.units[target]
    return unit.kind, unit.bruises, unit.fazed_in == ROUNDS, s.round == ROUNDS


@cache
def _share_left(kind: int, bruises: int, is_last: bool, is_late: bool, hits: int) -> Fraction:
    if not bruises:  # Fazed
        return _NOTHING if hits or is_last else _STANDING_UP if is_late else _FAZED
    if bruises <= hits:
        return _NOTHING if is_late else _FAZED
    most = UNITS[kind].bruises
    return 1 - (_BRUISES_LATE if is_late else _BRUISES) * (most - bruises + hits) / most


def price(s: State, target: int) -> Fraction:
    """Return the worth of a hit on a unit, in points."""
    return _price(*_condition(s, target))


@cache
def _price(kind: int, bruises: int, is_last: bool, is_late: bool) -> Fraction:
    lost = _share_left(kind, bruises, is_last, is_late, 0) - _share_left(kind, bruises, is_last, is_late, 1)
    return UNITS[kind].points * lost


def fight_value(s: State, who: int, target: int) -> Fraction:
    """Return the average worth of an attack in close combat, in points."""
    return mean_hits(fight_reasons(s, who, target), block_reasons(s, target), s.open_guard) * price(s, target)


def shot_value(s: State, who: int, target: int) -> Fraction:
    """Return the average worth of a shot, in points."""
    return mean_hits(shot_reasons(s, who), shot_block_reasons(s, who, target), s.open_guard) * price(s, target)


def attack_value(s: State, action: Action) -> Fraction:
    """Return the average worth of an attack, in points. Salts are worth a little, ending a part nothing."""
    kind, *rest = action
    if kind == "fight":
        return fight_value(s, *rest)
    if kind == "shoot":
        return shot_value(s, *rest)
    return Fraction(1) if kind == "salts" else Fraction(0)


def mean_hits(with_dice: Sequence[Reason], against: Sequence[Reason], open_guard: bool) -> Fraction:
    """Return the hits of an attack on the average."""
    strikes, blocks = (sum(reason.amount for reason in reasons) for reasons in (with_dice, against))
    return _mean_hits(strikes, blocks, open_guard)


@cache
def _mean_hits(strikes: int, blocks: int, open_guard: bool) -> Fraction:
    """Return the average hits from the chance of every pair of dice to hit."""
    pairs = min(strikes, blocks)
    wins = sum(
        (_at_least(strikes, place, face) - _at_least(strikes, place, face + 1))
        * (_SIDES**blocks - _at_least(blocks, place, face))
        for place in range(1, pairs + 1) for face in range(1, _SIDES + 1)
    )
    return Fraction(wins, _SIDES ** (strikes + blocks)) + (max(0, strikes - blocks) if open_guard else 0)


def _at_least(count: int, place: int, face: int) -> int:
    """Count the throws whose die at a place, from the highest on, shows a face or more."""
    more, less = _SIDES + 1 - face, face - 1
    return sum(comb(count, n) * more**n * less ** (count - n) for n in range(place, count + 1))
