"""The worth of a position for bots: points made and in sight, bruises left, attacks to come, nerve."""

from math import isqrt
from typing import NamedTuple

from fracas.games.school_fighters import state as st
from fracas.games.school_fighters.bot.prospects import fight_value, remaining_share, shot_value
from fracas.games.school_fighters.combat import targets
from fracas.games.school_fighters.moxie import best_tester, chance, must_test
from fracas.games.school_fighters.shooting import shot_refusal, target_refusal
from fracas.games.school_fighters.space import by_distance
from fracas.games.school_fighters.state import State
from fracas.games.school_fighters.turn import points
from fracas.kernel.table import Side

_WIN = 1000
_MOST = 950  # the most a match not won yet is worth
_FAR = 36  # inches from which on an enemy is out of mind


class Weights(NamedTuple):
    """The weights of the features of a position, in thousandths of a win where nothing else is said."""

    true: int = 600  # thousandths of all that this promises, as matches between bots turned out
    point: int = 14  # a point of the final count
    flight: int = 500  # a gang that must test and is sure to fail
    stand_off: int = 11  # inches: shooters and nerds need not come nearer
    lead: int = 100  # being ahead in points in the last round but one
    last_lead: int = 300  # the same in the last
    caution: int = 6  # share, in tenths, of the other side's attacks that the side in turn fears
    inch: int = 2  # for every inch nearer to an enemy


WEIGHTS = Weights()


def worth(s: State, side: Side, w: Weights = WEIGHTS) -> int:
    """Return the worth of a position for a side, in thousandths of a win; the other's is its negative."""
    value = _standing_of(s, side, w) - _standing_of(s, 1 - side, w)
    lead = points(s, side) - points(s, 1 - side)
    value += (0, 0, 0, 0, w.lead, w.last_lead)[s.round] * ((lead > 0) - (lead < 0))
    value += _pursuit(s, side, lead, w)
    return max(-_MOST, min(_MOST, int(value * w.true / _WIN)))


def _standing_of(s: State, side: Side, w: Weights) -> int:
    """Return the worth of a side's units.

    Bruises lower it, being Fazed lowers it much, and the lost are worth nothing.
    """
    value = 0
    for n in s.gangs[side]:
        unit = s.units[n]
        profile = unit.profile
        if unit.status in (st.STANDING, st.FAZED):
            value += int(w.point * profile.points * remaining_share(s, n))
        if unit.status == st.STANDING:
            value += _prospects(s, n, w) * (10 if side == s.side else w.caution) // 10
    return value - _flight_risk(s, side, w)


def _prospects(s: State, who: int, w: Weights) -> int:
    """Return the worth of the attacks to come this round, as far as they can be seen."""
    unit = s.units[who]
    best = None
    if _is_to_come(s, unit.side, st.COMBAT) and not unit.has_fought:
        best = max((fight_value(s, who, n) for n in targets(s, who)), default=None)
    if best is None and _is_to_come(s, unit.side, st.SHOOTING) and not unit.has_shot and not shot_refusal(s, who):
        enemies = st.on_table(s, 1 - unit.side)
        best = max((shot_value(s, who, n) for n in enemies if not target_refusal(s, who, n)), default=None)
    return int(best * w.point) if best is not None else 0


def _is_to_come(s: State, side: Side, phase: int) -> bool:
    """Return whether a side's part of a phase of this round is still to come, or going on."""
    is_past = s.phase == phase and side == s.first != s.side
    return st.MOVEMENT <= s.phase <= phase and not is_past


def _pursuit(s: State, side: Side, lead: int, w: Weights) -> int:
    """Return a small bonus for every unit of the side in turn that is near an enemy.

    Nobody wins a brawl he stays out of.

    In the last round whoever leads on points stays out of it.
    """
    value = 0
    for n in st.standing_units(s, s.side):
        enemies = by_distance(s, s.units[n].at, 1 - s.side)
        if enemies:
            stay = w.stand_off if s.units[n].profile.fight == 1 else 0
            value += max(0, _FAR - max(stay, isqrt(enemies[0][0]) // 100)) * w.inch
    is_kept = s.round == st.ROUNDS and (lead if side == s.side else -lead) > 0
    return value if (side == s.side) != is_kept else -value


def _flight_risk(s: State, side: Side, w: Weights) -> int:
    """Return the expected cost of the coming moxie test."""
    if not s.round or not st.on_table(s, side) or not must_test(s, side):
        return 0
    able = st.standing_units(s, side)
    if not able:
        return w.flight
    profile = s.units[best_tester(s, able, s.losses[side])].profile
    return int(w.flight * (1 - chance(profile.moxie - s.losses[side], profile.is_boss)))
