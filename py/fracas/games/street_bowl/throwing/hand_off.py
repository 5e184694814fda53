"""Hand-offs (chapter 10.5)."""

from __future__ import annotations

from fracas.games.street_bowl import ball
from fracas.games.street_bowl.skills.animosity import NOBODY_ELSE, agreed_target
from fracas.games.street_bowl.state import NO_ONE, State, is_standing, side_of, who_is_at
from fracas.games.street_bowl.throwing.catching import HANDED, can_catch, catch
from fracas.games.street_bowl.throwing.passing import check_caught
from fracas.games.street_bowl.zones import neighbours
from fracas.kernel.table import Table


def takers(s: State, who: int) -> tuple[int, ...]:
    """List to whom a player could give the ball: standing team-mates next to him.

    Rule: Street Bowl 10.5.
    """
    return tuple(other for other in neighbours(s, side_of(who), s.where[who]) if is_standing(s, other))


def hand_off(t: Table, who: int, to: int) -> None:
    """Hand the ball to a team-mate, who must catch it.

    Rule:  Street Bowl 10.5; turnover 2 of 6; 19.6 Animosity.
    Rolls: Animosity, D6, and those of the bounces.
    """
    s: State = t.state
    cell = agreed_target(t, who, s.where[to], tuple(s.where[other] for other in takers(s, who)))
    if cell == NOBODY_ELSE:
        return
    to = who_is_at(s, cell)
    t.tell("hands_off", who, to, rule="10.5")
    s.holder, s.ball = NO_ONE, cell
    if not (can_catch(s, to) and catch(t, to, HANDED)):
        s.bounces = 2
        t.tell("hits_ground", cell, rule="11.1")
        ball.settle_ball(t)
    check_caught(t, who)
