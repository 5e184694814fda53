"""Bombs: thrown like a ball, thrown on by their catchers, and gone with a bang (chapter 19.6, Rulings 38, 75)."""

from __future__ import annotations

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.ball import scatter
from fracas.games.street_bowl.injuries.injury import knock_down
from fracas.games.street_bowl.pitch import SCATTER, beyond, is_wall
from fracas.games.street_bowl.roll import Reasons
from fracas.games.street_bowl.state import NO_ONE, State, is_own_turn, side_of, who_is_at
from fracas.games.street_bowl.throwing import hail_mary
from fracas.games.street_bowl.throwing.catching import ACCURATE_PASS, LEAVE, aimed_bonus, can_catch, catch_roll, diver
from fracas.games.street_bowl.throwing.interception import intercept
from fracas.games.street_bowl.throwing.passing import ACCURATE, FUMBLE, SCATTERS, pass_reasons, targets, throw_roll
from fracas.games.street_bowl.throwing.ranges import band_between
from fracas.kernel.dice import D6
from fracas.kernel.table import Reason, Table

CATCH, THROW, LOB = "catch", "throw", "lob"
BLAST = 4  # what brings down a player next to it


def throw_bomb(t: Table, who: int, cell: int) -> None:
    """Throw a bomb to a square.

    Rule:  Street Bowl 19.6 Bombardier, Rulings 28, 38, 75.
    Rolls: interception, Safe Throw, pass, scatter, catch, those of a throw on, explosion.
    """
    start = t.state.where[who]
    t.tell("throws_bomb", who, cell, band_between(start, cell), rule="19.6")
    taker = intercept(t, who, start, cell)
    if taker != NO_ONE:
        return throw_on(t, taker)
    how = throw_roll(t, who, pass_reasons(t.state, who, cell), target=cell)
    if how == FUMBLE:
        fumble_bomb(t, who)
    elif how == ACCURATE:
        come_down(t, cell, is_accurate=True)
    else:
        drift(t, cell)


def lob_bomb(t: Table, who: int, cell: int) -> None:
    """Throw a bomb as a Hail Mary: nobody intercepts, and it is never accurate.

    Rule:  Street Bowl 19.6 Bombardier; 19.3 Hail Mary Pass, Ruling 71.
    Rolls: D6 2+, three scatters, catch, those of a throw on, explosion.
    """
    t.tell("lobs_bomb", who, cell, rule="19.6")
    if hail_mary.flies(t, who, cell):
        drift(t, cell)
    else:
        fumble_bomb(t, who)


def drift(t: Table, cell: int) -> None:
    """Let a bomb that misses its target scatter; one that meets a wall explodes, one over an end harms nobody.

    Rule:  Ruling 38.
    Rolls: three D8, then those of the landing.
    """
    cell, crossed = scatter(t, cell, SCATTERS, rule="10.2/R75")
    if not crossed:
        come_down(t, cell, is_accurate=False)
    elif is_wall(crossed):
        t.tell("hits_wall", cell, crossed, rule="11.5/R38")
        explode(t, cell)
    else:
        t.tell("bomb_harmless", cell, crossed, rule="11.5/R38")


def come_down(t: Table, cell: int, *, is_accurate: bool) -> None:
    """Let a bomb come down: caught and thrown on, or it explodes.

    Rule:  Street Bowl 19.6 Bombardier, Ruling 75; 19.2 Diving Catch.
    Asks:  the coach of the player there: "catch_bomb".
    Rolls: catch, then those of the throw on or the explosion.
    """
    s: State = t.state
    t.tell("bomb_lands", cell, rule="19.6")
    who, bonus = _catcher(t, cell, is_accurate)
    if who == NO_ONE:
        return explode(t, cell)
    if catch_roll(t, who, *bonus):
        t.tell("catches_bomb", who, rule="19.6")
        return throw_on(t, who)
    t.tell("fails_catch", who, rule="10.2")
    explode(t, s.where[who])


def throw_on(t: Table, who: int) -> None:
    """Make the player who got a bomb throw it at once, from his square.

    Rule:  Street Bowl 19.6 Bombardier, Ruling 75 (measured from him).
    Asks:  his coach: "bomb_throw" if he could also throw a Hail Mary, "bomb_target".
    Rolls: those of the throw.
    """
    s: State = t.state
    coach, far = side_of(who), hail_mary.targets(s, who)
    how = t.choose(coach, "bomb_throw", (THROW, LOB), who=who, rule="19.6") if far else THROW
    cells = far if how == LOB else targets(s, who)
    cell = int(t.choose(coach, "bomb_target", cells, who=who, rule="19.6"))
    (lob_bomb if how == LOB else throw_bomb)(t, who, cell)


def fumble_bomb(t: Table, who: int) -> None:
    """Let a bomb go off in the thrower's square; a turnover if his is the moving team.

    Rule: Street Bowl 19.6 Bombardier, Ruling 75.
    """
    s: State = t.state
    t.tell("fumbles_bomb", who, rule="19.6")
    if is_own_turn(s, who):
        st.turn_over(t, "bomb_fumble", rule="10.2/R75")
    explode(t, s.where[who])


def explode(t: Table, cell: int) -> None:
    """Let a bomb explode: who is there is Knocked Down, who is next to it on 4+.

    Rule:  Street Bowl 19.6 Bombardier, Ruling 75: prone and stunned players too.
    Rolls: Armour and injury of the player there; then in scatter order D6 each, Armour and injury.
    """
    s: State = t.state
    t.tell("explodes", cell, rule="19.6")
    victim = who_is_at(s, cell)
    if victim != NO_ONE:
        knock_down(t, victim, "bomb")
    for step in SCATTER[1:]:
        near = beyond(cell, step)
        who = who_is_at(s, near) if near >= 0 else NO_ONE
        if who != NO_ONE and t.test("blast", D6, coach=s.side, who=who, target=cell, need=BLAST,
                                    reasons=(Reason("plain", BLAST),), rule="10.2/R75").passed:
            knock_down(t, who, "bomb")


def _catcher(t: Table, cell: int, is_accurate: bool) -> tuple[int, Reasons]:
    """Ask for the player who tries to catch a bomb that comes down, and return him with his modifiers.

    Rule: Street Bowl 19.6 Bombardier: nobody has to.
    """
    s: State = t.state
    who = who_is_at(s, cell)
    if who == NO_ONE:
        return diver(t, cell), (ACCURATE_PASS,) if is_accurate else ()
    if not can_catch(s, who) or t.choose(side_of(who), "catch_bomb", (CATCH, LEAVE), who=who, rule="19.6") == LEAVE:
        return NO_ONE, ()
    return who, aimed_bonus(s, who, is_accurate)
