"""Useful actions of a unit: the finite list that random play, bots and lists choose from (no chapter; it serves 4.2).

Everything listed is legal; many other moves are as well. What stands round the unit is looked at once for all of them.
"""

from collections.abc import Sequence
from math import sqrt

from fracas.games.school_fighters.movement import is_in_reach, is_rough
from fracas.games.school_fighters.paths import (
    CHARGE_RANGE2,
    charge_round,
    enemies_among,
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
from fracas.kernel.geometry.path import is_open_path
from fracas.kernel.geometry.plane import Point
from fracas.kernel.geometry.shapes import Shape, clears
from fracas.kernel.ruleset import Action

_MARGIN = 2  # hundredths given away so that a rounded end is legal too
_CLEAR = APART + 1

_ASIDE = 1, 2, 3  # numbers of the ways left, back and right; the one ahead is 0

Ways = tuple[tuple[float, float], ...]  # directions of length 1


def unit_actions(s: State, who: int) -> list[Action]:
    """List the useful actions of a unit: hold, charges, walks, runs.

    Rule: School Fighters 4.2, Ruling 22.
    """
    others = around(s, who)
    if others[0][0] <= TOUCH2 and is_engaged(s, who):
        return [("hold", who)]
    nearest = nearest_enemy(s, who, others)
    moves = _moves(s, who, others, nearest)
    if nearest[0] > CHARGE_RANGE2[s.units[who].kind]:
        return [("hold", who), *moves]
    return [("hold", who), *_charges(s, who, others), *moves]


def _charges(s: State, who: int, others: Sequence[Neighbour]) -> list[Action]:
    """List every straight charge, nearest enemy first; if there is none, one round obstacles to the nearest."""
    unit = s.units[who]
    found: list[Action] = []
    far2 = CHARGE_RANGE2[unit.kind]
    enemies = enemies_among(s, who, others)
    for enemy in enemies:
        if enemy[0] > far2:
            break
        path = straight_charge(s, unit, enemy, others)
        if path is not None:
            found.append(("charge", who, enemy[1], path))
    if not found:
        nearest = enemies[0][1]
        path = charge_round(s, who, nearest)
        return [("charge", who, nearest, path)] if path is not None else found
    return found


def listed_moves(s: State, who: int) -> list[Action]:
    """List useful moves: a run and a walk towards the nearest enemy, walks left, away and right, as far as is free.

    Rule: School Fighters 1.5, 4.2.
    """
    others = around(s, who)
    return _moves(s, who, others, nearest_enemy(s, who, others))


def _moves(s: State, who: int, others: Sequence[Neighbour], nearest: Neighbour) -> list[Action]:
    unit = s.units[who]
    ways = _ways(nearest[2], nearest[3])
    if others[0][0] < APART2:
        return _exact_moves(s, who, ways)
    start = x, y = unit.at
    profile = unit.profile
    walk = profile.walk
    free = _to_edge(start, ways, profile.run)
    _shorten_by_bases(free, others, ways[0], profile.run)
    for wall, room in s.layout.barriers:
        radius = wall.radius + room + 1
        dx, dy, far = wall.x - x, wall.y - y, profile.run + radius + _MARGIN
        if -far < dx < far and -far < dy < far:
            _shorten_by_piece(free, wall, room, radius, dx, dy, start, ways)
    moves: list[Action] = []
    for n, (ux, uy) in enumerate(ways):
        if free[n] >= INCH:
            far = int(free[n]) if free[n] < walk else walk
            moves.append(("walk", who, ((x + round(ux * far), y + round(uy * far)),)))
    if free[0] >= walk + 1:
        path = (_end(start, *ways[0], int(free[0])),)
        if not is_rough(s.layout, unit, path):
            moves.append(("run", who, path))
    return moves


def _ways(dx: int, dy: int) -> Ways:
    """Return the directions towards a place, left of it, away from it and right of it."""
    whole = sqrt(dx * dx + dy * dy)
    x, y = dx / whole, dy / whole
    return (x, y), (-y, x), (-x, -y), (y, -x)


def _end(start: Point, ux: float, uy: float, far: int) -> Point:
    return start[0] + round(ux * far), start[1] + round(uy * far)


def _to_edge(start: Point, ways: Ways, far: float) -> list[float]:
    """Return how far one can go in each direction, at most `far`, without leaving the table.

    The way ahead is left out: the enemy there is nearer than the edge, and stops it.
    """
    free = [far] * len(ways)
    for axis, at in enumerate(start):
        if at <= LOW + far:
            for n in _ASIDE:
                if (way := ways[n][axis]) < 0 and (edge := (LOW - at) / way - 1) < free[n]:
                    free[n] = edge
        elif at >= HIGH - far:
            for n in _ASIDE:
                if (way := ways[n][axis]) > 0 and (edge := (HIGH - at) / way - 1) < free[n]:
                    free[n] = edge
    return free


def _shorten_by_bases(free: list[float], others: Sequence[Neighbour], ahead: tuple[float, float], far: int) -> None:
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
    if dx * dx + dy * dy > (radius + _MARGIN) ** 2:
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
