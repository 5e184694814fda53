"""One activation: movement and one action, standing up, and its end (chapter 3.3)."""

from fracas.games.cave_brawl.ball import possess
from fracas.games.cave_brawl.player_actions import has_more_to_do
from fracas.games.cave_brawl.state import ACTIVATED, LOST, NO_ONE, TURN, State, is_constricted, side_of
from fracas.kernel.table import Table


def movement_of(s: State, who: int) -> int:
    """Return the squares a player may move when his activation begins.

    Rule: Cave Brawl 3.3, 6.3 (4): none if he is prone or constricted.
    """
    if s.prone[who] or is_constricted(s, who):
        return 0
    return s.players[who].kind.mv


def begin_activation(s: State, who: int) -> None:
    """Make a player the acting one, unless he is already."""
    if s.acting != who:
        s.left = movement_of(s, who)
        s.acting, s.acted, s.stood, s.vaulted = who, 0, 0, 0


def stand_up(t: Table, who: int) -> None:
    """Stand up; that is all his movement, his action remains.

    Rule: Cave Brawl 3.3, Rulings 12 and 46.
    """
    s: State = t.state
    s.prone[who], s.stood, s.left = 0, 1, 0
    t.tell("stands_up", who, rule="3.3/R12")
    carry_on(t)


def rest(t: Table, who: int) -> None:
    """End the activation by choice.

    Rule: Cave Brawl 3.3, Ruling 11.
    """
    t.tell("rests", who, rule="3.3/R11")
    end_activation(t)


def carry_on(t: Table) -> None:
    """End the activation by itself when nothing is left to do in it.

    Rule: Cave Brawl 3.3, Ruling 11.
    """
    s: State = t.state
    if s.phase == TURN and s.acting != NO_ONE and s.left == 0 and not has_more_to_do(s, s.acting):
        end_activation(t)


def end_activation(t: Table, *, lost: bool = False) -> None:
    """End the acting player's activation; standing on a loose ball, not lying, makes his team the possessor.

    Rule: Cave Brawl 3.3, 6.1, Rulings 11 and 42.
    Args: lost - he lost his turn, so he may catch no pass in it (Ruling 30).
    """
    s: State = t.state
    who = s.acting
    if s.phase != TURN or who == NO_ONE:
        return
    s.used[who] = LOST if lost else ACTIVATED
    s.acting, s.left, s.acted, s.stood, s.vaulted = NO_ONE, 0, 0, 0, 0
    if s.where[who] == s.ball and not s.prone[who] and possess(s, side_of(s, who)):
        t.tell("claims", who, side_of(s, who), rule="6.1/R42")
