"""Separation: after the Combat Phase all units stand an inch apart again (chapter 6.4, Ruling 28)."""

from fracas.games.school_fighters.space import APART, APART2, gap, keeps_apart, may_stand_among, obstacles
from fracas.games.school_fighters.state import FAZED, OFF_TABLE, STANDING, State, by_player
from fracas.kernel.geometry.path import RING, nearest_place
from fracas.kernel.geometry.plane import Point, distance2
from fracas.kernel.table import Table

FARTHEST = 6800  # hundredths, the diagonal of the table


def separate(t: Table) -> None:
    """Move each unit less than an inch from another to the nearest legal place, in order, one pass.

    Rule: School Fighters 6.4, Ruling 28.
    """
    s = t.state
    crowded = crowded_units(s)
    if not crowded:
        return
    for who in separation_order(s):
        if who in crowded and is_crowded(s, who):
            place = separated_place(s, who)
            if place is not None:
                start = s.units[who].at
                s.change(who, at=place)
                t.tell("separates", who, (start, place), rule="6.4/R28")


def separation_order(s: State) -> list[int]:
    """List the units on the table: chargers as they charged, other standing units, then the Fazed."""
    listed = by_player(s)
    order = [who for who in s.chargers if s.units[who].status >= FAZED]
    for status in (STANDING, FAZED):
        order += [who for who in listed if s.units[who].status == status and who not in s.chargers]
    return order


def crowded_units(s: State) -> set[int]:
    """Return the units less than an inch from another or the monitor, before any is moved. -1 is the monitor."""
    bases = [(*unit.at, n) for n, unit in enumerate(s.units) if unit.status >= FAZED]
    if s.monitor != OFF_TABLE:
        bases.append((*s.monitor, -1))
    bases.sort()  # from west to east
    found: set[int] = set()
    for number, (x, y, one) in enumerate(bases, 1):
        for east, north, other in bases[number:]:
            if east - x >= APART:
                break
            if (east - x) ** 2 + (north - y) ** 2 < APART2:
                found.update((one, other))
    return found


def is_crowded(s: State, who: int) -> bool:
    """Return whether a unit has less than an inch to another, or to the monitor."""
    return not keeps_apart(obstacles(s, who), s.units[who].at)


def nearest_neighbour(s: State, who: int) -> Point:
    """Return the centre of the nearest other base; at equal gaps an enemy before a friend, then the lower number."""
    unit = s.units[who]
    found = [
        (distance2(unit.at, other.at), other.side == unit.side, n, other.at)
        for n, other in enumerate(s.units) if n != who and other.status >= FAZED
    ]
    if s.monitor != OFF_TABLE:
        found.append((distance2(unit.at, s.monitor), True, len(s.units), s.monitor))
    return min(found)[3]


def separated_place(s: State, who: int) -> Point | None:
    """Return the nearest legal place for a crowded unit, None if the table is too full.

    Rule: School Fighters 6.4, Ruling 28. Rings that cannot reach an inch from the nearest base are passed over.
    """
    at = s.units[who].at
    near = nearest_neighbour(s, who)
    ahead = (2 * at[0] - near[0], 2 * at[1] - near[1])
    missing = APART - 2 - (gap(at, near) + 101)  # even straight away, rounding included
    least = -(-missing // RING) * RING
    others = obstacles(s, who)
    return nearest_place(at, ahead, lambda place: may_stand_among(s.layout, others, place), least, FARTHEST)
