"""Drives and halves: how they begin and what happens when they end (chapters 4, 6, 13 and 16)."""

from __future__ import annotations

from fracas.games.street_bowl import score
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.halves import begin_half
from fracas.games.street_bowl.injuries.potions import drink_in_break
from fracas.games.street_bowl.injuries.secret_weapons import secret_weapon_rolls
from fracas.games.street_bowl.kick_off.setup import to_field
from fracas.games.street_bowl.overtime import OVERTIME, begin_overtime, shoot_out
from fracas.games.street_bowl.state import State
from fracas.kernel.dice import D6
from fracas.kernel.table import AWAY, HOME, NOBODY, Side, Table

FIELDED = 7  # players a side sets up, if it can
THINNED, SWOLLEN = 1, 6  # dice in Smog that let a side field one less, one more
FORFEITED = 2  # turns that pass when a side can set up nobody


def begin_drive(t: Table, kicker: Side) -> None:
    """Begin a drive with the kicking team's set-up.

    Rule: Street Bowl 4 (6), 13 (e).
    Args: kicker - who kicks off.
    """
    s: State = t.state
    s.phase, s.side, s.kicker = st.SETUP, kicker, kicker
    t.tell("drive_begins", kicker, rule="4")
    s.allowed = [FIELDED, FIELDED]
    if s.weather == st.SMOG:
        smog(t)
    if not (to_field(s, HOME) and to_field(s, AWAY)):
        forfeit(t)


def smog(t: Table) -> None:
    """Roll the number of players each side finds in the Smog.

    Rule:  Street Bowl 14, Ruling 50.
    Rolls: D6 kicking side, D6 receiving side.
    """
    s: State = t.state
    for side in (s.kicker, 1 - s.kicker):
        s.allowed[side] += found_in_smog(t.roll("smog", D6, coach=side, bands=found_in_smog, rule="14/R50"))
        t.tell("smog", side, s.allowed[side], rule="14")


def found_in_smog(face: int) -> int:
    """Return the number of players more or less than usual that a side may field."""
    return (face == SWOLLEN) - (face == THINNED)


def forfeit(t: Table) -> None:
    """Pass over a drive for which a side has nobody. Two turns are gone; the other side, if it has anybody, scores.

    Rule: Street Bowl 4 "Set-up".
    """
    s: State = t.state
    for side in (HOME, AWAY):
        if not to_field(s, side):
            t.tell("has_nobody", side, rule="4")
    for side in (HOME, AWAY):
        score.move_marker(t, side, FORFEITED)
        if to_field(s, side):
            score.touchdown(t, side, st.NO_ONE)
    after_drive(t, s.kicker if s.scored == NOBODY else s.scored)


def after_touchdown(t: Table) -> None:
    """Go on after a touchdown: the scorers kick off, if there are turns left.

    Rule: Street Bowl 6 "Winning / scoring", 16.
    """
    after_drive(t, t.state.scored)


def after_drive(t: Table, next_kicker: Side) -> None:
    """End a drive that was decided within its half: by sudden death, with the half, or with a new drive.

    Rule: Street Bowl 4 (5), 6, Ruling 10.
    """
    s: State = t.state
    if s.half == OVERTIME and s.scored != NOBODY:
        clear_street(t)
        score.finish(t, score.leader(s), "overtime", rule="4/R10")
    elif score.has_turns(s, HOME) or score.has_turns(s, AWAY):
        end_drive(t, next_kicker)
    else:
        end_half(t)


def end_drive(t: Table, next_kicker: Side) -> None:
    """End a drive and begin the next one of the same half.

    Rule: Street Bowl 13.
    """
    rest(t)
    begin_drive(t, next_kicker)


def end_half(t: Table) -> None:
    """End a half, which ends the drive, and after the last one the match.

    Rule: Street Bowl 4 (5), 13, Ruling 10.
    """
    s: State = t.state
    t.tell("half_ends", s.half, s.score[HOME], s.score[AWAY], rule="4")
    if s.half == 1:
        rest(t)
        begin_half(t, 2)
        begin_drive(t, 1 - s.first_kicker)
    elif s.half == 2 and s.options.overtime and score.leader(s) == NOBODY:
        rest(t)
        begin_drive(t, begin_overtime(t))
    else:
        clear_street(t)
        if s.half == OVERTIME:
            shoot_out(t)
        else:
            score.finish(t, score.leader(s), "time", rule="4")


def rest(t: Table) -> None:
    """Play the break between two drives.

    Rule:  Street Bowl 13 (a) to (d).
    Rolls: secret weapons D6, knocked-out players D6, potions D8.
    Asks:  both coaches: "potion".
    """
    clear_street(t)
    wake_up_rolls(t)
    drink_in_break(t)


def wake_up_rolls(t: Table) -> None:
    """Roll whether knocked-out players come to.

    Rule:  Street Bowl 9, 13 (c).
    Rolls: D6 4+ each, home first, in roster order.
    """
    s: State = t.state
    for who in st.EVERYBODY:
        if s.where[who] == st.KNOCKED_OUT and t.test(
                "wake_up", D6, coach=st.side_of(who), who=who, need=4, rule="9").passed:
            s.where[who] = st.RESERVES
            t.tell("wakes_up", who, rule="9")


def clear_street(t: Table) -> None:
    """Roll for the secret weapons, then take everybody and the ball off the street.

    Rule:    Street Bowl 13 (a), (b), Ruling 47.
    Changes: everything that belongs to a drive, a turn or an Action.
    """
    s: State = t.state
    t.tell("drive_ends", rule="13")
    s.phase = st.SETUP
    s.holder, s.ball, s.bounces, s.is_airborne, s.is_touchback = st.NO_ONE, st.NOWHERE, 0, 0, 0
    secret_weapon_rolls(t)
    everybody = len(s.players)
    s.where = [st.RESERVES if place >= 0 or place == st.GONE else place for place in s.where]
    s.condition, s.alertness, s.rooted = [st.STANDING] * everybody, [st.ALERT] * everybody, [0] * everybody
    s.used, s.once, s.fielded = [0] * everybody, [()] * everybody, [0] * everybody
    s.frozen = [0] * everybody
    s.declared = s.has_rerolled = s.is_turnover = 0
    s.acting, s.deed, s.left, s.extra, s.has_blocked, s.is_hungry = st.NO_ONE, "", 0, 0, 0, 0
    s.scored = NOBODY
