"""Moves of a whole team to one purpose: out of the opponents' reach, together, at them, or to the ball."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache

from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.actions import apply
from fracas.games.cave_brawl.bot.plans import Plan
from fracas.games.cave_brawl.pit import CELLS, DISTANCE, OWN_GOAL, goal_attacked_by
from fracas.games.cave_brawl.player_actions import may_rest
from fracas.games.cave_brawl.reach import paths_of, steps_to
from fracas.games.cave_brawl.state import State
from fracas.kernel.drivers import Sampler
from fracas.kernel.ruleset import Action
from fracas.kernel.work import PausingWork, replace_pauses

Fit = Callable[[int], tuple[int, ...]]  # square -> keys to minimise, most important first


def dangers(s: State) -> list[int]:
    """Count by square how many opponents of the side to act can strike there in their next turn."""
    count = [0] * len(CELLS)
    for foe in st.team(s, 1 - s.side):
        at, far = s.where[foe], s.players[foe].kind.mv + 1
        if at < st.TUNNEL:
            continue
        if at == st.TUNNEL:
            at, far = OWN_GOAL[1 - s.side], far - 1
        for cell in _within(at, 1 if s.prone[foe] else far):
            count[cell] += 1
    return count


@cache
def _within(cell: int, far: int) -> tuple[int, ...]:
    """List the squares at most so far away."""
    row = DISTANCE[cell]
    return tuple(near for near in CELLS if row[near] <= far)


def safest(s: State, danger: list[int]) -> Fit:
    """Out of reach, and no farther from the opponents than that needs."""
    near = closest(s)
    return lambda cell: (danger[cell], *near(cell))


def closest(s: State) -> Fit:
    """Next to an opponent."""
    foes = [s.where[o] if s.where[o] >= 0 else OWN_GOAL[1 - s.side]
            for o in st.team(s, 1 - s.side) if s.where[o] >= st.TUNNEL]
    return lambda cell: (min((DISTANCE[foe][cell] for foe in foes), default=0),)


def team_moves(s: State, ready: Sequence[int], danger: list[int]) -> Iterator[Plan]:
    """Return moves of all ready players. They go out of reach, out of reach and together, at the others, or for the
    ball.

    Args: ready - who may still act.
          danger - by square, as `dangers` counts it.
    Returns: the plans, before each an empty one for every player as a pause.
    """
    own = [s.where[who] for who in st.team(s, s.side) if s.where[who] >= 0]
    home = DISTANCE[own[len(own) // 2] if own else OWN_GOAL[s.side]]
    ball = st.ball_cell(s)
    aim = DISTANCE[ball if ball >= 0 and s.possessor != s.side else goal_attacked_by(s.side)]
    for fit in (safest(s, danger), lambda cell: (danger[cell], home[cell]), closest(s), lambda cell: (aim[cell],)):
        plan = yield from replace_pauses(moves_by_fit(s, ready, fit), ())
        if plan:
            yield plan


def moves_by_fit(s: State, ready: Sequence[int], fit: Fit) -> PausingWork[Plan]:
    """Move players one after the other, each to the square that fits best, whoever fits best already first.

    Returns: their actions, as far as it is certain that they may be taken.
    """
    table = Sampler(s.copy(), _MiddleDice(), lambda _s, choice: choice.options[0])
    now: State = table.state
    plan: list[Action] = []
    for who in sorted(ready, key=lambda w: fit(s.where[w] if s.where[w] >= 0 else OWN_GOAL[s.side])):
        for action in _move(now, who, fit):
            apply(table, action)
            plan.append(action)
            if now.phase != st.TURN:
                return tuple(plan)
        if now.acting == who:
            if not may_rest(now, who, st.bodies(now)):
                return tuple(plan)
            apply(table, ("rest", who))
            plan.append(("rest", who))
        yield
    return tuple(plan)


class _MiddleDice:
    """Dice that nobody throws while he moves; if he did, all would fall in the middle."""

    def random(self) -> float:
        """Return the middle of the range."""
        return 0.5


def _move(s: State, who: int, fit: Fit) -> Plan:
    """Return a player's steps to the square that fits best. A prone player stands up, a carrier moves if he can."""
    if s.where[who] >= 0 and s.prone[who]:
        return (("stand", who),)
    paths = paths_of(s, who, st.bodies(s))
    if not paths:
        return ()
    ends = [cell for cell in paths if s.holder != who or cell != s.ball_start] or list(paths)
    return steps_to(s, who, paths, min(ends, key=fit))
