"""Shoved into a wall: the Crush challenge (Street Brawl 7)."""

from fracas.games.elfball import shove
from fracas.games.elfball.challenge import Need, challenge, helping_mates, need_of
from fracas.games.elfball.injury import daze, knock_down
from fracas.games.elfball.state import STANDING, State, facing_players, profile, side_of
from fracas.games.elfball.tackle import gloat
from fracas.games.elfball.throwing.ball import drop
from fracas.games.elfball.throwing.catching import turn_after_challenge
from fracas.kernel.grid import OUTSIDE
from fracas.kernel.table import Reason, Table


def push(t: Table, p: int, target: int, cell: int) -> None:
    """Move a shoved player, or crush him against the wall.

    Rule: Street Brawl 7, Rulings 16, 17, 36.
    Args: cell - OUTSIDE for a wall or an end.
    """
    if cell == OUTSIDE:
        crush(t, p, target)
    else:
        shove.push(t, p, target, cell)


def crush_need(s: State, p: int, target: int) -> Need:
    """Return the successes a player needs not to be crushed by a shover.

    Rule: Street Brawl 7, Ruling 14 (the wall in front of him).
    """
    neighbours, here = s.book.field.neighbours, s.where[target]
    direction = neighbours[s.where[p]].index(here)
    reasons = [Reason("shover_might", profile(s, p).might - 2, p)]
    reasons += [Reason("team_mate", -1, q) for q in helping_mates(s, side_of(target), here) if q != target]
    reasons += [Reason("opponent", 1, q) for q in facing_players(s, side_of(p), here) if q != p]
    if (direction - s.facing[target] + 1) % len(neighbours[here]) <= 2:
        reasons.append(Reason("wall", -1))
    return need_of(reasons)


def crush(t: Table, p: int, target: int) -> None:
    """Crush a shoved player against the wall; he stays in his square.

    Rule:    Street Brawl 7, Rulings 14, 15 (no Momentum, no Shift), 16 (Malicious), 35, 37.
    Rolls:   Might dice of the target; the shover's coach may have them rolled again.
    Changes: his stance, his facing if he stands, the ball he may hold.
    """
    s = t.state
    outcome = challenge(t, "crush", target, profile(s, target).might, crush_need(s, p, target), rule="S7")
    result = "flop" if outcome.flopped else "failed" if not outcome.has_passed else "passed"
    t.tell("crush", target, result, rule="S7")
    if outcome.flopped:
        daze(t, target, rule="S7")
        gloat(t, p, target, STANDING)
    elif not outcome.has_passed:
        knock_down(t, target, rule="S7")
    if outcome.has_passed:
        turn_after_challenge(t, target)
    else:
        drop(t, target, s.where[target])
