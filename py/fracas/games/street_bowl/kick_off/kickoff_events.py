"""The kick-off table (chapter 15). The ball hangs in the air; nobody's turn, so no team re-rolls."""

from __future__ import annotations

from collections.abc import Callable

from fracas.games.street_bowl import ball
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.blocking.guards import guards
from fracas.games.street_bowl.draw import draw
from fracas.games.street_bowl.injuries.injury import armour, injure, remove, stun
from fracas.games.street_bowl.injuries.potions import peddle
from fracas.games.street_bowl.kick_off.pony import stray_pony
from fracas.games.street_bowl.kick_off.weather import roll_weather
from fracas.games.street_bowl.pitch import NORTH, NORTH_ROWS, SOUTH, SOUTH_ROWS, Y
from fracas.games.street_bowl.roll import helps, need_of
from fracas.games.street_bowl.skills.moving import BALL_AND_CHAIN
from fracas.games.street_bowl.skills.off_pitch import fame_on_table
from fracas.games.street_bowl.state import State
from fracas.games.street_bowl.throwing.flight import blow_on, is_over_receivers
from fracas.games.street_bowl.turn import begin_bonus_turn
from fracas.games.street_bowl.zones import is_marked
from fracas.kernel.dice import D6
from fracas.kernel.table import AWAY, HOME, Reason, Table

NONE = "none"


def loose_masonry(t: Table) -> None:
    """Let stones fall on one wide zone, in both halves.

    Rule:  Street Bowl 15 (2), 9, Ruling 53.
    Rolls: D6, 1-3 north, 4-6 south; then each player's Armour, Injury, Casualty.
    """
    s: State = t.state
    wall = loose_wall(t.roll("masonry", D6, coach=s.kicker, bands=loose_wall, rule="15"))
    t.tell("masonry", wall, rule="15")
    rows = NORTH_ROWS if wall == NORTH else SOUTH_ROWS
    for who in [who for who in st.EVERYBODY if s.where[who] >= 0 and Y[s.where[who]] in rows]:
        armour(t, who, "masonry")


def loose_wall(face: int) -> str:
    """Return the wall that is loose."""
    return NORTH if face <= 3 else SOUTH


def riot(t: Table) -> None:
    """Let the crowd loose: everybody on the street may be stunned.

    Rule:  Street Bowl 15 (3).
    Rolls: D6 for everybody, home first, in roster order; hurt on 6+ with the FAME of the other side, never on a 1.
    """
    s: State = t.state
    fame = [fame_on_table(s, side) for side in (HOME, AWAY)]
    hurt = []
    for who in [who for who in st.EVERYBODY if s.where[who] >= 0]:
        other = 1 - st.side_of(who)
        reasons = (Reason("plain", 6), helps("fame", fame[other])) if fame[other] else (Reason("plain", 6),)
        if t.test("riot", D6, coach=other, who=who, need=need_of(reasons), reasons=reasons, rule="15").passed:
            hurt.append(who)
    for who in hurt:
        if st.has(s, who, BALL_AND_CHAIN):
            remove(t, who, st.KNOCKED_OUT, rule="15")
        else:
            stun(t, who)


def high_kick(t: Table) -> None:
    """Let a free receiver stand where the ball comes down.

    Rule: Street Bowl 15 (5), Ruling 66.
    Asks: the receiving coach: "high_kick", a player.
    """
    s: State = t.state
    side = 1 - s.kicker
    if not is_over_receivers(s) or s.ball in s.where:
        return
    able = [who for who in st.on_street(s, side) if st.is_standing(s, who) and not is_marked(s, who)]
    if able:
        who = t.choose(side, "high_kick", (*able, NONE), target=s.ball, rule="15")
        if who != NONE:
            start, s.where[who] = s.where[who], s.ball
            t.tell("runs_under_ball", who, start, s.ball, rule="15")


def cheering_fans(t: Table) -> None:
    """Let the fans cheer: the louder side gains a re-roll.

    Rule:  Street Bowl 15 (6).
    Rolls: D6 home, D6 away.
    """
    _inspire(t, "cheering_fans")


def brilliant_coaching(t: Table) -> None:
    """Let the coaches shout: the better one gains a re-roll.

    Rule:  Street Bowl 15 (8).
    Rolls: D6 home, D6 away.
    """
    _inspire(t, "brilliant_coaching")


def _inspire(t: Table, kind: str) -> None:
    s: State = t.state
    home, away = contest(t, kind)
    if home != away:
        winner = HOME if home > away else AWAY
        s.rerolls[winner] = min(s.rerolls[winner] + 1, st.MOST_STOCK)
        t.tell("gains_reroll", winner, s.rerolls[winner], rule="15")


def contest(t: Table, kind: str) -> tuple[int, int]:
    """Roll a die and FAME for each side.

    Rule:  Street Bowl 15.
    Rolls: D6 home, D6 away.
    """
    s: State = t.state
    home, away = (t.roll(kind, D6, coach=side, rule="15") + fame_on_table(s, side) for side in (HOME, AWAY))
    t.tell("contest", kind, home, away, rule="15")
    return home, away


def changing_weather(t: Table) -> None:
    """Roll new weather; fine weather blows the ball on.

    Rule:  Street Bowl 15 (7), 14, Ruling 66.
    Rolls: 2D6, [D8].
    """
    s: State = t.state
    roll_weather(t)
    if s.weather == st.FINE and not s.is_touchback:
        blow_on(t, *ball.scatter(t, s.ball, 1, rule="15"))


def potion_peddler(t: Table) -> None:
    """Let a peddler sell both sides a potion.

    Rule: Street Bowl 15 (9), Rulings 49, 69.
    """
    for side in (HOME, AWAY):
        peddle(t, side)


def blitz(t: Table) -> None:
    """Give the kicking side a turn while the ball is in the air.

    Rule: Street Bowl 15 (10), Ruling 76.
    """
    begin_bonus_turn(t, t.state.kicker)


def throw_a_rock(t: Table) -> None:
    """Let the fans of one side, or of both, throw a rock at an opponent.

    Rule:  Street Bowl 15 (11), Ruling 55.
    Rolls: D6 home, D6 away; then for each side that is hit who it is, and his Injury.
    """
    s: State = t.state
    points = contest(t, "rock")
    for side in (HOME, AWAY):
        targets = st.on_street(s, side)
        if points[1 - side] >= points[side] and targets:
            who = draw(t, "rock_victim", targets, coach=1 - side, rule="15/R55")
            t.tell("is_hit_by_rock", who, rule="15")
            injure(t, who, cause="rock")


EVENTS: dict[int, tuple[str, Callable[[Table], None]]] = {  # by the sum of 2D6
    2: ("loose_masonry", loose_masonry),
    3: ("riot", riot),
    4: ("stray_pony", stray_pony),
    5: ("high_kick", high_kick),
    6: ("cheering_fans", cheering_fans),
    7: ("changing_weather", changing_weather),
    8: ("brilliant_coaching", brilliant_coaching),
    9: ("potion_peddler", potion_peddler),
    10: ("blitz", blitz),
    11: ("throw_a_rock", throw_a_rock),
    12: ("guards", guards),
}
