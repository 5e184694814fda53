"""The race for a loose ball: the turns each side needs to take it, and the worth of that lead.

However far off it lies it is worth going for, the more the nearer the goal: beasts eat a team that waits until somebody
else fetches it.
"""

from math import exp

from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.bot.worth import FAR, WEIGHTS
from fracas.games.cave_brawl.pit import DISTANCE, OWN_GOAL, goal_attacked_by
from fracas.games.cave_brawl.state import State
from fracas.kernel.table import Side

FADES = 0.16  # share of what the ball is worth that is lost for each turn until somebody has it
SURER = 1.5  # logits that it is more likely ours, for each turn that we need less than they
NEVER = 30.0  # turns that a side needs of whom nobody is left


def race_worth(s: State, cell: int) -> float:
    """Return the worth of a loose ball for the south, in thousandths of a win.

    Args: cell - where it lies.
    """
    turns = [turns_to(s, side, cell) for side in (0, 1)]
    ours = 1 / (1 + exp(SURER * (turns[0] - turns[1])))
    south, north = (_prize(side, cell) * exp(-FADES * turns[side]) for side in (0, 1))
    return ours * south - (1 - ours) * north


def _prize(side: Side, cell: int) -> float:
    """Return the worth of holding the ball on a square."""
    return WEIGHTS.held + WEIGHTS.advance * (FAR - DISTANCE[goal_attacked_by(side)][cell])


def turns_to(s: State, side: Side, cell: int) -> float:
    """Return after how many turns a side can pick up the ball: none if it still can in this one."""
    row = DISTANCE[cell]
    far = [(who, row[at] if at >= 0 else row[OWN_GOAL[side]] + 1)
           for who in st.team(s, side) if (at := s.where[who]) >= st.TUNNEL]
    return min((_wait(s, side, who, way) for who, way in far), default=NEVER)


def _wait(s: State, side: Side, who: int, way: int) -> float:
    """Return the turns until a player has walked to the ball. Parts of a turn count, except the last one."""
    wait, legs = 0.5, s.players[who].kind.mv
    if s.side == side:
        is_under_way = who == s.acting and not s.acted
        if is_under_way and way <= s.left:
            return 0.0
        wait = 0.0 if s.used[who] == st.READY and who != s.acting else 1.0
        way -= s.left if is_under_way else 0
    if s.prone[who] and way > 0:
        wait += 1  # Rule: Cave Brawl 3.3: getting up is all his movement.
    return wait + max(0.0, way / legs - 1)
