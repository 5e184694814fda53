"""Disengage (chapter 11): leaving a hex while opponents face the player."""

from fracas.games.elfball.challenge import Need, challenge, ignore_one, mate_modifiers, need_of
from fracas.games.elfball.injury import daze, knock_down
from fracas.games.elfball.momentum import shift
from fracas.games.elfball.state import State, facing_players, has, profile, side_of
from fracas.games.elfball.tables import DISENGAGE_FAILED
from fracas.games.elfball.throwing.ball import drop
from fracas.kernel.table import Reason, Table


def disengage_need(s: State, p: int, cell: int) -> Need | None:
    """Return the successes a player needs to leave a cell, None if he needs no roll for it.

    Rule: Elfball 11, 22.1 "Slippery", Rulings 22, 127 (a Slippery one who needs nothing does not roll).
    """
    side = side_of(p)
    opponents = facing_players(s, 1 - side, cell)
    if not opponents:
        return None
    first = max(opponents, key=lambda q: profile(s, q).tackle)
    reasons = [Reason("highest_tackle", profile(s, first).tackle - 2, first)]
    reasons += [Reason("opponent", 1, q) for q in opponents if q != first]
    reasons += mate_modifiers(s, side, cell, p)
    ignore_one(s, p, "slippery", reasons)
    if has(s, p, "slippery") and sum(reason.amount for reason in reasons) <= 0:
        return None
    return need_of(reasons)


def disengage(t: Table, p: int, need: Need, extra_die: int = 0) -> bool:
    """Roll for leaving the hex.

    Rule:    Elfball 11, Rulings 23, 24.
    Rolls:   Dodge dice.
    Changes: stance, the ball he may carry, shift.
    Returns: True if he may move.
    """
    s = t.state
    outcome = challenge(
        t, "disengage", p, profile(s, p).dodge + extra_die, need, target=s.where[p], rule="11",
    )
    if outcome.has_passed:
        t.tell("disengages", p, rule="11")
        return True
    t.tell("held", p, rule="11")
    if outcome.flopped:
        daze(t, p, rule="11")
    else:
        knock_down(t, p, rule="11/R23")
        if s.options.disengage_fail_sim:
            shift(t, DISENGAGE_FAILED)
    drop(t, p, s.where[p])
    return False
