"""Plans of experts: the usual ones and more.

They move whole gangs, also back out of the reach of the enemies, look at every unit instead of the nearest ones, and do
not deploy in the mud.
"""

from collections.abc import Iterable, Iterator, Sequence

from fracas.games.school_fighters import actions
from fracas.games.school_fighters import paths as ways
from fracas.games.school_fighters.bot import plans as usual
from fracas.games.school_fighters.setup import may_deploy, undeployed_units, zone
from fracas.games.school_fighters.space import around, is_engaged
from fracas.games.school_fighters.state import DEPLOYMENT, MOVEMENT, NO_UNIT, State, standing_units
from fracas.games.school_fighters.terrain import TABLE
from fracas.games.school_fighters.useful_moves import listed_moves
from fracas.kernel.geometry.plane import Point, distance2
from fracas.kernel.geometry.shapes import clears
from fracas.kernel.ruleset import Action
from fracas.kernel.work import replace_pauses

Plan = usual.Plan

_EDGE = 600  # nobody deploys nearer to the sides of the table
_DRY = 40  # distance kept from difficult terrain
_BEHIND = 90_000  # squared hundredths that a place in front may be farther away
_PLACES = 4  # that are looked at for a unit


def expert_plans(s: State) -> Iterable[Plan]:
    """List promising action sequences."""
    if s.phase == DEPLOYMENT:
        return _dry_deployments(s) or usual.plans(s)
    return _movement(s) if s.phase == MOVEMENT and s.active == NO_UNIT else usual.plans(s)


def _movement(s: State) -> Iterator[Plan]:
    """Orders, plans of several units together, plans of each unit, then the end of the part."""
    listed = actions.legal_actions(s)
    yield from ((action,) for action in listed if action[0] == "order")
    units = [action[1] for action in listed if action[0] == "activate"]
    yield from usual.gang_ups(s, units)
    yield from formations(s, [who for who in units if not is_engaged(s, who)])
    nearest = sorted(units, key=lambda n: usual.nearest(s, n)[0])[: usual.FEW]
    for who in units:
        yield from ((("activate", who), action) if action else () for action in unit_plans(s, who, who in nearest))
    yield from ((action,) for action in listed if action == actions.DONE)


def unit_plans(s: State, who: int, is_near: bool) -> Iterator[Action]:
    """Yield a unit's charges, places to shoot from, moves near and far, and holding; empty ones as pauses.

    Args: is_near - whether ways round what stands before it are looked for, which takes long.
    """
    if not is_engaged(s, who):
        unit = s.units[who]
        for far2, target, _, _ in ways.enemies_among(s, who, around(s, who)):
            if far2 <= ways.CHARGE_RANGE2[unit.kind] and not usual.is_idle_charge(s, who, target):
                path = yield from replace_pauses(ways.charge_path_search(s, who, target), ())
                yield ("charge", who, target, path) if path is not None else ()
        yield from usual.shooting_places(s, who)
        yield ()
        yield from usual.advances(s, who, unit.at) if is_near else ()
        yield ()
        yield from listed_moves(s, who)
    yield ("hold", who)


def formations(s: State, units: Sequence[int]) -> Iterator[Plan]:
    """Let all units hold, or go back, or walk on, or run: a gang that comes piecemeal is beaten piecemeal.

    Returns: the plans, before each an empty one for every unit whose way was looked for.
    """
    if len(units) < 2:
        return
    yield tuple(step for who in units for step in (("activate", who), ("hold", who)))
    near = {who: usual.nearest(s, who) for who in units}
    for way, kind in ((-1, "walk"), (1, "walk"), (1, "run")):
        after, plan = s.copy(), []
        for who in sorted(units, key=lambda n: way * near[n][0]):
            move = _move(after, who, s.units[near[who][1]].at, way, kind)
            yield ()
            plan += [("activate", who), move or ("hold", who)]
            if move:
                after.change(who, at=move[2][-1])
        yield tuple(plan)


def _move(s: State, who: int, enemy: Point, way: int, kind: str) -> Action | None:
    """Return the move that leads nearest to an enemy, or with -1 farthest from him; None if holding does.

    Args: kind - "walk" or "run"; where he has none such, any is taken.
    """
    def far(action: Action) -> int:
        return way * distance2(action[2][-1], enemy)

    listed = listed_moves(s, who)
    best = min([action for action in listed if action[0] == kind] or listed, key=far, default=None)
    return best if best is not None and far(best) <= way * distance2(s.units[who].at, enemy) else None


def _dry_deployments(s: State) -> list[Plan]:
    """List places off difficult terrain, in front and near the first unit of the gang."""
    who = undeployed_units(s, s.side)[0]
    low, high = zone(s, s.side)
    front, behind = (high, -usual.ABREAST) if low < TABLE // 2 else (low, usual.ABREAST)
    own = standing_units(s, s.side)
    middle = s.units[own[0]].at if own else (TABLE // 2, front)
    places = [
        (x, front + row * behind) for row in range(3) for x in range(_EDGE, TABLE - _EDGE + 1, usual.ABREAST // 2)
    ]
    dry = [
        place for place in places
        if all(clears(piece, place, place, _DRY) for piece in s.layout.difficult) and may_deploy(s, who, place)
    ]
    dry.sort(key=lambda place: distance2(place, middle) + _BEHIND * (place[1] != front))
    return [(("deploy", who, place),) for place in dry[:_PLACES]]
