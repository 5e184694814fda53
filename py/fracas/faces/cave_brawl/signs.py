"""Labels in the pit of Cave Brawl: goals and caves."""

from fracas.faces.cave_brawl.names import team_name
from fracas.faces.signs import goal_label
from fracas.games.cave_brawl import pit
from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.state import State
from fracas.kernel.table import Side
from fracas.locale import _
from fracas.view.board.model import Sign


def signs(s: State, viewer: Side) -> tuple[Sign, ...]:
    """Return the labels from the viewpoint of a side's coach."""
    goals = tuple(
        Sign(pit.OWN_GOAL[side], goal_label(side, viewer, team_name(s, side)), -1.1 if side == st.SOUTH else 1.1)
        for side in (0, 1))
    caves = tuple(Sign(pit.PIT.cell_named(cell), _("Cave of beasts")) for cell in ("d11", "r11"))
    return (*goals, *caves)


def is_opening(s: State) -> bool:
    """Return whether the ball has not been handed to a player yet."""
    return s.phase < st.TURN
