"""Jog and movement (chapter 8): one step of the acting player, turning him, and paying fees."""

from fracas.games.elfball.abilities.clipping import get_past
from fracas.games.elfball.dash import may_sprint
from fracas.games.elfball.disengage import disengage, disengage_need
from fracas.games.elfball.momentum import earn
from fracas.games.elfball.state import (
    EXTRA_DIE,
    EXTRA_HEX,
    MOST_PACES,
    NO_DASH,
    NO_ONE,
    PLAIN,
    SPENT,
    TURN,
    State,
    has,
    profile,
)
from fracas.games.elfball.tables import NO_SHIFT
from fracas.games.elfball.throwing.ball import pick_up
from fracas.kernel.table import Table

ENRAGED = 2  # counters an attacked player with Enrage begins with


def reset_action(s: State) -> None:
    """Forget everything that belongs to one action.

    Rule: Elfball 8.
    """
    s.acting, s.jog, s.moved, s.busy, s.attacks, s.shoves, s.dashes = NO_ONE, 0, 0, False, 0, 0, 0
    s.dash, s.fee, s.shift, s.done, s.catcher, s.turned = NO_DASH, False, NO_SHIFT, False, NO_ONE, False
    s.used, s.clipped = (), NO_ONE
    if s.advanced is not PLAIN:
        s.advanced = s.advanced._replace(
            window=False, named=NO_ONE, halted=(), aside=NO_ONE, spun=False, burst=False,
        )


def begin_action(t: Table, p: int) -> None:
    """Make a player the acting player; his first input does that.

    Rule: Elfball 7, 8, 22.2 Enrage, Ruling 132.
    """
    s = t.state
    s.acting, s.jog, s.used = p, profile(s, p).jog, ()
    if p in s.advanced.attacked:
        t.tell("enrages", p, rule="22.2")
        earn(t, p, ENRAGED)


def note_attack(s: State, target: int) -> None:
    """Remember that an opponent was attacked, if that enrages him.

    Rule: Elfball 22.2 Enrage, Rulings 78 (not in the free challenge), 132 (tried is enough).
    """
    if s.phase == TURN and has(s, target, "enrage") and target not in s.advanced.attacked:
        s.advanced = s.advanced._replace(attacked=(*s.advanced.attacked, target))


def step(t: Table, p: int, cell: int) -> None:
    """Move the acting player to a neighbouring cell.

    Rule:    Elfball 8, 11, 12.1, 16 (1), Rulings 24, 91, 92, 102, 107.
    Rolls:   Clipping and Disengage if he is faced, Pick-up if the ball lies there.
    Changes: where, facing (his direction of movement), jog, moved, done after a Dash but a Sprinter's.
    """
    s = t.state
    is_extra_hex, extra_die = s.dash == EXTRA_HEX, int(s.dash == EXTRA_DIE)
    s.done = s.dash != NO_DASH and not (is_extra_hex and may_sprint(s, p))
    s.dash = SPENT if is_extra_hex else s.dash
    pay_fee(s)
    need = disengage_need(s, p, s.where[p])
    if (need is not None or (profile(s, p).abilities and has(s, p, "slippery"))) and not get_past(t, p):
        return
    if need is not None:
        if not disengage(t, p, need, extra_die):
            return
        extra_die = 0
    if not is_extra_hex:
        s.jog -= 1
    walk(t, p, cell)
    if s.ball == cell:
        pick_up(t, p, extra_die)
    else:
        s.book.entered(t, p)


def walk(t: Table, p: int, cell: int) -> None:
    """Put a moving player on a neighbouring cell, looking ahead.

    Rule: Elfball 4 "Facing", 8.
    """
    s = t.state
    here = s.where[p]
    s.where[p] = cell
    if p == s.acting:
        s.clipped = NO_ONE
    s.facing[p] = s.book.field.neighbours[here].index(cell)
    s.moved = min(s.moved + (p == s.acting), MOST_PACES)
    t.tell("moves", p, here, cell, rule="8")


def pay_fee(s: State) -> None:
    """Pay the cost of a failed Impact or Shove before the next pace or challenge.

    Rule: Elfball 14, 15, Ruling 102.
    """
    if s.fee:
        s.fee = False
        s.jog -= 1


def pay_challenge(s: State) -> None:
    """Pay for a Shove, an attack or a throw.

    Rule: Elfball 8 (nothing), Ruling 16 (1 Jog under the old rules), Ruling 102.
    """
    pay_fee(s)
    if s.options.legacy_challenge_cost and s.dash == NO_DASH:
        s.jog -= 1


def turn_to(t: Table, p: int, cell: int) -> None:
    """Turn a player straight to a cell unless it already lies in front of him.

    Rule: Elfball 4 "Facing", Ruling 30 (front means the first hex of the straight path).
    """
    s = t.state
    field = s.book.field
    direction = field.direction_to(s.where[p], cell)
    if field.neighbours[s.where[p]][direction] not in field.front[s.where[p]][s.facing[p]]:
        face(t, p, direction)


def face(t: Table, p: int, direction: int) -> None:
    """Turn a player.

    Rule: Elfball 4 "Facing".
    """
    t.state.facing[p] = direction
    t.tell("faces", p, direction, rule="4")
