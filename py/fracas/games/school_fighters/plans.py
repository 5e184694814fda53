"""Plans: promising sequences of actions for bots, best ideas first. Each begins with a listed action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache

from fracas.games.school_fighters import actions, ways
from fracas.games.school_fighters.combat import DICE, block_reasons, fight_reasons, hits
from fracas.games.school_fighters.shooting import shot_block_reasons, shot_reasons
from fracas.games.school_fighters.space import BASE, by_distance, cover_reasons, is_engaged, sees
from fracas.games.school_fighters.state import (
    COMBAT,
    DEPLOYMENT,
    FAZED,
    MONITOR_PHASE,
    MOVEMENT,
    NO_UNIT,
    SHOOTING,
    State,
)
from fracas.games.school_fighters.units import SLINGSHOT_RANGE
from fracas.kernel.dice import outcomes
from fracas.kernel.plane import Point, toward
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Reason

Plan = tuple[Action, ...]

_FEW = 3  # units, and charges of each, that are thought about at once


def plans(s: State) -> Sequence[Plan]:
    """List promising action sequences."""
    listed = actions.legal_actions(s)
    if s.phase == MOVEMENT:
        return [*_movement(s, listed)]
    if s.phase in (SHOOTING, COMBAT):
        return [(action,) for action in sorted(listed, key=lambda action: -attack_value(s, action))]
    if s.phase == DEPLOYMENT:
        return _deployments(s, listed)
    if s.phase == MONITOR_PHASE:
        return [(action,) for action in listed]
    return [(action,) for action in listed]


def _movement(s: State, listed: Sequence[Action]) -> Iterator[Plan]:
    """Orders, then for some units charges, shots' places and advances, then the end of the part."""
    yield from ((action,) for action in listed if action[0] == "order")
    if s.active != NO_UNIT:
        ideas = [action for action in unit_ideas(s, s.active) if action in listed]
        yield from ((action,) for action in (*ideas, *listed))
        return
    units = [action[1] for action in listed if action[0] == "activate"]
    for who in sorted(units, key=lambda n: _nearest_enemy(s, n))[:_FEW]:
        for action in unit_ideas(s, who):
            yield ("activate", who), action
    yield from ((action,) for action in listed if action == actions.DONE)


def _nearest_enemy(s: State, who: int) -> int:
    enemies = by_distance(s, s.units[who].at, 1 - s.units[who].side)
    return enemies[0][0] if enemies else 0


def unit_ideas(s: State, who: int) -> list[Action]:
    """List a few good actions of a unit: its best charges, a place to shoot from, going nearer, holding."""
    hold: Action = ("hold", who)
    if is_engaged(s, who):
        return [hold]
    unit = s.units[who]
    charges = sorted(ways.all_charges(s, who), key=lambda action: -_charge_value(s, action))[:_FEW]
    return [*charges, *_shooting_places(s, who), *_advances(s, who, unit.at), hold]


def _charge_value(s: State, action: Action) -> Fraction:
    _, who, target, _path = action
    return mean_hits(fight_reasons(s, who, target), block_reasons(s, target), s.open_guard) * _price(s, target)


def _price(s: State, target: int) -> Fraction:
    """Return what a hit on a unit is worth in points; on a Fazed one it is the last."""
    unit = s.units[target]
    return Fraction(unit.profile.points, unit.profile.bruises) * (2 if unit.status == FAZED else 1)


def attack_value(s: State, action: Action) -> Fraction:
    """Return what an attack is worth in points on the average; salts are worth a little, ending nothing."""
    kind, *rest = action
    if kind == "fight":
        who, target = rest
        return mean_hits(fight_reasons(s, who, target), block_reasons(s, target), s.open_guard) * _price(s, target)
    if kind == "shoot":
        who, target = rest
        return mean_hits(shot_reasons(s, who), shot_block_reasons(s, who, target), s.open_guard) * _price(s, target)
    return Fraction(1) if kind == "salts" else Fraction(0)


def _shooting_places(s: State, who: int) -> list[Action]:
    """List walks to places from which a shooter sees an enemy, those out of his reach in cover first."""
    unit = s.units[who]
    if not unit.profile.has_slingshot:
        return []
    enemies = [s.units[n].at for _, n in by_distance(s, unit.at, 1 - unit.side)]
    walks = [action for action in ways.listed_moves(s, who) if action[0] == "walk"]
    return [action for action in walks if _can_shoot_from(s, action[2][-1], enemies)][:_FEW]


def _can_shoot_from(s: State, place: Point, enemies: Sequence[Point]) -> bool:
    far2 = (SLINGSHOT_RANGE + BASE) ** 2
    return any(
        (at[0] - place[0]) ** 2 + (at[1] - place[1]) ** 2 <= far2 and sees(s.layout, place, at)
        and not cover_reasons(s.layout, place, at)
        for at in enemies
    )


def _advances(s: State, who: int, start: Point) -> list[Action]:
    """List a walk and a run towards the nearest enemy, going round what stands in between."""
    unit = s.units[who]
    enemies = by_distance(s, start, 1 - unit.side)
    if not enemies:
        return []
    enemy = s.units[enemies[0][1]].at
    found: list[Action] = []
    for kind, most in (("walk", unit.profile.walk), ("run", unit.profile.run)):
        if (most + 2 * BASE) ** 2 < enemies[0][0]:
            path = ways.nearest_move(s, who, toward(start, enemy, most - 10), most)
            if path is not None and (action := (kind, who, path)) and actions.is_legal(s, action):
                found.append(action)
    return found


def _deployments(s: State, listed: Sequence[Action]) -> list[Plan]:
    """List the middle of the front row first."""
    return [(action,) for action in sorted(listed, key=lambda a: (abs(2400 - a[2][1]), abs(2400 - a[2][0])))]


def mean_hits(with_dice: Sequence[Reason], against: Sequence[Reason], open_guard: bool) -> Fraction:
    """Return the hits of an attack on the average."""
    strikes, blocks = (sum(reason.amount for reason in reasons) for reasons in (with_dice, against))
    return _mean_hits(strikes, blocks, open_guard)


@cache
def _mean_hits(strikes: int, blocks: int, open_guard: bool) -> Fraction:
    total = Fraction(0)
    pairs = min(strikes, blocks)
    for one, p in outcomes(DICE[strikes], lambda faces: faces[:pairs]):
        for two, q in outcomes(DICE[blocks], lambda faces: faces[:pairs]):
            assert isinstance(one, tuple) and isinstance(two, tuple)
            total += p * q * hits(one, two, open_guard)
    return total
