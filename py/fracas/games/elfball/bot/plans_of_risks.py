"""Plans for more than the legs allow: a Dash for the last hex, a throw into space."""

from fracas.games.elfball import state as st
from fracas.games.elfball.bot.plans_of_players import RankedPlan, is_open
from fracas.games.elfball.bot.scene import HEX, Plan, Scene
from fracas.games.elfball.bot.worth import SURE, pass_chance
from fracas.games.elfball.throwing.throw import LONG, SHORT, is_far

_STUCK = SURE // 2  # a holder who leaves his hex less likely throws the ball away rather
_SPACES = 2  # that are thought of
_CHASE = 8  # promise lost for each hex that a team-mate is away from a space


def dash_ideas(v: Scene) -> list[RankedPlan]:
    """List Dashes for the last hex: into the goal, or to the loose ball.

    Rule: Elfball 16.
    """
    s = v.s
    if not s.momentum or s.dashes or s.dash != st.NO_DASH:
        return []
    likely = pass_chance(s.momentum, 1, s.options.simple_star)
    if s.holder < 0:
        fetchers = [p for p in v.able if v.is_able(p) and st.profile(s, p).skill]
        return [idea for p in fetchers for idea in _dashes_to(v, p, s.ball, likely, 300)]
    if not v.is_able(s.holder):
        return []
    goal = st.attacked_goal(s, v.side, s.where[s.holder])
    return _dashes_to(v, s.holder, goal, likely, 900) if goal not in v.chances.closed else []


def _dashes_to(v: Scene, p: int, target: int, likely: int, promise: int) -> list[RankedPlan]:
    """List the walks of a player to beside a cell beyond his reach, with a Dash into it."""
    here, paces = v.s.where[p], v.chances.paces(p)
    far = v.field.distances(here)
    if far[target] <= paces:
        return []
    cells = [cell for cell in v.field.beside[target]
             if far[cell] <= paces and (cell == here or v.chances.is_free(cell))]
    found = []
    for cell in sorted(cells, key=lambda cell: (far[cell], cell))[:2]:
        way = v.way(p, cell)
        if way.chance:
            sure = way.chance * likely // SURE * v.chances.leave(p, cell) // SURE
            dash: Plan = (("dash", p, v.s.momentum), ("step", p, target))
            found.append(RankedPlan(promise * sure // SURE, (*way.plan, *dash)))
    return found


def space_ideas(v: Scene, h: int) -> list[RankedPlan]:
    """List throws of the holder to free cells that a team-mate can reach sooner than opponents.

    Who is stuck throws from where he is, far if he has done nothing yet; another one runs towards the goal before, and
    throws to where a team-mate can fetch the ball and score with one action.
    """
    s, here = v.s, v.s.where[h]
    goal = v.goal_from(here)
    chasers = [(v.field.distances(s.where[q]), v.chances.paces(q)) for q in v.mates
               if q != h and st.profile(s, q).skill and v.chances.paces(q) > 0]
    ways = {here: v.way(h, here)}
    if v.chances.leave(h, here) >= _STUCK:
        ways = {cell: way for cell, way in v.ways(h).items() if way.chance >= _STUCK}
    spot = min(ways, key=lambda cell: (goal[cell], -ways[cell].chance, cell))
    way = ways[spot]
    if not goal[spot] or not chasers:
        return []

    def value(cell: int) -> int:
        further = goal[cell] if way.plan else 0  # paces with the ball, if it is thrown on for him to score
        nearest = min((far[cell] for far, paces in chasers if far[cell] + further <= paces), default=SURE)
        return HEX * (goal[here] - goal[cell]) - 60 * v.exposure(cell) - _CHASE * nearest

    cells = {cell: value(cell) for cell in v.places(spot, SHORT if way.plan or h == s.acting else LONG)}
    best = sorted((cell for cell in cells if cells[cell] > -SURE), key=lambda cell: (-cells[cell], cell))
    found = []
    for cell in [cell for cell in best[:4 * _SPACES] if is_open(s, spot, cell)][:_SPACES]:
        sure = v.chances.throw(h, spot, is_far(v.field.distance(spot, cell))) * way.chance // SURE
        found.append(RankedPlan(150 + (100 + cells[cell]) * sure // SURE, (*way.plan, ("throw", h, cell), ("end", h))))
    return found
