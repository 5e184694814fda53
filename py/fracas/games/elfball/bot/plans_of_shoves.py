"""Plans that shove first: markers of the holder or of the loose ball are moved out of the way.

What follows is planned as if they were gone. A Shove stands twice in such a plan: it is tried again if it fails, and
given up then.
"""

from collections.abc import Iterator
from typing import NamedTuple

from fracas.games.elfball import state as st
from fracas.games.elfball.bot.plans_of_players import RankedPlan
from fracas.games.elfball.bot.plans_of_risks import dash_ideas, space_ideas
from fracas.games.elfball.bot.plans_with_ball import run_ideas
from fracas.games.elfball.bot.scene import EXPOSED, Plan, Scene, WalkPlan
from fracas.games.elfball.bot.worth import SURE, pass_chance
from fracas.games.elfball.field import EDGE
from fracas.games.elfball.shove import behind, is_way_free, shove_dice, shove_limit, shove_need
from fracas.games.elfball.state import State

_TRIES = 2  # of one Shove
_RUNS = 3  # after the Shoves of a holder or fetcher that are thought of
_MATES = 3  # Shoves by team-mates
_PLACES = 3  # from where a team-mate thinks of shoving one opponent
_STUCK, _CLEARLY = SURE // 2, SURE // 10  # chance to leave below which a holder is stuck; how much a Shove has to add
_FREEING = frozenset(("tackle", "cutblock", "shove", "throw"))


class ShovePlan(NamedTuple):
    """A Shove thought of, with the scene as it is if it succeeds."""

    chance: int  # thousandths, in all its tries
    plan: Plan
    after: Scene


def shove_by(s: State, p: int, cell: int, q: int, tried: int = 0) -> ShovePlan | None:
    """Return the Shove of an opponent by a player on a cell beside him, None if there is none.

    Rule: Elfball 15.
    Args: tried - Shoves that the plan has before this one.
    """
    before = s.copy()
    before.where[p] = cell
    if before.stance[p] != st.STANDING or before.stance[q] != st.STANDING or not is_way_free(before, p, q):
        return None
    there = behind(before, p, q)
    if there < 0 or there == s.ball:
        return None
    once = pass_chance(shove_dice(s, p), shove_need(before, p, q).value, s.options.simple_star)
    tries = min(_TRIES, shove_limit(s, p) - tried - (s.shoves if p == s.acting else 0))
    if tries <= 0 or not once:
        return None
    likely = once if tries == 1 else once + (SURE - once) * once // SURE * 3 // 4
    before.where[q] = there
    if s.book.field.lines[there] >= EDGE:
        before.where[q], before.facing[q] = st.BENCHED, -1
    return ShovePlan(likely, (("shove", p, q),) * tries, Scene(before))


def shove_ideas(v: Scene) -> list[RankedPlan]:
    """List the plans with a Shove, a Dash for the last hex or a throw into space."""
    s = v.s
    found = [*dash_ideas(v), *edge_shoves(v)]
    if s.holder < 0:
        found += fetching_shoves(v)
    elif st.side_of(s.holder) == v.side:
        if v.is_able(s.holder):
            found += [*freeing_ideas(v, s.holder, 200), *space_ideas(v, s.holder)]
        found += clearing_shoves(v, [p for p in v.able if p != s.holder and v.is_able(p)])
    return found


def freeing_ideas(v: Scene, h: int, base: int) -> list[RankedPlan]:
    """List plans of a marked holder: shove one marker or two away, then run or throw."""
    here = v.s.where[h]
    found: list[RankedPlan] = []
    for made in _clearings(v, h, here):
        first = WalkPlan(made.chance, made.plan, -1)
        paces = max(0, v.chances.paces(h) - 1)
        ideas = sorted(run_ideas(made.after, h, first, here, paces, base), key=lambda idea: -idea.promise)[:_RUNS]
        found += [RankedPlan(idea.promise * made.chance // SURE, idea.plan) for idea in ideas]
        stays = made.after.plan_with_safe_back(h, first)
        found.append(RankedPlan((base + 60) * made.chance // SURE, stays))
    return found


def freeing_first(v: Scene, found: list[RankedPlan]) -> list[RankedPlan]:
    """Return the plans that attack, throw or score, if a Shove likely frees a stuck holder.

    Return all plans if he is not stuck, or no Shove helps him.
    """
    s, h = v.s, v.s.holder
    if s.acting >= 0 or h < 0 or st.side_of(h) != v.side or not v.is_able(h) or s.stance[h] != st.STANDING:
        return found
    here = s.where[h]
    leaving = v.chances.leave(h, here)
    helped = (made.chance * made.after.chances.leave(h, here) // SURE for made in _clearings(v, h, here))
    if leaving >= _STUCK or max(helped, default=0) < leaving + _CLEARLY:
        return found
    goals = v.field.goals[1 - st.half_of(s, v.side)]
    return [idea for idea in found if any(
        action[0] in _FREEING or action[0] == "step" and action[1] == h and action[2] in goals for action in idea.plan)]


def _clearings(v: Scene, p: int, cell: int) -> Iterator[ShovePlan]:
    """Yield ways of a player on a cell to rid himself of one marker, and of two."""
    markers = st.facing_players(v.s, 1 - v.side, cell)
    for q in markers:
        first = shove_by(v.s, p, cell, q)
        if first is None:
            continue
        yield first
        for other in markers:
            second = shove_by(first.after.s, p, cell, other, len(first.plan)) if other != q else None
            if second is not None:
                yield ShovePlan(first.chance * second.chance // SURE, (*first.plan, *second.plan), second.after)


def clearing_shoves(v: Scene, mates: list[int]) -> list[RankedPlan]:
    """List Shoves by team-mates of opponents who mark the holder."""
    s, here = v.s, v.s.where[v.s.holder]
    found = []
    left = v.chances.leave(s.holder, here)
    for q in st.facing_players(s, 1 - v.side, here):
        for p in mates:
            for way, made in _shoves(v, p, q):
                gain = made.after.chances.leave(s.holder, here) - left
                likely = way.chance * made.chance // SURE
                found.append(RankedPlan(150 + (200 + gain) * likely // SURE // 2, (*way.plan, *made.plan, ("end", p))))
    return sorted(found, key=lambda idea: -idea.promise)[:_MATES]


def _shoves(v: Scene, p: int, q: int) -> list[tuple[WalkPlan, ShovePlan]]:
    """List the nearest places from where a player could shove an opponent, with the way there."""
    s, there = v.s, v.s.where[q]
    here, paces = s.where[p], v.chances.paces(p)
    far = v.field.distances(here)
    cells = [cell for cell in v.field.beside[there] if cell != s.ball
             and far[cell] <= paces and (cell == here or v.chances.is_free(cell))]
    found = []
    for cell in sorted(cells, key=lambda cell: (far[cell], cell))[:_PLACES]:
        way = v.way(p, cell)
        made = shove_by(s, p, cell, q) if way.chance and s.stance[p] == st.STANDING else None
        if made is not None:
            found.append((way, made))
    return found


def fetching_shoves(v: Scene) -> list[RankedPlan]:
    """List plans to shove an opponent away from the loose ball and fetch it."""
    s, ball = v.s, v.s.ball
    found: list[RankedPlan] = []
    markers = st.facing_players(s, 1 - v.side, ball)
    for p in filter(v.is_able, v.able if markers else ()):
        far = v.field.distances(s.where[p])
        if not st.profile(s, p).skill or far[ball] > v.chances.paces(p):
            continue
        for q in markers:
            for way, made in _shoves(v, p, q):
                found += _fetch_after(v, p, way, made)
    return sorted(found, key=lambda idea: -idea.promise)[:2 * _RUNS]


def _fetch_after(v: Scene, p: int, way: WalkPlan, made: ShovePlan) -> list[RankedPlan]:
    """List the plans to fetch the loose ball after a Shove, and to go on with it."""
    walked, ball, after = sum(action[0] == "step" for action in way.plan), v.s.ball, made.after
    cell = after.s.where[p]
    start = WalkPlan(way.chance * made.chance // SURE, (*way.plan, *made.plan), way.before)
    left = v.chances.paces(p) - walked
    fetched = after.way_on(p, start, cell, ball, left)
    if not fetched.chance:
        return []
    likely = fetched.chance * after.chances.pick_up(p, ball) // SURE
    on = left - v.field.distance(cell, ball)
    ends = [RankedPlan(likely // 2 + 150 - EXPOSED * after.exposure(ball), after.plan_with_safe_back(p, fetched))]
    runs = run_ideas(after, p, fetched._replace(chance=likely), ball, on, likely // 2)
    return [*ends, *sorted(runs, key=lambda idea: -idea.promise)[:2]]


def edge_shoves(v: Scene) -> list[RankedPlan]:
    """List Shoves of opponents over the edge, the holder's among them, by whoever can come to the other side."""
    s, field = v.s, v.field
    ours = field.goals[1 - st.half_of(s, 1 - v.side)] if s.holder >= 0 else ()
    found = []
    for q in st.players_on_field(s, 1 - v.side):
        there = s.where[q]
        if s.stance[q] != st.STANDING or not any(near >= 0 and field.lines[near] >= EDGE
                                                 for near in field.neighbours[there]):
            continue
        for p in filter(v.is_able, v.able):
            for way, made in _shoves(v, p, q):
                if made.after.s.where[q] == st.BENCHED and not (q == s.holder and behind_of(v, p, way, q) in ours):
                    promise = (450 if q == s.holder else 220) * way.chance * made.chance // SURE // SURE
                    found.append(RankedPlan(promise, (*way.plan, *made.plan, ("end", p))))
    return sorted(found, key=lambda idea: -idea.promise)[:_MATES]


def behind_of(v: Scene, p: int, way: WalkPlan, q: int) -> int:
    """Return the cell an opponent is shoved to by a player who has walked a way."""
    before = v.s.copy()
    before.where[p] = way.plan[-1][2] if way.before >= 0 else v.s.where[p]
    return behind(before, p, q)
