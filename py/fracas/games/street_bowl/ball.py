"""The ball on cobbles (chapter 11): bounces, walls, throw-ins by the fans, and where a kick becomes a touchback.

A ball that hits the ground owes bounces (`s.bounces`); `settle_ball` makes them. What comes down in a square is caught
there or owes two. In a kick-off nothing goes on once the ball is a touchback.
"""

from __future__ import annotations

from fracas.games.street_bowl.dice import TWO_D6
from fracas.games.street_bowl.pitch import SCATTER, THROW_IN, Step, beyond, edge_beyond, is_in_half, is_wall
from fracas.games.street_bowl.roll import Reasons
from fracas.games.street_bowl.state import KICK, NO_ONE, NOWHERE, State, who_is_at
from fracas.games.street_bowl.throwing.catching import ACCURATE_PASS, aimed_bonus, can_catch, catch, diver
from fracas.kernel.dice import D6, D8
from fracas.kernel.table import Table

# How a ball comes down.
ACCURATE, INACCURATE, KICKED, THROWN_IN, DEFLECTED = "accurate", "inaccurate", "kick", "throw_in", "deflection"


def settle_ball(t: Table) -> None:
    """Make the bounces that the loose ball owes, until it rests, is held or is a touchback.

    Rule:  Street Bowl 11.2, 11.3.
    Rolls: D8 a bounce, then those of a catch, a wall or a throw-in.
    """
    s: State = t.state
    if not s.bounces:
        return
    while s.bounces:
        _bounce(t)
    if s.ball != NOWHERE:
        t.tell("ball_rests", s.ball, rule="11.2")


def land(t: Table, cell: int, *, may_dive: bool, kind: str) -> None:
    """Let the ball come down in a square, and settle it.

    Rule:  Street Bowl 5.5, 10.2 "Landing", 11.4.
    Args:  kind - ACCURATE .. DEFLECTED.
    Rolls: those of a catch, then those of the bounces.
    """
    _come_down(t, cell, may_dive=may_dive, kind=kind)
    settle_ball(t)


def deflect(t: Table, cell: int, edge: str) -> None:
    """Let the ball come off a wall, and settle it.

    Rule:  Street Bowl 11.4.
    Rolls: those of `off_wall`, then those of the landing.
    """
    _come_off(t, cell, edge)
    settle_ball(t)


def throw_in(t: Table, cell: int, edge: str) -> None:
    """Let the fans behind an open end throw the ball in, and settle it.

    Rule:  Street Bowl 8.3, 11.5.
    Rolls: D6 direction, 2D6 distance, then those of the landing.
    """
    _come_in(t, cell, edge)
    settle_ball(t)


def off_wall(t: Table, cell: int, edge: str) -> tuple[int, str]:
    """Roll the new direction and distance of a thing that met a wall, over the heads of all in between.

    Rule:    Street Bowl 11.4, Ruling 37.
    Args:    cell - the last square inside.
    Rolls:   D6 direction, D6 distance.
    Returns: the square it comes to, or the last one inside and the end it crosses.
    """
    s: State = t.state
    t.tell("hits_wall", cell, edge, rule="11.4")
    way = t.roll("deflection_way", D6, coach=s.side, target=cell, bands=template_face, rule="11.4")
    far = t.roll("deflection", D6, coach=s.side, target=cell, rule="11.4/R37")
    return fly(cell, THROW_IN[edge][template_face(way)], far)


def scatter(t: Table, cell: int, times: int, *, rule: str) -> tuple[int, str]:
    """Scatter something through the air square by square.

    Rule:    Street Bowl 2, 10.2, Ruling 29: players on the way do not matter; what is left when an edge is met is lost.
    Rolls:   D8 a step.
    Returns: the square it comes to, or the last one inside and the edge it meets.
    """
    s: State = t.state
    crossed = ""
    for _time in range(times):
        step = SCATTER[t.roll("scatter", D8, coach=s.side, target=cell, rule=rule)]
        crossed = edge_beyond(cell, step)
        if crossed:
            break
        t.tell("scatters", cell, beyond(cell, step), rule=rule)
        cell = beyond(cell, step)
    return cell, crossed


def arrive(t: Table, cell: int, crossed: str, *, kind: str) -> None:
    """Let the ball come down and settle after its flight: in a square, off a wall, or among the fans.

    Rule: Street Bowl 10.2, 11.4, 11.5, Ruling 29.
    """
    _end_flight(t, cell, crossed, may_dive=True, kind=kind)
    settle_ball(t)


def template_face(face: int) -> int:
    """Return the direction of the throw-in template, one of three, for a D6.

    Rule: Street Bowl 2.
    """
    return (face - 1) // 2


def fly(cell: int, step: Step, squares: int) -> tuple[int, str]:
    """Follow a straight path from, but not counting, a square.

    Rule:    Street Bowl 11.4, Ruling 37.
    Returns: the square it comes to, or the last one inside and the edge it crosses.
    """
    for _square in range(squares):
        crossed = edge_beyond(cell, step)
        if crossed:
            return cell, crossed
        cell = beyond(cell, step)
    return cell, ""


def make_touchback(t: Table) -> None:
    """Make the kick a touchback: the ball is nowhere until the receiving coach gives it to a player.

    Rule: Street Bowl 5, Rulings 14, 66.
    """
    s: State = t.state
    s.is_touchback, s.holder, s.ball, s.bounces, s.is_airborne = 1, NO_ONE, NOWHERE, 0, 0
    t.tell("touchback", rule="5/R14")


def _has_come_back(t: Table) -> bool:
    """Make a kick whose ball is in the kicking half a touchback.

    Rule:    Street Bowl 5, Rulings 14, 66: after every move, before any catch.
    Returns: whether it is one.
    """
    s: State = t.state
    if s.phase != KICK or not is_in_half(s.ball, s.kicker):
        return False
    make_touchback(t)
    return True


def _bounce(t: Table) -> None:
    """Bounce the loose ball once.

    Rule:  Street Bowl 11.2: a player who cannot or does not catch it starts a double bounce from his square.
    Rolls: D8, then those of the catch, the wall or the throw-in.
    """
    s: State = t.state
    s.bounces -= 1
    step = SCATTER[t.roll("bounce", D8, coach=s.side, target=s.ball, rule="11.2")]
    crossed = edge_beyond(s.ball, step)
    if crossed:
        _end_flight(t, s.ball, crossed, may_dive=False, kind=DEFLECTED)
        return
    came_from, s.ball = s.ball, beyond(s.ball, step)
    t.tell("bounces", came_from, s.ball, rule="11.2")
    if _has_come_back(t):
        return
    who = who_is_at(s, s.ball)
    if who != NO_ONE and not (can_catch(s, who) and catch(t, who)):
        s.bounces = 2


def _end_flight(t: Table, cell: int, crossed: str, *, may_dive: bool, kind: str) -> None:
    """Go on where a flight ended.

    Rule: Street Bowl 11.4, 11.5; 5 (a kick over an end is a touchback, whatever sent it there).
    """
    s: State = t.state
    if not crossed:
        _come_down(t, cell, may_dive=may_dive, kind=kind)
    elif is_wall(crossed):
        _come_off(t, cell, crossed)
    elif s.phase == KICK:
        make_touchback(t)
    else:
        _come_in(t, cell, crossed)


def _come_off(t: Table, cell: int, edge: str) -> None:
    """Send the ball off a wall.

    Rule: Street Bowl 11.4, Ruling 65: nobody dives for it.
    """
    _end_flight(t, *off_wall(t, cell, edge), may_dive=False, kind=DEFLECTED)


def _come_in(t: Table, cell: int, edge: str) -> None:
    """Throw the ball in.

    Rule:  Street Bowl 11.5.
    Args:  cell - the last square inside.
    Rolls: D6 direction, 2D6 distance, then those of the landing.
    """
    s: State = t.state
    s.holder, s.ball = NO_ONE, cell
    t.tell("goes_to_fans", cell, edge, rule="11.5")
    way = t.roll("throw_in_way", D6, coach=s.side, target=cell, bands=template_face, rule="11.5")
    far = sum(t.roll("throw_in", TWO_D6, coach=s.side, target=cell, bands=sum, rule="11.5"))
    _end_flight(t, *fly(cell, THROW_IN[edge][template_face(way)], far), may_dive=True, kind=THROWN_IN)


def _come_down(t: Table, cell: int, *, may_dive: bool, kind: str) -> None:
    """Let the ball come down: caught where it lands, dived for beside it, or on the ground.

    Rule:  Street Bowl 5.5, 10.2 "Landing", 11.1, 11.4; 19.2 Diving Catch.
    Rolls: those of a catch.
    """
    s: State = t.state
    s.holder, s.ball, s.bounces, s.is_airborne = NO_ONE, cell, 0, 0
    t.tell("lands", cell, kind, rule="10.2")
    if _has_come_back(t):
        return
    who, bonus = _catcher(t, cell, may_dive, kind == ACCURATE)
    if who != NO_ONE and catch(t, who, *bonus):
        return
    s.ball = cell if who == NO_ONE else s.where[who]
    s.bounces = 2
    t.tell("hits_ground", s.ball, rule="11.1")


def _catcher(t: Table, cell: int, may_dive: bool, is_accurate: bool) -> tuple[int, Reasons]:
    """Return the player who tries to catch a ball that comes down, and his modifiers. He stands there, or dives for it.

    Rule: Street Bowl 10.2 "Landing"; 19.2 Diving Catch.
    """
    s: State = t.state
    who = who_is_at(s, cell)
    if who != NO_ONE:
        return (who, aimed_bonus(s, who, is_accurate)) if can_catch(s, who) else (NO_ONE, ())
    if not may_dive:
        return NO_ONE, ()
    return diver(t, cell), (ACCURATE_PASS,) if is_accurate else ()
