"""Pass Block: opponents of a pass run where they can hinder it (chapters 10.2 and 19.1)."""

from __future__ import annotations

from typing import NamedTuple

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.ball import settle_ball
from fracas.games.street_bowl.movement import can_enter, move_one
from fracas.games.street_bowl.pitch import AROUND, CELLS, NEXT_TO
from fracas.games.street_bowl.skills.handling import PASS_BLOCK
from fracas.games.street_bowl.skills.moving import BALL_AND_CHAIN
from fracas.games.street_bowl.state import NO_ONE, TEAMS, State, side_of, who_is_at
from fracas.games.street_bowl.throwing.catching import can_catch
from fracas.games.street_bowl.throwing.interception import is_under_ruler
from fracas.games.street_bowl.zones import has_zone
from fracas.kernel.table import Option, Table

SQUARES = 3
STOP, NOBODY_MORE = "stop", "nobody"


class Throw(NamedTuple):
    """A pass of the ball that was announced."""

    thrower: int
    cell: int  # its target
    can_intercept: bool  # whether anybody can
    can_stand_under: bool  # whether the empty target square is worth standing on


def pass_block(
    t: Table, thrower: int, cell: int, *, can_intercept: bool = True, can_stand_under: bool = True
) -> bool:
    """Let players with the skill run, one after the other, until the thrower dives after one and loses the ball.

    Rule:    Street Bowl 19.1 Pass Block, 10.4 (against a wall pass for tackle zones only); 19.2 Diving Tackle, 11.3.
    Rolls:   those of their steps, then those of a loose ball.
    Asks:    their coach: "pass_block" who runs, "pass_block_step" where to.
    Returns: whether the thrower still has the ball.
    """
    s: State = t.state
    throw = Throw(thrower, cell, can_intercept, can_stand_under)
    gone: list[int] = []
    while s.holder == thrower and (
        able := [who for who in TEAMS[1 - side_of(thrower)] if who not in gone and _can_run(s, who, throw)]
    ):
        chosen = t.choose(1 - side_of(thrower), "pass_block", (*able, NOBODY_MORE), target=cell, rule="19.1")
        if chosen == NOBODY_MORE:
            break
        gone.append(int(chosen))
        t.tell("uses_skill", chosen, PASS_BLOCK, rule="19.1")
        _run(t, int(chosen), throw)
    settle_ball(t)
    return s.holder == thrower


def _run(t: Table, who: int, throw: Throw) -> None:
    """Move up to three squares; he stops only where he is of use.

    Rule:  Street Bowl 19.1 Pass Block: free of charge, with all normal rolls.
    Rolls: those of the steps.
    Asks:  his coach: "pass_block_step".
    """
    s: State = t.state
    for left in range(SQUARES, 0, -1):
        may_stop = left < SQUARES and _is_of_use(s, who, s.where[who], throw)
        options: tuple[Option, ...] = (*_ways(s, who, left, throw), *((STOP,) if may_stop else ()))
        if not options:
            return
        chosen = options[0]
        if len(options) > 1:
            chosen = t.choose(side_of(who), "pass_block_step", options, who=who, target=throw.cell, rule="19.1")
        if chosen == STOP or not move_one(t, who, int(chosen), is_free=True):
            return


def _can_run(s: State, who: int, throw: Throw) -> bool:
    """Return whether a player may use Pass Block now.

    Rule: Street Bowl 19.1 Pass Block; 19.6 Take Root, Ball & Chain; Ruling 81. A blocker whose block goes on after a
          Dump-Off stays where he is.
    """
    return (st.has(s, who, PASS_BLOCK) and has_zone(s, who) and not s.rooted[who] and who != s.acting
            and not st.has(s, who, BALL_AND_CHAIN) and bool(_ways(s, who, SQUARES, throw)))


def _ways(s: State, who: int, left: int, throw: Throw) -> tuple[int, ...]:
    """List the next squares from which a place where he is of use is within the steps left."""
    near = {cell for cell in CELLS if can_enter(s, cell) and _is_of_use(s, who, cell, throw)}
    for _step in range(left - 1):
        near |= {cell for there in near for cell in AROUND[there] if can_enter(s, cell)}
    return tuple(cell for cell in AROUND[s.where[who]] if cell in near and can_enter(s, cell))


def _is_of_use(s: State, who: int, cell: int, throw: Throw) -> bool:
    """Return whether a player on a square could intercept, stands where the ball is bound, or marks thrower or catcher.

    Rule: Street Bowl 19.1 Pass Block.
    """
    start = s.where[throw.thrower]
    if cell in NEXT_TO[start] or (throw.can_stand_under and cell == throw.cell):
        return True
    catcher = who_is_at(s, throw.cell)
    if catcher != NO_ONE and side_of(catcher) == side_of(throw.thrower) and cell in NEXT_TO[throw.cell]:
        return True
    return throw.can_intercept and can_catch(s, who) and is_under_ruler(start, throw.cell, cell)
