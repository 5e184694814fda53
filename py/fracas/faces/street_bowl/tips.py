"""Tips for newcomers to Street Bowl: get the ball, or take it to the end zone."""

from collections.abc import Sequence

from fracas.faces.tips import reach_ball_tip, run_with_ball_tip
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.pitch import GOAL_COLUMN, X, distance
from fracas.games.street_bowl.state import State, side_of
from fracas.games.street_bowl.words.names import player_name
from fracas.kernel.ruleset import Action


def tip(s: State, legal: Sequence[Action]) -> str:
    """Return a tip for the coach to act."""
    if s.phase != st.TURN or s.acting != st.NO_ONE:
        return ""
    able = sorted({action[1] for action in legal if action[0] == "declare"})
    ball = st.ball_cell(s)
    if s.holder != st.NO_ONE and side_of(s.holder) == s.side:
        return run_with_ball_tip(player_name(s, s.holder), abs(X[ball] - GOAL_COLUMN[s.side]), s.holder in able)
    near = [who for who in able if ball >= 0 and s.condition[who] == st.STANDING
            and distance(s.where[who], ball) <= st.player(s, who).ma]
    return reach_ball_tip(len(near), player_name(s, s.holder) if s.holder != st.NO_ONE else "")
