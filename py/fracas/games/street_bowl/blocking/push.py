"""Pushes: where the pushed go, chains, walls and the crowd (chapters 8.1 to 8.3).

A chain is settled completely (`push`) before anybody moves (`carry_out`); what a wall or the crowd do to its last
player comes later, with the other dice.
"""

from __future__ import annotations

from typing import NamedTuple

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.injuries.injury import crowd, leave_to_crowd
from fracas.games.street_bowl.pitch import Step, beyond, edge_beyond, is_wall, step_between
from fracas.games.street_bowl.skills.shoving import refuses, steer, steers
from fracas.games.street_bowl.state import NO_ONE, State, side_of
from fracas.kernel.grid import OUTSIDE
from fracas.kernel.table import Option, Table

ROUND: tuple[Step, ...] = ((-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))


class Chain(NamedTuple):
    """How a push is settled."""

    pushed: tuple[int, ...]  # players, the blocked one first
    cells: tuple[int, ...]  # where each goes, OUTSIDE = into the crowd; empty if nobody moves
    edge: str  # over which the last one is pushed, a wall or an end; "" = none

    @property
    def last(self) -> int:
        """Return the player at the end of the chain."""
        return self.pushed[-1]

    @property
    def at_wall(self) -> int:
        """Return the player pushed against a wall, NO_ONE for none."""
        return self.last if is_wall(self.edge) else NO_ONE

    @property
    def in_crowd(self) -> int:
        """Return the player pushed into the crowd, NO_ONE for none."""
        return self.last if self.edge and not is_wall(self.edge) else NO_ONE


def candidates(pusher_cell: int, cell: int) -> tuple[Step, ...]:
    """List the three steps a player may be pushed: away from the pusher, and the neighbours of that direction.

    Rule: Street Bowl 8.1.
    """
    n = ROUND.index(step_between(pusher_cell, cell))
    return ROUND[n - 1], ROUND[n], ROUND[(n + 1) % 8]


def push(t: Table, pusher_cell: int, who: int, *, blocker: int, is_block: bool = True) -> Chain:
    """Settle the squares of a pushed player and of those in his way.

    Rule:    Street Bowl 8.1, Rulings 16, 18, 61: if the last of a chain cannot move nobody does. A chain that came
             round to itself would take more than the sixteen players there are.
    Args:    is_block - False: somebody who lies is pushed by a Ball & Chain.
    Asks:    for each of them "stand_firm", then "side_step" or "grab", then "push".
    Returns: the chain; nobody has moved yet.
    """
    s: State = t.state
    pushed, cells = [who], list[int]()
    while True:
        who, is_target = pushed[-1], is_block and len(pushed) == 1
        if refuses(t, who, blocker, is_target=is_target):
            return Chain(tuple(pushed), (), "")
        way = _way(t, pusher_cell, who, blocker, is_target=is_target)
        if isinstance(way, str):
            return Chain(tuple(pushed), () if is_wall(way) else (*cells, OUTSIDE), way)
        cells.append(way)
        pusher_cell = s.where[who]
        if way not in s.where:
            return Chain(tuple(pushed), tuple(cells), "")
        pushed.append(st.who_is_at(s, way))


def _way(t: Table, pusher_cell: int, who: int, blocker: int, *, is_target: bool) -> Option:
    """Choose the square or edge of one push.

    Rule:    Street Bowl 8.1 (1) to (3), Ruling 16.
    Asks:    the coach of Side Step or Grab, or the blocker's: "push", a square or an edge.
    Returns: a square, or the edge he is pushed over.
    """
    s: State = t.state
    steps = candidates(pusher_cell, s.where[who])
    inside = [cell for cell in (beyond(s.where[who], step) for step in steps) if cell != OUTSIDE]
    free = tuple(cell for cell in inside if cell not in s.where)
    skill = steers(s, who, blocker, is_target=is_target)
    if skill:
        cell = steer(t, skill, who, blocker, free)
        if cell != NO_ONE:
            return cell
    edges = tuple(dict.fromkeys(crossed for step in steps if (crossed := edge_beyond(s.where[who], step))))
    options: tuple[Option, ...] = free or edges or tuple(inside)
    if len(options) == 1:
        return options[0]
    chosen: Option = t.choose(side_of(blocker), "push", options, who=blocker, target=who, rule="8.1/R16")
    return chosen


def carry_out(t: Table, chain: Chain) -> bool:
    """Move everybody in a chain, the last one first; a loose ball bounces off where somebody is pushed.

    Rule:    Street Bowl 8.1, 8.3, 7.
    Returns: whether the crowd has the ball now, to throw it in from the last square of who held it.
    """
    has_ball = False
    if is_wall(chain.edge):
        t.tell("is_pushed_into_wall", chain.last, chain.edge, rule="8.2/R18")
    elif not chain.cells and len(chain.pushed) > 1:
        t.tell("chain_stops", chain.pushed[0], chain.last, rule="8.1/R61")
    for who, cell in reversed(tuple(zip(chain.pushed, chain.cells, strict=False))):
        if cell == OUTSIDE:
            has_ball = leave_to_crowd(t, who)
        else:
            _shift(t, who, cell)
    return has_ball


def _shift(t: Table, who: int, cell: int) -> None:
    s: State = t.state
    start = s.where[who]
    s.where[who] = cell
    t.tell("is_pushed", who, start, cell, rule="8.1")
    st.disturb_ball(s, cell)


def push_straight(t: Table, who: int, step: Step, *, may_refuse: bool = False) -> bool:
    """Push a player straight one way, and whoever is in his way too; over an end it is the crowd.

    Rule:    Street Bowl 15 "Stray Pony", "Guards!", Rulings 51, 53, 54, 67, 68.
    Args:    may_refuse - Stand Firm and roots hold (Guards!).
    Asks:    "stand_firm".
    Returns: whether they moved.
    """
    s: State = t.state
    pushed = [who]
    bodies = st.bodies(s)
    while (cell := beyond(s.where[pushed[-1]], step)) in bodies:
        pushed.append(bodies[cell])
    if may_refuse and any(refuses(t, other, NO_ONE, is_target=False) for other in pushed):
        return False
    for other in reversed(pushed):
        cell = beyond(s.where[other], step)
        if cell == OUTSIDE:
            crowd(t, other)
        else:
            _shift(t, other, cell)
    return True
