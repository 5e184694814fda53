"""Space and measuring: gaps, contact, engagement, sight, cover (chapters 1, 1.2, 1.3; Rulings 1, 2, 5 and 6)."""

from collections.abc import Sequence

from fracas.games.school_fighters.state import FAZED, OFF_TABLE, STANDING, State
from fracas.games.school_fighters.terrain import TABLE, Layout, level_at
from fracas.kernel.geometry.path import Ground
from fracas.kernel.geometry.plane import Point, distance2, length
from fracas.kernel.geometry.shapes import Shape, clears, contains, crosses
from fracas.kernel.geometry.sight import first_clear_line
from fracas.kernel.table import Reason, Side

RADIUS = 50  # of a base, Ruling 1
BASE = 2 * RADIUS
INCH = 100
TOLERANCE = 1  # a hundredth of an inch, Ruling 2

LOW, HIGH = RADIUS, TABLE - RADIUS  # least and greatest coordinate of a centre on the table
TOUCH = BASE + TOLERANCE  # distance of centres up to which bases are in contact
TOUCH2 = TOUCH**2
NO_OVERLAP = BASE - TOLERANCE  # least distance of two centres
APART = BASE + INCH - TOLERANCE  # least distance of centres an inch apart
APART2 = APART**2

NOBODY_SEES = -1

Neighbour = tuple[int, int, int, int]  # squared distance of centres, number, distances east and north


def gap(a: Point, b: Point) -> int:
    """Return the gap between two bases, in hundredths rounded down.

    Rule: School Fighters 1, Ruling 2.
    """
    return length(a, b) // 100 - BASE


def is_within(a: Point, b: Point, far: int) -> bool:
    """Return whether the gap between two bases is at most `far`.

    Rule: School Fighters 1, Ruling 2.
    """
    dx, dy = a[0] - b[0], a[1] - b[1]
    return dx * dx + dy * dy <= (far + BASE + TOLERANCE) ** 2


def is_touching(a: Point, b: Point) -> bool:
    """Return whether two bases are in contact."""
    dx, dy = a[0] - b[0], a[1] - b[1]
    return dx * dx + dy * dy <= TOUCH2


def enemies_in_contact(s: State, who: int, status: int = FAZED) -> list[int]:
    """List the enemies in base contact with a unit whose status is at least `status`."""
    units, found = s.units, []
    x, y = units[who].at
    west, east = x - TOUCH, x + TOUCH
    for n in s.gangs[1 - units[who].side]:
        at = units[n].at
        if west <= at[0] <= east and units[n].status >= status and (at[0] - x) ** 2 + (at[1] - y) ** 2 <= TOUCH2:
            found.append(n)
    return found


def is_engaged(s: State, who: int) -> bool:
    """Return whether a unit is not Fazed and in base contact with an enemy who is not Fazed."""
    return s.units[who].status == STANDING and bool(enemies_in_contact(s, who, STANDING))


def friends_within(s: State, side: Side, centre: int, far: int) -> list[int]:
    """List the units of a side on the table within `far` of a unit, never that unit itself.

    Rule: School Fighters 2.2, Ruling 14.
    """
    at = s.units[centre].at
    units = s.units
    return [n for n in s.gangs[side] if n != centre and units[n].status >= FAZED and is_within(at, units[n].at, far)]


def around(s: State, who: int) -> list[Neighbour]:
    """List everything else that stands on the table, nearest first; the monitor's number is -1."""
    x, y = s.units[who].at
    found = []
    for n, unit in enumerate(s.units):
        east, north = unit.at
        if east >= 0 and n != who:  # exactly the units on the table have a place
            dx, dy = east - x, north - y
            found.append((dx * dx + dy * dy, n, dx, dy))
    if s.monitor != OFF_TABLE:
        dx, dy = s.monitor[0] - x, s.monitor[1] - y
        found.append((dx * dx + dy * dy, -1, dx, dy))
    found.sort()
    return found


def by_distance(s: State, at: Point, side: Side) -> list[tuple[int, int]]:
    """List the units of a side on the table as (squared distance of centres, number), nearest first."""
    units = s.units
    return sorted((distance2(at, units[n].at), n) for n in s.gangs[side] if units[n].status >= FAZED)


# -- sight and cover -------------------------------------------------------------------------------------------


def walls_between(layout: Layout, a: Point, b: Point) -> list[Shape]:
    """List the SOLID pieces that may block sight between two places. A piece that either stands on does not.

    Rule: School Fighters 1.2, Rulings 5 and 39.
    """
    return [
        wall.shape for wall in layout.walls
        if not (wall.level and (contains(wall.shape, a) or contains(wall.shape, b)))
    ]


def sight_line(layout: Layout, eye: Point, target: Point) -> int:
    """Return the number of the open line of sight.

    It is 0 to the centre, 1 and 2 to a side of the target, or `NOBODY_SEES`.

    Rule: School Fighters 1.2, Ruling 5.
    """
    return first_clear_line(walls_between(layout, eye, target), eye, target, RADIUS)


def sees(layout: Layout, eye: Point, target: Point) -> bool:
    """Return whether a unit here sees a unit there.

    Rule: School Fighters 1.2, Ruling 5.
    """
    return not layout.walls or sight_line(layout, eye, target) != NOBODY_SEES


def cover_reasons(layout: Layout, eye: Point, target: Point) -> tuple[Reason, ...]:
    """Return the reasons for the target's cover against a shot. They give one Block die, whatever their number.

    Rule:    School Fighters 1.3, 1.4, Ruling 6.
    Returns: the reasons, the first with amount 1, the others with 0.
    """
    why = []
    if any(contains(piece, target) for piece in layout.covers):
        why.append("in-cover")
    elif any(not contains(piece, eye) and crosses(piece, eye, target) for piece in layout.covers):
        why.append("behind-cover")
    if layout.heights and level_at(layout, target) > level_at(layout, eye):
        why.append("target-higher")
    return tuple(Reason(key, int(n == 0)) for n, key in enumerate(why))


# -- ground ----------------------------------------------------------------------------------------------------


def obstacles(s: State, who: int) -> list[Point]:
    """List the centres of everything else that stands on the table, the monitor last; -1 asks for the monitor's own."""
    at = []
    for n, unit in enumerate(s.units):
        if unit.status >= FAZED and n != who:
            at.append(unit.at)
    if s.monitor != OFF_TABLE and who >= 0:
        at.append(s.monitor)
    return at


def ground(s: State, who: int, start: Point, charging: bool) -> Ground:
    """Return the obstacles and limits for a unit, or with -1 the monitor, on its way from `start`.

    Rule: School Fighters 4.2, Rulings 19, 20, 27, 34 and 39.
    """
    walls = s.layout.barriers
    others = obstacles(s, who)
    if charging:
        return Ground(LOW, HIGH, walls, others, NO_OVERLAP)
    x, y = start
    near = [at for at in others if (at[0] - x) ** 2 + (at[1] - y) ** 2 < APART2]
    if near:
        others = [at for at in others if at not in near]
    return Ground(LOW, HIGH, walls, others, APART, near)


def may_stand(s: State, who: int, place: Point) -> bool:
    """Return whether a unit, or with -1 the monitor, may be put here.

    The place is on the table, off SOLID, 1 inch from others.

    Rule: School Fighters 2, 6.4, Rulings 9, 28 and 34.
    """
    return may_stand_among(s.layout, obstacles(s, who), place)


def may_stand_among(layout: Layout, others: Sequence[Point], place: Point) -> bool:
    """Return whether a base may be put on a place among these others."""
    is_on_table = LOW <= place[0] <= HIGH and LOW <= place[1] <= HIGH
    return is_on_table and keeps_apart(others, place) and stands_free(layout, place)


def keeps_apart(others: Sequence[Point], place: Point) -> bool:
    """Return whether a base here keeps an inch from all others."""
    x, y = place
    for ox, oy in others:
        dx, dy = ox - x, oy - y
        if dx * dx + dy * dy < APART2:
            return False
    return True


def stands_free(layout: Layout, place: Point) -> bool:
    """Return whether a base here keeps off SOLID."""
    x, y = place
    for shape, room in layout.barriers:
        far = shape.radius + room
        if abs(shape.x - x) < far and abs(shape.y - y) < far and not clears(shape, place, place, room):
            return False
    return True
