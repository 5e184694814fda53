"""What a push in a block brings: positions, the follow-up, walls and crowd, then the target's injury (chapter 8)."""

from __future__ import annotations

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.ball import throw_in
from fracas.games.street_bowl.blocking.push import Chain, carry_out, push
from fracas.games.street_bowl.injuries.injury import armour, fall, hurt, injure
from fracas.games.street_bowl.movement import pick_up
from fracas.games.street_bowl.skills.blocking import is_frenzied
from fracas.games.street_bowl.skills.following import shadow
from fracas.games.street_bowl.skills.moving import BALL_AND_CHAIN
from fracas.games.street_bowl.skills.shoving import fends_off, strip_ball
from fracas.games.street_bowl.state import NO_ONE, State, side_of
from fracas.kernel.table import Table

FOLLOW, STAY = "follow", "stay"


def push_back(t: Table, who: int, target: int, *, falls: bool, is_multiple: bool) -> None:
    """Push the target: squares, positions, the follow-up, then the dice, the ball last.

    Rule:  Street Bowl 8 (4), 8.1 to 8.4, Rulings 58 and 61.
    Rolls: walls and crowd, the follow-up's pick-up, the target's armour and injury, the fans' throw-in.
    Asks:  see `push`, `strip_ball`, `follow_up`.
    """
    s: State = t.state
    start = s.where[target]
    chain = push(t, s.where[who], target, blocker=who)
    last_cell = s.where[chain.last]
    has_ball = carry_out(t, chain)
    if falls and s.where[target] >= 0:
        fall(t, target, rule="8")
    if not falls:
        strip_ball(t, who, target)
    has_followed = s.where[target] != start and not is_multiple and follow_up(t, who, target, start)
    suffer_edge(t, chain, by=who, falls=target if falls else NO_ONE)
    if has_followed:
        pick_up(t, who)
    if falls and s.where[target] >= 0 and chain.at_wall != target:
        hurt(t, target, "block", by=who)
    if has_ball:
        throw_in(t, last_cell, chain.edge)


def suffer_edge(t: Table, chain: Chain, *, by: int, falls: int = NO_ONE) -> None:
    """Roll for the player whom a push sends against a wall or into the crowd.

    Rule:  Street Bowl 8.2, 8.3, Rulings 17 to 21.
    Args:  falls - the player knocked down by the same result, NO_ONE.
    Rolls: those of `armour` or `injure`.
    """
    if chain.at_wall != NO_ONE and chain.at_wall == falls:
        hurt(t, falls, "wall_down", by=by)
    elif chain.at_wall != NO_ONE:
        armour(t, chain.at_wall, "wall")
    elif chain.in_crowd != NO_ONE:
        injure(t, chain.in_crowd, cause="crowd")


def follow_up(t: Table, who: int, target: int, cell: int) -> bool:
    """Let the blocker move into the square that the target left.

    Rule:    Street Bowl 8 (4), 19 Fend, Frenzy, Ball & Chain, Take Root, Shadowing.
    Asks:    the target's coach: "fend"; the blocker's: "follow".
    Rolls:   those of Shadowing.
    Returns: whether he has moved.
    """
    s: State = t.state
    if s.rooted[who] or fends_off(t, target, who):
        return False
    must = is_frenzied(s, who) or st.has(s, who, BALL_AND_CHAIN)
    if not must and t.choose(side_of(who), "follow", (FOLLOW, STAY), who=who, target=cell, rule="8") == STAY:
        return False
    advance(t, who, cell)
    return True


def advance(t: Table, who: int, cell: int) -> None:
    """Move into a square as part of an attack: no dodge, but Shadowing.

    Rule:  Street Bowl 8 (4), 7, 19 Shadowing, Ball & Chain.
    Rolls: those of Shadowing.
    """
    s: State = t.state
    start = s.where[who]
    s.where[who] = cell
    t.tell("follows", who, start, cell, rule="8")
    shadow(t, who, start)
