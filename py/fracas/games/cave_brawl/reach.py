"""Where a player can walk, for bots and for the page: shortest paths over empty squares."""

from __future__ import annotations

from fracas.games.cave_brawl.activation import movement_of
from fracas.games.cave_brawl.pit import AROUND, CELLS, OWN_GOAL
from fracas.games.cave_brawl.state import NO_ONE, TUNNEL, State, side_of
from fracas.kernel.ruleset import Action

Paths = dict[int, int]  # square -> the square before it; the first square -> NO_ONE


def paths_of(s: State, who: int, taken: dict[int, int]) -> Paths:
    """Find the squares a player can walk to now, nearest first.

    Rule:    Cave Brawl 3.3, 3.4, Ruling 14.
    Returns: his own square (for one in the tunnel: his goal square, if it is empty), then all others in reach.
    """
    left = s.left if s.acting == who else movement_of(s, who)
    start = s.where[who]
    if start == TUNNEL:
        start, left = OWN_GOAL[side_of(s, who)], left - 1
        if start in taken:
            return {}
    before: Paths = {start: NO_ONE}
    front = [start]
    for _ in range(left):
        reached = []
        for cell in front:
            for near in AROUND[cell]:
                if near not in before and near not in taken:
                    before[near] = cell
                    reached.append(near)
        front = reached
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


def nearest_to(row: bytes, paths: Paths) -> int:
    """Return the square in reach with the least distance in a row of `pit.DISTANCE`, the first found of equals."""
    return min(paths, key=lambda cell: row[cell]) if paths else CELLS[0]
