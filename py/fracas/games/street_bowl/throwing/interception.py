"""Interceptions: who stands under the ruler, and what it takes (chapters 10.2 and 10.3)."""

from __future__ import annotations

from fracas.games.street_bowl import roll
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.pitch import X, Y
from fracas.games.street_bowl.roll import Reasons
from fracas.games.street_bowl.skills.handling import presence_reasons
from fracas.games.street_bowl.skills.moving import VERY_LONG_LEGS
from fracas.games.street_bowl.skills.throwing import SAFE_THROW
from fracas.games.street_bowl.state import NO_ONE, TEAMS, State, side_of
from fracas.games.street_bowl.throwing.catching import can_catch, rain_reasons
from fracas.kernel.table import Reason, Side, Table

RULER = (174, 100)  # width of the ruler in squares (Ruling 30)
CORNERS = ((-1, -1), (1, -1), (-1, 1), (1, 1))  # of a square from its middle, in halves
NOBODY_TRIES = "nobody"


def is_under_ruler(start: int, end: int, cell: int) -> bool:
    """Return whether a pass from one square to another can be intercepted from a third.

    Rule: Street Bowl 10.3, Ruling 30. All in whole numbers: distances from the line are doubled.
    """
    rx, ry = X[end] - X[start], Y[end] - Y[start]
    ix, iy = X[cell] - X[start], Y[cell] - Y[start]
    far = rx * rx + ry * ry
    if ix * ix + iy * iy >= far or (rx - ix) ** 2 + (ry - iy) ** 2 >= far:
        return False
    width, scale = RULER
    nearest = min(abs(ry * (2 * ix + dx) - rx * (2 * iy + dy)) for dx, dy in CORNERS)
    return (nearest * scale) ** 2 < width * width * far


def interceptors(s: State, side: Side, start: int, end: int) -> list[int]:
    """List the opponents of the throwing side who may try to intercept, in roster order.

    Rule: Street Bowl 10.3.
    """
    return [who for who in TEAMS[1 - side] if can_catch(s, who) and is_under_ruler(start, end, s.where[who])]


def intercept(t: Table, thrower: int, start: int, end: int) -> int:
    """Let one opponent try to intercept; the thrower may throw too safely for that.

    Rule:    Street Bowl 10.2 "Interception"; 19.3 Safe Throw, 19.5 Very Long Legs.
    Rolls:   D6, then D6 of Safe Throw, and those of re-rolls.
    Asks:    the opposing coach: "intercept".
    Returns: who has what was thrown, NO_ONE if it flies on. Nothing else changes.
    """
    s: State = t.state
    able = interceptors(s, side_of(thrower), start, end)
    if not able:
        return NO_ONE
    chosen = t.choose(1 - side_of(thrower), "intercept", (*able, NOBODY_TRIES), target=end, rule="10.2")
    if chosen == NOBODY_TRIES:
        return NO_ONE
    who = int(chosen)
    if not roll.passes(t, "intercept", who, interception_reasons(s, who), target=thrower, rule="10.2"):
        t.tell("fails_interception", who, rule="10.2")
        return NO_ONE
    if _throws_safely(t, thrower, who):
        return NO_ONE
    t.tell("intercepts", who, thrower, rule="10.2")
    return who


def interception_reasons(s: State, who: int) -> Reasons:
    """Return the terms of an interception.

    Rule: Street Bowl 10.2 "Interception"; 19 Disturbing Presence, Nerves of Steel, Extra Arms, Very Long Legs.
    """
    zones = roll.zone_reasons(s, who, "intercept", s.where[who])
    return roll.agility_reasons(
        s, who, "intercept", Reason("interception", 2), *zones, *rain_reasons(s, who, "intercept"),
        *presence_reasons(s, who),
    )


def _throws_safely(t: Table, thrower: int, who: int) -> bool:
    """Roll whether the thrower's skill cancels an interception.

    Rule:    Street Bowl 19.3 Safe Throw: an unmodified Agility roll; 19.5 Very Long Legs: not against him.
    Returns: whether the throw goes on.
    """
    s: State = t.state
    if not st.has(s, thrower, SAFE_THROW) or st.has(s, who, VERY_LONG_LEGS):
        return False
    reasons = (roll.agility(st.player(s, thrower), thrower),)
    if not roll.passes(t, "safe_throw", thrower, reasons, target=who, rule="19.3"):
        return False
    t.tell("throws_safely", thrower, who, rule="19.3")
    return True
