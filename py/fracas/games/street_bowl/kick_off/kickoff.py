"""The kick-off: where the ball goes, the table, the landing, touchbacks (chapter 5).

The ball hangs in the air from the kick to `land_kick`; a Blitz! puts a bonus turn between the two.
"""

from __future__ import annotations

from fracas.games.street_bowl import ball
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.dice import TWO_D6
from fracas.games.street_bowl.kick_off.kick_off_return import kick_off_return
from fracas.games.street_bowl.kick_off.kickoff_events import EVENTS
from fracas.games.street_bowl.kick_off.setup import HALVES
from fracas.games.street_bowl.pitch import SCATTER
from fracas.games.street_bowl.score import check_touchdown, first_to_move
from fracas.games.street_bowl.skills.handling import NO_HANDS
from fracas.games.street_bowl.skills.off_pitch import kick_distance
from fracas.games.street_bowl.state import State
from fracas.games.street_bowl.throwing.catching import give
from fracas.games.street_bowl.throwing.flight import blow_on
from fracas.games.street_bowl.turn import begin_turn
from fracas.kernel.dice import D8
from fracas.kernel.table import NOBODY, Table


def kick(t: Table, cell: int) -> None:
    """Kick off, up to the first turn of the drive or to the bonus turn of a Blitz!.

    Rule:  Street Bowl 5.
    Rolls: D8 and 2D6 for the scatter, [wall D6 and D6], [Kick-Off Return], 2D6 on the table and its dice, the landing.
    """
    s: State = t.state
    s.ball, s.is_airborne, s.is_touchback = cell, st.IN_THE_AIR, 0
    t.tell("kicks_off", s.kicker, cell, rule="5")
    scatter_kick(t)
    kick_off_return(t)
    key, event = EVENTS[sum(t.roll("kick_off", TWO_D6, coach=s.kicker, bands=sum, rule="15"))]
    t.tell("kick_off", key, rule="15")
    event(t)
    if s.phase == st.KICK:
        land_kick(t)


def scatter_kick(t: Table) -> None:
    """Let the kick go astray.

    Rule:  Street Bowl 5 (2), Ruling 13; 19.1 Kick.
    Rolls: D8 direction, 2D6 of which the lower is the distance.
    """
    s: State = t.state
    step = SCATTER[t.roll("kick_way", D8, coach=s.kicker, target=s.ball, rule="5")]
    distance = kick_distance(t, min(t.roll("kick", TWO_D6, coach=s.kicker, target=s.ball, bands=min, rule="5")))
    blow_on(t, *ball.fly(s.ball, step, distance))


def land_kick(t: Table) -> None:
    """Let the ball come down: a touchback, a catch, or two bounces; then the first turn of the drive begins.

    Rule: Street Bowl 5 (5), Rulings 14, 65, 66.
    """
    s: State = t.state
    s.phase, s.side = st.KICK, s.kicker
    if not s.is_touchback:
        ball.land(t, s.ball, may_dive=s.is_airborne == st.IN_THE_AIR, kind=ball.KICKED)
    if s.is_touchback:
        touchback(t)
    check_touchdown(t)
    if s.scored == NOBODY:
        begin_turn(t, first_to_move(s))


def touchback(t: Table) -> None:
    """Let the receiving coach give the ball to a player, or place it if nobody can take it.

    Rule: Street Bowl 5 (6), Ruling 15.
    Asks: the receiving coach: "touchback", a player; "touchback_square".
    """
    s: State = t.state
    side, s.is_touchback = 1 - s.kicker, 0
    able = [who for who in st.on_street(s, side) if st.is_standing(s, who) and not st.has(s, who, NO_HANDS)]
    if able:
        who = able[0] if len(able) == 1 else t.choose(side, "touchback", tuple(able), rule="5/R15")
        give(t, who)
        t.tell("is_given_ball", who, rule="5/R15")
    else:
        cells = tuple(cell for cell in HALVES[side] if cell not in s.where)
        s.ball = t.choose(side, "touchback_square", cells, rule="5/R15")
        t.tell("ball_is_placed", s.ball, rule="5/R15")
