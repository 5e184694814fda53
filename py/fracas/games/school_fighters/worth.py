"""How good a position is, for bots: points made and in sight, bruises left, nerve of both gangs."""

from __future__ import annotations

from math import isqrt

from fracas.games.school_fighters.moxie import best_tester, chance, must_test
from fracas.games.school_fighters.space import by_distance
from fracas.games.school_fighters.state import FAZED, MOVEMENT, ROUNDS, STANDING, State, on_table, standing
from fracas.kernel.table import Side

_MOST = 950  # what is not won yet is worth less than a win
_POINT = 14  # thousandths of a win a point of the final count
_BRUISE = 4  # share of a unit's points, in tenths, that its lost bruises give away
_FLIGHT = 500  # a gang that must test and is sure to fail
_NEAR = 24  # inches from an enemy at which a unit is of no use yet


def worth(s: State, side: Side) -> int:
    """Return how good a position is for a side, in thousandths of a win; what one side has the other lacks."""
    value = _standing_of(s, side) - _standing_of(s, 1 - side)
    return max(-_MOST, min(_MOST, value))


def _standing_of(s: State, side: Side) -> int:
    """Return what the units of a side are worth: less for bruises, much less for the Fazed, nothing for the lost."""
    value = 0
    for n in s.gangs[side]:
        unit = s.units[n]
        profile = unit.profile
        if unit.status == STANDING:
            lost = profile.bruises - unit.bruises
            value += _POINT * profile.points * (10 * profile.bruises - _BRUISE * lost) // (10 * profile.bruises)
            value += _usefulness(s, n)
        elif unit.status == FAZED:
            value += _POINT * profile.points // 4
    return value - _flight_risk(s, side)


def _usefulness(s: State, who: int) -> int:
    """Return a little for being near an enemy while units still move, so that gangs do not stay apart."""
    unit = s.units[who]
    enemies = by_distance(s, unit.at, 1 - unit.side)
    if not enemies or s.phase < MOVEMENT:
        return 0
    inches = isqrt(enemies[0][0]) // 100
    return max(0, _NEAR - inches) * (ROUNDS + 1 - s.round) // 4


def _flight_risk(s: State, side: Side) -> int:
    """Return what the coming moxie test may cost."""
    if not s.round or not on_table(s, side) or not must_test(s, side):
        return 0
    able = standing(s, side)
    if not able:
        return _FLIGHT
    profile = s.units[best_tester(s, able, s.losses[side])].profile
    return int(_FLIGHT * (1 - chance(profile.moxie - s.losses[side], profile.is_boss)))
