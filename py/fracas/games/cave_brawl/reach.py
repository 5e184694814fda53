"""Where a player can walk, for bots and for the page: shortest paths over empty squares."""

from fracas.games.cave_brawl.activation import movement_of
from fracas.games.cave_brawl.pit import AROUND, DISTANCE, OWN_GOAL, PIT, SIZE
from fracas.games.cave_brawl.player_actions import own_goal_to_keep_free
from fracas.games.cave_brawl.state import NO_ONE, TUNNEL, State, side_of
from fracas.kernel.ruleset import Action

Paths = dict[int, int]  # square -> the square before it; the first square -> NO_ONE


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
            for near in AROUND[cell]:
                if near in before or near in taken or not more and near == kept:
                    continue
                bent = bends[cell] + (abs(near - cell) not in (1, SIZE))
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


def squares_next_to(cell: int, paths: Paths) -> list[int]:
    """List the squares in reach that are adjacent to a square, nearest first."""
    around = AROUND[cell]
    return [near for near in paths if near in around]


def nearest_to(target: int, paths: Paths) -> int:
    """Return the square in reach that is nearest to a square, of equals the one most nearly straight to it."""
    row, (x, y) = DISTANCE[target], PIT.points[target]

    def order(cell: int) -> tuple[int, int]:
        return row[cell], abs(PIT.points[cell][0] - x) + abs(PIT.points[cell][1] - y)

    return min(paths, key=order)
