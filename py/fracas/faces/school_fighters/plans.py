"""Plans from a tapped place or unit: the shortest path, a charge, an attack; or the reason for a refusal."""

from collections.abc import Sequence
from fractions import Fraction

from fracas.faces.move_plan import MovePlan
from fracas.faces.preview import first_roll
from fracas.faces.school_fighters.board import PLANE
from fracas.faces.school_fighters.hints import engaged_text
from fracas.faces.school_fighters.labels import inches
from fracas.faces.school_fighters.modes import RUN, WALK
from fracas.faces.school_fighters.pieces import MONITOR, name
from fracas.games.school_fighters import paths, setup, shooting
from fracas.games.school_fighters.combat import targets
from fracas.games.school_fighters.monitor import MONITOR as MODEL
from fracas.games.school_fighters.monitor import MOVE as MONITOR_MOVE
from fracas.games.school_fighters.movement import allowance, is_rough
from fracas.games.school_fighters.ruleset import RULESET
from fracas.games.school_fighters.space import BASE, HIGH, LOW, gap, ground, is_engaged
from fracas.games.school_fighters.state import COMBAT, SHOOTING, State
from fracas.games.school_fighters.words.text import refusal_text
from fracas.kernel.drivers import Tape
from fracas.kernel.geometry.path import is_free, is_open_path, nearest_place
from fracas.kernel.geometry.plane import FINE, INCH, Point, distance2, path_length, toward
from fracas.kernel.geometry.route import route
from fracas.kernel.ruleset import Action
from fracas.locale import _

Path = tuple[Point, ...]
NEAR = 2 * INCH  # greatest distance from a tap to the legal place taken instead


def move_kind(s: State, who: int, path: Path, mode: str) -> str:
    """Return the kind of a path: a run if it is too long for a walk or meant as one."""
    unit = s.units[who]
    return RUN if mode == RUN or path_length(unit.at, path) > (unit.profile.walk + 1) * FINE else WALK


def move_plan(s: State, who: int, place: Point, mode: str) -> MovePlan | str:
    """Return the plan of going to a place, or as near to it as possible."""
    unit = s.units[who]
    if is_engaged(s, who):
        return engaged_text(s, who)
    path = path_towards(s, who, place, unit.profile.walk if mode == WALK else unit.profile.run)
    if path is None:
        return _("{name} cannot get there.").format(name=name(s, who))
    return path_plan(s, who, path, mode)


def path_towards(s: State, who: int, place: Point, most: int) -> Path | None:
    """Return the shortest path to a place, or as far towards it as possible; None if there is no path."""
    unit = s.units[who]
    walk = unit.profile.walk
    for far in (most, walk, walk // 2, INCH):
        is_beyond = distance2(unit.at, place) > far * far
        wanted = toward(unit.at, place, far) if is_beyond else place
        path = paths.nearest_move(s, who, wanted, min(most, far)) if is_beyond or far == most else None
        if path is not None:
            return path
    return None


def path_plan(s: State, who: int, path: Path, mode: str) -> MovePlan | str:
    """Return the plan of walking or running a path, or the reason for a refusal."""
    action = (move_kind(s, who, path, mode), who, path)
    return free_plan(s, who, action) if RULESET.is_legal(s, action) else path_refusal(s, who, path, action[0])


def free_plan(s: State, who: int, action: Action) -> MovePlan:
    """Return the plan of a path without a roll."""
    end, sure = action[-1][-1], Fraction(1)
    return MovePlan(who, PLANE.number(end), action[0], (action,), None, None, s, None, sure, {}, sure, end)


def _roll_plan(s: State, who: int, at: Point, kind: str, action: Action) -> MovePlan:
    """Return the plan of an action with its first roll; the chances are computed later."""
    roll = first_roll(RULESET, s, action)
    plan = MovePlan(who, PLANE.number(at), kind, (action,), None, roll, s, action, Fraction(1))
    return plan if roll is not None else plan._replace(fan={}, success=Fraction(1), roll_action=None)


def path_refusal(s: State, who: int, path: Path, kind: str) -> str:
    """Return the reason why a path is illegal, in one sentence."""
    unit = s.units[who]
    used, most = path_length(unit.at, path) // FINE, allowance(s.layout, unit, kind, path)
    if used > most + 1:
        words = _("{used} is too far: {most} at most.")
        if is_rough(s.layout, unit, path):
            words = _("{used} is too far: {most} at most through difficult ground.")
        return words.format(used=inches(used), most=inches(most))
    if not is_open_path(ground(s, who, unit.at, kind == "charge"), unit.at, path):
        return _("The way is blocked, or a unit would be nearer than 1″.")
    return _("This path cannot be taken.")


# -- charges and attacks ---------------------------------------------------------------------------------------


def charge_plan(s: State, who: int, target: int, path: Path | None = None) -> MovePlan | str:
    """Return the plan of charging an enemy with the odds of the fight, or the reason for a refusal.

    Args: path - one drawn by hand; None = the shortest.
    """
    unit, enemy = s.units[who], s.units[target]
    if is_engaged(s, who):
        return engaged_text(s, who)
    found = path if path is not None else paths.charge_path(s, who, target)
    if found is None:
        far = gap(unit.at, enemy.at)
        if far > unit.profile.charge:
            words = _("{name} is {far} away: too far to charge.")
            return words.format(name=name(s, target), far=inches(far))
        return _("{name} cannot be charged: the way is blocked or too long.").format(name=name(s, target))
    action = ("charge", who, target, found)
    if not RULESET.is_legal(s, action):
        return path_refusal(s, who, found, "charge")
    return attack_plan(_combat_after_charge(s, action), ("fight", who, target))._replace(
        kind="charge", actions=(action,), cell=PLANE.number(enemy.at))


def _combat_after_charge(s: State, action: Action) -> State:
    """Return the Combat Phase after a charge, if nothing else happens."""
    after: Tape = Tape(s.copy(), [])
    RULESET.apply(after, action)
    fought: State = after.state
    fought.phase, fought.side = COMBAT, s.side
    return fought


def attack_plan(s: State, action: Action) -> MovePlan:
    """Return the plan of an attack."""
    kind, who, target = action
    return _roll_plan(s, who, s.units[target].at, kind, action)


def attack_refusal(s: State, who: int, target: int) -> str:
    """Return the reason why a unit cannot attack an enemy now, in one sentence; "" if the attack is legal."""
    if s.units[target].side == s.units[who].side:
        return _("{name} is a friend.").format(name=name(s, target))
    if s.phase == COMBAT:
        return "" if target in targets(s, who) else _("{name} is not in contact.").format(name=name(s, target))
    if s.phase != SHOOTING:
        return ""
    own = shooting.shot_refusal(s, who)
    if own:
        return f"{name(s, who)}: {refusal_text(own)}."
    why = shooting.target_refusal(s, who, target)
    return f"{name(s, target)}: {refusal_text(why)}." if why else ""


# -- deployment and monitor ------------------------------------------------------------------------------------


def deploy_action(s: State, who: int, place: Point) -> Action | None:
    """Return the deployment at a place or a free one near it, None if there is none."""
    low, high = setup.zone(s, s.side)
    x, y = min(max(place[0], LOW), HIGH), min(max(place[1], low), high)
    if not low - NEAR <= place[1] <= high + NEAR:
        return None
    wanted = (x, y)
    if setup.may_deploy(s, who, wanted):
        return ("deploy", who, wanted)
    found = nearest_place(wanted, (x, y + 1), lambda at: setup.may_deploy(s, who, at), 0, NEAR)
    return ("deploy", who, found) if found is not None else None


def monitor_plan(s: State, place: Point) -> MovePlan | str:
    """Return the plan of moving the monitor to a place, or as near to it as possible."""
    start = s.monitor
    if distance2(start, place) > MONITOR_MOVE**2:
        place = toward(start, place, MONITOR_MOVE)
    way = ground(s, MODEL, start, False)
    path: list[Path] = []

    def fits(end: Point) -> bool:
        if end == start or not is_free(way, end, end):
            return False
        found = route(way, start, end, 0, MONITOR_MOVE * FINE)
        path.extend([found] if found is not None else [])
        return found is not None

    if not fits(place):
        nearest_place(place, start if start != place else (start[0], start[1] + 1), fits, 0, NEAR)
    if not path:
        return _("There is no path to that place.")
    end = path[-1][-1]
    return _roll_plan(s, MONITOR, end, "monitor", ("monitor", path[-1]))._replace(end=end)


def deed_plan(s: State, action: Action) -> MovePlan:
    """Return the plan of an order, or of using the salts; its place is the target's, or the unit's own."""
    kind, who, last = action[0], action[1], action[-1]
    return _roll_plan(s, who, s.units[last if isinstance(last, int) else who].at, kind, action)


def path_of(s: State, plan: MovePlan) -> Path:
    """Return the path of a plan with its start, () if the plan has none."""
    action = plan.actions[0]
    if action[0] == "monitor":
        return (s.monitor, *action[1])
    return (s.units[action[1]].at, *action[-1]) if action[0] in ("walk", "run", "charge") else ()


def hand_charge(s: State, who: int, target: int, bends: Sequence[Point]) -> MovePlan | str:
    """Return the plan of a charge drawn by hand: after the last corner straight into contact."""
    enemy = s.units[target].at
    last = bends[-1] if bends else s.units[who].at
    return charge_plan(s, who, target, (*bends, toward(enemy, last, BASE)))
