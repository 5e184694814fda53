"""The Impcrusher (chapter 24.6): the roll for his ban after a turn in which he acted."""

from fracas.games.elfball.dice import CHALLENGE, FLOP
from fracas.games.elfball.double import actors
from fracas.games.elfball.injury import leave
from fracas.games.elfball.state import EJECTED, INFIRMARY, NO_ONE, State, has_scored, profile, side_of
from fracas.games.elfball.team.lists import IMPCRUSHER, OPTIONAL
from fracas.games.elfball.throwing.ball import drop
from fracas.kernel.table import Table

POSITION = OPTIONAL[IMPCRUSHER].name


def is_impcrusher(s: State, p: int) -> bool:
    """Return whether a player is an Impcrusher."""
    return profile(s, p).position == POSITION


def ban_impcrushers(t: Table) -> None:
    """Roll for the Impcrushers who have acted in the turn that ends."""
    s = t.state
    if s.extra.partner == NO_ONE and (s.acting == NO_ONE or not is_impcrusher(s, s.acting)):
        return
    for p in actors(s):
        ban_impcrusher(t, p)


def ban_impcrusher(t: Table, p: int) -> None:
    """Roll for the ban of a player who has acted, if he is an Impcrusher.

    Rule:    Elfball 24.6, Rulings 81 (f), 118, 141 (a plain face; the Momentum of the turn is not affected).
    Rolls:   one challenge die, banned on a flop; the ball he may hold bounces, unless he has scored with it.
    Changes: where, the ball.
    """
    s = t.state
    if not is_impcrusher(s, p) or s.where[p] in (INFIRMARY, EJECTED):
        return
    face = t.roll("ban", CHALLENGE, coach=side_of(p), who=p, bands=lambda face: face == FLOP, rule="24.6/R141")
    if face != FLOP:
        return
    shift, momentum, cell = s.shift, s.momentum, s.where[p]
    is_goal = has_scored(s)
    leave(t, p, EJECTED, rule="24.6")
    if not is_goal:
        drop(t, p, cell)
    s.shift, s.momentum = shift, momentum
