"""Walks of plans with as few bends as their length allows, as people would walk."""

from itertools import takewhile

from fracas.games.elfball.field import EDGE
from fracas.games.elfball.state import NO_ONE, TEAM_SLOTS, State, side_of
from fracas.kernel.grid import straightest_way
from fracas.kernel.ruleset import Action

Plan = tuple[Action, ...]


def straighten(s: State, plan: Plan) -> Plan:
    """Return a plan whose first walk takes as few bends as it can.

    It is as long as before, rolls the same dice on the same cells, and ends in the same direction.
    """
    rises = tuple(takewhile(lambda action: action[0] == "stand", plan))
    if len(plan) < len(rises) + 3 or plan[len(rises)][0] != "step":
        return plan
    p, field = plan[len(rises)][1], s.book.field
    steps = tuple(takewhile(lambda action: action[:2] == ("step", p), plan[len(rises):]))
    if s.acting not in (NO_ONE, p):
        return plan
    opponents = [q for q in TEAM_SLOTS[1 - side_of(p)] if s.where[q] >= 0 and s.facing[q] >= 0]
    kept = {cell for q in opponents for cell in field.front[s.where[q]][s.facing[q]]} | {s.ball}
    closed = kept.union(s.where)
    way, piece = [s.where[p]], [s.where[p]]
    for _kind, _who, cell in steps:
        piece.append(cell)
        if cell in kept or cell == steps[-1][2]:
            way += straightest_way(
                field.neighbours, field.distances, piece, lambda near: near not in closed and field.lines[near] < EDGE,
            )[1:]
            piece = [cell]
    return (*rises, *(("step", p, cell) for cell in way[1:]), *plan[len(rises) + len(steps):])
