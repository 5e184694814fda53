"""Tips for newcomers to Cave Brawl: get the ball, or take it to the goal."""

from collections.abc import Sequence

from fracas.faces.cave_brawl.names import name
from fracas.faces.tips import reach_ball_tip, run_with_ball_tip
from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.pit import DISTANCE, goal_attacked_by
from fracas.games.cave_brawl.state import State
from fracas.kernel.ruleset import Action
from fracas.locale import _


def tip(s: State, legal: Sequence[Action]) -> str:
    """Return a tip for the coach to act."""
    if s.phase != st.TURN or s.acting != st.NO_ONE:
        return ""
    able = sorted({action[1] for action in legal if action[0] in ("step", "stand")})
    if any(s.where[who] == st.TUNNEL for who in able):
        return _("Bring all your players out of the tunnel first.")
    ball = st.ball_cell(s)
    if s.holder != st.NO_ONE and st.side_of(s, s.holder) == s.side:
        return run_with_ball_tip(name(s, s.holder), DISTANCE[ball][goal_attacked_by(s.side)], s.holder in able)
    near = [who for who in able if ball >= 0 and not s.prone[who]
            and DISTANCE[s.where[who]][ball] <= s.players[who].kind.mv]
    return reach_ball_tip(len(near), name(s, s.holder) if s.holder != st.NO_ONE else "")
