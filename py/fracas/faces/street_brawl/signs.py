"""Labels in the alley of Street Brawl: goals, the bar, the square of the face-off."""

from fracas.faces.choices import NOWHERE
from fracas.faces.signs import goal_label
from fracas.games.elfball import state as st
from fracas.games.elfball.state import State
from fracas.games.elfball.words.names import team_name
from fracas.games.street_brawl.field import FIELD, GOALS
from fracas.kernel.table import Side
from fracas.locale import _
from fracas.view.board.model import Sign

GOAL_PLACES = ("d4", "w4")  # beside the goal columns, by the half whose team defends them


def signs(s: State, viewer: Side) -> tuple[Sign, ...]:
    """Return the labels from the viewpoint of a side's coach."""
    sides = (0, 1) if s.phase != st.OPENING else ()  # before the first roll nobody has a goal
    goals = tuple(Sign(FIELD.cell_named(GOAL_PLACES[st.half_of(s, side)]), goal_label(side, viewer, team_name(s, side)))
                  for side in sides)
    return (*goals, Sign(FIELD.cell_named("m1"), _("The bar")), Sign(FIELD.cell_named("o4"), _("Face-off")))


def own_end(s: State, side: Side) -> int:
    """Return a square at the goal of a side; none before the first roll."""
    return FIELD.cell_named(GOAL_PLACES[st.half_of(s, side)]) if s.phase != st.OPENING else NOWHERE


def goals(s: State, side: Side) -> tuple[int, ...]:
    """Return the squares in which a side scores; none before the first roll."""
    return tuple(GOALS[st.half_of(s, 1 - side)]) if s.phase != st.OPENING else ()
