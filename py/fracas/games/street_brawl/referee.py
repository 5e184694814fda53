"""The nearest bar owner as referee (Street Brawl 9): balls that left the field with a player.

Who crosses the bar line or enters a goal column is judged as Elfball judges edge and goal hexes.
"""

from fracas.games.elfball.state import NO_ONE, STANDING, half_of, player_at
from fracas.games.elfball.throwing.ball import bounce
from fracas.games.elfball.throwing.catching import catch
from fracas.kernel.table import Side, Table


def restart(t: Table, side: Side) -> None:
    """Put the ball on the face-off square of a side's half, or throw it to a player standing there.

    Rule: Street Brawl 9.1, Rulings 20, 39 (an opponent who catches it has not stolen it).
    """
    s = t.state
    cell = s.book.field.face_off[half_of(s, side)][0]
    s.holder, s.ball = NO_ONE, cell
    t.tell("placed", cell, rule="S9")
    who = player_at(s, cell)
    if who < 0:
        return
    if s.stance[who] == STANDING and catch(t, who):
        s.catcher = NO_ONE
    else:
        bounce(t, cell)
