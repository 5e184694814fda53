"""Movement: hold, walk, run and charge, the 1 inch rule, difficult terrain.

Chapters 1.5 and 4.2, Rulings 7, 8, 12 and 19 to 22.
"""

from fracas.games.school_fighters import state as st
from fracas.games.school_fighters.space import TOLERANCE, ground, is_engaged, is_touching
from fracas.games.school_fighters.state import State, Unit
from fracas.games.school_fighters.terrain import Layout, level_at
from fracas.games.school_fighters.units import STRAIGHT_BONUS, UNITS
from fracas.kernel.geometry.path import PATH_LIMIT, is_open_path
from fracas.kernel.geometry.plane import FINE, Point, length, path_length
from fracas.kernel.geometry.shapes import contains, crosses
from fracas.kernel.table import Table

Path = tuple[Point, ...]

MOVES = {"walk": st.WALKED, "run": st.RAN}


def may_act(s: State, who: int) -> bool:
    """Return whether a unit of the acting side may still be activated in this Movement Phase.

    Rule: School Fighters 3, 4.2.
    """
    unit = s.units[who]
    is_ready = unit.side == s.side and unit.status == st.STANDING and unit.moved == st.NOT_YET
    return is_ready and s.active in (st.NO_UNIT, who)


def is_rough(layout: Layout, unit: Unit, path: Path) -> bool:
    """Return whether difficult terrain slows a unit on this path.

    Rule: School Fighters 1.5, 2.2 "Ollie", Rulings 4 and 8. Each straight part is judged by itself.
    """
    if not layout.rough or UNITS[unit.kind].is_skater:
        return False
    start = unit.at
    end = path[-1] if path else start
    a = start
    for b in path or (start,):
        (ax, ay), (bx, by) = a, b
        west, east = (ax, bx) if ax < bx else (bx, ax)
        south, north = (ay, by) if ay < by else (by, ay)
        for its_west, its_south, its_east, its_north, piece in layout.rough:
            if west <= its_east and east >= its_west and south <= its_north and north >= its_south:
                if contains(piece, start) or contains(piece, end) or crosses(piece, a, b):
                    return True
        a = b
    return False


def is_straight(start: Point, path: Path) -> bool:
    """Return whether a path is a straight line.

    Rule: School Fighters 2.2, Ruling 12.
    """
    return path_length(start, path) - length(start, path[-1] if path else start) <= TOLERANCE * FINE


def allowance(layout: Layout, unit: Unit, move: str, path: Path) -> int:
    """Return the allowed length of a unit's move by a path, in hundredths of an inch.

    Rule: School Fighters 1.5, 2.1, 2.2 "Quarterback", 4.2, Rulings 8 and 12.
    Args: move - "walk", "run" or "charge".
    """
    profile = unit.profile
    if is_rough(layout, unit, path):
        return profile.walk
    if move == "charge":
        bonus = STRAIGHT_BONUS if profile.is_quarterback and is_straight(unit.at, path) else 0
        return profile.charge + bonus
    return profile.walk if move == "walk" else profile.run


def is_in_reach(layout: Layout, unit: Unit, move: str, path: Path) -> bool:
    """Return whether a path is short enough."""
    used = path_length(unit.at, path)
    return used <= (allowance(layout, unit, move, path) + TOLERANCE) * FINE


def is_path(path: object) -> bool:
    """Return whether this is a chain of at most `PATH_LIMIT` points with whole coordinates."""
    return isinstance(path, tuple) and len(path) <= PATH_LIMIT and all(
        isinstance(p, tuple) and len(p) == 2 and type(p[0]) is int and type(p[1]) is int for p in path
    )


def may_move(s: State, who: int, move: str, path: Path) -> bool:
    """Return whether a unit may walk or run this path.

    Rule: School Fighters 4.2, Rulings 19, 20 and 22.
    """
    unit = s.units[who]
    return (
        len(path) > 0 and not is_engaged(s, who) and is_in_reach(s.layout, unit, move, path)
        and is_open_path(ground(s, who, unit.at, False), unit.at, path)
    )


def may_charge(s: State, who: int, target: int, path: Path) -> bool:
    """Return whether a unit may charge this enemy by this path.

    Rule: School Fighters 4.2, Rulings 19, 21 and 22.
    """
    unit, enemy = s.units[who], s.units[target]
    end = path[-1] if path else unit.at
    return (
        enemy.side != unit.side and enemy.status >= st.FAZED and is_touching(end, enemy.at)
        and not is_engaged(s, who) and is_in_reach(s.layout, unit, "charge", path)
        and is_open_path(ground(s, who, unit.at, True), unit.at, path)
    )


def activate(t: Table, who: int) -> None:
    """Activate a unit; it acts next.

    Rule:    School Fighters 4.2.
    Changes: active, may_order.
    """
    t.state.active = who
    t.state.may_order = False
    t.tell("activates", who, rule="4.2")


def hold(t: Table, who: int) -> None:
    """Keep a unit in its place.

    Rule: School Fighters 4.2.
    """
    _end_activation(t, who, t.state.units[who].at, st.HELD)
    t.tell("holds", who, rule="4.2")


def move(t: Table, who: int, kind: str, path: Path) -> None:
    """Walk or run a path.

    Rule: School Fighters 4.2.
    """
    unit = t.state.units[who]
    _end_activation(t, who, path[-1], MOVES[kind])
    t.tell(f"{kind}s", who, path_length(unit.at, path) // FINE, (unit.at, *path), rule="4.2/R19")


def charge(t: Table, who: int, target: int, path: Path) -> None:
    """Charge an enemy, and note the higher of the two for their fight this round.

    Rule:    School Fighters 1.4, 4.2, Rulings 7 and 21.
    Changes: the unit's place, charged and height; chargers.
    """
    s = t.state
    unit = s.units[who]
    height = level_at(s.layout, unit.at) - level_at(s.layout, s.units[target].at)
    _end_activation(t, who, path[-1] if path else unit.at, st.CHARGED)
    s.change(who, charged=target, height=height)
    s.chargers = (*s.chargers, who)
    t.tell("charges", who, path_length(unit.at, path) // FINE, (unit.at, *path), target, height, rule="4.2/R21")


def _end_activation(t: Table, who: int, at: Point, moved: int) -> None:
    s = t.state
    unit = s.units[who] = s.units[who].copy()  # `change` written out, as every action comes here
    unit.at, unit.moved = at, moved
    s.active = st.NO_UNIT
    s.may_order = False
