"""Falling, armour, injuries and leaving the street (chapters 8.3 and 9).

A player who is knocked down falls first (`fall`), so that everybody lies where he belongs before dice are thrown, and
then takes his rolls (`hurt`). The ball he loses owes a bounce, which comes after all rolls (11.3).
"""

from __future__ import annotations

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.ball import throw_in
from fracas.games.street_bowl.dice import TWO_D6
from fracas.games.street_bowl.injuries.armour import Blow, armour_reasons, blow_of, breaks
from fracas.games.street_bowl.injuries.casualty import casualty
from fracas.games.street_bowl.injuries.necromancer import raise_zombie
from fracas.games.street_bowl.pitch import EAST, WEST, X
from fracas.games.street_bowl.roll import Reasons
from fracas.games.street_bowl.skills import hurting
from fracas.games.street_bowl.skills.hurting import THICK_SKULL
from fracas.games.street_bowl.skills.moving import BALL_AND_CHAIN, STUNTY
from fracas.games.street_bowl.state import NO_ONE, State, side_of
from fracas.kernel.table import Table

STUNNED, KNOCKED_OUT, BADLY_HURT, CASUALTY = "stunned", "knocked_out", "badly_hurt", "casualty"
LEAVING = {  # events of a player who leaves for a box
    st.RESERVES: "goes_to_reserves", st.KNOCKED_OUT: "is_knocked_out", st.BADLY_HURT: "is_badly_hurt",
    st.INJURED: "is_seriously_injured", st.DEAD: "dies", st.ARRESTED: "is_arrested", st.GONE: "is_gone_for_the_drive",
    st.DRAGGED_AWAY: "is_dragged_away",
}


def knock_down(t: Table, who: int, cause: str, *, by: int = NO_ONE) -> None:
    """Knock a player down and roll for his armour.

    Rule:  Street Bowl 9.
    Args:  cause - key of `ON_ARMOUR`; by - the opponent in a block.
    Rolls: those of `hurt`.
    """
    fall(t, who, rule="9")
    hurt(t, who, cause, by=by)


def fall(t: Table, who: int, *, rule: str) -> None:
    """Lay a player down who is Knocked Down: he loses the ball, and his own team its turn.

    Rule: Street Bowl 1, 6, Take Root. One who lies already keeps the worse state, but was knocked down (Ruling 64).
    """
    s: State = t.state
    s.condition[who] = max(s.condition[who], st.PRONE)
    s.rooted[who] = 0
    t.tell("falls", who, rule=rule)
    if st.is_own_turn(s, who):
        st.turn_over(t, "knocked_down", rule="6")
    st.lose_ball(t, who)


def place_prone(t: Table, who: int, *, rule: str) -> None:
    """Put a player down without an Armour roll; one with a Ball & Chain is injured by it.

    Rule:  Street Bowl 1, 6, 19 Take Root, Ball & Chain. Only a held ball makes it a turnover.
    Rolls: for Ball & Chain those of `injure`.
    """
    s: State = t.state
    s.condition[who] = max(s.condition[who], st.PRONE)
    s.rooted[who] = 0
    t.tell("is_placed_prone", who, rule=rule)
    st.lose_ball(t, who)
    if st.has(s, who, BALL_AND_CHAIN):
        injure(t, who, cause="prone")


def hurt(t: Table, who: int, cause: str, *, by: int = NO_ONE) -> None:
    """Roll for a player who was knocked down.

    Rule:  Street Bowl 9, 19 Ball & Chain (no Armour roll).
    Rolls: those of `armour`, or of `injure`.
    """
    if st.has(t.state, who, BALL_AND_CHAIN):
        injure(t, who, cause=cause, by=by)
    else:
        armour(t, who, cause, by=by)


def armour(t: Table, who: int, cause: str, *, by: int = NO_ONE, more: Reasons = ()) -> bool:
    """Make an Armour roll; if it breaks, the player falls if he stood, and the Injury roll follows.

    Rule:    Street Bowl 9, Rulings 17, 19 to 25.
    Args:    more - further reasons: the assists of a foul.
    Rolls:   2D6 "armour", maybe again for Piling On; then those of `injure`.
    Asks:    the coach of `by`: "mighty_blow" or "dirty_player", "piling_on".
    Returns: whether it broke.
    """
    s: State = t.state
    is_broken, left = breaks(t, who, blow_of(s, who, cause, by), (*armour_reasons(s, who, cause, by), *more))
    if not is_broken:
        t.tell("armour_holds", who, cause, rule="9")
        return False
    t.tell("armour_breaks", who, cause, rule="9")
    if s.condition[who] == st.STANDING:
        fall(t, who, rule="8.2/R17")
    _injure(t, who, left)
    return True


def injure(t: Table, who: int, *, cause: str, by: int = NO_ONE) -> None:
    """Make an Injury roll and let it take effect.

    Rule:  Street Bowl 9, 8.3 (cause "crowd": Stunned goes to Reserves), 19 Blood Lust (cause "bite").
    Rolls: 2D6 "injury", maybe again for Piling On; casualty D6 "casualty" and D8 "casualty_detail", twice for Decay;
           D6 "regeneration".
    Asks:  the coach of `by`: "piling_on", "mighty_blow" or "dirty_player"; a Necromancer's: "zombie".
    """
    _injure(t, who, blow_of(t.state, who, cause, by))


def stun(t: Table, who: int) -> None:
    """Lay a player on his face. Stunned in his own team's turn he waits for the end of the next one.

    Rule: Street Bowl 6, 9; a bonus turn turns nobody, so there he waits for the next own turn anyway (Ruling 76).
    """
    s: State = t.state
    is_now = s.phase == st.TURN and s.side == side_of(who)
    s.condition[who] = st.STUNNED_NOW if is_now else st.STUNNED
    s.rooted[who] = 0
    t.tell("is_stunned", who, rule="9")
    st.lose_ball(t, who)


def crowd(t: Table, who: int) -> None:
    """Let a player go over the end he stands at, into the crowd.

    Rule:  Street Bowl 8.3, Ruling 63.
    Rolls: those of `injure`; those of the fans' throw-in if he held the ball.
    """
    s: State = t.state
    cell = s.where[who]
    has_ball = leave_to_crowd(t, who)
    injure(t, who, cause="crowd")
    if has_ball:
        throw_in(t, cell, WEST if X[cell] == 0 else EAST)


def leave_to_crowd(t: Table, who: int) -> bool:
    """Take a player off the street who goes over an end; his rolls come later.

    Rule:    Street Bowl 8.3. A turnover only if he holds the ball and belongs to the moving team.
    Returns: whether the fans have the ball now.
    """
    s: State = t.state
    has_ball = s.holder == who
    t.tell("goes_into_crowd", who, s.where[who], rule="8.3")
    s.where[who], s.condition[who], s.alertness[who], s.rooted[who] = st.RESERVES, st.STANDING, st.ALERT, 0
    if has_ball:
        s.holder = NO_ONE
        if st.is_own_turn(s, who):
            st.turn_over(t, "ball_lost", rule="8.3")
    return has_ball


def remove(t: Table, who: int, box: int, *, rule: str) -> None:
    """Take a player off the street into a box; a ball he holds is lost in his square.

    Rule: Street Bowl 9.
    Args: box - RESERVES, KNOCKED_OUT ...
    """
    s: State = t.state
    if s.where[who] >= 0:
        st.lose_ball(t, who)
    s.where[who], s.condition[who], s.alertness[who], s.rooted[who] = box, st.STANDING, st.ALERT, 0
    t.tell(LEAVING[box], who, rule=rule)


def injury_result(s: State, who: int, total: int) -> str:
    """Read the injury table for a player.

    Rule: Street Bowl 9, Rulings 26 and 63, Thick Skull, Stunty, Ball & Chain.
    """
    if total >= 10:
        return CASUALTY
    is_stunty = st.has(s, who, STUNTY)
    if total == 9:
        return BADLY_HURT if is_stunty else KNOCKED_OUT
    is_out = total == 8 and not st.has(s, who, THICK_SKULL) or total == 7 and is_stunty
    return KNOCKED_OUT if is_out or st.has(s, who, BALL_AND_CHAIN) else STUNNED


def _result(t: Table, who: int, blow: Blow) -> str:
    """Throw for the injury; Piling On may repeat it, then Mighty Blow or Dirty Player may add 1."""
    s: State = t.state
    slack = 1 if blow.bonus else 0
    faces = t.roll(
        "injury", TWO_D6, coach=1 - side_of(who), who=who, target=blow.by, rule="9",
        bands=lambda faces: (injury_result(s, who, sum(faces)), injury_result(s, who, sum(faces) + slack)),
    )
    plain, better = injury_result(s, who, sum(faces)), injury_result(s, who, sum(faces) + slack)
    can_help = CASUALTY not in (plain, better)
    if can_help and hurting.can_pile_on(s, who, blow.cause, blow.by) and hurting.piles_on(
        t, blow.by, who, "injury", faces
    ):
        return _result(t, who, blow)  # he lies now, so not a third time
    if better != plain and hurting.adds_one(t, blow.bonus, blow.by, who, "injury", faces):
        return better
    return plain


def _injure(t: Table, who: int, blow: Blow) -> None:
    result = _result(t, who, blow)
    if result == STUNNED and blow.cause == "crowd":
        remove(t, who, st.RESERVES, rule="8.3")
    elif result == STUNNED:
        stun(t, who)
    elif result == KNOCKED_OUT:
        remove(t, who, st.KNOCKED_OUT, rule="9")
    else:
        box = casualty(t, who, is_light=result == BADLY_HURT or blow.cause == "bite")
        remove(t, who, box, rule="9")
        if box == st.DEAD:
            raise_zombie(t, who)
