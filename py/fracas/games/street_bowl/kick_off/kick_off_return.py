"""Kick-Off Return: a receiver runs before the table is rolled (chapters 5 and 19)."""

from __future__ import annotations

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.movement import can_enter, move_one
from fracas.games.street_bowl.pitch import AROUND, LINE, is_in_half
from fracas.games.street_bowl.skills.moving import BALL_AND_CHAIN
from fracas.games.street_bowl.skills.off_pitch import KICK_OFF_RETURN
from fracas.games.street_bowl.state import State
from fracas.games.street_bowl.throwing.flight import is_over_receivers
from fracas.games.street_bowl.zones import is_marked
from fracas.kernel.table import Table

SQUARES = 3
NONE, STOP = "none", "stop"


def kick_off_return(t: Table) -> None:
    """Let one receiver run up to three squares in his own half.

    Rule: Street Bowl 5 (3), 19.1 Kick-Off Return, Rulings 66, 79.
    Rolls: those of `move_one`.
    Asks:  the receiving coach: "kick_off_return", a player; then "return_step", square by square.
    """
    s: State = t.state
    side = 1 - s.kicker
    able = [who for who in st.on_street(s, side) if can_return(s, who)] if is_over_receivers(s) else []
    if not able:
        return
    who = t.choose(side, "kick_off_return", (*able, NONE), rule="19.1")
    if who == NONE:
        return
    t.tell("uses_skill", who, KICK_OFF_RETURN, rule="19.1")
    for _square in range(SQUARES):
        if not return_one(t, who):
            return


def return_one(t: Table, who: int) -> bool:
    """Run one square, if the coach wants to.

    Rule:    Street Bowl 19.1 Kick-Off Return: no Go For It, not into the opposing half.
    Returns: whether he may go on.
    """
    s: State = t.state
    side = st.side_of(who)
    cells = tuple(cell for cell in AROUND[s.where[who]] if can_enter(s, cell) and is_in_half(cell, side))
    if not cells:
        return False
    cell = t.choose(side, "return_step", (*cells, STOP), who=who, rule="19.1")
    return cell != STOP and move_one(t, who, cell, is_free=True)


def can_return(s: State, who: int) -> bool:
    """Return whether a receiver may use Kick-Off Return where he stands.

    Rule: Street Bowl 19.1 Kick-Off Return, 19.6 Ball & Chain.
    """
    return (
        st.has(s, who, KICK_OFF_RETURN) and not st.has(s, who, BALL_AND_CHAIN)
        and st.column(s, who) != LINE[st.side_of(who)] and not is_marked(s, who)
    )
