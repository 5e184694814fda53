"""Throwing a team-mate, and where he comes down (chapter 12)."""

from __future__ import annotations

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.ball import fly, scatter
from fracas.games.street_bowl.injuries.injury import armour, crowd, knock_down, place_prone, remove
from fracas.games.street_bowl.pitch import THROW_IN, is_wall
from fracas.games.street_bowl.roll import agility_reasons, helps, passes, zone_reasons
from fracas.games.street_bowl.skills.moving import BALL_AND_CHAIN
from fracas.games.street_bowl.skills.throwing import ALWAYS_HUNGRY, RIGHT_STUFF, THROW_TEAM_MATE
from fracas.games.street_bowl.state import State, side_of
from fracas.games.street_bowl.throwing.passing import FUMBLE, pass_reasons, targets, throw_roll
from fracas.games.street_bowl.throwing.ranges import QUICK, SHORT
from fracas.games.street_bowl.zones import neighbours
from fracas.kernel.dice import D6
from fracas.kernel.table import Reason, Table

SCATTERS = 3
KICKS_OFF = 6  # on a D6, when he flies into a wall
COMPASS = {(1, 1): "southeast", (0, 1): "south", (-1, 1): "southwest",
           (-1, -1): "northwest", (0, -1): "north", (1, -1): "northeast"}
LANDING, SLAM = "landing", "slam"  # causes of armour rolls


def projectiles(s: State, who: int) -> list[int]:
    """List the team-mates a player could throw from where he is.

    Rule: Street Bowl 12 (1), 19 Right Stuff.
    """
    return [mate for mate in neighbours(s, side_of(who), s.where[who])
            if mate != who and s.condition[mate] == st.STANDING and st.has(s, mate, RIGHT_STUFF)]


def squares_to_throw_to(s: State, who: int) -> tuple[int, ...]:
    """List the squares a team-mate may be thrown at.

    Rule: Street Bowl 12 (1), Ruling 28.
    """
    return targets(s, who, (QUICK, SHORT))


def throw(t: Table, who: int, mate: int, cell: int) -> None:
    """Throw a team-mate at a square.

    Rule:  Street Bowl 12, 19 Throw Team-Mate, Always Hungry, Pass.
    Rolls: Always Hungry, pass, D8 three times, then those of his landing.
    """
    s: State = t.state
    t.tell("throws", who, mate, cell, rule="12")
    if st.has(s, who, ALWAYS_HUNGRY) and not passes(t, "always_hungry", who, (Reason("plain", 2, who),), rule="19.6"):
        return _bite_into(t, who, mate)
    reasons = pass_reasons(s, who, cell, helps(THROW_TEAM_MATE, -1))
    if throw_roll(t, who, reasons, target=cell, fails=(FUMBLE,)) == FUMBLE:
        t.tell("is_dropped", mate, who, rule="12")
        return _land(t, mate, s.where[mate])
    t.tell("flies", mate, s.where[mate], cell, rule="12")
    s.where[mate] = st.RESERVES  # his square is empty while he flies (Ruling 64)
    _come_down(t, mate, *scatter(t, cell, SCATTERS, rule="12"))


def _bite_into(t: Table, who: int, mate: int) -> None:
    """Try to eat the team-mate, who is gone or squirms free and falls at his feet.

    Rule:  Street Bowl 19 Always Hungry, 6 "Turnover list" 6.
    Rolls: D6, 2+ he squirms free; then those of his landing.
    """
    s: State = t.state
    has_ball = s.holder == mate
    if not passes(t, "eats", who, (Reason("plain", 2, who),), target=mate, rule="19.6"):
        t.tell("eats", who, mate, rule="19.6")
        return remove(t, mate, st.DEAD, rule="19.6")
    t.tell("squirms_free", mate, who, rule="19.6")
    _land(t, mate, s.where[mate])
    if has_ball:
        st.turn_over(t, "squirmed_free", rule="6")


def _come_down(t: Table, mate: int, cell: int, crossed: str) -> None:
    """End a flight over a square, or at the edge it met.

    Rule: Street Bowl 12 (3), (4) and "Into a wall", Rulings 39 and 40.
    """
    is_slammed = False
    if is_wall(crossed):
        cell, crossed, is_slammed = _meet_wall(t, mate, cell, crossed)
    if crossed:
        return _leave(t, mate, cell)
    harm = SLAM if is_slammed else LANDING
    if cell in t.state.where:
        _land_on(t, mate, cell, harm)
    elif is_slammed:
        _go_down(t, mate, cell, harm)
    else:
        _land(t, mate, cell)


def _meet_wall(t: Table, mate: int, cell: int, wall: str) -> tuple[int, str, bool]:
    """Fly into a wall: he slams against it, or kicks off it.

    Rule:    Street Bowl 12 "Into a wall", Rulings 39 and 40.
    Rolls:   D6; on a 6 another for D3 squares.
    Asks:    his coach: "kick_off_wall", which way.
    Returns: the square he comes to, the end he crosses from there, whether he slammed.
    """
    side = side_of(mate)
    t.tell("flies_into_wall", mate, cell, wall, rule="12")
    if not t.test("into_wall", D6, coach=side, who=mate, need=KICKS_OFF, rule="12").passed:
        return cell, "", True
    ways = {COMPASS[step]: step for step in THROW_IN[wall]}
    way = t.choose(side, "kick_off_wall", tuple(ways), who=mate, target=cell, rule="12")
    far = squares_of(t.roll("kick_off_wall", D6, coach=side, who=mate, bands=squares_of, rule="12"))
    return *fly(cell, ways[way], far), False


def squares_of(face: int) -> int:
    """Read a D6 as a D3."""
    return (face + 1) // 2


def _land_on(t: Table, mate: int, cell: int, harm: str) -> None:
    """Hit the player on the square, then tumble on square by square until one is empty.

    Rule:  Street Bowl 12 (3), Rulings 39 and 64: those met on the way are not hit.
    Rolls: those of the player hit, D8s, then his own armour.
    """
    s: State = t.state
    t.tell("lands_on", mate, st.who_is_at(s, cell), cell, rule="12")
    knock_down(t, st.who_is_at(s, cell), "landed_on")
    is_down = False
    while not is_down:
        cell, crossed = scatter(t, cell, 1, rule="12")
        if is_wall(crossed):
            cell, crossed, is_slammed = _meet_wall(t, mate, cell, crossed)
            harm = SLAM if is_slammed else harm
        if crossed:
            return _leave(t, mate, cell)
        is_down = cell not in s.where
    _go_down(t, mate, cell, harm)


def _leave(t: Table, mate: int, cell: int) -> None:
    """Fly over an end, into the crowd.

    Rule: Street Bowl 12 (3), 8.3.
    """
    t.state.where[mate] = cell
    crowd(t, mate)


def _land(t: Table, mate: int, cell: int) -> None:
    """Land in an empty square, on his feet or not.

    Rule:  Street Bowl 12 (4) and (5).
    Rolls: Agility, -1 for every enemy tackle zone there.
    """
    s: State = t.state
    s.where[mate] = cell
    reasons = agility_reasons(s, mate, "landing", *zone_reasons(s, mate, "landing", cell))
    if not passes(t, "landing", mate, reasons, target=cell, rule="12"):
        return _go_down(t, mate, cell, LANDING)
    t.tell("lands_standing", mate, cell, rule="12")
    st.disturb_ball(s, cell)


def _go_down(t: Table, mate: int, cell: int, harm: str) -> None:
    """Come down anyhow; a loose ball there bounces.

    Rule:  Street Bowl 12 (3) to (5), Ruling 25. One on a chain is hurt by it instead.
    Rolls: those of `armour`.
    """
    s: State = t.state
    s.where[mate] = cell
    place_prone(t, mate, rule="12")
    if not st.has(s, mate, BALL_AND_CHAIN):
        armour(t, mate, harm)
    st.disturb_ball(s, cell)
