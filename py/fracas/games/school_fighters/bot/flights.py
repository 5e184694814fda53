"""Flights: chances that a gang flees at the end of a round, from the likely state of its units."""

from collections.abc import Sequence
from functools import cache

from fracas.games.school_fighters.bot.likelihood import UnitChances
from fracas.games.school_fighters.moxie import chance
from fracas.games.school_fighters.state import State
from fracas.kernel.table import Side

_SURE = 1e-9  # less likely outcomes are left out


def flight_chance(
    s: State, side: Side, before: Sequence[UnitChances], now: Sequence[UnitChances], losses: int,
) -> float:
    """Return the chance that a gang flees or has no unit left.

    Rule: School Fighters 6.5, Ruling 29.
    Args: before, now - how its units were at the beginning of the round, and are at its end.
          losses - units knocked out this round that are gone from `before` already.
    """
    gang, found = s.gangs[side], 0.0
    for (gone, lost), p in _losses(gang, before, now).items():
        left = len(gang) - gone - lost
        if not left:
            found += p
        elif 2 * left <= len(gang):
            found += p * _fails(s, side, now, losses + lost)
    return min(1.0, found)


def _losses(
    gang: Sequence[int], before: Sequence[UnitChances], now: Sequence[UnitChances],
) -> dict[tuple[int, int], float]:
    """Return the chances of each pair of numbers: units gone before, and units lost in this round."""
    counts = {(0, 0): 1.0}
    for n in gang:
        was, went = before[n].out, now[n].out - before[n].out
        if was + went <= 0:
            continue
        found: dict[tuple[int, int], float] = {}
        for (gone, lost), p in counts.items():
            for key, q in (((gone + 1, lost), was), ((gone, lost + 1), went), ((gone, lost), 1 - was - went)):
                if q > _SURE:
                    found[key] = found.get(key, 0.0) + p * q
        counts = found
    return counts


def _fails(s: State, side: Side, now: Sequence[UnitChances], lost: int) -> float:
    """Return the chance that a test fails, taken by the best standing unit."""
    nobody, found = 1.0, 0.0
    for n in sorted(s.gangs[side], key=lambda n: -s.units[n].profile.moxie):
        if now[n].out < 1:
            stands = now[n].chance_standing / (1 - now[n].out)
            profile = s.units[n].profile
            found += nobody * stands * (1 - _passes(profile.moxie - lost, profile.is_boss))
            nobody *= 1 - stands
    return found + nobody


@cache
def _passes(limit: int, is_boss: bool) -> float:
    return float(chance(limit, is_boss))
