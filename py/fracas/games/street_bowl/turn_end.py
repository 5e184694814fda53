"""What follows from an action: bouncing balls, touchdowns, the end of a turn (chapter 6)."""

from __future__ import annotations

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.ball import settle_ball
from fracas.games.street_bowl.drive import after_touchdown, end_half
from fracas.games.street_bowl.kick_off.kickoff import land_kick
from fracas.games.street_bowl.score import check_touchdown, has_turns
from fracas.games.street_bowl.state import State
from fracas.games.street_bowl.turn import begin_turn, end_action
from fracas.kernel.table import NOBODY, Side, Table


def settle(t: Table) -> None:
    """Finish an action. The ball comes to rest, then a touchdown or a turnover takes effect.

    Rule: Street Bowl 1 "Turnover", 6.
    """
    s: State = t.state
    _settle_ball(t)
    if s.is_turnover and s.scored == NOBODY:
        end_action(t, s.acting)
        _settle_ball(t)
    if s.scored != NOBODY:
        after_touchdown(t)
    elif s.is_turnover:
        end_turn(t)
        settle(t)


def _settle_ball(t: Table) -> None:
    if t.state.bounces:
        settle_ball(t)
    if t.state.holder != st.NO_ONE:
        check_touchdown(t)


def end_turn(t: Table) -> None:
    """End the turn of the moving team.

    Rule: Street Bowl 6 "Team turn" (4), "Winning / scoring", Ruling 76 (bonus turn).
    """
    s: State = t.state
    s.is_turnover = 0
    t.tell("turn_ends", s.side, rule="6")
    turn_faces_up(t, s.side)
    if s.phase == st.BONUS:
        land_kick(t)
    elif has_turns(s, 1 - s.side):
        begin_turn(t, 1 - s.side)
    elif has_turns(s, s.side):
        begin_turn(t, s.side)
    else:
        end_half(t)


def turn_faces_up(t: Table, side: Side) -> None:
    """Turn the stunned of a team face up; those stunned in this very turn wait for the next one.

    Rule: Street Bowl 6 "Team turn" (4), Ruling 76: a bonus turn turns nobody.
    """
    s: State = t.state
    for who in st.on_street(s, side):
        if s.condition[who] == st.STUNNED_NOW:
            s.condition[who] = st.STUNNED
        elif s.condition[who] == st.STUNNED and s.phase == st.TURN:
            s.condition[who] = st.PRONE
            t.tell("turns_face_up", who, rule="6")
