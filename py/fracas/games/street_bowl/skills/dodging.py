"""Dodging out of tackle zones: what the roll needs, Break Tackle, Diving Tackle (chapters 7 and 19)."""

from __future__ import annotations

from typing import NamedTuple

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.roll import Reasons, agility_reasons, helps, need_of, passes, rerolls, zone_reasons
from fracas.games.street_bowl.skills.hurting import SECRET_WEAPON
from fracas.games.street_bowl.skills.moving import (
    BALL_AND_CHAIN,
    BREAK_TACKLE,
    DIVING_TACKLE,
    DODGE,
    PREHENSILE_TAIL,
    STUNTY,
    TACKLE,
    TITCHY,
)
from fracas.games.street_bowl.state import State, side_of
from fracas.games.street_bowl.zones import markers
from fracas.kernel.dice import D6
from fracas.kernel.table import Reason, Table

MOST_STRENGTH = 6  # that counts in a dodge roll
DIVE = -2

BREAK, FAIL = "break", "fail"
STAY_UP = "stay_up"


class Attempt(NamedTuple):
    """A dodge as it stands while coaches add to it."""

    reasons: Reasons  # terms of its need
    strong: Reasons  # its terms by strength; () = not allowed, or used already
    divers: tuple[int, ...]  # who may still dive after him


def dodge_reasons(s: State, who: int, start: int, cell: int) -> Reasons:
    """Return the terms of a dodge from one square to another.

    Rule: Street Bowl 7, 19 Prehensile Tail.
    """
    tails = tuple(helps(PREHENSILE_TAIL, -1, other) for other in markers(s, side_of(who), start)
                  if st.has(s, other, PREHENSILE_TAIL))
    return agility_reasons(s, who, "dodge", helps("dodge", 1), *zones_entered(s, who, cell), *tails)


def zones_entered(s: State, who: int, cell: int) -> Reasons:
    """Return -1 for every enemy tackle zone dodged into that hinders this player.

    Rule: Street Bowl 7, 19 Stunty (not with a Secret Weapon), Titchy.
    """
    if slips_through(s, who):
        return ()
    return tuple(reason for reason in zone_reasons(s, who, "dodge", cell) if not st.has(s, reason.who, TITCHY))


def slips_through(s: State, who: int) -> bool:
    """Return whether enemy tackle zones never hinder a player who dodges into them.

    Rule: Street Bowl 19 Stunty.
    """
    return st.has(s, who, STUNTY) and not st.has(s, who, SECRET_WEAPON)


def by_strength(s: State, who: int, reasons: Reasons) -> Reasons:
    """Return the terms of a dodge with strength in place of agility, () if not allowed or no better.

    Rule: Street Bowl 1, 19 Break Tackle (once a turn).
    """
    if not st.has(s, who, BREAK_TACKLE) or st.is_used_up(s, who, BREAK_TACKLE):
        return ()
    strong = Reason("strength", 7 - min(MOST_STRENGTH, st.strength(s, who)), who)
    return (strong, *reasons[1:]) if strong.amount < reasons[0].amount else ()


def divers(s: State, who: int, start: int) -> tuple[int, ...]:
    """List the opponents who may dive after a player who dodges out of a square.

    Rule: Street Bowl 19 Diving Tackle, Ball & Chain, Take Root.
    """
    return tuple(other for other in markers(s, side_of(who), start)
                 if st.has(s, other, DIVING_TACKLE) and not s.rooted[other] and not st.has(s, other, BALL_AND_CHAIN))


def dodge(t: Table, who: int, start: int, cell: int) -> tuple[bool, int]:
    """Roll for a dodge out of tackle zones.

    Rule:    Street Bowl 7, 19 Dodge, Tackle, Break Tackle, Diving Tackle.
    Rolls:   D6, again with a re-roll.
    Asks:    his coach: "break_tackle", "reroll"; the other: "diving_tackle".
    Returns: whether he keeps his feet, and who dived after him.
    """
    s: State = t.state
    reasons = dodge_reasons(s, who, start, cell)
    tacklers = any(st.has(s, other, TACKLE) for other in markers(s, side_of(who), start))
    return attempt(t, who, cell, reasons, divers(s, who, start), DODGE if tacklers else "")


def attempt(
    t: Table, who: int, cell: int, reasons: Reasons, may_dive: tuple[int, ...] = (), barred: str = "",
) -> tuple[bool, int]:
    """Make a dodge roll, whatever makes it necessary.

    Args:    may_dive - opponents with Diving Tackle; barred - the skill that may not repeat it.
    Returns: whether it is a success in the end, and who dived.
    """
    tried = Attempt(reasons, by_strength(t.state, who, reasons), may_dive)
    if not tried.strong and not may_dive:
        return passes(t, "dodge", who, reasons, target=cell, rule="7", barred=barred), st.NO_ONE
    face, tried = _throw(t, who, cell, tried)
    if face < need_of(tried.reasons) and rerolls(t, "dodge", who, face, need=need_of(tried.reasons), barred=barred):
        face, tried = _throw(t, who, cell, tried)
    last = tried.reasons[-1]
    return face >= need_of(tried.reasons), last.who if last.rule == DIVING_TACKLE else st.NO_ONE


def _throw(t: Table, who: int, cell: int, tried: Attempt) -> tuple[int, Attempt]:
    """Throw the die, then let the coaches add to the roll, the moving one first.

    Rule: Street Bowl 1, Ruling 56.
    """
    faces = {need_of(way) for way in _ways(tried)}
    face: int = t.roll("dodge", D6, coach=side_of(who), who=who, target=cell, need=need_of(tried.reasons),
                       reasons=tried.reasons, bands=lambda face: sum(face >= need for need in faces), rule="7")
    tried = _break_tackle(t, who, face, tried)
    dived = _dive(t, who, face, tried)
    return face, tried if dived is tried else _break_tackle(t, who, face, dived)


def _ways(tried: Attempt) -> list[Reasons]:
    """Return the needs that the roll may come to have."""
    ways = [tried.reasons, tried.strong] if tried.strong else [tried.reasons]
    return ways + [(*way, helps(DIVING_TACKLE, DIVE)) for way in ways] if tried.divers else ways


def _break_tackle(t: Table, who: int, face: int, tried: Attempt) -> Attempt:
    """Let the dodger use his strength where it turns a failure into a success.

    Rule: Street Bowl 19 Break Tackle, Ruling 56.
    """
    if not tried.strong or not need_of(tried.strong) <= face < need_of(tried.reasons):
        return tried
    if t.choose(side_of(who), "break_tackle", (BREAK, FAIL), who=who, facts=(face,), rule="1/R56") == FAIL:
        return tried
    st.use_up(t.state, who, BREAK_TACKLE)
    t.tell("uses_skill", who, BREAK_TACKLE, rule="19.4")
    return tried._replace(reasons=tried.strong, strong=())


def _dive(t: Table, who: int, face: int, tried: Attempt) -> Attempt:
    """Let an opponent dive where it turns a success into a failure.

    Rule: Street Bowl 19 Diving Tackle, Ruling 56.
    """
    if not tried.divers or not need_of(tried.reasons) <= face < need_of((*tried.reasons, helps(DIVING_TACKLE, DIVE))):
        return tried
    diver = t.choose(1 - side_of(who), "diving_tackle", (*tried.divers, STAY_UP), who=who, facts=(face,), rule="1/R56")
    if diver == STAY_UP:
        return tried
    t.tell("uses_skill", diver, DIVING_TACKLE, rule="19.2")
    dive = helps(DIVING_TACKLE, DIVE, diver)
    return Attempt((*tried.reasons, dive), (*tried.strong, dive) if tried.strong else (), ())
