"""Plans for the action of one player, for bots: run, fetch the ball, throw, tackle, mark, help, stand up.

An idea is a plan and how promising it looks at first sight, in thousandths; better judgement is the bot's affair.
"""

from collections.abc import Callable
from typing import NamedTuple

from fracas.games.elfball import state as st
from fracas.games.elfball.bot.worth import SURE, pass_chance
from fracas.games.elfball.field import EDGE, GOAL
from fracas.games.elfball.paths import paths
from fracas.games.elfball.replacement import entrants, entry_cells
from fracas.games.elfball.shove import behind, shove_need
from fracas.games.elfball.standing import stand_cost
from fracas.games.elfball.state import State
from fracas.games.elfball.tackle import impact_dice, needs_impact, tackle_need
from fracas.games.elfball.throwing.throw import LONG, SHORT, throw_need
from fracas.games.elfball.turn import usable_players
from fracas.kernel.ruleset import Action

MOST_TACKLES = 2  # places from where a team-mate thinks of clearing one opponent away

Plan = tuple[Action, ...]


class RankedPlan(NamedTuple):
    """A plan and its promise."""

    promise: int
    plan: Plan


class Approach(NamedTuple):
    """A player's way to a cell."""

    chance: int  # thousandths
    plan: Plan  # standing up and steps
    facing: int  # how he arrives, -1 = he does not move


def player_ideas(s: State, p: int) -> list[RankedPlan]:
    """List the plans of a player as the acting player."""
    ways = ways_of(s, p)
    if s.stance[p] != st.STANDING and s.where[p] not in ways:
        return [RankedPlan(5, (("end", p),))]
    if s.holder == p:
        found = holder_ideas(s, p, ways)
    elif s.holder < 0:
        found = ball_ideas(s, p, ways)
    elif st.side_of(s.holder) == st.side_of(p):
        found = receiver_ideas(s, p, ways)
    else:
        found = marker_ideas(s, p, ways)
    if s.stance[p] != st.STANDING:
        return [*found, RankedPlan(120, (("stand", p), ("end", p)))]
    return [*found, *brawl_ideas(s, p), RankedPlan(10, (("end", p),))]


def ways_of(s: State, p: int) -> dict[int, Approach]:
    """Return the safest way of a player to each cell. His own cell is one, unless he cannot even stand up."""
    neighbours, here = s.book.field.neighbours, s.where[p]
    found: dict[int, Approach] = {}
    if s.stance[p] == st.STANDING:
        found[here] = Approach(SURE, (), -1)
    elif stand_cost(s, p) <= (s.jog if p == s.acting else st.profile(s, p).jog):  # even if that is all he can do
        found[here] = Approach(SURE, (("stand", p),), -1)
    for cell, path in paths(s, p).items():
        before = path.cells[-2] if len(path.cells) > 1 else here
        if s.book.field.lines[cell] != GOAL or s.holder == p or s.ball in path.cells:
            found[cell] = Approach(int(SURE * path.chance), path.plan(p), neighbours[before].index(cell))
    return found


def plan_facing_target(s: State, p: int, cell: int, way: Approach, target: int) -> Plan:
    """Return a plan to walk a way, turn to a target at its end, and end the action."""
    direction = s.book.field.direction_to(cell, target) if cell != target else way.facing
    if direction in (way.facing, s.facing[p] if way.facing < 0 else -1) or (s.turned and not way.plan):
        return (*way.plan, ("end", p))
    return (*way.plan, ("face", p, direction), ("end", p))


def best_cells(ways: dict[int, Approach], value: Callable[[int], int], most: int) -> list[int]:
    """Return the reachable cells of most value, a risky way counting against a cell."""
    return sorted(ways, key=lambda cell: (SURE - ways[cell].chance - value(cell), cell))[:most]


def nearest_cells(s: State, ways: dict[int, Approach], target: int, most: int) -> list[int]:
    """Return the reachable cells nearest to a cell, a risky way counting against them."""
    return best_cells(ways, lambda cell: -50 * s.book.field.distance(cell, target), most)


def nearest_opponent(s: State, p: int, cell: int) -> int:
    """Return the cell of the standing opponent nearest to a cell, the goal if there is none."""
    field = s.book.field
    cells = [s.where[q] for q in st.TEAM_SLOTS[1 - st.side_of(p)] if s.where[q] >= 0 and s.stance[q] == st.STANDING]
    return min(cells, key=lambda other: field.distance(cell, other), default=st.attacked_goal(s, st.side_of(p), cell))


def nearest_goal(s: State, p: int, ways: dict[int, Approach]) -> int:
    """Return the cell of the goal he attacks that he reaches most surely, the nearest one if he reaches none."""
    near = st.attacked_goal(s, st.side_of(p), s.where[p])
    open_cells = [cell for cell in s.book.field.goals[1 - st.half_of(s, st.side_of(p))] if cell in ways]
    return max(open_cells, key=lambda cell: (ways[cell].chance, cell == near), default=near)


def holder_ideas(s: State, p: int, ways: dict[int, Approach]) -> list[RankedPlan]:
    """List the plans of the holder: score, run, dash, throw."""
    field, goal = s.book.field, nearest_goal(s, p, ways)
    if goal in ways:
        return [RankedPlan(2 * ways[goal].chance, ways[goal].plan), *throw_ideas(s, p, ways)]
    found = []
    for cell in nearest_cells(s, ways, goal, 3):
        nearer = field.distance(s.where[p], goal) - field.distance(cell, goal)
        plan = plan_facing_target(s, p, cell, ways[cell], nearest_opponent(s, p, cell))
        found.append(RankedPlan(400 + 20 * nearer * ways[cell].chance // SURE, plan))
    if s.momentum and s.dashes == 0:
        likely = pass_chance(s.momentum, 1, s.options.simple_star)
        for cell in [cell for cell in field.neighbours[goal] if cell in ways][:2]:
            dash = (("dash", p, s.momentum), ("step", p, goal))
            found.append(RankedPlan(2 * ways[cell].chance * likely // SURE, (*ways[cell].plan, *dash)))
    return found + throw_ideas(s, p, ways)


def throw_ideas(s: State, p: int, ways: dict[int, Approach]) -> list[RankedPlan]:
    """List throws to team-mates: from here, or from a near cell on the way."""
    field, goal = s.book.field, st.attacked_goal(s, st.side_of(p), s.where[p])
    here, is_fresh = s.where[p], s.moved == 0 and not s.busy and s.stance[p] == st.STANDING
    found = []
    for q in st.TEAM_SLOTS[st.side_of(p)]:
        there = s.where[q]
        if q == p or there < 0 or s.stance[q] != st.STANDING or st.profile(s, q).skill == 0:
            continue
        nearer = field.distance(here, goal) - field.distance(there, goal)
        for cell in dict.fromkeys((here, *nearest_cells(s, ways, there, 2))):
            reach = LONG if (is_fresh and cell == here) or st.has(s, p, "scramble") else SHORT
            if not 0 < field.distance(cell, there) <= reach or not is_open(s, cell, there):
                continue
            need = throw_need(s, p, cell, there).value
            likely = pass_chance(st.profile(s, p).skill, need, s.options.simple_star) * ways[cell].chance // SURE
            plan = (*ways[cell].plan, ("throw", p, there), ("end", p))
            found.append(RankedPlan((300 + 25 * nearer) * likely // SURE, plan))
    return found


def is_open(s: State, cell: int, target: int) -> bool:
    """Return whether no white line lies between two cells."""
    field = s.book.field
    return bool(s.book.fly(s, cell, field.flight_path(cell, field.points[target]), 0).cell == target)


def ball_ideas(s: State, p: int, ways: dict[int, Approach]) -> list[RankedPlan]:
    """List the plans of a player for a loose ball: fetch it and score, fetch it, or get near it."""
    goal, dice = nearest_goal(s, p, ways), st.profile(s, p).skill
    if s.ball not in ways or dice == 0:
        return approach_ideas(s, p, ways, s.ball, 150)
    found = [RankedPlan(500 + 700 * ways[s.ball].chance // SURE, ways[s.ball].plan)]
    if goal in ways:
        found.append(RankedPlan(800 + 2 * ways[goal].chance, ways[goal].plan))
    return found


def approach_ideas(s: State, p: int, ways: dict[int, Approach], target: int, promise: int) -> list[RankedPlan]:
    """List ways to get nearer to a cell and look at it."""
    field = s.book.field
    here = field.distance(s.where[p], target)
    found = []
    for cell in nearest_cells(s, ways, target, 2):
        far = field.distance(cell, target)
        plan = plan_facing_target(s, p, cell, ways[cell], target)
        found.append(RankedPlan(promise + 12 * (here - far) - 4 * far, plan))
    return found


def receiver_ideas(s: State, p: int, ways: dict[int, Approach]) -> list[RankedPlan]:
    """List the plans of a team-mate of the holder: get free for a throw, or stand by the holder."""
    field, goal, holder = s.book.field, st.attacked_goal(s, st.side_of(p), s.where[s.holder]), s.where[s.holder]

    def freedom(cell: int) -> int:
        gap = field.distance(cell, holder)
        far = field.distance(cell, nearest_opponent(s, p, cell))
        return -30 * field.distance(cell, goal) - 40 * max(0, gap - 3) + 15 * min(far, 4)

    found = [RankedPlan(160, plan_facing_target(s, p, cell, ways[cell], holder))
             for cell in best_cells(ways, freedom, 2)]
    return [*found, *clearing_ideas(s, p, ways), *approach_ideas(s, p, ways, holder, 60)[:1]]


def clearing_ideas(s: State, p: int, ways: dict[int, Approach]) -> list[RankedPlan]:
    """List tackles that rid a team-mate with the ball of the opponents who face him."""
    found: list[RankedPlan] = []
    may_tackle = s.attacks == 0 and s.dash == st.NO_DASH
    for q in st.facing_players(s, 1 - st.side_of(p), s.where[s.holder]) if may_tackle else ():
        tackles = (
            RankedPlan(240 + 300 * ways[cell].chance * tackle_chance(s, p, q, cell) // SURE // SURE,
                 (*ways[cell].plan, ("tackle", p, q), ("end", p)))
            for cell in s.book.field.neighbours[s.where[q]] if cell in ways
        )
        found += sorted(tackles, key=lambda idea: -idea.promise)[:MOST_TACKLES]
    return found


def marker_ideas(s: State, p: int, ways: dict[int, Approach]) -> list[RankedPlan]:
    """List the plans of an opponent of the holder: tackle him, mark him, shield the goal from him."""
    field, holder = s.book.field, s.where[s.holder]
    around = [cell for cell in field.neighbours[holder] if cell in ways]
    tackles = []
    for cell in around if s.attacks == 0 and s.dash == st.NO_DASH else ():
        likely = ways[cell].chance * tackle_chance(s, p, s.holder, cell) // SURE
        tackles.append(RankedPlan(300 + 500 * likely // SURE, (*ways[cell].plan, ("tackle", p, s.holder), ("end", p))))
    found = sorted(tackles, key=lambda idea: -idea.promise)[:3]
    for cell in best_cells(ways, lambda cell: SURE * (cell in around), 1):
        found.append(RankedPlan(260 if cell in around else 20, plan_facing_target(s, p, cell, ways[cell], holder)))
    (q1, r1), (q2, r2) = field.points[holder], field.points[st.own_goal(s, st.side_of(p), holder)]
    between = field.at((q1 + q2) // 2, (r1 + r2) // 2)
    return found + approach_ideas(s, p, ways, between if between >= 0 else holder, 110)[:1]


def tackle_chance(s: State, p: int, target: int, cell: int, is_tackle: bool = True) -> int:
    """Return the rough chance that a tackle from a cell puts the target down, in thousandths.

    Args: is_tackle - False for a Cutblock, which needs no Impact but against Fear.
    """
    attacker, victim, field = st.profile(s, p), st.profile(s, target), s.book.field
    is_rear = cell not in field.front[s.where[target]][s.facing[target]]
    simple = s.options.simple_star
    likely = pass_chance(attacker.tackle, max(1, victim.dodge - 2 - is_rear + (s.holder != target)), simple)
    if needs_impact(s, p, target, is_tackle):
        dice = impact_dice(s, p, target)
        likely = likely * pass_chance(dice, max(1, victim.might - 2 - is_rear), simple) // SURE
    return likely


def brawl_ideas(s: State, p: int) -> list[RankedPlan]:
    """List attacks on neighbours without the ball: a tackle, or a shove over the edge or into a wall."""
    field, here, simple = s.book.field, s.where[p], s.options.simple_star
    found = []
    for q in st.TEAM_SLOTS[1 - st.side_of(p)] if s.dash == st.NO_DASH else ():
        if s.where[q] not in field.neighbours[here] or s.where[q] < 0 or s.stance[q] != st.STANDING or q == s.holder:
            continue
        if s.attacks == 0 and not needs_impact(s, p, q):
            likely = pass_chance(st.profile(s, p).tackle, tackle_need(s, p, q).value, simple)
            found.append(RankedPlan(200 * likely // SURE, (("tackle", p, q), ("end", p))))
        cell = behind(s, p, q)
        is_wall = cell < 0
        if s.shoves == 0 and (is_wall or (cell not in s.where and field.lines[cell] >= EDGE)):
            likely = pass_chance(st.profile(s, p).might, shove_need(s, p, q).value, simple)
            found.append(RankedPlan((150 if is_wall else 350) * likely // SURE, (("shove", p, q), ("end", p))))
    return found


def entrance_ideas(s: State) -> list[RankedPlan]:
    """List replacements: the two best players, each on the entry nearest to the ball.

    Beside the edge, from where the first Shove takes him off again, nobody comes on but to the ball.
    Rule: Elfball 18.
    """
    field, ball = s.book.field, st.ball_cell(s)
    cells = sorted(entry_cells(s, s.side), key=lambda cell: (
        cell != ball and is_beside_edge(s, cell), field.distance(cell, ball)))[:2]

    def by_worth(p: int) -> int:
        who = st.profile(s, p)
        return -(who.jog + who.skill + who.tackle)

    best = sorted(entrants(s, s.side), key=by_worth)
    return [RankedPlan(140, (("enter", p, cell),)) for p in best[:2] for cell in cells]


def is_beside_edge(s: State, cell: int) -> bool:
    """Return whether a player on a cell could be shoved over the edge."""
    field = s.book.field
    return any(near >= 0 and field.lines[near] == EDGE for near in field.neighbours[cell])


def idle_ideas(s: State) -> list[RankedPlan]:
    """Return the idea of doing nothing, with the player needed least."""
    field, focus = s.book.field, st.ball_cell(s)
    able = sorted(usable_players(s), key=lambda p: -field.distance(s.where[p], focus))
    return [RankedPlan(20, (("end", p),)) for p in able[:1]]
