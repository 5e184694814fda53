"""Ways: the useful moves of a unit, paths round obstacles, the region it can reach (no chapter; they serve 4.2).

The rules accept any legal path; here are those worth offering to bots, lists, keyboards and pages.
"""

from __future__ import annotations

from math import sqrt

from fracas.games.school_fighters.movement import is_rough, may_move
from fracas.games.school_fighters.space import APART, BASE, HIGH, INCH, LOW, TOLERANCE, by_distance, ground, is_within
from fracas.games.school_fighters.state import FAZED, State, Unit
from fracas.games.school_fighters.units import STRAIGHT_BONUS
from fracas.kernel.path import Ground, is_free, nearest_place, route
from fracas.kernel.plane import FINE, Point, Shape, clears, contains, distance2, length, toward
from fracas.kernel.reach import region
from fracas.kernel.ruleset import Action

_MARGIN = 2  # hundredths given away so that a rounded end is legal too
_CLEAR = APART + 1
_SEARCH = 3 * INCH  # from the wanted place
_TRIES = 16  # paths looked for before giving up

Ways = tuple[tuple[float, float], ...]  # directions of length 1


def _ways(start: Point, ahead: Point) -> Ways:
    """Return the directions towards a place, left of it, away from it and right of it."""
    dx, dy = ahead[0] - start[0], ahead[1] - start[1]
    whole = sqrt(dx * dx + dy * dy)
    x, y = dx / whole, dy / whole
    return (x, y), (-y, x), (-x, -y), (y, -x)


def listed_moves(s: State, who: int) -> list[Action]:
    """List useful moves: a run and a walk towards the nearest enemy, walks left, away and right, as far as is free.

    Rule: School Fighters 1.5, 4.2. Every one is legal; many other moves are as well.
    """
    unit = s.units[who]
    start = unit.at
    way = ground(s, who, start, False)
    ways = _ways(start, s.units[_nearest_enemy(s, unit)].at)
    if way.behind:
        return _exact_moves(s, who, ways)
    free = [_to_edge(start, ux, uy, unit.profile.run) for ux, uy in ways]
    ux, uy = ways[0]
    x, y = start
    for cx, cy in way.discs:
        dx, dy = cx - x, cy - y
        ahead, left = dx * ux + dy * uy, dy * ux - dx * uy
        if -_CLEAR < left < _CLEAR or -_CLEAR < ahead < _CLEAR:
            _shorten(free, ahead, left, _CLEAR)
    for wall, room in way.walls:
        _shorten_by_piece(free, wall, room, start, ways)
    walk = unit.profile.walk
    moves: list[Action] = [
        ("walk", who, (_end(start, ux, uy, min(walk, int(far))),))
        for (ux, uy), far in zip(ways, free, strict=True) if far >= INCH
    ]
    far = int(free[0])
    if far > walk:
        path = (_end(start, ux, uy, far),)
        if not is_rough(s.layout, unit, path):
            moves.append(("run", who, path))
    return moves


def _nearest_enemy(s: State, unit: Unit) -> int:
    """Return the nearest enemy on the table, the first of several; there always is one."""
    (x, y), units = unit.at, s.units
    return min(
        (n for n in s.gangs[1 - unit.side] if units[n].status >= FAZED),
        key=lambda n: (units[n].at[0] - x) ** 2 + (units[n].at[1] - y) ** 2,
    )


def _end(start: Point, ux: float, uy: float, far: int) -> Point:
    return start[0] + round(ux * far), start[1] + round(uy * far)


def _to_edge(start: Point, ux: float, uy: float, far: float) -> float:
    """Return how far one can go in a direction, at most `far`, without leaving the table."""
    x, y = start
    if ux:
        far = min(far, ((HIGH - x) / ux if ux > 0 else (LOW - x) / ux) - 1)
    if uy:
        far = min(far, ((HIGH - y) / uy if uy > 0 else (LOW - y) / uy) - 1)
    return far


def _shorten(free: list[float], ahead: float, left: float, radius: int) -> None:
    """Let a disc, placed as seen in the first direction, stop those of the four that run into it."""
    if -radius < left < radius:
        _stop(free, 0 if ahead > 0 else 2, abs(ahead), left, radius)
    if -radius < ahead < radius:
        _stop(free, 1 if left > 0 else 3, abs(left), ahead, radius)


def _stop(free: list[float], way: int, ahead: float, aside: float, radius: int) -> None:
    far = ahead - sqrt(radius * radius - aside * aside) - _MARGIN
    if far < free[way]:
        free[way] = far


def _shorten_by_piece(free: list[float], piece: Shape, room: int, start: Point, ways: Ways) -> None:
    """Let a piece stop the directions that run into the disc about it; in that disc each is judged exactly."""
    (ux, uy), radius = ways[0], piece.radius + room + 1
    dx, dy = piece.x - start[0], piece.y - start[1]
    if dx * dx + dy * dy > (radius + _MARGIN) ** 2:
        ahead, left = dx * ux + dy * uy, dy * ux - dx * uy
        if -radius < left < radius or -radius < ahead < radius:
            _shorten(free, ahead, left, radius)
        return
    for n, (ux, uy) in enumerate(ways):
        if free[n] > 0 and not clears(piece, start, _end(start, ux, uy, int(free[n])), room):
            free[n] = 0


def _exact_moves(s: State, who: int, ways: Ways) -> list[Action]:
    """List full walks and runs for a unit that starts too near to another."""
    unit = s.units[who]
    found: list[Action] = []
    for kind, far in (("walk", unit.profile.walk), ("run", unit.profile.run)):
        for ux, uy in ways:
            path = (_end(unit.at, ux, uy, far),)
            if may_move(s, who, kind, path):
                found.append((kind, who, path))
    return found


# -- charges ---------------------------------------------------------------------------------------------------


def listed_charges(s: State, who: int) -> list[Action]:
    """List every straight charge, nearest enemy first; if there is none, one round obstacles; see `all_charges`."""
    unit = s.units[who]
    near = _in_charge_range(s, unit)
    if not near:
        return []
    way = ground(s, who, unit.at, True)
    paths = [(target, straight_charge(s, unit, s.units[target].at, way)) for target in near]
    found: list[Action] = [("charge", who, target, path) for target, path in paths if path is not None]
    if not found:
        path = _round_about(s, unit, way, s.units[near[0]].at, BASE, unit.profile.charge)
        return [("charge", who, near[0], path)] if path is not None else []
    return found


def all_charges(s: State, who: int) -> list[Action]:
    """List a charge at every enemy that can be reached, straight where possible, else round what stands between."""
    paths = [(target, charge_path(s, who, target)) for target in _in_charge_range(s, s.units[who])]
    return [("charge", who, target, path) for target, path in paths if path is not None]


def _in_charge_range(s: State, unit: Unit) -> list[int]:
    """List the enemies that a straight charge over open ground would reach, nearest first."""
    most = unit.profile.charge + (STRAIGHT_BONUS if unit.profile.is_quarterback else 0)
    far2 = (most + BASE + TOLERANCE) ** 2
    return [n for d2, n in by_distance(s, unit.at, 1 - unit.side) if d2 <= far2]


def straight_charge(s: State, unit: Unit, enemy: Point, way: Ground) -> tuple[Point, ...] | None:
    """Return the straight path into contact with an enemy, None if it is barred or too long.

    Rule: School Fighters 1.5, 4.2, Rulings 12 and 21.
    """
    profile, start = unit.profile, unit.at
    end = toward(enemy, start, BASE)
    if not is_free(way, start, end):
        return None
    bonus = STRAIGHT_BONUS if profile.is_quarterback else 0
    most = profile.walk if is_rough(s.layout, unit, (end,)) else profile.charge + bonus
    return (end,) if length(start, end) <= (most + TOLERANCE) * FINE else None


def charge_path(s: State, who: int, target: int) -> tuple[Point, ...] | None:
    """Return a path by which a unit can charge an enemy, straight if possible, None if there is none."""
    unit, enemy = s.units[who], s.units[target].at
    way = ground(s, who, unit.at, True)
    return straight_charge(s, unit, enemy, way) or _round_about(s, unit, way, enemy, BASE, unit.profile.charge)


def _round_about(
    s: State, unit: Unit, way: Ground, aim: Point, stand: int, most: int,
) -> tuple[Point, ...] | None:
    """Return a shortest path that stays out of difficult terrain, or one of the Walk distance through it."""
    start, walk = unit.at, unit.profile.walk
    rough = () if unit.profile.is_skater else s.layout.difficult
    in_rough = any(contains(piece, start) for piece in rough)
    if not in_rough:
        dry = way._replace(walls=way.walls + tuple((piece, 1) for piece in rough))
        path = route(dry, start, aim, stand, most * FINE)
        if path is not None:
            return path
    if rough and is_within(start, aim, walk):
        return route(way, start, aim, stand, walk * FINE)
    return None


# -- for pages -------------------------------------------------------------------------------------------------


def move_path(s: State, who: int, place: Point, most: int) -> tuple[Point, ...] | None:
    """Return a shortest legal path to a place, at most `most` hundredths long, None if there is none."""
    unit = s.units[who]
    return _round_about(s, unit, ground(s, who, unit.at, False), place, 0, most)


def nearest_move(s: State, who: int, place: Point, most: int) -> tuple[Point, ...] | None:
    """Return a path to the wanted place or the nearest one to it that can be reached, None if none is near.

    Args: most - length of the path in hundredths.
    """
    unit = s.units[who]
    way = ground(s, who, unit.at, False)
    wanted = (min(max(place[0], LOW), HIGH), min(max(place[1], LOW), HIGH))
    found: list[tuple[Point, ...] | None] = []

    def fits(end: Point) -> bool:
        if len(found) == _TRIES:
            return True
        if end == unit.at or distance2(unit.at, end) > (most + 1) ** 2 or not is_free(way, end, end):
            return False
        found.append(_round_about(s, unit, way, end, 0, most))
        return found[-1] is not None

    if not fits(wanted):
        nearest_place(wanted, unit.at if wanted != unit.at else (wanted[0], HIGH + 1), fits, 0, _SEARCH)
    return found[-1] if found else None


def reach(s: State, who: int, kind: str) -> list[list[Point]]:
    """Return the region a unit can end its "walk", "run" or "charge" in, as polygons to be drawn as one shape.

    A charge is shown by where its centre can get to, whether or not an enemy is there.
    """
    unit = s.units[who]
    profile, start = unit.profile, unit.at
    way = ground(s, who, start, kind == "charge")
    most = profile.charge if kind == "charge" else profile.run if kind == "run" else profile.walk
    rough = () if profile.is_skater else s.layout.difficult
    if most == profile.walk or any(contains(piece, start) for piece in rough):
        return region(way, start, profile.walk)
    if not rough:
        return region(way, start, most)
    dry = way._replace(walls=way.walls + tuple((piece, 1) for piece in rough))
    near_rough = any(not clears(piece, start, start, profile.walk) for piece in rough)
    return region(dry, start, most) + (region(way, start, profile.walk) if near_rough else [])

