"""Moving square by square: Go For It, standing up, stepping, leaping, picking the ball up (chapter 7)."""

from __future__ import annotations

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.injuries.injury import knock_down, place_prone
from fracas.games.street_bowl.roll import Reasons, agility_reasons, helps, passes, zone_reasons
from fracas.games.street_bowl.skills.dodging import dodge
from fracas.games.street_bowl.skills.following import hold, shadow
from fracas.games.street_bowl.skills.handling import NO_HANDS
from fracas.games.street_bowl.skills.moving import JUMP_UP, LEAP
from fracas.games.street_bowl.state import State, side_of
from fracas.games.street_bowl.throwing.catching import give
from fracas.games.street_bowl.turn import end_action
from fracas.games.street_bowl.zones import markers
from fracas.kernel.table import Reason, Table

STANDING_UP = 3  # squares of movement it costs
LEAPING = 2


def can_enter(s: State, cell: int) -> bool:
    """Return whether a square is on the street and nobody is on it.

    Rule: Street Bowl 7.
    """
    return cell >= 0 and cell not in s.where


def step(t: Table, who: int, cell: int) -> None:
    """Move the acting player one square.

    Rule: Street Bowl 7; the Action ends if he falls, is held or fails to pick the ball up.
    """
    if not move_one(t, who, cell, is_free=False):
        end_action(t, who)


def move_one(t: Table, who: int, cell: int, *, is_free: bool) -> bool:
    """Move a player one square with all that it takes.

    Rule:    Street Bowl 7, 17 "Move per square".
    Args:    is_free - it costs no movement (Kick-Off Return, Pass Block).
    Rolls:   Go For It, Tentacles, dodge, Shadowing, then pick-up or his injury.
    Returns: whether he may go on.
    """
    s: State = t.state
    start = s.where[who]
    if not is_free and not pay(t, who, cell):
        return False
    if not markers(s, side_of(who), start):
        s.where[who] = cell
        t.tell("moves", who, start, cell, rule="7")
        return pick_up(t, who)
    if hold(t, who, start):
        return False
    is_up, diver = dodge(t, who, start, cell)
    return _arrive(t, who, cell, is_up=is_up, diver=diver)


def _arrive(t: Table, who: int, cell: int, *, is_up: bool, diver: int = st.NO_ONE, how: str = "moves") -> bool:
    """Come to a square, on his feet or not; then opponents who dived or follow do so.

    Rule:    Street Bowl 17 "Move per square".
    Returns: whether he may go on.
    """
    s: State = t.state
    start = s.where[who]
    s.where[who] = cell
    t.tell(how, who, start, cell, rule="7")
    if diver != st.NO_ONE:
        _dive_after(t, diver, start)
    shadow(t, who, start)
    if is_up:
        return pick_up(t, who)
    fall(t, who)
    return False


def _dive_after(t: Table, diver: int, cell: int) -> None:
    """Lay the player who used Diving Tackle down in the square the dodger left.

    Rule: Street Bowl 19 Diving Tackle.
    """
    s: State = t.state
    t.tell("dives", diver, s.where[diver], cell, rule="19.2")
    s.where[diver] = cell
    st.disturb_ball(s, cell)
    place_prone(t, diver, rule="19.2")


def fall(t: Table, who: int) -> None:
    """Fall on the player's own square. A loose ball there bounces after the injury rolls.

    Rule: Street Bowl 7, 9.
    """
    cell = t.state.where[who]
    knock_down(t, who, "fall")
    st.disturb_ball(t.state, cell)


def pay(t: Table, who: int, cell: int) -> bool:
    """Pay one square of movement, by a Go For It if none is left.

    Rule:    Street Bowl 7, 6 (the block of a Blitz).
    Returns: whether he is still on his feet.
    """
    s: State = t.state
    if s.left:
        s.left -= 1
        return True
    return go_for_it(t, who, cell)


def go_for_it(t: Table, who: int, cell: int) -> bool:
    """Go For It: failing it he falls in the square he was bound for.

    Rule:    Street Bowl 7, 14 (Snow), Ruling 72.
    Args:    cell - that square; his own for the block of a Blitz.
    Rolls:   D6 2+, in Snow 3+.
    Returns: whether he is still on his feet.
    """
    s: State = t.state
    s.extra -= 1
    if passes(t, "go_for_it", who, rush_reasons(s, who), target=cell, rule="7"):
        return True
    if cell == s.where[who]:
        fall(t, who)
    else:
        _arrive(t, who, cell, is_up=False)
    return False


def rush_reasons(s: State, who: int) -> Reasons:
    """Return the terms of a Go For It.

    Rule: Street Bowl 7, 14 (Snow).
    """
    plain = Reason("plain", 2, who)
    return (plain, Reason("snow", 1)) if s.weather == st.SNOW else (plain,)


def stand_up(t: Table, who: int) -> None:
    """Stand up, for three squares of movement or with a roll.

    Rule:  Street Bowl 7, 19 Jump Up.
    Rolls: D6 4+ with less than three squares; Agility +2 to Jump Up for a Block.
    """
    s: State = t.state
    if not _can_rise(t, who):
        t.tell("stays_down", who, rule="7")
        return end_action(t, who)
    s.condition[who] = st.STANDING
    t.tell("stands_up", who, rule="7")


def _can_rise(t: Table, who: int) -> bool:
    """Pay for standing up, or roll for it."""
    s: State = t.state
    if st.has(s, who, JUMP_UP):
        t.tell("uses_skill", who, JUMP_UP, rule="19.2")
        return s.deed != "block" or passes(
            t, "jump_up", who, agility_reasons(s, who, "jump_up", helps(JUMP_UP, 2)), rule="19.2")
    if s.left >= STANDING_UP:
        s.left -= STANDING_UP
        return True
    s.left = 0
    return passes(t, "stand_up", who, (Reason("plain", 4, who),), rule="7")


def leap(t: Table, who: int, cell: int) -> None:
    """Leap over whatever is there, for two squares of movement.

    Rule:  Street Bowl 19 Leap, Very Long Legs, Ruling 72.
    Rolls: Go For Its, Tentacles, Agility, Shadowing, then pick-up or his injury.
    """
    s: State = t.state
    start = s.where[who]
    st.use_up(s, who, LEAP)
    t.tell("uses_skill", who, LEAP, rule="19.2")
    if not all(pay(t, who, cell) for _ in range(LEAPING)) or hold(t, who, start):
        return end_action(t, who)
    is_up = passes(t, "leap", who, agility_reasons(s, who, "leap"), target=cell, rule="19.2")
    if not _arrive(t, who, cell, is_up=is_up, how="leaps"):
        end_action(t, who)


def pick_up(t: Table, who: int) -> bool:
    """Try to pick the ball up, if it lies where he has gone.

    Rule:    Street Bowl 7 "Pick-up", 19 No Hands.
    Rolls:   Agility +1; without hands none.
    Changes: who has the ball; it bounces, and it is a turnover of the moving team.
    Returns: whether he may go on.
    """
    s: State = t.state
    if s.ball != s.where[who] or s.is_airborne:
        return True
    if not st.has(s, who, NO_HANDS) and passes(t, "pick_up", who, pick_up_reasons(s, who, s.ball), rule="7"):
        give(t, who)
        t.tell("picks_up", who, rule="7")
        return True
    t.tell("fails_pick_up", who, rule="7")
    st.disturb_ball(s, s.ball)
    if st.is_own_turn(s, who):
        st.turn_over(t, "pick_up", rule="6")
    return False


def pick_up_reasons(s: State, who: int, cell: int) -> Reasons:
    """Return the terms of a roll to pick the ball up.

    Rule: Street Bowl 7, 14 (Rain), 19 Big Hand, Extra Arms.
    """
    is_wet = s.weather == st.RAIN and "pick_up" not in st.player(s, who).talents.past_rain
    rain = (helps("rain", -1),) if is_wet else ()
    return agility_reasons(s, who, "pick_up", helps("pick_up", 1), *zone_reasons(s, who, "pick_up", cell), *rain)
