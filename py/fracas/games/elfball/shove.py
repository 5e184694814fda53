"""Shove (chapter 15)."""

from fracas.games.elfball.abilities.momentum_moves import pay_and_move
from fracas.games.elfball.challenge import Need, challenge, need_of
from fracas.games.elfball.injury import knock_down
from fracas.games.elfball.movement import note_attack, pay_challenge, turn_to
from fracas.games.elfball.state import EXTRA_DIE, NO_DASH, State, has, profile, side_of
from fracas.games.elfball.tackle import attack_reasons
from fracas.games.elfball.throwing.ball import bounce, drop
from fracas.kernel.table import Reason, Table

STAY, FOLLOW = "stay", "follow"


def shove_limit(s: State, p: int) -> int:
    """Return the number of Shoves a player has in an action.

    Rule: Elfball 15, Ruling 38 (half of the printed Jog, rounded up).
    """
    return (profile(s, p).jog + 1) // 2


def shove_need(s: State, p: int, target: int) -> Need:
    """Return the successes a player needs to shove a neighbour.

    Rule: Elfball 15.
    """
    return need_of([Reason("target_might", profile(s, target).might - 2, target), *attack_reasons(s, p, target)])


def shove_dice(s: State, p: int) -> int:
    """Return the dice of a Shove.

    Rule: Elfball 15, 22.1 "Psycho" (two more).
    """
    return profile(s, p).might + 2 * has(s, p, "psycho")


def behind(s: State, p: int, target: int) -> int:
    """Return the cell straight behind a neighbour.

    Rule: Elfball 15.
    """
    neighbours = s.book.field.neighbours
    return neighbours[s.where[target]][neighbours[s.where[p]].index(s.where[target])]


def is_way_free(s: State, p: int, target: int) -> bool:
    """Return whether no player is straight behind a neighbour.

    Rule: Elfball 15.
    """
    cell = behind(s, p, target)
    return cell < 0 or cell not in s.where


def shove(t: Table, p: int, target: int) -> None:
    """Shove an adjacent opponent.

    Rule:    Elfball 15, 16 (2), Rulings 85, 102, 105, 107.
    Rolls:   Might dice.
    Changes: shoves, fee, done after a Dash; the target's cell.
    """
    s = t.state
    pay_challenge(s)
    turn_to(t, p, s.where[target])
    extra_die = int(s.dash == EXTRA_DIE and s.shoves < shove_limit(s, p))
    s.shoves += 1
    note_attack(s, target)
    s.done = s.dash != NO_DASH
    if has(s, p, "psycho"):
        t.tell("uses", p, "psycho", rule="22.1")
    outcome = challenge(
        t, "shove", p, shove_dice(s, p) + extra_die, shove_need(s, p, target), target=target, rule="15",
    )
    t.tell("shove", p, target, "passed" if outcome.has_passed else "flop" if outcome.flopped else "failed", rule="15")
    if outcome.has_passed:
        cell = s.where[target]
        s.book.push(t, p, target, behind(s, p, target))
        plough(t, p, cell)
    elif outcome.flopped:
        knock_down(t, p, rule="15")
        drop(t, p, s.where[p])
    else:
        s.fee = s.dash == NO_DASH


def plough(t: Table, p: int, cell: int) -> None:
    """Let the shover follow into the hex he has cleared.

    A Shift has ended the action: so it is for one whom the bouncing ball has floored, for who flops shifts.

    Rule:    Elfball 22.2 Plough, Rulings 40 (not after a Dash), 92 (the ball may have bounced there).
    Asks:    his coach: to follow or to stay.
    Rolls:   Pick-up if the ball lies there.
    Changes: momentum, where, moved.
    """
    s = t.state
    if not (s.momentum and has(s, p, "plough")) or s.shift or s.dash != NO_DASH:
        return
    if cell in s.where:
        return
    if t.choose(side_of(p), "plough", (STAY, FOLLOW), who=p, facts=(s.momentum,), target=cell, rule="22.2") == FOLLOW:
        t.tell("ploughs", p, rule="22.2")
        pay_and_move(t, p, cell, 1)


def push(t: Table, p: int, target: int, cell: int) -> None:
    """Move a shoved player; he keeps his facing and the ball he holds.

    Rule: Elfball 15, 19, Rulings 7, 105.
    """
    s = t.state
    here = s.where[target]
    s.where[target] = cell
    t.tell("pushed", target, here, cell, rule="15")
    if s.ball == cell:
        bounce(t, cell)
    else:
        s.book.entered(t, target)
