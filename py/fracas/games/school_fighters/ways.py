"""Ways: the useful moves of a unit, paths round obstacles, the region it can reach (no chapter; they serve 4.2).

The rules accept any legal path; here are those worth offering to bots, lists, keyboards and pages.
"""

from __future__ import annotations

from math import sqrt

from fracas.games.school_fighters.movement import is_rough, may_move
from fracas.games.school_fighters.space import APART, BASE, HIGH, INCH, LOW, ground, is_within
from fracas.games.school_fighters.state import FAZED, State, Unit
from fracas.games.school_fighters.units import STRAIGHT_BONUS
from fracas.kernel.path import Ground, is_free, nearest_place, route
from fracas.kernel.plane import FINE, Point, Shape, clears, contains, toward
from fracas.kernel.reach import region
from fracas.kernel.ruleset import Action

_MARGIN = 2  # hundredths given away so that a rounded end is legal too

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
    for cx, cy in way.discs:
        dx, dy = cx - start[0], cy - start[1]
        _shorten(free, dx * ux + dy * uy, dy * ux - dx * uy, APART + 1)
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
        _shorten(free, dx * ux + dy * uy, dy * ux - dx * uy, radius)
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
    """List a charge at every enemy that can be reached, straight where possible, else round what stands between."""
    unit = s.units[who]
    most = unit.profile.charge + (STRAIGHT_BONUS if unit.profile.is_quarterback else 0)
    found: list[Action] = []
    way: Ground | None = None
    for target in s.gangs[1 - unit.side]:
        enemy = s.units[target]
        if enemy.status >= FAZED and is_within(unit.at, enemy.at, most):
            way = way or ground(s, who, unit.at, True)
            path = charge_path(s, unit, enemy.at, way)
            if path is not None:
                found.append(("charge", who, target, path))
    return found


def charge_path(s: State, unit: Unit, enemy: Point, way: Ground) -> tuple[Point, ...] | None:
    """Return a path into contact with an enemy, None if there is none within the allowance.

    Rule: School Fighters 1.5, 4.2, Rulings 12 and 21.
    Args: way - the ground of the charging unit.
    """
    profile, start = unit.profile, unit.at
    end = toward(enemy, start, BASE)
    if is_free(way, start, end):
        rough = is_rough(s.layout, unit, (end,))
        bonus = STRAIGHT_BONUS if profile.is_quarterback else 0
        if is_within(start, enemy, profile.walk if rough else profile.charge + bonus):
            return (end,)
        if not rough:
            return None
    return _round_about(s, unit, way, enemy, BASE, profile.charge)


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


def nearest_move(s: State, who: int, place: Point, most: int, search: int = 3 * INCH) -> tuple[Point, ...] | None:
    """Return a path to the nearest place to the wanted one that the unit can reach, None if none is within `search`."""
    unit = s.units[who]
    if place == unit.at:
        return None
    way = ground(s, who, unit.at, False)
    wanted = (min(max(place[0], LOW), HIGH), min(max(place[1], LOW), HIGH))
    path = _round_about(s, unit, way, wanted, 0, most)
    if path is not None:
        return path
    found: list[tuple[Point, ...]] = []

    def fits(end: Point) -> bool:
        if not is_free(way, end, end) or not is_within(unit.at, end, most):
            return False
        path = _round_about(s, unit, way, end, 0, most)
        found.extend([path] if path is not None else [])
        return path is not None

    nearest_place(wanted, unit.at if wanted != unit.at else (wanted[0], HIGH), fits, 0, search)
    return found[0] if found else None


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

