"""The referee (chapter 19): edge hexes and goal hexes. Called whenever a player has entered a hex."""

from fracas.games.elfball.field import EDGE, GOAL
from fracas.games.elfball.injury import leave
from fracas.games.elfball.state import BENCHED, EJECTED, NO_ONE, own_goal, side_of
from fracas.games.elfball.support.bribe import is_let_in
from fracas.games.elfball.throwing.ball import bounce, place
from fracas.kernel.table import Side, Table


def judge_entry(t: Table, p: int) -> None:
    """Send a player off if he has no business where he has come to.

    Rule: Elfball 19, Rulings 44, 46, 114, 116. By own movement or shoved makes no difference.
    """
    s = t.state
    line = s.book.field.lines[s.where[p]]
    if line == EDGE:
        cross_edge(t, p)
    elif line == GOAL:
        enter_goal(t, p)


def cross_edge(t: Table, p: int) -> None:
    """Send a player off over the edge; with the ball for good.

    Rule: Elfball 19.1, Rulings 45, 115.
    """
    s = t.state
    if s.holder != p:
        t.tell("strays", p, "edge", rule="19")
        leave(t, p, BENCHED, rule="19")
        return
    t.tell("strays", p, "edge_ball", rule="19")
    leave(t, p, EJECTED, rule="19")
    s.book.restart(t, side_of(p))


def to_centre(t: Table, side: Side) -> None:
    """Put the ball on the centre dot.

    Rule: Elfball 19.1, Ruling 45. Whose player left with it makes no difference.
    """
    place(t, t.state.book.field.centre)


def enter_goal(t: Table, p: int) -> None:
    """Judge a player on a goal hex.

    Only a holder in the goal he attacks may be there, or a player whom a bribe lets in.

    Rule: Elfball 19.2, 21 "Bribed Referee", Rulings 46, 115, 116.
    """
    s = t.state
    cell = s.where[p]
    if s.holder != p:
        if not is_let_in(s, p):
            t.tell("strays", p, "goal", rule="19")
            leave(t, p, BENCHED, rule="19")
    elif cell == own_goal(s, side_of(p), cell):
        s.holder, s.ball = NO_ONE, cell
        t.tell("strays", p, "own_goal", rule="19/R115")
        leave(t, p, BENCHED, rule="19/R115")
        bounce(t, cell)


def lost_in_goal(t: Table, p: int) -> None:
    """Send off a player who has no ball any more in a goal hex.

    Rule: Elfball 19.2, Rulings 47, 115, 116 (a bribe lets him stay in his own side's turn).
    """
    s = t.state
    if s.where[p] >= 0 and s.book.field.lines[s.where[p]] == GOAL and not is_let_in(s, p):
        t.tell("strays", p, "goal", rule="19/R47")
        leave(t, p, BENCHED, rule="19/R47")
