"""The ball on the ground (chapter 12): picking it up, dropping it, bouncing."""

from collections.abc import Callable

from fracas.games.elfball import state as st
from fracas.games.elfball.challenge import Need, challenge, need_of, skill_modifiers
from fracas.games.elfball.injury import is_steadfast, knock_down
from fracas.games.elfball.momentum import shift
from fracas.games.elfball.state import State
from fracas.games.elfball.tables import PICK_UP_FAILED
from fracas.games.elfball.throwing.catching import catch
from fracas.games.elfball.throwing.lines import Flight, straight
from fracas.kernel.table import Reason, Table


def pick_up_need(s: State, p: int, cell: int) -> Need:
    """Return the successes a player needs to pick the ball up on a cell.

    Rule: Elfball 12.1.
    """
    return need_of([Reason("base", 1), *skill_modifiers(s, st.side_of(p), cell, p)])


def pick_up(t: Table, p: int, extra_die: int = 0) -> None:
    """Make the player who moved onto the loose ball pick it up.

    Rule:    Elfball 12.1, Rulings 4, 12, 92.
    Rolls:   Skill dice.
    Changes: holder, ball, stance, shift.
    """
    s = t.state
    cell = s.where[p]
    dice = st.profile(s, p).skill
    if s.options.legacy_challenge_cost and p == s.acting and s.dash == st.NO_DASH:
        s.jog -= 1  # Ruling 16
    outcome = challenge(
        t, "pick-up", p, dice and dice + extra_die, pick_up_need(s, p, cell), target=cell, rule="12.1",
    )
    if outcome.has_passed:
        gain(t, p, rule="12.1")
        return
    if outcome.flopped:
        knock_down(t, p, rule="12.1")
    else:
        t.tell("misses_ball", p, rule="12.1")
        shift(t, PICK_UP_FAILED)
    bounce(t, cell)


def gain(t: Table, p: int, rule: str) -> None:
    """Give a player the ball he has picked up or stolen. He may burst away, also at the end of a Dash.

    Rule: Elfball 22.2 Burst, Rulings 40, 136.
    """
    s = t.state
    hold(t, p, rule)
    if p == s.acting and st.has(s, p, "burst"):
        s.advanced = s.advanced._replace(burst=True)
        if s.dash != st.NO_DASH and s.momentum and s.done:  # a Sprinter's hex leaves him free to dash on as well
            s.dash, s.done = st.BURSTING, False


def hold(t: Table, p: int, rule: str) -> None:
    """Give a player the ball."""
    s = t.state
    s.holder, s.ball = p, st.NOWHERE
    t.tell("holds", p, rule=rule)


def drop(t: Table, p: int, cell: int) -> None:
    """Let the ball bounce from the cell of its former holder.

    Rule: Elfball 12.2, Rulings 24, 37, 61 (who did not go Down keeps it).
    """
    s = t.state
    if not (s.where[p] == cell and is_steadfast(s, p)):
        lose(t, p, cell)


def lose(t: Table, p: int, cell: int) -> None:
    """Let the ball bounce from a cell if this player held it.

    Rule: Elfball 12.2, Ruling 47 (in a goal hex he is sent off first, Ruling 115).
    """
    s = t.state
    if s.holder != p:
        return
    s.holder, s.ball = st.NO_ONE, cell
    t.tell("drops", p, cell, rule="12.2")
    s.book.lost_in_goal(t, p)
    bounce(t, cell)


def bounce(t: Table, cell: int) -> None:
    """Bounce the loose ball from a cell until it is held or lies still.

    Rule:  Elfball 12.2, Rulings 26, 101.
    Rolls: D6 direction per bounce, then those of `catch` and of the white lines.
    """
    t.state.ball = cell
    settle(t, t.state.book.hop(t, cell))


def hop(t: Table, cell: int) -> Flight:
    """Bounce the ball one hex."""
    s = t.state
    direction = t.roll("bounce", s.book.field.direction, coach=s.side, target=cell, rule="12.2") - 1
    leg: Flight = s.book.fly(s, cell, straight(s.book.field, cell, direction, 1), 0)
    s.ball = leg.cell
    t.tell("bounces", cell, leg.cell, rule="12.2")
    return leg


def settle(t: Table, flight: Flight, caught: Callable[[Table, int], bool] = catch) -> None:
    """Resolve the arrival of a loose ball, and every further leg.

    Rule: Elfball 12.2, 12.3, Rulings 27, 95, 101.
    Args: caught - lets a standing player catch it; True if he holds it.
    """
    s = t.state
    while True:
        who = st.player_at(s, flight.cell)
        if flight.has_moved and who >= 0 and s.stance[who] == st.STANDING and caught(t, who):
            return
        if flight.stopped:
            flight = s.book.repel(t, flight)
        elif who >= 0:
            flight = s.book.hop(t, flight.cell)
        else:
            t.tell("rests", flight.cell, rule="12.2")
            return


def place(t: Table, cell: int) -> None:
    """Let the referee put the ball on a cell, into the hands of a player standing there.

    Rule: Elfball 19.1, Rulings 45, 100 (a Skill 0 player cannot take it), 114.
    """
    s = t.state
    s.holder, s.ball = st.NO_ONE, cell
    t.tell("placed", cell, rule="19")
    who = st.player_at(s, cell)
    if who < 0:
        return
    if s.stance[who] == st.STANDING and st.profile(s, who).skill > 0:
        hold(t, who, rule="19")
    else:
        bounce(t, cell)
