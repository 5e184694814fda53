"""Catching: who can, and what it takes (chapter 10.2)."""

from __future__ import annotations

from fracas.games.street_bowl import roll
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.pitch import is_in_half
from fracas.games.street_bowl.roll import Reasons
from fracas.games.street_bowl.skills.handling import DIVING_CATCH, NO_HANDS, presence_reasons
from fracas.games.street_bowl.state import KICK, NO_ONE, NOWHERE, State, side_of
from fracas.games.street_bowl.zones import has_zone, markers
from fracas.kernel.table import Reason, Table

ACCURATE_PASS = roll.helps("accurate_pass", 1)
HANDED = roll.helps("handed", 1)
LEAVE = "leave"


def can_catch(s: State, who: int) -> bool:
    """Return whether a player may catch or intercept: he stands, has his tackle zones, and hands.

    Rule: Street Bowl 10.2, 11.2, 19.6 No Hands.
    """
    return has_zone(s, who) and not st.has(s, who, NO_HANDS)


def give(t: Table, who: int) -> None:
    """Put the ball into a player's hands; whoever does so tells it."""
    s: State = t.state
    s.holder, s.ball, s.bounces, s.is_airborne = who, NOWHERE, 0, 0


def catch(t: Table, who: int, *bonus: Reason) -> bool:
    """Make a player who can catch try it.

    Rule:    Street Bowl 10.2 "Catch", 11.2.
    Rolls:   D6, and those of a re-roll.
    Changes: the ball is his if he succeeds; if he fails it is where he is and nothing is owed yet.
    Returns: whether he has it.
    """
    if not catch_roll(t, who, *bonus):
        t.tell("fails_catch", who, rule="10.2")
        return False
    give(t, who)
    t.tell("catches", who, rule="10.2")
    return True


def catch_roll(t: Table, who: int, *bonus: Reason) -> bool:
    """Roll whether a player catches what comes at him, a ball or a bomb.

    Rule:    Street Bowl 10.2 "Catch".
    Rolls:   D6, and those of a re-roll.
    Returns: whether he catches it.
    """
    s: State = t.state
    return roll.passes(t, "catch", who, catch_reasons(s, who, *bonus), target=s.where[who], rule="10.2")


def catch_reasons(s: State, who: int, *bonus: Reason) -> Reasons:
    """Return the terms of a catch. An accurate pass or a hand gives +1, each enemy tackle zone -1, Rain -1.

    Rule: Street Bowl 10.2; 19 Disturbing Presence, Nerves of Steel, Extra Arms.
    """
    zones = roll.zone_reasons(s, who, "catch", s.where[who])
    return roll.agility_reasons(
        s, who, "catch", *bonus, *zones, *rain_reasons(s, who, "catch"), *presence_reasons(s, who)
    )


def rain_reasons(s: State, who: int, kind: str) -> Reasons:
    """Return -1 in Rain, nothing if his skills let him ignore it in such rolls.

    Rule: Street Bowl 14.
    """
    if s.weather != st.RAIN or kind in st.player(s, who).talents.past_rain:
        return ()
    return (roll.helps("rain", -1),)


def aimed_bonus(s: State, who: int, is_accurate: bool) -> Reasons:
    """Return the modifiers of an accurate pass to a player's own square.

    Rule: Street Bowl 10.2; 19.2 Diving Catch.
    """
    if not is_accurate:
        return ()
    diving = (roll.helps(DIVING_CATCH, 1, who),) if st.has(s, who, DIVING_CATCH) else ()
    return (ACCURATE_PASS, *diving)


def diver(t: Table, cell: int) -> int:
    """Ask for a player who dives to an empty square in his tackle zone; the moving team's coach answers first.

    Rule:    Street Bowl 19.2 Diving Catch, Rulings 56, 65 (if two try for the same ball none may).
    Asks:    each coach with such a player: "dive".
    Returns: the player who tries to catch it where he stands, NO_ONE if nobody does.
    """
    s: State = t.state
    tries: list[int] = []
    for side in (s.side, 1 - s.side):
        able = tuple(who for who in markers(s, 1 - side, cell) if _may_dive(s, who))
        if able:
            chosen = t.choose(side, "dive", (*able, LEAVE), target=cell, rule="19.2")
            tries += [] if chosen == LEAVE else [chosen]
    if len(tries) == 2:
        t.tell("dive_in_vain", *tries, rule="19.2")
    if len(tries) != 1:
        return NO_ONE
    t.tell("dives_for_ball", tries[0], cell, rule="19.2")
    return tries[0]


def _may_dive(s: State, who: int) -> bool:
    """Return whether a player may dive. The ball counts as come down on him, so nobody in the kicker's half may during
    a kick.

    Rule: Street Bowl 19.2 Diving Catch; 5, Ruling 14.
    """
    is_behind = s.phase == KICK and is_in_half(s.where[who], s.kicker)
    return st.has(s, who, DIVING_CATCH) and can_catch(s, who) and not is_behind


def is_held_by(s: State, side: int) -> bool:
    """Return whether a player of a side has the ball."""
    return s.holder != NO_ONE and side_of(s.holder) == side
