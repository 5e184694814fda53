"""Useful actions of a unit: a finite list for random play, bots and lists (no chapter; it serves 4.2).

Everything listed is legal; many other moves are as well. What stands round the unit is looked at once for all of them.
"""

from collections.abc import Sequence
from math import sqrt
from typing import TypeVar

from fracas.games.school_fighters.movement import is_in_reach, is_rough
from fracas.games.school_fighters.paths import (
    CHARGE_RANGE2,
    charge_round,
    nearest_enemy,
    straight_charge,
)
from fracas.games.school_fighters.space import (
    APART,
    APART2,
    HIGH,
    INCH,
    LOW,
    TOUCH2,
    Neighbour,
    around,
    ground,
    is_engaged,
)
from fracas.games.school_fighters.state import State
from fracas.games.school_fighters.terrain import Layout
from fracas.games.school_fighters.units import UNITS
from fracas.kernel.geometry.path import is_open_path
from fracas.kernel.geometry.plane import Point
from fracas.kernel.geometry.shapes import Shape, clears
from fracas.kernel.ruleset import Action

_MARGIN = 2  # hundredths given away so that a rounded end is legal too
_CLEAR = APART + 1
_PACES = [(unit.walk, unit.run) for unit in UNITS]

Ways = Sequence[tuple[float, float]]  # directions of length 1: ahead, left, back, right
N = TypeVar("N", int, float)


def unit_actions(s: State, who: int) -> list[Action]:
    """List the useful actions of a unit: hold, charges, walks, runs.

    Rule: School Fighters 4.2, Ruling 22.
    """
    others = around(s, who)
    listed: list[Action] = [("hold", who)]
    if others[0][0] <= TOUCH2 and is_engaged(s, who):
        return listed
    nearest = nearest_enemy(s, who, others)
    if nearest[0] <= CHARGE_RANGE2[s.units[who].kind]:
        listed += _charges(s, who, others, nearest)
    _add_moves(s, who, others, nearest, listed)
    return listed


def _charges(s: State, who: int, others: Sequence[Neighbour], nearest: Neighbour) -> list[Action]:
    """List every straight charge, nearest enemy first; if there is none, one round obstacles to the nearest."""
    unit = s.units[who]
    found: list[Action] = []
    far2, enemies = CHARGE_RANGE2[unit.kind], s.gangs[1 - unit.side]
    for other in others:
        if other[0] > far2:
            break
        if other[1] in enemies:
            path = straight_charge(s, unit, other, others)
            if path is not None:
                found.append(("charge", who, other[1], path))
    if not found:
        path = charge_round(s, who, nearest[1])
        if path is not None:
            found.append(("charge", who, nearest[1], path))
    return found


def listed_moves(s: State, who: int) -> list[Action]:
    """List useful moves: a run and a walk towards the nearest enemy, walks left, away and right.

    Each goes as far as is free.

    Rule: School Fighters 1.5, 4.2.
    """
    others = around(s, who)
    listed: list[Action] = []
    _add_moves(s, who, others, nearest_enemy(s, who, others), listed)
    return listed


def _add_moves(s: State, who: int, others: Sequence[Neighbour], nearest: Neighbour, listed: list[Action]) -> None:
    """Add the useful walks and the run."""
    whole = sqrt(nearest[0])
    ux, uy = ahead = nearest[2] / whole, nearest[3] / whole
    if others[0][0] < APART2:
        listed += _exact_moves(s, who, _quarters(ux, uy))
        return
    unit = s.units[who]
    walk, run = _PACES[unit.kind]
    far = run if whole >= run else whole if whole > walk else walk  # the enemy stops the way ahead
    free = _free_ways(s.layout, unit.at, others, ahead, (far, walk, run))
    _add_walks(who, unit.at, ahead, walk, free, listed)
    if free[0] >= walk + 1:
        path = (_end(unit.at, ux, uy, int(free[0])),)
        if not is_rough(s.layout, unit, path):
            listed.append(("run", who, path))


def _add_walks(
    who: int, start: Point, ahead: tuple[float, float], walk: int, free: Sequence[float], listed: list[Action],
) -> None:
    """Add the walks ahead, left, back and right that are an inch long at least."""
    (x, y), (ux, uy), (front, left, back, right) = start, ahead, free
    dx, dy = round(ux * walk), round(uy * walk)
    if front >= INCH:
        end = (x + dx, y + dy) if front >= walk else _end(start, ux, uy, int(front))
        listed.append(("walk", who, (end,)))
    if left >= INCH:
        end = (x - dy, y + dx) if left >= walk else _end(start, -uy, ux, int(left))
        listed.append(("walk", who, (end,)))
    if back >= INCH:
        end = (x - dx, y - dy) if back >= walk else _end(start, -ux, -uy, int(back))
        listed.append(("walk", who, (end,)))
    if right >= INCH:
        end = (x + dy, y - dx) if right >= walk else _end(start, uy, -ux, int(right))
        listed.append(("walk", who, (end,)))


def _free_ways(
    layout: Layout, start: Point, others: Sequence[Neighbour], ahead: tuple[float, float],
    interest: tuple[float, int, int],
) -> list[float]:
    """Return the free distances ahead, left, back and right.

    Args: interest - how far the way ahead is of interest, the others, and all of them beside a piece.
    """
    (x, y), (ux, uy), (far, aside, beside) = start, ahead, interest
    free = [far, far, far, far]
    if x <= LOW + aside:
        _stop_at_edge(free, x - LOW, (uy, ux, -uy))
    elif x >= HIGH - aside:
        _stop_at_edge(free, HIGH - x, (-uy, -ux, uy))
    if y <= LOW + aside:
        _stop_at_edge(free, y - LOW, (-ux, uy, ux))
    elif y >= HIGH - aside:
        _stop_at_edge(free, HIGH - y, (ux, -uy, -ux))
    _shorten_by_bases(free, others, ahead, far)
    for px, py, radius, wall, room in layout.discs:
        dx, dy, reach = px - x, py - y, far + radius + _MARGIN
        if -reach < dx < reach and -reach < dy < reach:
            if aside < beside and _is_within(dx, dy, radius):
                return _free_ways(layout, start, others, ahead, (beside, beside, beside))
            _shorten_by_piece(free, wall, room, radius, dx, dy, start, _quarters(ux, uy))
    return free


def _shorten_by_bases(
    free: list[float], others: Sequence[Neighbour], ahead: tuple[float, float], far: float,
) -> None:
    """Let every base that is near enough stop the directions that run into it."""
    (ux, uy), far2, clear = ahead, (far + _CLEAR + _MARGIN) ** 2, _CLEAR
    for d2, _, dx, dy in others:
        if d2 >= far2:
            return
        along, left = dx * ux + dy * uy, dy * ux - dx * uy
        if -clear < left < clear:
            _stop(free, 0 if along > 0 else 2, abs(along), left, clear)
        if -clear < along < clear:
            _stop(free, 1 if left > 0 else 3, abs(left), along, clear)


def _quarters(x: N, y: N) -> tuple[tuple[N, N], tuple[N, N], tuple[N, N], tuple[N, N]]:
    """Return a direction, that left of it, that back, and that right of it."""
    return (x, y), (-y, x), (-x, -y), (y, -x)


def _end(start: Point, ux: float, uy: float, far: int) -> Point:
    return start[0] + round(ux * far), start[1] + round(uy * far)


def _stop_at_edge(free: list[float], room: int, toward: tuple[float, float, float]) -> None:
    """Let an edge of the table stop the directions left, back and right, given by their part straight towards it.

    The way ahead is left out: the enemy there is nearer than the edge, and stops it.
    """
    for n, part in enumerate(toward, 1):
        if part > 0:
            edge = room / part - 1
            if edge < free[n]:
                free[n] = edge


def _stop(free: list[float], way: int, ahead: float, aside: float, radius: int) -> None:
    far = ahead - sqrt(radius * radius - aside * aside) - _MARGIN
    if far < free[way]:
        free[way] = far


def _shorten_by_piece(
    free: list[float], piece: Shape, room: int, radius: int, dx: int, dy: int, start: Point, ways: Ways,
) -> None:
    """Let a piece stop the directions that run into the disc about it; in that disc each is judged exactly.

    Args: radius, dx, dy - of that disc, and where it is as seen from the start.
    """
    if not _is_within(dx, dy, radius):
        ux, uy = ways[0]
        ahead, left = dx * ux + dy * uy, dy * ux - dx * uy
        if -radius < left < radius:
            _stop(free, 0 if ahead > 0 else 2, abs(ahead), left, radius)
        if -radius < ahead < radius:
            _stop(free, 1 if left > 0 else 3, abs(left), ahead, radius)
        return
    for n, (ux, uy) in enumerate(ways):
        if free[n] > 0 and not clears(piece, start, _end(start, ux, uy, int(free[n])), room):
            free[n] = 0


def _is_within(dx: int, dy: int, radius: int) -> bool:
    """Return whether a start is in the disc about a piece, or as good as in it."""
    return dx * dx + dy * dy <= (radius + _MARGIN) ** 2


def _exact_moves(s: State, who: int, ways: Ways) -> list[Action]:
    """List full walks and runs for a unit that starts too near to another."""
    unit = s.units[who]
    way = ground(s, who, unit.at, False)
    found: list[Action] = []
    for kind, far in (("walk", unit.profile.walk), ("run", unit.profile.run)):
        for ux, uy in ways:
            path = (_end(unit.at, ux, uy, far),)
            if is_open_path(way, unit.at, path) and is_in_reach(s.layout, unit, kind, path):
                found.append((kind, who, path))
    return found
