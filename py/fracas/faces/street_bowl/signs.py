"""Labels on the street of Street Bowl: end zones, the line of scrimmage; goals and clock."""

from fracas.faces.signs import end_zone_label
from fracas.games.street_bowl import pitch
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.declare import MOVE, movement_of
from fracas.games.street_bowl.score import TURNS
from fracas.games.street_bowl.state import State
from fracas.games.street_bowl.words.names import team_name
from fracas.kernel.table import Side
from fracas.locale import _
from fracas.view.board.model import Sign

ZONE_PLACES = ("w4", "d4")  # beside the end zones, by the side that scores there


def signs(s: State, viewer: Side) -> tuple[Sign, ...]:
    """Return the labels from the viewpoint of a side's coach; the line only until the ball is in play."""
    zones = tuple(Sign(pitch.STREET.cell_named(ZONE_PLACES[side]), end_zone_label(side, viewer, team_name(s, 1 - side)))
                  for side in (0, 1))
    line = (Sign(pitch.STREET.cell_named("m4"), _("Line of scrimmage")),) if is_opening(s) else ()
    return (*zones, *line)


def goals(_s: State, side: Side) -> tuple[int, ...]:
    """Return the end zone in which a side scores."""
    return tuple(cell for cell in range(len(pitch.X)) if pitch.is_in_goal(cell, side))


def clock(s: State, who: int) -> tuple[int, int]:
    """Return the turns a player's side has left in the half behind this one, and his squares in a turn."""
    return TURNS - s.turns[st.side_of(who)], sum(movement_of(s, who, MOVE))


def is_opening(s: State) -> bool:
    """Return whether the teams are still being set up, or the ball is to be kicked off."""
    return s.phase < st.TURN
