"""Plans of experts for the ball, found quickly and judged at first sight by their chances.

They think of more than everybody does: of ends of a run that are hard to get at, of throws on the run, of clearing the
holder's markers away and of standing where they are in the way. In the middle of an action they think of new runs
besides what everybody does, before a Test's turns of that alone.
"""

from collections.abc import Iterator

from fracas.games.elfball import state as st
from fracas.games.elfball.bot import plans as usual
from fracas.games.elfball.bot.plans_beside import spell_ideas
from fracas.games.elfball.bot.plans_of_fighters import fighting_ideas
from fracas.games.elfball.bot.plans_of_players import RankedPlan, entrance_ideas
from fracas.games.elfball.bot.plans_of_shoves import shove_ideas
from fracas.games.elfball.bot.plans_with_ball import attack_ideas, own_ball_ideas, run_ideas
from fracas.games.elfball.bot.scene import EXPOSED, Plan, Scene
from fracas.games.elfball.bot.straight_walks import straighten
from fracas.games.elfball.bot.worth import SURE
from fracas.games.elfball.state import State

_ATTACKS = 5  # on the holder that are thought of
_RUNS = 5  # with a ball that has to be fetched first
_LIKELY = 590  # chance to fetch the loose ball from which on nobody does anything else but attack
_ATTACKING = frozenset(("tackle", "shove", "cutblock", "steal", "shock", "transform", "inferno"))
_WAITED = 20  # turns of a Test after which a holder out of danger waits no longer
_SAFE = 350  # chance that he is brought down, up to which he is
_DEEDS = _ATTACKING | {"enter", "throw"}
_CLOSE = 2  # hexes from the loose ball at which an opponent is worth an attack


def expert_plans(s: State) -> Iterator[Plan]:
    """Find promising plans for the side to act; empty ones are pauses."""
    if s.phase != st.TURN or s.acting >= 0 or s.advanced.window:
        if s.phase == st.TURN and s.acting == s.holder and not s.advanced.window:
            yield from (straighten(s, idea.plan) for idea in onward_ideas(Scene(s), s.acting))
        yield from usual.plans(s)
        return
    v = Scene(s)
    found = ideas(v)
    yield ()
    found += shove_ideas(v)
    yield ()
    for p in st.players_on_field(s, s.side):
        if st.profile(s, p).abilities and p != s.last_moved[s.side]:
            found += fighting_ideas(s, p)
            yield ()
    found += spell_ideas(s)
    found = without_waiting(v, worthwhile(v, found))
    yield from (straighten(s, idea.plan) for idea in sorted(found, key=lambda idea: -idea.promise))


def worthwhile(v: Scene, found: list[RankedPlan]) -> list[RankedPlan]:
    """Return the plans that fetch the loose ball or attack somebody if it can likely be fetched, all others else."""
    s = v.s
    if s.holder >= 0 or max((fetch_chance(v, p) for p in v.able), default=0) < _LIKELY:
        return found
    return [idea for idea in found
            if any(action[0] in _ATTACKING or action[0] == "step" and action[2] == s.ball for action in idea.plan)]


def without_waiting(v: Scene, found: list[RankedPlan]) -> list[RankedPlan]:
    """Return the plans that bring something about, if the holder is safe and has waited long.

    Opponents who stay where they are would never come, and he would stand there for a hundred turns. Return all plans
    otherwise, and in a timed match, which whoever is ahead may wait for the end of.
    """
    s, h = v.s, v.s.holder
    if s.turn < _WAITED or st.is_timed(s) or h < 0 or st.side_of(h) != v.side or not v.is_able(h):
        return found
    if any(attack.chance > _SAFE for attack in v.chances.attacks(h)):
        return found
    goal = v.goal_from(s.where[h])

    def is_deed(plan: Plan) -> bool:
        ends = [action[2] for action in plan if action[:2] == ("step", h)]
        return bool(ends) and goal[ends[-1]] < goal[s.where[h]] or any(action[0] in _DEEDS for action in plan)

    return [idea for idea in found if is_deed(idea.plan)] or found


def fetch_chance(v: Scene, p: int) -> int:
    """Return the chance that a player fetches the loose ball with his action."""
    if not (v.is_able(p) and st.profile(v.s, p).skill):
        return 0
    return v.way(p, v.s.ball).chance * v.chances.pick_up(p, v.s.ball) // SURE


def onward_ideas(v: Scene, h: int) -> list[RankedPlan]:
    """List the plans of a holder in the middle of his action, the most promising first."""
    if not v.is_able(h):
        return []
    here = v.way(h, v.s.where[h])
    found = run_ideas(v, h, here, v.s.where[h], v.chances.paces(h), 200)
    found.append(RankedPlan(150, v.plan_with_safe_back(h, here)))
    return sorted(found, key=lambda idea: -idea.promise)


def ideas(v: Scene) -> list[RankedPlan]:
    """List the plans of the side that begins its turn, the most promising first."""
    s = v.s
    if s.holder < 0:
        found = loose_ball_ideas(v)
    else:
        found = own_ball_ideas(v) if st.side_of(s.holder) == s.side else their_ball_ideas(v)
    for p in v.able:
        if s.stance[p] != st.STANDING and v.is_able(p):
            found.append(RankedPlan(110, v.plan_with_safe_back(p, v.way(p, s.where[p]))))
    far = v.field.distances(st.ball_cell(s))
    idle = sorted(v.able, key=lambda p: -far[s.where[p]])[:1]
    found += [*entrance_ideas(s), *(RankedPlan(20, (("end", p),)) for p in idle)]
    return sorted(found, key=lambda idea: -idea.promise)


def loose_ball_ideas(v: Scene) -> list[RankedPlan]:
    """List plans for a loose ball: fetch it and go on, get near it, bring down its fetchers."""
    s, field, ball, found = v.s, v.field, v.s.ball, []
    for p in filter(v.is_able, v.able):
        here, paces = s.where[p], v.chances.paces(p)
        way = v.way(p, ball) if st.profile(s, p).skill else None
        if way and way.chance:
            likely = way.chance * v.chances.pick_up(p, ball) // SURE
            found.append(RankedPlan(likely // 2 + 150 - EXPOSED * v.exposure(ball), v.plan_with_safe_back(p, way)))
            left = paces - sum(action[0] == "step" for action in way.plan)
            more = run_ideas(v, p, way._replace(chance=likely), ball, left, likely // 2)
            found += sorted(more, key=lambda idea: -idea.promise)[:_RUNS]
        else:
            far, mine = field.distances(ball), field.distances(here)
            cells = [cell for cell in v.ways(p) if far[cell] < far[here] and cell != ball]
            for cell in sorted(cells, key=lambda cell: (far[cell], mine[cell], cell))[:1]:
                found.append(_walk_and_look(v, p, cell, ball, 140 - 3 * far[cell]))
    near = [q for q in st.players_on_field(s, 1 - v.side) if s.stance[q] == st.STANDING
            and field.distance(s.where[q], ball) <= _CLOSE]
    return [*found, *(idea for q in near for idea in attack_ideas(v, q, v.able, 1, 50))]


def their_ball_ideas(v: Scene) -> list[RankedPlan]:
    """List plans against the holder: bring him down, mark him, get in his way, clear his friends."""
    s, field, there = v.s, v.field, v.s.where[v.s.holder]
    found = attack_ideas(v, s.holder, v.able, _ATTACKS, 300)
    far, goal = field.distances(there), field.distances(st.own_goal(s, v.side, there))
    around = [cell for cell in field.beside[there] if v.chances.is_free(cell)]
    for p in filter(v.is_able, v.able):
        here = s.where[p]
        mine, ways = field.distances(here), v.ways(p)
        if far[here] == 1:
            found.append(RankedPlan(120, v.plan_facing_direction(p, v.way(p, here), field.direction_to(here, there))))
            continue
        beside = [cell for cell in around if cell in ways]
        for cell in sorted(beside, key=lambda cell: (4 * mine[cell] + goal[cell], cell))[:1]:
            found.append(_walk_and_look(v, p, cell, there, 190))
        between = [cell for cell in ways if cell != here and goal[cell] < goal[there]]
        for cell in sorted(between, key=lambda cell: (far[cell] + goal[cell], far[cell], mine[cell], cell))[:1]:
            found.append(_walk_and_look(v, p, cell, there, 130 - 2 * far[cell]))
    friends = st.facing_players(s, 1 - v.side, there)
    return [*found, *(idea for q in friends for idea in attack_ideas(v, q, v.able, 1, 60))]


def _walk_and_look(v: Scene, p: int, cell: int, looked_at: int, promise: int) -> RankedPlan:
    """Return the plan to walk to a cell in reach and look at another one from there."""
    return RankedPlan(promise, v.plan_facing_direction(p, v.ways(p)[cell], v.field.direction_to(cell, looked_at)))
