"""Plans: promising sequences of actions for bots, best ideas first. Each begins legally."""

from collections.abc import Generator, Iterable, Iterator, Sequence

from fracas.games.school_fighters import actions
from fracas.games.school_fighters import paths as ways
from fracas.games.school_fighters.bot.prospects import attack_value, fight_value
from fracas.games.school_fighters.setup import may_deploy, undeployed_units, zone
from fracas.games.school_fighters.space import BASE, by_distance, cover_reasons, gap, is_engaged, sees
from fracas.games.school_fighters.state import COMBAT, DEPLOYMENT, MOVEMENT, NO_UNIT, SHOOTING, STANDING, State
from fracas.games.school_fighters.terrain import TABLE
from fracas.games.school_fighters.units import SLINGSHOT_RANGE
from fracas.games.school_fighters.useful_moves import listed_moves
from fracas.kernel.geometry.plane import Point, distance2, toward
from fracas.kernel.ruleset import Action
from fracas.kernel.work import replace_pauses

Plan = tuple[Action, ...]

ABREAST = 2 * BASE + 5  # from one unit to the next in a row
_SHORTER = 150  # hundredths less at each try to get nearer
FEW = 3  # units, and charges of each, that are thought about at once


def plans(s: State) -> Iterable[Plan]:
    """List promising action sequences; in the movement phase they are found as they are asked for, with pauses."""
    listed = actions.legal_actions(s)
    if s.phase == MOVEMENT:
        return _movement(s, listed)
    if s.phase in (SHOOTING, COMBAT):
        return [(action,) for action in sorted(listed, key=lambda action: -attack_value(s, action))]
    if s.phase == DEPLOYMENT:
        return _deployments(s, listed)
    return [(action,) for action in listed]


def _movement(s: State, listed: Sequence[Action]) -> Iterator[Plan]:
    """Orders, then for some units charges, shots' places and advances, then the end of the part."""
    yield from ((action,) for action in listed if action[0] == "order")
    if s.active != NO_UNIT:
        ideas = [action for action in (yield from unit_ideas(s, s.active)) if action in listed]
        yield from ((action,) for action in (*ideas, *listed))
        return
    units = [action[1] for action in listed if action[0] == "activate"]
    yield from gang_ups(s, units)
    for who in sorted(units, key=lambda n: nearest(s, n)[0])[:FEW]:
        for action in (yield from unit_ideas(s, who)):
            yield ("activate", who), action
    yield from ((action,) for action in listed if action == actions.DONE)


def gang_ups(s: State, units: Sequence[int]) -> Iterator[Plan]:
    """Charge the same enemy with two or three units, for every enemy that is the nearest to one of them."""
    for target in sorted({nearest(s, who)[1] for who in units} - {NO_UNIT}):
        yield from gang_up(s, units, target)


def gang_up(s: State, units: Sequence[int], target: int) -> Iterator[Plan]:
    """Yield a plan to charge an enemy with two or three units, the best fighters first. There is none if only one can.

    Returns: the plan, before it empty ones, one at least after each way that was looked for.
    """
    after, enemy = s.copy(), s.units[target].at
    plan: Plan = ()
    for who in sorted(units, key=lambda n: -fight_value(s, n, target)):
        if len(plan) == 2 * FEW:
            break
        unit = s.units[who]
        is_near = distance2(unit.at, enemy) <= ways.CHARGE_RANGE2[unit.kind]
        if is_near and not is_engaged(s, who) and not is_idle_charge(s, who, target):
            path = yield from replace_pauses(ways.charge_path_search(after, who, target), ())
            if path is not None:
                plan = (*plan, ("activate", who), ("charge", who, target, path))
                after.change(who, at=path[-1])
            yield ()
    if len(plan) > 2:
        yield plan


def nearest(s: State, who: int) -> tuple[int, int]:
    """Return the squared distance and the number of the nearest enemy, (0, NO_UNIT) if there is none."""
    enemies = by_distance(s, s.units[who].at, 1 - s.units[who].side)
    return enemies[0] if enemies else (0, NO_UNIT)


def unit_ideas(s: State, who: int) -> Generator[Plan, None, list[Action]]:
    """Find a few good actions of a unit: its best charges, a place to shoot from, going nearer, holding.

    Returns: them, after an empty plan for each pause.
    """
    hold: Action = ("hold", who)
    if is_engaged(s, who):
        return [hold]
    unit = s.units[who]
    charges = yield from replace_pauses(ways.all_charges(s, who), ())
    charges = [action for action in charges if not is_idle_charge(s, who, action[2])]
    charges = sorted(charges, key=lambda action: -fight_value(s, who, action[2]))[:FEW]
    advancing = []
    for action in advances(s, who, unit.at):
        if action:
            advancing.append(action)
        else:
            yield ()
    return [*charges, *shooting_places(s, who), *advancing, hold]


def is_idle_charge(s: State, who: int, target: int) -> bool:
    """Return whether a healer charges his match, or a shooter somebody he can shoot."""
    own, other = s.units[who], s.units[target]
    if other.status != STANDING:
        return False
    if own.profile.has_salts and other.profile.fight >= own.profile.fight:
        return True
    return own.profile.has_slingshot and gap(own.at, other.at) <= SLINGSHOT_RANGE and sees(s.layout, own.at, other.at)


def shooting_places(s: State, who: int) -> list[Action]:
    """List walks to places from which a shooter sees an enemy without cover."""
    unit = s.units[who]
    if not unit.profile.has_slingshot:
        return []
    enemies = [s.units[n].at for _, n in by_distance(s, unit.at, 1 - unit.side)]
    walks = [action for action in listed_moves(s, who) if action[0] == "walk"]
    return [action for action in walks if _can_shoot_from(s, action[2][-1], enemies)][:FEW]


def _can_shoot_from(s: State, place: Point, enemies: Sequence[Point]) -> bool:
    far2 = (SLINGSHOT_RANGE + BASE) ** 2
    return any(
        (at[0] - place[0]) ** 2 + (at[1] - place[1]) ** 2 <= far2 and sees(s.layout, place, at)
        and not cover_reasons(s.layout, place, at)
        for at in enemies
    )


def advances(s: State, who: int, start: Point) -> Iterator[Action]:
    """List a walk and a run towards the nearest enemy, round obstacles; empty ones as pauses."""
    unit = s.units[who]
    enemies = by_distance(s, start, 1 - unit.side)
    if not enemies:
        return
    enemy = s.units[enemies[0][1]].at
    for kind, most in (("walk", unit.profile.walk), ("run", unit.profile.run)):
        for far in range(most - 10, most // 2, -_SHORTER):
            if (far + 2 * BASE) ** 2 < enemies[0][0]:
                path = yield from replace_pauses(ways.nearest_move_search(s, who, toward(start, enemy, far), most), ())
                if path is not None and actions.is_legal(s, action := (kind, who, path)):
                    yield action
                    break


def _deployments(s: State, listed: Sequence[Action]) -> list[Plan]:
    """List the nearest places to the middle of the front row, close enough for orders; then the others."""
    who = undeployed_units(s, s.side)[0]
    low, high = zone(s, s.side)
    front, behind = (high, -ABREAST) if low < TABLE // 2 else (low, ABREAST)
    close = [
        (TABLE // 2 + sign * n * ABREAST, front + row * behind)
        for row in range(3) for n in range(4) for sign in ((1, -1) if n else (1,))
    ]
    placings: list[Action] = [("deploy", who, place) for place in close if may_deploy(s, who, place)]
    return [(action,) for action in (*placings, *listed)]
