"""Paths: the charges of a unit, ways round obstacles, the region it can reach (no chapter; they serve 4.2).

The rules accept any legal path; here are those worth offering to bots, keyboards and pages; `useful_moves` lists them.
"""

from collections.abc import Iterator, Sequence
from itertools import chain

from fracas.games.school_fighters.movement import is_rough
from fracas.games.school_fighters.space import (
    BASE,
    HIGH,
    INCH,
    LOW,
    NO_OVERLAP,
    TOLERANCE,
    Neighbour,
    around,
    ground,
    is_within,
)
from fracas.games.school_fighters.state import State, Unit
from fracas.games.school_fighters.units import UNITS
from fracas.kernel.geometry.path import Ground, clears_walls, is_free, places_about
from fracas.kernel.geometry.plane import FINE, Point, distance2, toward
from fracas.kernel.geometry.reach import reachable_region
from fracas.kernel.geometry.route import route_in_slices
from fracas.kernel.geometry.shapes import clears, contains
from fracas.kernel.ruleset import Action
from fracas.kernel.work import PausingWork, run_to_end

Path = tuple[Point, ...]

_SEARCH = 3 * INCH  # from the wanted place
_TRIES = 16  # paths looked for before giving up

_MOST = [unit.straight_charge for unit in UNITS]
CHARGE_RANGE2 = [(most + BASE + TOLERANCE) ** 2 for most in _MOST]  # of centres, over open ground
_CHARGE_LIMIT2, _WALK_LIMIT2 = (
    [((far + TOLERANCE) * FINE + 1) ** 2 for far in lengths] for lengths in (_MOST, [unit.walk for unit in UNITS])
)

_HERE = (0, 0)
_NO_OVERLAP2 = NO_OVERLAP**2
_CLOSE2 = (BASE + 2) ** 2  # bases this near may be in the way even of a charge that hardly moves

# -- charges ---------------------------------------------------------------------------------------------------


def all_charges(s: State, who: int) -> PausingWork[list[Action]]:
    """List a charge at every enemy in reach, straight where possible, else round obstacles."""
    far2, listed = CHARGE_RANGE2[s.units[who].kind], []
    for d2, target, _, _ in enemies_among(s, who, around(s, who)):
        path = (yield from charge_path_search(s, who, target)) if d2 <= far2 else None
        if path is not None:
            listed.append(("charge", who, target, path))
    return listed


def enemies_among(s: State, who: int, others: Sequence[Neighbour]) -> list[Neighbour]:
    """List the enemies among given neighbours, nearest first."""
    enemies = s.gangs[1 - s.units[who].side]
    first, end = enemies.start, enemies.stop
    return [other for other in others if first <= other[1] < end]


def nearest_enemy(s: State, who: int, others: Sequence[Neighbour]) -> Neighbour:
    """Return the nearest enemy among given neighbours; there is one as long as a match goes on."""
    enemies = s.gangs[1 - s.units[who].side]
    first, end = enemies.start, enemies.stop
    n = 0
    while not first <= others[n][1] < end:
        n += 1
    return others[n]


def straight_charge(s: State, unit: Unit, enemy: Neighbour, others: Sequence[Neighbour]) -> Path | None:
    """Return the straight path into contact with an enemy, None if it is barred or too long.

    Rule: School Fighters 1.5, 4.2, Rulings 12 and 21.
    """
    dx, dy = toward((enemy[2], enemy[3]), _HERE, BASE)
    if _is_barred(others, max(enemy[0], _CLOSE2), dx, dy):
        return None
    start = x, y = unit.at
    end = x + dx, y + dy
    if not (LOW <= end[0] <= HIGH and LOW <= end[1] <= HIGH and clears_walls(s.layout.barriers, start, end)):
        return None
    far2 = (dx * dx + dy * dy) * FINE * FINE
    if far2 >= _CHARGE_LIMIT2[unit.kind]:
        return None
    is_short = far2 < _WALK_LIMIT2[unit.kind]
    return (end,) if is_short or not is_rough(s.layout, unit, (end,)) else None


def _is_barred(others: Sequence[Neighbour], far2: int, dx: int, dy: int) -> bool:
    """Return whether a base nearer than the aim of a charge stands in its way."""
    whole = dx * dx + dy * dy
    for d2, _, mx, my in others:
        if d2 >= far2:
            return False
        ahead = mx * dx + my * dy
        if ahead > 0:
            if ahead < whole:
                if (mx * dy - my * dx) ** 2 < _NO_OVERLAP2 * whole:
                    return True
            elif (mx - dx) ** 2 + (my - dy) ** 2 < _NO_OVERLAP2:
                return True
    return False


def charge_path(s: State, who: int, target: int) -> Path | None:
    """Return a path by which a unit can charge an enemy, straight if possible, None if there is none."""
    return run_to_end(charge_path_search(s, who, target))


def charge_path_search(s: State, who: int, target: int) -> PausingWork[Path | None]:
    """Find the path of `charge_path`, with pauses."""
    unit = s.units[who]
    others = around(s, who)
    enemy = next(other for other in others if other[1] == target)
    return straight_charge(s, unit, enemy, others) or (yield from _charging_round(s, who, target))


def charge_round(s: State, who: int, target: int) -> Path | None:
    """Return a path round obstacles by which a unit can charge an enemy, None if there is none."""
    return run_to_end(_charging_round(s, who, target))


def _charging_round(s: State, who: int, target: int) -> PausingWork[Path | None]:
    unit = s.units[who]
    way = ground(s, who, unit.at, True)
    return (yield from _round_about(s, unit, way, s.units[target].at, BASE, unit.profile.charge))


def _round_about(
    s: State, unit: Unit, way: Ground, aim: Point, stand: int, most: int,
) -> PausingWork[Path | None]:
    """Return a shortest path that stays out of difficult terrain, or one of the Walk distance through it."""
    start, walk = unit.at, unit.profile.walk
    rough = () if unit.profile.is_skater else s.layout.difficult
    if not is_rough(s.layout, unit, ()):  # does not start in it
        dry = Ground(LOW, HIGH, s.layout.dry, way.discs, way.keep, way.behind) if rough else way
        path = yield from route_in_slices(dry, start, aim, stand, most * FINE)
        if path is not None:
            return path
    if rough and is_within(start, aim, walk):
        return (yield from route_in_slices(way, start, aim, stand, walk * FINE))
    return None


# -- for pages -------------------------------------------------------------------------------------------------


def nearest_move(s: State, who: int, place: Point, most: int) -> Path | None:
    """Return a path to the wanted place or the nearest reachable one, None if none is near.

    Args: most - length of the path in hundredths.
    """
    return run_to_end(nearest_move_search(s, who, place, most))


def nearest_move_search(s: State, who: int, place: Point, most: int) -> PausingWork[Path | None]:
    """Find that path, with pauses."""
    unit = s.units[who]
    way = ground(s, who, unit.at, False)
    wanted = (min(max(place[0], LOW), HIGH), min(max(place[1], LOW), HIGH))
    ahead, tries = unit.at if wanted != unit.at else (wanted[0], HIGH + 1), 0
    for end in chain((wanted,), places_about(wanted, ahead, 0, _SEARCH)):
        if end == unit.at or distance2(unit.at, end) > (most + 1) ** 2 or not is_free(way, end, end):
            continue
        path = yield from _round_about(s, unit, way, end, 0, most)
        tries += 1
        if path is not None or tries == _TRIES:
            return path
        yield
    return None


def reach(s: State, who: int, kind: str) -> list[list[Point]]:
    """Return the region a unit can end its "walk", "run" or "charge" in, as polygons of one shape.

    A charge is shown by where its centre can get to, whether or not an enemy is there.
    """
    return [polygon for polygon in reach_polygons(s, who, kind) if polygon is not None]


def reach_polygons(s: State, who: int, kind: str) -> Iterator[list[Point] | None]:
    """Yield the polygons of `reach` one by one, and None now and then as a pause."""
    unit = s.units[who]
    profile, start = unit.profile, unit.at
    way = ground(s, who, start, kind == "charge")
    most = profile.charge if kind == "charge" else profile.run if kind == "run" else profile.walk
    rough = () if profile.is_skater else s.layout.difficult
    if most == profile.walk or any(contains(piece, start) for piece in rough):
        yield from reachable_region(way, start, profile.walk)
        return
    dry = way._replace(walls=s.layout.dry) if rough else way
    yield from reachable_region(dry, start, most)
    if any(not clears(piece, start, start, profile.walk) for piece in rough):
        yield from reachable_region(way, start, profile.walk)

