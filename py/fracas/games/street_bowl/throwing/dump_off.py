"""Dump-Off: a Quick Pass before a block (chapter 19.3)."""

from __future__ import annotations

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.score import check_touchdown
from fracas.games.street_bowl.skills.throwing import DUMP_OFF
from fracas.games.street_bowl.state import State, side_of
from fracas.games.street_bowl.throwing.passing import targets, throw_ball
from fracas.games.street_bowl.throwing.ranges import QUICK
from fracas.games.street_bowl.zones import has_zone
from fracas.kernel.table import Table

BANDS = (QUICK,)
HOLD = "hold"


def dump_off(t: Table, who: int) -> None:
    """Let a player who is about to be blocked throw the ball away first.

    Rule:  Street Bowl 19.3 Dump-Off, Rulings 35, 81: no turn ends because of it, a touchdown counts.
    Rolls: those of a Quick Pass.
    Asks:  his coach: "dump_off".
    """
    s: State = t.state
    if s.holder != who or not st.has(s, who, DUMP_OFF) or not has_zone(s, who):
        return
    chosen = t.choose(side_of(who), "dump_off", (*targets(s, who, BANDS), HOLD), who=who, rule="19.3")
    if chosen != HOLD:
        throw_ball(t, who, int(chosen), BANDS)
        check_touchdown(t)
