"""Plans: promising sequences of actions for bots, best ideas first. Each begins with a listed action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fracas.games.school_fighters import actions, ways
from fracas.games.school_fighters.prospects import attack_value, fight_value
from fracas.games.school_fighters.space import BASE, by_distance, cover_reasons, is_engaged, sees
from fracas.games.school_fighters.state import (
    COMBAT,
    DEPLOYMENT,
    MOVEMENT,
    NO_UNIT,
    SHOOTING,
    State,
)
from fracas.games.school_fighters.units import SLINGSHOT_RANGE
from fracas.kernel.plane import Point, toward
from fracas.kernel.ruleset import Action

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
    charges = sorted(ways.all_charges(s, who), key=lambda action: -fight_value(s, who, action[2]))[:_FEW]
    return [*charges, *_shooting_places(s, who), *_advances(s, who, unit.at), hold]


def _shooting_places(s: State, who: int) -> list[Action]:
    """List walks to places from which a shooter sees an enemy without cover."""
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
