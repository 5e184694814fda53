"""Ball & Chain: whirling along the street into whoever is in the way (chapter 19)."""

from __future__ import annotations

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.ball import settle_ball, template_face, throw_in
from fracas.games.street_bowl.blocking.block import block
from fracas.games.street_bowl.blocking.push import carry_out, push
from fracas.games.street_bowl.blocking.push_back import advance, suffer_edge
from fracas.games.street_bowl.injuries.injury import armour, crowd
from fracas.games.street_bowl.movement import can_enter, pay, pick_up
from fracas.games.street_bowl.pitch import EAST, NORTH, SOUTH, THROW_IN, WEST, beyond, edge_beyond, is_wall
from fracas.games.street_bowl.state import NO_ONE, State, side_of
from fracas.games.street_bowl.turn import end_action
from fracas.kernel.dice import D6
from fracas.kernel.table import Table

FACINGS = (SOUTH, WEST, NORTH, EAST)  # whose template faces north, east, south, west


def whirl(t: Table, who: int, facing: int) -> None:
    """Move a player with a Ball & Chain one square, roughly the way he faces.

    Rule:    Street Bowl 19 Ball & Chain, Rulings 27, 63, 73 and 82: the throw-in template, and no dodge.
    Args:    facing - 0..3: north, east, south, west.
    Rolls:   D6 "whirl", [Go For It], then those of the wall, the crowd or the block.
    Changes: left or extra, one less.
    """
    s: State = t.state
    face = t.roll("whirl", D6, coach=side_of(who), who=who, bands=template_face, rule="19.6")
    step = THROW_IN[FACINGS[facing]][template_face(face)]
    edge = edge_beyond(s.where[who], step)
    cell = beyond(s.where[who], step)
    if pay(t, who, cell if can_enter(s, cell) else s.where[who]):
        if edge:
            _go_over(t, who, edge)
        else:
            _go_to(t, who, cell)
    if not st.is_standing(s, who):
        end_action(t, who)


def _go_over(t: Table, who: int, edge: str) -> None:
    """Run into a wall, or among the crowd.

    Rule:  Street Bowl 8.3, 19 Ball & Chain, Rulings 27 and 63.
    Rolls: those of `armour` or of `crowd`.
    """
    if is_wall(edge):
        t.tell("runs_into_wall", who, edge, rule="9/R27")
        armour(t, who, "wall")
    else:
        crowd(t, who)


def _go_to(t: Table, who: int, cell: int) -> None:
    """Come to a square: whoever stands there is blocked, friend or foe, whoever lies there trampled.

    Rule:  Street Bowl 19 Ball & Chain, Ruling 82 (he never has hands for the ball).
    Rolls: those of a block, of `trample`, or of the ball.
    """
    s: State = t.state
    other = st.who_is_at(s, cell)
    if other == NO_ONE:
        advance(t, who, cell)
        pick_up(t, who)
        settle_ball(t)
    elif s.condition[other] == st.STANDING:
        block(t, who, other)
    else:
        trample(t, who, other)


def trample(t: Table, who: int, other: int) -> None:
    """Push somebody who lies in the way, follow, and roll for his armour.

    Rule:  Street Bowl 19 Ball & Chain, 9, Ruling 20. Nobody is knocked down by it.
    Rolls: walls and crowd, 2D6 "armour", those of an injury, the ball.
    """
    s: State = t.state
    start = s.where[other]
    t.tell("tramples", who, other, rule="19.6")
    chain = push(t, s.where[who], other, blocker=who, is_block=False)
    last_cell = s.where[chain.last]
    has_ball = carry_out(t, chain)
    if s.where[other] != start:
        advance(t, who, start)
    if chain.at_wall != other:
        suffer_edge(t, chain, by=who)
    if s.where[other] >= 0:
        armour(t, other, "trampled_wall" if chain.at_wall == other else "trampled", by=who)
    if has_ball:
        throw_in(t, last_cell, chain.edge)
    settle_ball(t)
