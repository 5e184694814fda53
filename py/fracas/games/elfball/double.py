"""Double player movement (chapter 24.2): the two moves of a turn and their markers.

Without that rule every turn is one move, and nothing here changes anything.
"""

from fracas.games.elfball.movement import reset_action
from fracas.games.elfball.state import NO_ONE, Extra, State, side_of
from fracas.kernel.table import Table

USUAL = Extra()[:4]


def forget_moves(s: State) -> None:
    """Clear the notes of one turn's moves."""
    if s.extra[:4] != USUAL or s.extra.risen != NO_ONE:
        s.extra = s.extra._replace(moves=0, partner=NO_ONE, carrier=NO_ONE, entrant=NO_ONE, risen=NO_ONE)


def begin_moves(s: State) -> None:
    """Note the ball holder of the side in turn when its turn begins.

    Rule: Elfball 24.2.
    """
    if s.options.double_move and s.holder >= 0 and side_of(s.holder) == s.side:
        s.extra = s.extra._replace(carrier=s.holder)


def begin_second(t: Table) -> None:
    """Let the side in turn make its second move; unused Momentum carries over.

    Rule: Elfball 24.2, Rulings 65 (limits are per player), 139.
    """
    s = t.state
    s.extra = s.extra._replace(moves=1, partner=s.acting)
    reset_action(s)
    t.tell("second", s.side, rule="24.2")


def movers(s: State) -> list[int]:
    """List the players who have moved in this turn, in order; a Wizard is none."""
    return [p for p in (s.extra.partner, s.acting) if p != NO_ONE]


def actors(s: State) -> list[int]:
    """List the players who have taken an action in this turn; coming on as a replacement is none.

    Rule: Elfball 18, Ruling 82.
    """
    return [p for p in movers(s) if p != s.extra.entrant]


def mark_last_moved(s: State) -> None:
    """Give the marker of the side in turn to its player, or to one of its two.

    Rule: Elfball 7, 24.2: to who held the ball at the start of the turn if he was one of them, otherwise to the first;
          Ruling 82 (a spell leaves it where it is).
    """
    if s.extra.partner == NO_ONE:
        if s.acting != NO_ONE:
            s.last_moved[s.side] = s.acting
        return
    moved = movers(s)
    if moved:
        s.last_moved[s.side] = s.extra.carrier if s.extra.carrier in moved else moved[0]
