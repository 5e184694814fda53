"""Labels on the field of Elfball: goals and circles."""

from fracas.faces.choices import NOWHERE
from fracas.faces.signs import goal_label
from fracas.games.elfball import field
from fracas.games.elfball import state as st
from fracas.games.elfball.state import State
from fracas.games.elfball.words.names import team_name
from fracas.kernel.table import Side
from fracas.locale import _
from fracas.view.board.model import Sign

ROVERS = ((-5.5, 6), (5.5, 6), (-5.5, -6), (5.5, -6))  # middles of the Rover circles: hexes to the east, rows down


def signs(s: State, viewer: Side) -> tuple[Sign, ...]:
    """Return the labels from the viewpoint of a side's coach."""
    sides = (0, 1) if s.phase != st.OPENING else ()  # before the first roll nobody has a goal
    goals = tuple(
        Sign(field.GOALS[st.half_of(s, side)], goal_label(side, viewer, team_name(s, side)),
             .8 if field.SIDE_OF[field.GOALS[st.half_of(s, side)]] < 0 else -.8)
        for side in sides)
    guardians = tuple(Sign(cell, _("Guardian"), -.5 if field.SIDE_OF[cell] > 0 else .5) for cell in field.GUARDIAN)
    rovers = tuple(Sign(field.at(round(x - row / 2), row), _("Rovers")) for x, row in ROVERS)
    return (*goals, Sign(field.CENTRE, _("Centre circle")), *guardians, *rovers)


def own_end(s: State, side: Side) -> int:
    """Return the goal of a side; none before the first roll."""
    return field.GOALS[st.half_of(s, side)] if s.phase != st.OPENING else NOWHERE


def goals(s: State, side: Side) -> tuple[int, ...]:
    """Return the goal in which a side scores; none before the first roll."""
    return (field.GOALS[st.half_of(s, 1 - side)],) if s.phase != st.OPENING else ()


def is_opening(s: State) -> bool:
    """Return whether the teams are still being set up, or jump for the ball."""
    return s.phase < st.TURN
