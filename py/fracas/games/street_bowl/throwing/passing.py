"""Passing the ball (chapter 10): what a throw needs, how it comes off, where it comes down."""

from __future__ import annotations

from functools import partial

from fracas.games.street_bowl import ball, roll
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.roll import Reasons
from fracas.games.street_bowl.skills.animosity import NOBODY_ELSE, agreed_target
from fracas.games.street_bowl.skills.handling import presence_reasons
from fracas.games.street_bowl.skills.throwing import SAFE_THROW, STRONG_ARM
from fracas.games.street_bowl.state import NO_ONE, State, is_own_turn, side_of
from fracas.games.street_bowl.throwing.catching import give, is_held_by
from fracas.games.street_bowl.throwing.interception import intercept
from fracas.games.street_bowl.throwing.pass_block import pass_block
from fracas.games.street_bowl.throwing.ranges import BANDS, QUICK, band_between, bands_now, squares_in
from fracas.kernel.dice import D6
from fracas.kernel.table import Reason, Table

FUMBLE, INACCURATE, ACCURATE = "fumble", "inaccurate", "accurate"
BAD = (FUMBLE, INACCURATE)
SCATTERS = 3  # of what misses its target
HOLD, DROP = "hold", "drop"


def targets(s: State, who: int, bands: tuple[str, ...] = tuple(BANDS)) -> tuple[int, ...]:
    """Return the squares a player may throw a ball or bomb to, at these ranges and in this weather.

    Rule: Street Bowl 10.2, Ruling 28: any square but his own; empty ones too.
    """
    return squares_in(s.where[who], tuple(band for band in bands_now(s) if band in bands))


def throw_ball(t: Table, who: int, cell: int, bands: tuple[str, ...] = tuple(BANDS)) -> None:
    """Pass the ball to a square.

    Rule:  Street Bowl 10.2, 17; turnovers 2 and 5 of 6. Who dives after a Pass Blocker has lost the ball: 19.2, 11.3.
    Args:  bands - ranges he may choose another target in, if he refuses this one.
    Rolls: Animosity, Pass Block moves, interception, Safe Throw, pass, scatter, catch, bounces.
    """
    s: State = t.state
    cell = agreed_target(t, who, cell, targets(s, who, bands))
    if cell == NOBODY_ELSE:
        return
    t.tell("passes", who, cell, band_between(s.where[who], cell), rule="10.2")
    if not pass_block(t, who, cell):
        return
    taker = intercept(t, who, s.where[who], cell)
    if taker != NO_ONE:
        give(t, taker)
    else:
        how = pass_roll(t, who, cell, pass_reasons(s, who, cell))
        if how == ACCURATE:
            ball.land(t, cell, may_dive=True, kind=ball.ACCURATE)
        elif how == INACCURATE:
            ball.arrive(t, *ball.scatter(t, cell, SCATTERS, rule="10.2/R29"), kind=ball.INACCURATE)
    check_caught(t, who)


def pass_reasons(s: State, who: int, cell: int, *more: Reason, band: str = "") -> Reasons:
    """Return the terms of a throw's accuracy roll.

    Rule: Street Bowl 10.2 "Pass roll", Ruling 28; 19.3 Accurate, Nerves of Steel, 19.4 Strong Arm, 19.5 Disturbing
          Presence, 19.6 Stunty.
    Args: more - what this kind of throw brings; band - its range, "" = as the squares lie.
    """
    band = band or band_between(s.where[who], cell)
    reach = (roll.helps(band, BANDS[band]),) if BANDS[band] else ()
    wind = (roll.helps("wind", -1),) if s.weather == st.WIND else ()
    arm = (roll.helps(STRONG_ARM, 1, who),) if band != QUICK and st.has(s, who, STRONG_ARM) else ()
    zones = roll.zone_reasons(s, who, "pass", s.where[who])
    return roll.agility_reasons(s, who, "pass", *reach, *more, *wind, *zones, *presence_reasons(s, who), *arm)


def pass_roll(t: Table, who: int, cell: int, reasons: Reasons) -> str:
    """Roll for a pass of the ball. A fumble is over with this: the ball is at his feet, or he holds on to it.

    Rule:    Street Bowl 10.2 "Pass roll"; 19.3 Safe Throw.
    Rolls:   those of `throw_face`, then those of the bounces.
    Asks:    his coach: "safe_throw", after a fumble on more than a natural 1.
    Returns: FUMBLE, INACCURATE or ACCURATE.
    """
    face = throw_face(t, who, reasons, target=cell)
    how = result_of(reasons, face)
    if how == FUMBLE and not (face > 1 and _holds_on(t, who)):
        fumble(t, who)
    return how


def fumble(t: Table, who: int) -> None:
    """Let the thrower drop the ball at his feet: a turnover, whoever catches it.

    Rule:  Street Bowl 10.2; turnover 5 of 6.
    Rolls: those of two bounces.
    """
    s: State = t.state
    s.holder, s.ball, s.bounces = NO_ONE, s.where[who], 2
    t.tell("fumbles", who, rule="10.2")
    if is_own_turn(s, who):
        st.turn_over(t, "fumble", rule="6")
    ball.settle_ball(t)


def _holds_on(t: Table, who: int) -> bool:
    """Ask whether a thrower who is safe keeps the ball he would fumble.

    Rule: Street Bowl 19.3 Safe Throw.
    """
    if not st.has(t.state, who, SAFE_THROW):
        return False
    if t.choose(side_of(who), "safe_throw", (HOLD, DROP), who=who, rule="19.3") == DROP:
        return False
    t.tell("holds_on", who, rule="19.3")
    return True


def check_caught(t: Table, who: int) -> None:
    """Make a pass or hand-off that no player of the moving team has in the end a turnover.

    Rule: Street Bowl 10.2; turnover 2 of 6. A Dump-Off is no pass of the moving team.
    """
    s: State = t.state
    if is_own_turn(s, who) and not is_held_by(s, s.side):
        st.turn_over(t, "not_caught", rule="6")


def throw_roll(t: Table, who: int, reasons: Reasons, *, target: int, fails: tuple[str, ...] = BAD) -> str:
    """Roll the accuracy of any throw.

    Returns: FUMBLE, INACCURATE or ACCURATE.
    """
    return result_of(reasons, throw_face(t, who, reasons, target=target, fails=fails))


def throw_face(t: Table, who: int, reasons: Reasons, *, target: int, fails: tuple[str, ...] = BAD) -> int:
    """Make a pass roll, and again if it came off badly and his coach re-rolls it.

    Rule:    Street Bowl 10.2 "Pass roll"; 19.3 Pass.
    Args:    reasons - those of `pass_reasons`; fails - what is worth a re-roll.
    Rolls:   D6, and those of a re-roll.
    Returns: the face that stands.
    """
    need, result = roll.need_of(reasons), partial(result_of, reasons)

    def throw() -> int:
        face: int = t.roll("pass", D6, coach=side_of(who), who=who, target=target, need=need, reasons=reasons,
                           bands=result, rule="10.2")
        return face

    face = throw()
    return throw() if result(face) in fails and roll.rerolls(t, "pass", who, face, need=need) else face


def result_of(reasons: Reasons, face: int) -> str:
    """Return the result of a face of the pass roll.

    Rule: Street Bowl 10.2: a natural 1 or a modified 1 or less is a fumble, a natural 6 never.
    """
    modified = face - sum(reason.amount for reason in reasons[1:])
    if face == 1 or (face < 6 and modified <= 1):
        return FUMBLE
    return ACCURATE if face >= roll.need_of(reasons) else INACCURATE
