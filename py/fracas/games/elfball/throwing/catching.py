"""Catching a loose ball (chapter 13.4), and the turn a player may make after a challenge (Ruling 7)."""

from fracas.games.elfball.challenge import Need, challenge, need_of, skill_modifiers
from fracas.games.elfball.injury import knock_down
from fracas.games.elfball.momentum import shift
from fracas.games.elfball.state import NO_ONE, NOWHERE, STANDING, State, profile, side_of
from fracas.games.elfball.tables import CATCH_FAILED
from fracas.kernel.table import Reason, Table

CATCH, DECLINE = "catch", "decline"


def catch_need(s: State, p: int) -> Need:
    """Return the successes a player needs to catch the ball on his cell.

    Rule: Elfball 13.4.
    """
    return need_of([Reason("base", 2), *skill_modifiers(s, side_of(p), s.where[p], p)])


def catch(t: Table, p: int) -> bool:
    """Let a standing player try to catch the ball that comes to him.

    Rule:    Elfball 13.4, Rulings 4, 7, 19, 86 (an opponent's catch is remembered), 87, 101.
    Asks:    his coach: catch or decline; then his facing.
    Rolls:   Skill dice.
    Returns: True if he holds the ball.
    """
    s = t.state
    if profile(s, p).skill == 0:
        t.tell("no_dice", p, "catch", rule="2.2/R4")
        return False
    if t.choose(side_of(p), "catch", (CATCH, DECLINE), who=p, rule="13.4") == DECLINE:
        t.tell("declines", p, rule="13.4")
        shift_by_catch(t, p)
        return False
    outcome = challenge(t, "catch", p, profile(s, p).skill, catch_need(s, p), rule="13.4")
    if outcome.has_passed:
        take(t, p)
    else:
        t.tell("drops_catch", p, rule="13.4")
        shift_by_catch(t, p)
    if outcome.flopped:
        knock_down(t, p, rule="13.4")
    turn_after_challenge(t, p)
    return outcome.has_passed


def shift_by_catch(t: Table, p: int) -> None:
    """Shift the Momentum if a player of the acting team has not caught a ball he could have caught.

    Rule: Elfball 9 event 6, 13.4, Rulings 19 (an opponent's never), 87: by the French edition.
    """
    if t.state.options.french and side_of(p) == t.state.side:
        shift(t, CATCH_FAILED)


def take(t: Table, p: int) -> None:
    """Let a player hold the ball he caught.

    Rule: Elfball 9 event 6, Ruling 86.
    """
    s = t.state
    s.holder, s.ball = p, NOWHERE
    s.catcher = p if side_of(p) != s.side else NO_ONE
    t.tell("catches", p, rule="13.4")


def turn_after_challenge(t: Table, p: int) -> None:
    """Let a player who is not acting be turned after his challenge.

    Rule: Elfball 4 "Facing", Ruling 7.
    Asks: his coach: the direction.
    """
    s = t.state
    if p != s.acting and s.stance[p] == STANDING:
        choose_facing(t, p)


def choose_facing(t: Table, p: int) -> None:
    """Let the coach of a standing player turn him.

    Rule: Elfball 4 "Facing".
    Asks: his coach: the direction, 0..5.
    """
    s = t.state
    directions = tuple(range(len(s.book.field.neighbours[0])))
    direction = t.choose(side_of(p), "face", directions, who=p, facts=(s.facing[p],), rule="4")
    if direction != s.facing[p]:
        s.facing[p] = direction
        t.tell("faces", p, direction, rule="4/R7")
