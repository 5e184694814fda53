"""Feats of School Fighters: the healer behind the others, and the Boss's orders when they count."""

from collections.abc import Callable

from fracas.games.school_fighters.orders import friends_to_raise, order_givers
from fracas.games.school_fighters.space import by_distance, friends_within, gap
from fracas.games.school_fighters.state import MOVEMENT, State, standing_units
from fracas.games.school_fighters.units import ORDER_RANGE
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Side
from fracas.lab.watch.turns import Feat, WatchedTurn

Plan = tuple[Action, ...]
Moment = Callable[[State], bool]

CHARGED = 1  # friends near the Boss in reach of a charge for whom "Be Ready" counts
MOVES = frozenset(("walk", "run"))


def healers(s: State, side: Side) -> list[int]:
    """List the standing units of a side that heal."""
    return [who for who in standing_units(s, side) if s.units[who].profile.has_salts]


def far_from_enemies(s: State, who: int) -> int:
    """Return the squared distance of a unit from the nearest enemy, 0 if there is none."""
    enemies = by_distance(s, s.units[who].at, 1 - s.units[who].side)
    return enemies[0][0] if enemies else 0


def may_stay_behind(turn: WatchedTurn) -> bool:
    """Return whether a gang moves that has a healer and others."""
    s: State = turn.begin
    return s.phase == MOVEMENT and bool(healers(s, turn.side)) and len(standing_units(s, turn.side)) > 1


def has_healer_behind(s: State, side: Side) -> bool:
    """Return whether all healers of a side are farther from the enemies than another of its units."""
    own, others = healers(s, side), [who for who in standing_units(s, side) if not s.units[who].profile.has_salts]
    front = min((far_from_enemies(s, who) for who in others), default=0)
    return bool(own and others) and all(far_from_enemies(s, who) > front for who in own)


def is_plan_behind(s: State, plan: Plan) -> bool:
    """Return whether a plan keeps or brings a healer behind another unit."""
    after = s.copy()
    moved = [action for action in plan if action[0] in ("hold", *MOVES) and s.units[action[1]].profile.has_salts]
    for action in plan:
        if action[0] in MOVES:
            after.change(action[1], at=action[2][-1])
    return bool(moved) and has_healer_behind(after, s.side)


def in_reach_of_charges(s: State, boss: int) -> int:
    """Return the number of friends near the Boss whom an enemy could charge."""
    side = s.units[boss].side
    foes = [s.units[who] for who in standing_units(s, 1 - side)]
    return sum(any(gap(s.units[who].at, foe.at) <= foe.profile.straight_charge for foe in foes)
               for who in friends_within(s, side, boss, ORDER_RANGE))


def is_time_to_be_ready(s: State) -> bool:
    """Return whether the Boss may give an order while an enemy could charge those who hear it."""
    return any(in_reach_of_charges(s, boss) >= CHARGED for boss in order_givers(s))


def is_time_to_rise(s: State) -> bool:
    """Return whether the Boss may set a friend on his feet."""
    return any(friends_to_raise(s, boss) for boss in order_givers(s))


def is_time_to_run(s: State) -> bool:
    """Return whether the Boss may send friends at enemies who are too far for a charge."""
    far = [(who, foe) for boss in order_givers(s) for who in friends_within(s, s.units[boss].side, boss, ORDER_RANGE)
           for foe in standing_units(s, 1 - s.units[boss].side)]
    return bool(far) and all(gap(s.units[who].at, s.units[foe].at) > s.units[who].profile.straight_charge
                             for who, foe in far)


def _order(kind: str, which: str, is_time: Moment) -> Feat:
    def is_done(turn: WatchedTurn) -> bool:
        return any(is_given(ply.before, (ply.action,)) for ply in turn.plies)

    def is_given(s: State, plan: Plan) -> bool:
        return plan[0][0] == "order" and plan[0][2] == which and is_time(s)

    return Feat(kind, lambda turn: any(is_time(ply.before) for ply in turn.plies), is_done, is_given)


FEATS = (
    Feat("healer behind", may_stay_behind,
         lambda turn: may_stay_behind(turn) and has_healer_behind(turn.plies[-1].before, turn.side), is_plan_behind),
    _order("order ready before a charge", "ready", is_time_to_be_ready),
    _order("order feet with somebody down", "feet", is_time_to_rise),
    _order("order run out of reach", "run", is_time_to_run),
)
