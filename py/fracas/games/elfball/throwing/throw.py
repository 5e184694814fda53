"""Throwing the ball and intercepting it (chapters 13.1 to 13.3)."""

from functools import partial

from fracas.games.elfball import state as st
from fracas.games.elfball.abilities.momentum_moves import free_around, pay_and_move
from fracas.games.elfball.challenge import Need, Outcome, challenge, need_of, skill_modifiers
from fracas.games.elfball.injury import knock_down
from fracas.games.elfball.momentum import shift
from fracas.games.elfball.movement import pay_challenge, turn_to
from fracas.games.elfball.state import State
from fracas.games.elfball.tables import NOT_CAUGHT
from fracas.games.elfball.throwing.ball import bounce, settle
from fracas.games.elfball.throwing.catching import (
    CATCH,
    DECLINE,
    catch,
    choose_facing,
    shift_by_catch,
    take,
    turn_after_challenge,
)
from fracas.games.elfball.throwing.lines import Flight, bank
from fracas.kernel.dice import D6
from fracas.kernel.table import Option, Reason, Table

SHORT, LONG = 6, 18  # hexes
NOBODY = "nobody"
STOP = "stop"


def is_long(hexes: int) -> bool:
    """Return whether a throw is a long one.

    Rule: Elfball 13.1, Ruling 29.
    """
    return hexes > SHORT


def is_far(hexes: int) -> bool:
    """Return whether a throw goes beyond half of its range.

    Rule: Elfball 13.1, Ruling 96.
    """
    return hexes > (LONG if is_long(hexes) else SHORT) // 2


def throw_need(s: State, p: int, cell: int, target: int) -> Need:
    """Return the successes a player on `cell` needs to throw to a target cell.

    Rule: Elfball 13.1, 22.2 Scramble, Rulings 29, 96, 133 (dearer only after something else).
    """
    reasons = [Reason("base", 1), *skill_modifiers(s, st.side_of(p), cell, p)]
    hexes = s.book.field.distance(cell, target)
    if is_far(hexes):
        reasons.append(Reason("far", 2))
    if is_long(hexes) and (cell != s.where[p] or (p == s.acting and (s.moved or s.busy))):
        reasons.append(Reason("scramble", 1))
    return need_of(reasons)


def intercept_need(s: State, p: int) -> Need:
    """Return the successes a player needs to intercept a throw.

    Rule: Elfball 13.3.
    """
    return need_of([Reason("base", 2), *skill_modifiers(s, st.side_of(p), s.where[p], p)])


def throw(t: Table, p: int, target: int) -> None:
    """Throw the ball to a cell.

    Rule:    Elfball 13.1, 16 (2), Rulings 30, 32, 96-98, 107.
    Rolls:   Skill dice; direction and distance of a miss; then those of the flight.
    Changes: the ball, shift, done after a long throw or a Dash.
    """
    s = t.state
    here = s.where[p]
    pay_challenge(s)
    turn_to(t, p, target)
    extra_die = int(s.dash == st.EXTRA_DIE)
    s.done = s.dash != st.NO_DASH or is_long(s.book.field.distance(here, target))
    outcome = challenge(
        t, "throw", p, st.profile(s, p).skill + extra_die, throw_need(s, p, here, target), target=target, top=1,
        rule="13.1",
    )
    s.holder, s.ball = st.NO_ONE, here
    hit = "perfect" if outcome.over else "wobbly"
    result = "flop" if outcome.flopped else hit if outcome.has_passed else "missed"
    t.tell("throw", p, target, result, rule="13.1")
    s.book.lost_in_goal(t, p)
    if outcome.flopped:
        bounce(t, here)
    else:
        landing = s.book.field.points[target] if outcome.has_passed else miss_point(t, target)
        travel(t, p, s.book.fly(s, here, s.book.field.flight_path(here, landing), 0), outcome)
        lead(t, p)
    if s.holder < 0 or st.side_of(s.holder) != s.side:
        shift(t, NOT_CAUGHT)


def lead(t: Table, p: int) -> None:
    """Let the team-mate who caught the throw run on.

    Rule:    Elfball 22.2 Lead Pass, Rulings 40, 117 (a goal is not scored yet), 124 (turned after the last hex).
    Asks:    the thrower's coach, hex by hex: a cell, or stop; then the catcher's facing.
    Changes: momentum, where.
    """
    s = t.state
    q, was_led = s.holder, False
    if q in (st.NO_ONE, p) or st.side_of(q) != s.side or s.shift or not st.has(s, p, "lead-pass"):
        return
    while s.momentum and s.holder == q and (cells := free_around(s, q)):
        chosen = t.choose(s.side, "lead", (STOP, *cells), who=q, target=p, facts=(s.momentum,), rule="22.2")
        if chosen == STOP:
            break
        was_led = True
        t.tell("leads", p, q, rule="22.2")
        pay_and_move(t, q, chosen, 1)
    if was_led and s.where[q] >= 0 and s.stance[q] == st.STANDING:
        choose_facing(t, q)


def miss_point(t: Table, target: int) -> tuple[int, int]:
    """Return the landing point of a missed throw, perhaps outside of the field.

    Rule:  Elfball 13.1 "Failure", Ruling 97.
    Rolls: direction and D6 distance from the target.
    """
    s = t.state
    field = s.book.field
    dq, dr = field.steps[t.roll("direction", field.direction, coach=s.side, target=target, rule="13.1") - 1]
    hexes = t.roll("distance", D6, coach=s.side, target=target, rule="13.1")
    q, r = field.points[target]
    return q + dq * hexes, r + dr * hexes


def travel(t: Table, p: int, flight: Flight, outcome: Outcome) -> None:
    """Fly a thrown ball to its end: white lines, the one interception, the catch.

    Rule: Elfball 12.3, 13.2-13.4, Rulings 27, 28, 95, 98, 146 (in French a perfect throw is caught after bounces too).
    Args: flight - the leg from the thrower's hex.
    """
    s = t.state
    here, legs, was_tried = flight.start, [flight], False
    s.ball = flight.cell
    t.tell("flies", p, here, flight.cell, rule="13.2")
    while True:
        while flight.stopped and not is_standing_at(s, flight.cell):
            flight = repelled_flight(t, p, flight)
            legs.append(flight)
        interceptor = st.NO_ONE if was_tried else choose_interceptor(t, p, legs)
        if interceptor >= 0:
            was_tried = True
            if intercept(t, interceptor):
                return
        who = st.player_at(s, flight.cell)
        if who >= 0 and s.stance[who] == st.STANDING and receive(t, p, here, who, outcome):
            return
        if not flight.stopped:
            break
        flight = repelled_flight(t, p, flight)
        legs = [flight]
    if who >= 0:
        is_sure = s.options.french and outcome.has_passed and outcome.over > 0
        settle(t, s.book.hop(t, flight.cell), partial(_receive_throw, p, here, outcome) if is_sure else catch)
    else:
        t.tell("rests", flight.cell, rule="13.1")


def repelled_flight(t: Table, p: int, flight: Flight) -> Flight:
    """Return the next flight of a throw that a white line repels.

    Rule: Elfball 12.3, 22.1 Bankshot, Ruling 134.
    """
    leg: Flight = bank(t, p, flight) if st.has(t.state, p, "bankshot") else t.state.book.repel(t, flight)
    return leg


def is_standing_at(s: State, cell: int) -> bool:
    """Return whether a standing player is on a cell."""
    who = st.player_at(s, cell)
    return who >= 0 and s.stance[who] == st.STANDING


def interceptors(s: State, p: int, legs: list[Flight]) -> list[int]:
    """List the opponents who may intercept a throw of `p` on these legs of its flight, by shirt.

    Rule: Elfball 13.2, 13.3; standing, with Skill, in a crossed hex that is neither the thrower's nor the landing hex,
          or beside any crossed hex with Reach (22.2, Ruling 135).
    """
    crossed: set[int] = set()
    for leg in legs:
        if leg.start != leg.cell:
            crossed.update(s.book.field.interception_cells(leg.start, leg.cell))
    within = crossed - {legs[-1].cell}
    near = s.book.field.neighbours
    return [
        q for q in st.TEAM_SLOTS[1 - st.side_of(p)]
        if s.where[q] >= 0 and s.stance[q] == st.STANDING and st.profile(s, q).skill > 0
        and (s.where[q] in within or (st.has(s, q, "reach") and not crossed.isdisjoint(near[s.where[q]])))
    ]


def choose_interceptor(t: Table, p: int, legs: list[Flight]) -> int:
    """Ask the opposing coach for the player to intercept.

    Rule:    Elfball 13.3.
    Asks:    the opposing coach: a player, or nobody.
    Returns: the player, -1 for nobody.
    """
    able = interceptors(t.state, p, legs)
    if not able:
        return st.NO_ONE
    options: tuple[Option, ...] = (NOBODY, *able)
    chosen = t.choose(1 - st.side_of(p), "intercept", options, who=p, target=legs[-1].cell, rule="13.3")
    return st.NO_ONE if chosen == NOBODY else int(chosen)


def intercept(t: Table, p: int) -> bool:
    """Let a player try to intercept.

    Rule:    Elfball 13.3, Rulings 7, 19.
    Rolls:   Skill dice.
    Returns: True if he has the ball.
    """
    s = t.state
    outcome = challenge(t, "intercept", p, st.profile(s, p).skill, intercept_need(s, p), rule="13.3")
    result = "flop" if outcome.flopped else "passed" if outcome.has_passed else "failed"
    t.tell("intercept", p, result, rule="13.3")
    if outcome.flopped:
        knock_down(t, p, rule="13.3")
    elif outcome.has_passed:
        take(t, p)
    turn_after_challenge(t, p)
    return outcome.has_passed


def _receive_throw(thrower: int, start: int, outcome: Outcome, t: Table, p: int) -> bool:
    return receive(t, thrower, start, p, outcome)


def receive(t: Table, thrower: int, start: int, p: int, outcome: Outcome) -> bool:
    """Let a standing player catch a throw that ends on his cell.

    Rule:    Elfball 13.1 (automatic catches), Rulings 28, 31, 97, 99, 100.
    Args:    start - the cell the throw came from.
    Asks:    his coach: catch or decline.
    Returns: True if he holds the ball.
    """
    s = t.state
    is_team_mate = st.side_of(p) == st.side_of(thrower) and p != thrower and st.profile(s, p).skill > 0
    is_adjacent = s.book.field.distance(start, s.where[p]) == 1
    if not (is_team_mate and outcome.has_passed and (outcome.over > 0 or is_adjacent)):
        return catch(t, p)
    if t.choose(st.side_of(p), "catch", (CATCH, DECLINE), who=p, facts=("automatic",), rule="13.1/R100") == DECLINE:
        t.tell("declines", p, rule="13.1/R100")
        shift_by_catch(t, p)
        return False
    take(t, p)
    turn_after_challenge(t, p)
    return True
