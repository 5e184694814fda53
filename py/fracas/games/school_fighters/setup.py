"""Before the game: terrain, roll-off, sides and deployment (chapter 2, Ruling 9; the monitor's place, Ruling 34)."""

from functools import lru_cache

from fracas.games.school_fighters.layouts import roll_table
from fracas.games.school_fighters.space import HIGH, INCH, LOW, may_stand, stands_free
from fracas.games.school_fighters.state import DEPLOYMENT, OFF_TABLE, ROLL_OFF, STANDING, WAITING, State
from fracas.games.school_fighters.terrain import TABLE, Layout
from fracas.kernel.dice import D6
from fracas.kernel.geometry.path import clears_walls, nearest_place
from fracas.kernel.geometry.plane import Point
from fracas.kernel.geometry.shapes import Shape
from fracas.kernel.table import Side, Table

ZONE = 12 * INCH  # depth of a deployment zone
CENTRE = (TABLE // 2, TABLE // 2)
NORTH_OF_CENTRE = (TABLE // 2, TABLE)
_TABLES = 16  # for which places to deploy are remembered


def lay_table(t: Table) -> None:
    """Lay out the random terrain.

    Rule:    School Fighters 2, 8.4.
    Rolls:   those of `roll_table`.
    Changes: layout, phase.
    """
    t.tell("lays_table", rule="8.4")
    t.state.layout = roll_table(t)
    t.state.phase = ROLL_OFF


def roll_off(t: Table) -> None:
    """Roll for sides; the winner picks his table side, deploys first and is first player of round 1.

    Rule:    School Fighters 2, 3. After a tie nothing has changed, so the roll-off is taken again.
    Rolls:   D6 of the home (south) seat, D6 of the away (north) seat.
    Asks:    the winner: "side".
    Changes: first, south, side, monitor, phase.
    """
    s = t.state
    home = t.roll("roll-off", D6, coach=0, rule="2")
    away = t.roll("roll-off", D6, coach=1, bands=lambda face: (face > home) - (face < home), rule="2")
    if home == away:
        t.tell("ties", rule="2")
        return
    winner = 0 if home > away else 1
    t.tell("wins_roll_off", winner, rule="2")
    edge = t.choose(winner, "side", ("south", "north"), rule="2")
    s.south = winner if edge == "south" else 1 - winner
    s.first = s.side = winner
    t.tell("takes_side", winner, edge, rule="2")
    if s.monitor_rule:
        s.monitor = monitor_start(s.layout)
        t.tell("monitor_stands", *s.monitor, rule="7/R34")
    s.phase = DEPLOYMENT


def monitor_start(layout: Layout) -> Point:
    """Return the start of the hall monitor: the exact centre, or the nearest free place.

    Rule: School Fighters 7, Ruling 34; the search is that of Ruling 28, north first.
    """
    if stands_free(layout, CENTRE):
        return CENTRE
    return nearest_place(CENTRE, NORTH_OF_CENTRE, lambda p: stands_free(layout, p), 0, CENTRE[0] - LOW) or OFF_TABLE


def zone(s: State, side: Side) -> tuple[int, int]:
    """Return the least and the greatest y of a centre that a side may deploy on.

    Rule: School Fighters 2, Ruling 9.
    """
    return (LOW, ZONE - LOW) if s.south == side else (TABLE - ZONE + LOW, HIGH)


def may_deploy(s: State, who: int, place: Point) -> bool:
    """Return whether a waiting unit may be deployed here.

    Rule: School Fighters 2, Ruling 9.
    """
    low, high = zone(s, s.side)
    unit = s.units[who]
    return unit.side == s.side and unit.status == WAITING and low <= place[1] <= high and may_stand(s, who, place)


def deploy(t: Table, who: int, place: Point) -> None:
    """Put a unit on the table.

    Rule:    School Fighters 2, Ruling 9.
    Changes: the unit's place and status; side once all of a gang stand.
    """
    s = t.state
    s.change(who, at=place, status=STANDING)
    t.tell("deploys", who, place, rule="2/R9")
    if not is_waiting(s, s.side):
        s.side = 1 - s.side


def is_waiting(s: State, side: Side) -> bool:
    """Return whether a unit of a side is still to be deployed. Most often it is the last of them."""
    for n in reversed(s.gangs[side]):
        if s.units[n].status == WAITING:
            return True
    return False


def undeployed_units(s: State, side: Side) -> list[int]:
    """List the units of a side that are still to be deployed."""
    return [n for n in s.gangs[side] if s.units[n].status == WAITING]


@lru_cache(_TABLES)
def rows(barriers: tuple[tuple[Shape, int], ...], low: int, high: int) -> tuple[Point, ...]:
    """List two staggered rows of places between two y, the front row first, without those on SOLID."""
    front, back = (high - INCH, high - 6 * INCH) if low < TABLE // 2 else (low + INCH, low + 6 * INCH)
    places = [(x, front) for x in range(2 * INCH, TABLE, 8 * INCH)]
    places += [(x, back) for x in range(6 * INCH, TABLE, 8 * INCH)]
    return tuple(place for place in places if clears_walls(barriers, place, place))


def lattice(low: int, high: int) -> list[Point]:
    """List places two inches apart between two y: no base elsewhere can bar more than four of them."""
    return [(x, y) for y in range(low, high + 1, 2 * INCH) for x in range(INCH, TABLE, 2 * INCH)]


def has_room(layout: Layout, size: int) -> bool:
    """Return whether both zones can take any deployment of gangs of this size."""
    zones = ((LOW, ZONE - LOW), (TABLE - ZONE + LOW, HIGH))
    return all(sum(stands_free(layout, place) for place in lattice(*zone)) > 4 * (size - 1) for zone in zones)
