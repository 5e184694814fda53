"""Signs of decisions: short words that tell one plan from another, whatever the game is."""

from collections.abc import Sequence
from typing import Any

from fracas.kernel.ruleset import Action
from fracas.kernel.table import Side
from fracas.rivals.ground import NOBODY, NOWHERE, Deed, PlanGround, SidePlace, deed_of

LEFT, MIDDLE, RIGHT = "left", "middle", "right"  # where a plan leads
HIT, SOFT = "hit", "soft"  # whether somebody is attacked
ALONE, TOGETHER = "alone", "together"  # whether a mate is near where it leads
FORWARD, BACK, STILL = "forward", "back", "still"
CARRIER, RUN, SIT, FETCH, THROW = "carrier", "run", "sit", "fetch", "throw"  # with the ball
CLEAR, BESIDE, MARK, BEHIND = "clear", "beside", "mark", "behind"  # for or against who holds it
EARLY = "early"  # a risk while most have not acted
MANY = 3  # who wait: it is early


def plan_signs(ground: PlanGround, state: Any, side: Side, plan: Sequence[Action]) -> frozenset[str]:
    """Return the signs of a plan; none for one in which no player on the board acts."""
    deed = deed_of(ground, state, side, plan)
    if deed is None or not ground.is_turn(state):
        return frozenset()
    found = {*_place_signs(ground, state, side, deed), *_ball_signs(ground, state, side, deed)}
    is_hit, is_thrown = bool(deed.kinds & ground.hits), bool(deed.kinds & ground.throws)
    found.add(HIT if is_hit else SOFT)
    if is_thrown:
        found.add(THROW)
    if (is_hit or is_thrown or CARRIER in found) and ground.unused(state, side) >= MANY:
        found.add(EARLY)
    return frozenset({*found, *ground.more(state, side, deed)})


def _place_signs(ground: PlanGround, state: Any, side: Side, deed: Deed) -> set[str]:
    """Return the signs of where a plan leads."""
    end, gained = deed.end, deed.end.along - deed.start.along
    mates = sum(_distance(end, ground.spot(state, ground.cell(state, mate), side)) <= ground.near
                for mate in ground.team(state, side) if mate != deed.who)
    return {RIGHT if end.across >= ground.wing else LEFT if end.across <= -ground.wing else MIDDLE,
            TOGETHER if mates else ALONE, FORWARD if gained > 0 else BACK if gained < 0 else STILL}


def _ball_signs(ground: PlanGround, state: Any, side: Side, deed: Deed) -> set[str]:
    """Return the signs of what a plan does with the ball, and for or against who holds it."""
    cell, holder = ground.ball(state), ground.holder(state)
    if holder == NOBODY and cell == NOWHERE:
        return set()
    if holder == deed.who:
        moved = deed.end.along - deed.start.along
        is_still = deed.end == deed.start and not deed.kinds & ground.throws  # who throws does not keep it where it is
        return {CARRIER, *({RUN} if moved > 0 else ()), *({SIT} if is_still else ())}
    ball = ground.spot(state, ground.cell(state, holder) if holder != NOBODY else cell, side)
    found = {BEHIND} if deed.end.along < ball.along else set()
    gap = _distance(deed.end, ball)
    if holder == NOBODY:
        return found | ({FETCH} if gap == 0 else set())
    if holder in ground.team(state, side):
        return found | ({BESIDE} if gap <= 1 else set()) | ({CLEAR} if deed.kinds & ground.hits else set())
    return found | ({MARK} if gap <= 1 and not deed.kinds & ground.hits else set())


def _distance(one: SidePlace, other: SidePlace) -> int:
    return max(abs(one.across - other.across), abs(one.along - other.along))
