"""Actions: the legal ones, and their application.

An action is (kind, unit, ...); places are pairs, paths tuples of places.

`legal_actions` lists a finite useful set; `is_legal` accepts every legal place and path. To keep lists short a unit is
first activated and then its own actions are listed, but any of them may also be taken directly.
"""

from collections.abc import Callable, Sequence
from typing import Any

from fracas.games.school_fighters import combat, monitor, movement, orders, setup, shooting, turn
from fracas.games.school_fighters import state as st
from fracas.games.school_fighters.space import APART, APART2, INCH, obstacles
from fracas.games.school_fighters.state import State
from fracas.games.school_fighters.useful_moves import unit_actions
from fracas.kernel.geometry.plane import TURNS, Point, distance2, turned_point
from fracas.kernel.resign import is_resignation
from fracas.kernel.ruleset import Action
from fracas.kernel.table import NOBODY, Side, Table

TABLE, ROLL, DONE, DECLINE, STAY = ("table",), ("roll-off",), ("done",), ("decline",), ("monitor", ())
CONCEDE = ("concede",)  # of the side to act, as older records have it; legal once play has begun, never listed


def legal_actions(s: State) -> list[Action]:
    """List useful actions in stable order; empty only when the match is over."""
    phase = s.phase
    if phase == st.MOVEMENT:
        return unit_actions(s, s.active) if s.active != st.NO_UNIT else movement_actions(s)
    if phase == st.SHOOTING:
        return shooting_actions(s)
    if phase == st.COMBAT:
        return combat_actions(s)
    if phase == st.DEPLOYMENT:
        return deployments(s)
    if phase == st.MONITOR_PHASE:
        return monitor_actions(s)
    return [] if phase == st.OVER else [TABLE if phase == st.TABLE_PHASE else ROLL]


def movement_actions(s: State) -> list[Action]:
    """List the orders and the units to activate.

    The end of the part, which holds all units left, is listed only when no unit can be activated.
    """
    listed: list[Action] = []
    if s.may_order:
        for who in orders.order_givers(s):
            listed += [("order", who, "run"), ("order", who, "ready")]
            listed += [("order", who, "feet", n) for n in orders.friends_to_raise(s, who)]
    able = turn.can_act(s)
    listed += [("activate", who) for who in able] if able else [DONE]
    return listed


def shooting_actions(s: State) -> list[Action]:
    """List the shots, the salts, and the end of the part."""
    listed: list[Action] = []
    for who in s.gangs[s.side]:
        listed += [("shoot", who, target) for target in shooting.shot_targets(s, who)]
        if shooting.patients(s, who):
            listed.append(("salts", who))
    listed.append(DONE)
    return listed


def combat_actions(s: State) -> list[Action]:
    """List the attacks, and the end of the part."""
    listed: list[Action] = [
        ("fight", who, target)
        for who in s.gangs[s.side] if combat.may_fight(s, who) for target in combat.targets(s, who)
    ]
    listed.append(DONE)
    return listed


def deployments(s: State) -> list[Action]:
    """List useful places for the next waiting unit: two staggered rows of six, or the remaining space.

    Rule: School Fighters 2, Ruling 9.
    """
    who = setup.undeployed_units(s, s.side)[0]
    low, high = setup.zone(s, s.side)
    places: Sequence[Point] = setup.rows(s.layout.barriers, low, high)
    for at in obstacles(s, who):
        if low - APART < at[1] < high + APART:  # not the other gang
            west, east = at[0] - APART, at[0] + APART
            places = [place for place in places if not west < place[0] < east or distance2(at, place) >= APART2]
    listed: list[Action] = [("deploy", who, place) for place in places]
    return listed or [("deploy", who, place) for place in setup.lattice(low, high) if setup.may_deploy(s, who, place)]


def monitor_actions(s: State) -> list[Action]:
    """List useful moves of the monitor: none, three or six inches in twelve directions; or leaving it alone."""
    at = s.monitor
    ahead = at[0] + 1, at[1]
    paths = [(turned_point(at, ahead, n, far),) for far in (3 * INCH, 6 * INCH) for n in range(0, TURNS, 2)]
    return [DECLINE, STAY, *(("monitor", path) for path in paths if monitor.may_move_monitor(s, path))]


# -- legality --------------------------------------------------------------------------------------------------


def is_legal(s: State, action: Action) -> bool:
    """Return whether an action, of whatever origin, is legal here."""
    if not isinstance(action, tuple) or not action or not isinstance(action[0], str):
        return False
    kind = action[0]
    if kind == "deploy":
        return s.phase == st.DEPLOYMENT and _has(s, action, 3) and movement.is_path(action[2:]) and setup.may_deploy(
            s, action[1], action[2]
        )
    if kind == "monitor":
        return s.phase == st.MONITOR_PHASE and len(action) == 2 and movement.is_path(action[1]) and (
            monitor.may_move_monitor(s, action[1])
        )
    if kind in ("activate", "hold", "walk", "run", "charge"):
        may_act = s.phase == st.MOVEMENT and _has(s, action) and movement.may_act(s, action[1])
        return may_act and _is_legal_act(s, action)
    if kind == "decline":
        return action == DECLINE and s.phase == st.MONITOR_PHASE
    if kind == "concede":
        return (action == CONCEDE or is_resignation(action)) and st.MONITOR_PHASE <= s.phase < st.OVER
    if kind == "done":
        return action == DONE and s.active == st.NO_UNIT and s.phase in (st.MOVEMENT, st.SHOOTING, st.COMBAT)
    return action in legal_actions(s)


def _has(s: State, action: Action, size: int = 0) -> bool:
    """Return whether an action names a unit and, with `size`, has so many parts."""
    return (
        len(action) >= 2 and type(action[1]) is int and 0 <= action[1] < len(s.units) and size in (0, len(action))
    )


def _is_legal_act(s: State, action: Action) -> bool:
    kind, who, *rest = action
    if kind == "activate":
        return not rest and s.active == st.NO_UNIT
    if kind == "hold":
        return not rest
    if not rest or not movement.is_path(rest[-1]):
        return False
    if kind == "charge":
        target = rest[0]
        is_unit = len(rest) == 2 and type(target) is int and 0 <= target < len(s.units)
        return is_unit and movement.may_charge(s, who, target, rest[1])
    return len(rest) == 1 and movement.may_move(s, who, kind, rest[0])


# -- doing it --------------------------------------------------------------------------------------------------


def apply(t: Table, action: Action) -> None:
    """Play a legal action, and pass over everything that needs no decision."""
    _DEEDS[action[0]](t, *action[1:])
    if action[0] not in _OF_UNITS:
        turn.go_on(t)


def _order(t: Table, boss: int, which: str, target: int = st.NO_UNIT) -> None:
    if which == "run":
        orders.run_forrest(t, boss)
    elif which == "ready":
        orders.be_ready(t, boss)
    else:
        orders.on_your_feet(t, boss, target)


def _walk(t: Table, who: int, path: tuple[Point, ...]) -> None:
    movement.move(t, who, "walk", path)


def _run(t: Table, who: int, path: tuple[Point, ...]) -> None:
    movement.move(t, who, "run", path)


def _concede(t: Table, side: Side = NOBODY) -> None:
    turn.concede(t, t.state.side if side == NOBODY else side)


def _done(t: Table) -> None:
    is_moving = t.state.phase == st.MOVEMENT
    t.tell("done", t.state.side, len(turn.can_act(t.state)) if is_moving else 0, rule="3")
    if is_moving:
        turn.finish_moving(t)
    else:
        turn.end_part(t)


_OF_UNITS = frozenset(("order", "activate", "hold", "walk", "run", "charge"))  # end no part; by standing units
_DEEDS: dict[str, Callable[..., Any]] = {
    "table": setup.lay_table, "roll-off": setup.roll_off, "deploy": setup.deploy, "monitor": monitor.move_monitor,
    "decline": monitor.decline_monitor, "order": _order, "activate": movement.activate, "hold": movement.hold,
    "walk": _walk, "run": _run, "charge": movement.charge, "shoot": shooting.shoot, "salts": shooting.use_salts,
    "fight": combat.fight, "done": _done, "concede": _concede,
}
