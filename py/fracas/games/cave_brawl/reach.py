"""Where a player can walk, for bots and for the page: shortest paths over empty squares."""

from functools import cache

from fracas.games.cave_brawl.activation import movement_of
from fracas.games.cave_brawl.pit import AROUND, CELLS, DISTANCE, OWN_GOAL, PIT, SIZE
from fracas.games.cave_brawl.player_actions import own_goal_to_keep_free
from fracas.games.cave_brawl.state import NO_ONE, TUNNEL, State, side_of
from fracas.kernel.ruleset import Action

Paths = dict[int, int]  # square -> the square before it; the first square -> NO_ONE
_STEPS = tuple(tuple((near, abs(near - cell) not in (1, SIZE)) for near in AROUND[cell]) for cell in CELLS)
"""By square the squares around it, and whether the step there is a diagonal one."""


def paths_of(s: State, who: int, taken: dict[int, int]) -> Paths:
    """Find the squares a player can walk to now, nearest first, each by a shortest path with few diagonal steps.

    Rule:    Cave Brawl 3.3, 3.4, Rulings 14 and 16.
    Returns: his own square (for one in the tunnel: his goal square, if it is empty), then all others in reach.
    """
    left = s.left if s.acting == who else movement_of(s, who)
    start = s.where[who]
    if start == TUNNEL:
        start, left = OWN_GOAL[side_of(s, who)], left - 1
        if start in taken:
            return {}
    before: Paths = {start: NO_ONE}
    bends = {start: 0}  # diagonal steps on the way
    front, kept = [start], own_goal_to_keep_free(s, who, 0)
    for more in reversed(range(left)):  # movement he has left there
        reached: Paths = {}
        for cell in front:
            for near, is_diagonal in _STEPS[cell]:
                if near in before or near in taken or not more and near == kept:
                    continue
                bent = bends[cell] + is_diagonal
                if near not in reached or bent < bends[near]:
                    reached[near], bends[near] = cell, bent
        before.update(reached)
        front = list(reached)
    return before


def steps_to(s: State, who: int, paths: Paths, cell: int) -> tuple[Action, ...]:
    """Return the steps to a square in reach, entering from the tunnel included."""
    steps: list[Action] = []
    while cell != NO_ONE:
        steps.append(("step", who, cell))
        cell = paths[cell]
    return tuple(reversed(steps if s.where[who] == TUNNEL else steps[:-1]))


def ways_of(s: State, who: int, paths: Paths) -> dict[int, tuple[Action, ...]]:
    """Return the steps to all squares in reach, those of `steps_to`: each way goes on from the square before it."""
    enters = s.where[who] == TUNNEL
    ways: dict[int, tuple[Action, ...]] = {NO_ONE: ()}
    for cell, before in paths.items():
        ways[cell] = (*ways[before], ("step", who, cell)) if enters or before != NO_ONE else ()
    del ways[NO_ONE]
    return ways


def first_next_to(cell: int, paths: Paths) -> int:
    """Return the nearest of the squares in reach that are adjacent to a square, `NO_ONE` if there is none."""
    around = AROUND[cell]
    return next(near for near in paths if near in around) if any(near in paths for near in around) else NO_ONE


def nearest_to(target: int, paths: Paths) -> int:
    """Return the square in reach that is nearest to a square, of equals the one most nearly straight to it."""
    return min(paths, key=_nearness(target).__getitem__)


@cache
def _nearness(target: int) -> tuple[int, ...]:
    """Rank all squares: the fewer steps it is to a square, then the more nearly straight to it, the lower."""
    x, y = PIT.points[target]
    return tuple(DISTANCE[target][cell] * 4 * SIZE + abs(column - x) + abs(row - y)
                 for cell, (column, row) in zip(CELLS, PIT.points, strict=True))
