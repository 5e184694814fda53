"""Tips for newcomers to Elfball and Street Brawl: get the ball, or take it to the goal."""

from collections.abc import Sequence

from fracas.faces.elfball.pieces import player_name
from fracas.faces.tips import reach_ball_tip, run_with_ball_tip
from fracas.games.elfball import state as st
from fracas.games.elfball.state import State, side_of
from fracas.kernel.ruleset import Action
from fracas.locale import _


def tip(s: State, legal: Sequence[Action]) -> str:
    """Return a tip for the coach to act, from distances alone, so that it is quick."""
    if s.phase != st.TURN or s.acting >= 0:
        return ""
    field, able = s.book.field, sorted({action[1] for action in legal if action[0] in ("step", "tackle", "end")})
    if s.holder >= 0 and side_of(s.holder) == s.side:
        here = s.where[s.holder]
        goal = st.attacked_goal(s, s.side, here)
        if s.last_moved[s.side] == s.holder and s.holder not in able:
            words = _("{name} has the ball and has just moved. Clear his way with another player.")
            return words.format(name=player_name(s, s.holder))
        return run_with_ball_tip(player_name(s, s.holder), field.distance(here, goal), s.holder in able)
    ball = st.ball_cell(s)
    near = [p for p in able if ball >= 0 and s.stance[p] == st.STANDING
            and field.distance(s.where[p], ball) <= st.profile(s, p).jog]
    return reach_ball_tip(len(near), player_name(s, s.holder) if s.holder >= 0 else "")
