"""The usual line-up of Cave Brawl: paths out of the tunnel for all who wait, away from opponents and ball.

It is computed at every drawing, so it looks at squares only and runs no rule.
"""

from collections.abc import Iterator

from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.pit import AROUND, DISTANCE, OWN_GOAL, PIT
from fracas.games.cave_brawl.state import State
from fracas.games.cave_brawl.team.teams import CURSE
from fracas.kernel.ruleset import Action

APART = 3  # squares team-mates keep, if they can
BEHIND = 2  # rows between the goal and its own ball carrier

Paths = dict[int, tuple[int, ...]]  # square -> the squares of the path to it, the own goal left out


def usual_line_up(s: State) -> tuple[Action, ...]:
    """Return the actions that bring waiting players out, the ball carrier last, as long as the way is free."""
    taken, goal = st.bodies(s), OWN_GOAL[s.side]
    found: list[Action] = []
    for who in sorted(_waiting(s), key=lambda who: (who == s.holder, -s.players[who].kind.mv, who)):
        paths = {} if goal in taken else _paths(goal, s.players[who].kind.mv - 1, set(taken))
        cells = [cell for cell in paths if cell != s.ball and not _is_met(s, cell)]
        if not cells:
            break
        cell = min(cells, key=lambda cell: _rank(s, who, cell, taken))
        found += (("step", who, square) for square in (goal, *paths[cell]))
        found += [("rest", who)] * _has_more_to_do(s, who, s.players[who].kind.mv - 1 - len(paths[cell]))
        taken[cell] = who
    return tuple(found)


def _waiting(s: State) -> Iterator[int]:
    return (who for who in st.team(s, s.side) if s.where[who] == st.TUNNEL and s.used[who] == st.READY)


def _paths(start: int, most: int, taken: set[int]) -> Paths:
    """Return a shortest path to every empty square within so many steps."""
    found: Paths = {start: ()}
    edge = [start]
    for _step in range(most):
        fresh = {}
        for cell in edge:
            for near in AROUND[cell]:
                if near not in taken and near not in found and near not in fresh:
                    fresh[near] = (*found[cell], near)
        found |= fresh
        edge = list(fresh)
    del found[start]
    return found


def _is_met(s: State, cell: int) -> bool:
    """Return whether an opponent or a beast is next to a square."""
    foes = [*(s.where[who] for who in st.team(s, 1 - s.side)), *(beast.cell for beast in s.beasts)]
    return any(foe in AROUND[cell] for foe in foes)


def _rank(s: State, who: int, cell: int, taken: dict[int, int]) -> tuple[int, ...]:
    """Return the rank of a square, lowest best: apart and far out; for the ball carrier near the own goal."""
    rows, aside = (abs(a - b) for a, b in zip(PIT.points[cell][::-1], PIT.points[OWN_GOAL[s.side]][::-1], strict=True))
    if who == s.holder:
        return abs(rows - BEHIND), aside, cell
    apart = min((DISTANCE[cell][other] for other in taken), default=APART)
    return -min(apart, APART), -rows, aside, cell


def _has_more_to_do(s: State, who: int, left: int) -> bool:
    """Return whether a player's activation goes on after his path, so that it must be ended."""
    could_curse = s.players[who].kind.special == CURSE and not s.cursed[who] and any(
        s.where[foe] >= 0 for foe in st.team(s, 1 - s.side))
    return left > 0 or who == s.holder or could_curse
