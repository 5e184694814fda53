"""An expert's plans with the ball: score, run to a quiet place, throw on the run, have it covered."""

from collections.abc import Iterable

from fracas.games.elfball import state as st
from fracas.games.elfball.bot.chances import NEAR
from fracas.games.elfball.bot.plans_of_players import RankedPlan, is_open
from fracas.games.elfball.bot.scene import EXPOSED, HEX, Scene, WalkPlan
from fracas.games.elfball.bot.worth import SURE
from fracas.games.elfball.throwing.throw import LONG, SHORT, is_far

_QUIET, _BOLD = 3, 2  # ends of a run that are thought of: hard to get at, near to the goal
_BACK = 2  # hexes a player runs back at most for a better place
_THROWS = 5  # that are thought of
_TO_SCORER = 150  # promise of a throw to a player who can score with his action
_WATCHED = 2  # paces that are walked rather than to throw from a cell that is watched


def own_ball_ideas(v: Scene) -> list[RankedPlan]:
    """List the plans of the holder's side."""
    s, h = v.s, v.s.holder
    found = []
    if v.is_able(h):
        here = v.way(h, s.where[h])
        found += run_ideas(v, h, here, s.where[h], v.chances.paces(h), 200)
        found.append(RankedPlan(150, v.plan_with_safe_back(h, here)))
    mates = [p for p in v.able if p != h and v.is_able(p)]
    markers = st.facing_players(s, 1 - v.side, s.where[h])
    for q in markers:
        found += attack_ideas(v, q, mates, 2, 250)
    for likely, q, _ in v.chances.attacks(h, s.last_moved[1 - v.side])[:3]:
        if q not in markers and s.stance[q] == st.STANDING:
            found += attack_ideas(v, q, mates, 1, 100 + likely // 5)
    found += screen_ideas(v, h, mates)
    return [*found, *(idea for p in mates for idea in receiving_ideas(v, h, p))]


def run_ideas(v: Scene, p: int, first: WalkPlan, start: int, paces: int, base: int) -> list[RankedPlan]:
    """List the plans of a player with the ball on a cell and so many paces left.

    Args: first - how he has come there.
    """
    goal = v.goal_from(start)
    found = []
    target = st.attacked_goal(v.s, v.side, start)
    scores = v.way_on(p, first, start, target, paces)
    if scores.chance and target not in v.chances.closed:
        found.append(RankedPlan(base + 600 + scores.chance, scores.plan))
    ways = v.ways_on(p, first, start, paces)
    value = {}
    for cell, way in ways.items():
        if cell != start and way.chance and goal[cell] <= goal[start] + _BACK:
            gain = HEX * (goal[start] - goal[cell]) - EXPOSED * v.exposure(cell)
            value[cell] = gain * way.chance // SURE - (SURE - way.chance) // 4
    quiet = sorted(value, key=lambda cell: (-value[cell], cell))[:_QUIET]
    bold = sorted((cell for cell in value if cell not in quiet), key=lambda cell: (goal[cell], -value[cell], cell))
    found += [RankedPlan(base + 200 + value[cell], v.plan_with_safe_back(p, ways[cell]))
              for cell in (*quiet, *bold[:_BOLD])]
    return found + throw_ideas(v, p, first, start, paces, base)


def throw_ideas(v: Scene, p: int, first: WalkPlan, start: int, paces: int, base: int) -> list[RankedPlan]:
    """List throws to team-mates, from here or after a run; the most promising ones."""
    s, found = v.s, []
    for q in v.mates:
        there = s.where[q]
        if q == p or s.stance[q] != st.STANDING or not st.profile(s, q).skill:
            continue
        goal = v.goal_from(there)
        gain = HEX * (goal[start] - goal[there]) - EXPOSED * v.exposure(there)
        gain += _TO_SCORER * (goal[there] <= st.profile(s, q).jog)
        may_throw_far = not first.plan and p != s.acting
        for spot in _spots(v, start, there, paces, may_throw_far):
            way = v.way_on(p, first, start, spot, paces) if spot != start else first
            if way.chance and is_open(s, spot, there):
                sure = v.chances.throw(p, spot, is_far(v.field.distance(spot, there))) * way.chance // SURE
                plan = (*way.plan, ("throw", p, there), ("end", p))
                found.append(RankedPlan(base + 100 + (200 + gain) * sure // SURE, plan))
    return sorted(found, key=lambda idea: -idea.promise)[:_THROWS]


def _spots(v: Scene, start: int, there: int, paces: int, may_throw_far: bool) -> list[int]:
    """List the cells from which the ball could be thrown to a cell: here, near by, right beside it."""
    near, far, watched = v.field.distances(there), v.field.distances(start), v.chances.faced[1 - v.side]
    found = [start] if near[start] <= (LONG if may_throw_far else SHORT) else []
    if 1 < near[start] <= paces + NEAR:
        cells = [cell for cell in v.places(start, paces) if near[cell] <= NEAR]
        cells.sort(key=lambda cell: (far[cell] + _WATCHED * (cell in watched) - (near[cell] == 1), cell))
        found += cells[:1] + [cell for cell in cells[1:] if near[cell] == 1][:1]
    return found


def attack_ideas(v: Scene, target: int, able: Iterable[int], most: int, base: int) -> list[RankedPlan]:
    """List the best attacks on an opponent."""
    found: list[RankedPlan] = []
    for likely, q, cell in v.chances.attacks(target):
        if q in able and len(found) < most:
            way = v.way(q, cell)
            if not way.chance:  # somebody stands in the way there: from elsewhere then
                ways = v.ways(q)
                likely, _, cell = v.chances.attack_by(q, target, {end: way.chance for end, way in ways.items()})
                way = ways[cell]
            if likely:
                found.append(RankedPlan(base + 400 * likely // SURE, (*way.plan, ("tackle", q, target), ("end", q))))
    return found


def screen_ideas(v: Scene, h: int, mates: Iterable[int]) -> list[RankedPlan]:
    """List plans that put a team-mate beside the holder, in the way of likely attackers."""
    there, field, found = v.s.where[h], v.field, []
    free = [cell for cell in field.beside[there] if v.chances.is_free(cell)]
    attacks = v.chances.attacks(h, v.s.last_moved[1 - v.side])
    wanted = [cell for cell in dict.fromkeys(attack.cell for attack in attacks) if cell in free][:2]
    for cell in [*wanted, *[cell for cell in free if cell not in wanted][:2]]:
        ways = [(v.way(p, cell), p) for p in mates if field.distance(v.s.where[p], cell) <= v.chances.paces(p)]
        if not any(way.chance for way, _ in ways):
            continue
        way, p = max(ways, key=lambda each: each[0].chance - 20 * len(each[0].plan))
        front = field.front[cell]
        directions = range(len(field.steps))
        inwards = max(directions, key=lambda d: (there in front[d]) + sum(each in front[d] for each in free))
        found.append(RankedPlan(170, v.plan_facing_direction(p, way, inwards)))
        first = v.s.where[attacks[0].attacker] if attacks else cell
        if first != cell and (outwards := field.direction_to(cell, first)) != inwards:
            found.append(RankedPlan(150, v.plan_facing_direction(p, way, outwards)))
    return found


def receiving_ideas(v: Scene, h: int, p: int) -> list[RankedPlan]:
    """Return the plan to wait for the ball near the goal and the holder, away from opponents."""
    s, here, jog = v.s, v.s.where[p], st.profile(v.s, p).jog
    goal, holder = v.goal_from(here), v.field.distances(s.where[h])

    def cost(cell: int) -> int:
        lag = HEX * max(0, goal[cell] - jog) + 8 * max(0, holder[cell] - jog) + 2 * goal[cell]
        return lag + EXPOSED * v.exposure(cell)

    best = min(v.ways(p), key=lambda cell: (cost(cell), cell))
    if best == here or not st.profile(s, p).skill:
        return []
    return [RankedPlan(130 + min(60, (cost(here) - cost(best)) // 2), v.plan_with_safe_back(p, v.ways(p)[best]))]
