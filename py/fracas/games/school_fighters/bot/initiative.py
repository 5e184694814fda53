"""Initiative: the worth of a position to an expert, who attacks a gang that does not come.

The outlook takes it that both gangs come. So a gang that stays where it deployed would be waited for until the match
ends level; from the second round on an expert looks whether the others have come, and if not, weighs that they stay.
"""

from math import isqrt

from fracas.games.school_fighters.bot.outlook import hopes
from fracas.games.school_fighters.bot.worth import worth
from fracas.games.school_fighters.setup import ZONE, zone
from fracas.games.school_fighters.space import INCH, by_distance
from fracas.games.school_fighters.state import State, standing_units
from fracas.games.school_fighters.terrain import TABLE
from fracas.games.school_fighters.turn import points
from fracas.kernel.table import Side

_PACE = 3 * INCH  # that a gang comes on the average in each round, if it comes
_WAITING = (0, 0, 8, 15, 25, 30)  # thousandths of a win, by round: an inch that a unit is out of its reach


def expert_worth(s: State, side: Side) -> int:
    """Return the worth of a position for a side, in thousandths of a win. While gangs deploy it is that of all bots.

    It minds more what it loses than the other side gains by that: a match in which nobody comes is bad for both.
    """
    if not s.round:
        return worth(s, side)
    value = hopes(s, side)
    if s.round == 1 or comes(s, 1 - side):
        return value
    return (value + hopes(s, side, 1 - side)) // 2 - _waiting_costs(s, side)


def comes(s: State, side: Side) -> bool:
    """Return whether a gang has advanced since it deployed, or has no unit left to advance."""
    able, (low, high) = standing_units(s, side), zone(s, side)
    far = sum(s.units[n].at[1] - low if low < TABLE // 2 else high - s.units[n].at[1] for n in able)
    return far >= len(able) * (ZONE + _PACE * (s.round - 1))


def _waiting_costs(s: State, side: Side) -> int:
    """Return the cost of staying out of reach for a side that is not ahead, as time runs out."""
    if points(s, side) > points(s, 1 - side):
        return 0
    far = 0
    for n in standing_units(s, side):
        enemies = by_distance(s, s.units[n].at, 1 - side)
        if enemies:
            far += max(0, isqrt(enemies[0][0]) - s.units[n].profile.charge)
    return far * _WAITING[s.round] // INCH
