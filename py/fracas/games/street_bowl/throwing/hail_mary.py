"""Hail Mary passes: to any square, never accurate (chapters 10 and 19.3)."""

from __future__ import annotations

from fracas.games.street_bowl import ball, roll
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.pitch import CELLS
from fracas.games.street_bowl.skills.animosity import NOBODY_ELSE, agreed_target
from fracas.games.street_bowl.skills.throwing import HAIL_MARY_PASS
from fracas.games.street_bowl.state import SMOG, SNOW, State
from fracas.games.street_bowl.throwing.pass_block import pass_block
from fracas.games.street_bowl.throwing.passing import SCATTERS, check_caught, fumble
from fracas.kernel.table import Reason, Table


def targets(s: State, who: int) -> tuple[int, ...]:
    """Return the squares of a Hail Mary, all but his own; none without the skill or in poor sight.

    Rule: Street Bowl 19.3 Hail Mary Pass, Ruling 71.
    """
    if s.weather in (SMOG, SNOW) or not st.has(s, who, HAIL_MARY_PASS):
        return ()
    return tuple(cell for cell in CELLS if cell != s.where[who])


def hail_mary(t: Table, who: int, cell: int) -> None:
    """Throw the ball as far as it takes.

    Rule:  Street Bowl 19.3 Hail Mary Pass, Ruling 71; turnovers 2 and 5 of 6. Who dives meanwhile throws nothing.
    Rolls: Animosity, Pass Block moves, D6 2+, three scatters, catch, bounces.
    """
    cell = agreed_target(t, who, cell, targets(t.state, who))
    if cell == NOBODY_ELSE:
        return
    t.tell("throws_hail_mary", who, cell, rule="19.3")
    if not pass_block(t, who, cell, can_intercept=False):
        return
    if flies(t, who, cell):
        ball.arrive(t, *ball.scatter(t, cell, SCATTERS, rule="19.3"), kind=ball.INACCURATE)
    else:
        fumble(t, who)
    check_caught(t, who)


def flies(t: Table, who: int, cell: int) -> bool:
    """Roll whether a Hail Mary is thrown at all: no modifiers, not even the wind's.

    Rule:    Ruling 71.
    Rolls:   D6 2+, and those of a re-roll.
    Returns: whether it flies; else it is fumbled.
    """
    return roll.passes(t, "hail_mary", who, (Reason("plain", 2, who),), target=cell, rule="10.2/R71")
