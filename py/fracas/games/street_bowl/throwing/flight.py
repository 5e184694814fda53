"""A kick in the air: the square below it, and walls and ends before it lands (chapter 5)."""

from __future__ import annotations

from fracas.games.street_bowl import ball
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.pitch import is_in_half, is_wall
from fracas.games.street_bowl.state import State
from fracas.kernel.table import Table


def blow_on(t: Table, cell: int, crossed: str) -> None:
    """Let a kick in the air reach its square. A wall deflects it at once, over an end it is a touchback.

    Rule:  Street Bowl 5 (2), 11.4, Rulings 13, 14.
    Args:  cell - the square it comes to, or the last one inside; crossed - the edge it meets, "" = none.
    Rolls: D6 and D6 at a wall.
    """
    s: State = t.state
    if is_wall(crossed):
        s.is_airborne = st.OFF_WALL
        cell, crossed = ball.off_wall(t, cell, crossed)
    if crossed:
        ball.make_touchback(t)
    else:
        s.ball = cell
        t.tell("hangs_above", cell, rule="5")


def is_over_receivers(s: State) -> bool:
    """Return whether the ball hangs above the receiving half.

    Rule: Street Bowl 5, Ruling 66.
    """
    return not s.is_touchback and not is_in_half(s.ball, s.kicker)
