"""A player's rolls and their re-rolls (chapters 1 and 6).

What a roll needs is a tuple of reasons that adds up to it: the first is the plain need, the others say with their sign
how much more or less of the die is needed, so the odds, the log and the dice prompt explain themselves.
"""

from __future__ import annotations

from collections.abc import Callable

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.player import Player
from fracas.games.street_bowl.skills.acting import LONER, PRO
from fracas.games.street_bowl.skills.off_pitch import LEADER
from fracas.games.street_bowl.state import State, side_of
from fracas.games.street_bowl.zones import markers
from fracas.kernel.dice import D6
from fracas.kernel.table import Option, Reason, Table

Reasons = tuple[Reason, ...]

KEEP, TEAM_REROLL, LEADER_REROLL = "keep", "team", "leader"
MOST_AGILITY = 6
BY_SKILL_ONLY = ("intercept",)  # rolls that neither the team nor Pro repeats, as Ruling 62 does not list them


def helps(key: str, amount: int, who: int = st.NO_ONE) -> Reason:
    """Return the reason of a modifier: +1 needs one less of the die."""
    return Reason(key, -amount, who)


def agility(p: Player, who: int) -> Reason:
    """Return the need of an Agility roll before modifiers.

    Rule: Street Bowl 1.
    """
    return Reason("agility", 7 - min(MOST_AGILITY, p.ag), who)


def need_of(reasons: Reasons) -> int:
    """Return the face needed: a natural 1 fails, a natural 6 succeeds.

    Rule: Street Bowl 1.
    """
    total = 0
    for reason in reasons:
        total += reason.amount
    return 2 if total < 2 else 6 if total > 6 else total


def agility_reasons(s: State, who: int, kind: str, *more: Reason) -> Reasons:
    """Return the terms of a player's own Agility roll: agility, the modifiers of the case, and his skills."""
    p = st.player(s, who)
    own = tuple(helps(skill, amount, who) for skill, amount in p.talents.adds.get(kind, ()))
    return (agility(p, who), *more, *own)


def zone_reasons(s: State, who: int, kind: str, cell: int) -> Reasons:
    """Return -1 for every enemy tackle zone on a square, nothing if his skills ignore them in such rolls."""
    if kind in st.player(s, who).talents.past_zones:
        return ()
    return tuple(helps("zone", -1, other) for other in markers(s, side_of(who), cell))


def passes(
    t: Table, kind: str, who: int, reasons: Reasons, *, target: int = -1, rule: str, barred: str = "",
) -> bool:
    """Make a player's D6 roll, and again if it failed and his coach re-rolls it.

    Rule:    Street Bowl 1, 6, Rulings 56, 62.
    Args:    barred - the skill that may not repeat it, "" = none.
    Rolls:   D6, then those of `rerolls`, then D6.
    Asks:    his coach: "reroll", if a failed roll can be repeated.
    Returns: whether it is a success in the end.
    """
    need = need_of(reasons)
    side = side_of(who)
    first = t.test(kind, D6, coach=side, who=who, target=target, need=need, reasons=reasons, rule=rule)
    if first.passed or not rerolls(t, kind, who, first.face, need=need, barred=barred):
        return first.passed
    return t.test(kind, D6, coach=side, who=who, target=target, need=need, reasons=reasons, rule=rule).passed


def rerolls(t: Table, kind: str, who: int, *shown: int, need: int = 0, barred: str = "") -> bool:
    """Ask whether the dice just thrown are thrown again, and by what.

    Rule:    Street Bowl 6 "Team re-rolls", Rulings 56, 62, 79; Pro, Loner, Leader.
    Args:    shown - the faces that fell; need - the face needed, 0 if there is none; barred - as for `passes`.
    Rolls:   D6 4+ for Pro; D6 4+ for a Loner's team re-roll.
    Asks:    his coach: "reroll".
    Returns: whether they are thrown again.
    """
    s: State = t.state
    options = reroll_options(s, kind, who, barred)
    if not options:
        return False
    chosen = t.choose(side_of(who), "reroll", (*options, KEEP), who=who, facts=(kind, need, *shown), rule="6/R62")
    return chosen != KEEP and spend(t, who, chosen)


def spend(t: Table, who: int, way: str) -> bool:
    """Pay for throwing dice again.

    Rule:    Street Bowl 6 "Team re-rolls"; Pro, Loner, Leader.
    Args:    way - one of `reroll_options`.
    Rolls:   D6 4+ for Pro; D6 4+ for a Loner's team re-roll.
    Returns: whether they are thrown again.
    """
    s: State = t.state
    if way == PRO:
        return _pro(t, who)
    if way in (TEAM_REROLL, LEADER_REROLL):
        return _team_reroll(t, who, way)
    talents = st.player(s, who).talents
    t.tell("uses_skill", who, way, rule=talents.sections[way])
    if way in talents.once_a_turn:
        st.use_up(s, who, way)
    return True


def reroll_options(s: State, kind: str, who: int, barred: str = "") -> tuple[Option, ...]:
    """List by what a player's roll could be repeated: his skill, the team's, Pro."""
    p = st.player(s, who)
    out: list[Option] = []
    skill = p.talents.rerolls.get(kind)
    if skill is not None and skill != barred and not st.is_used_up(s, who, skill):
        out.append(skill)
    if kind in BY_SKILL_ONLY:
        return tuple(out)
    out += team_rerolls(s, who)
    if PRO in p.skills and not st.is_used_up(s, who, PRO):
        out.append(PRO)
    return tuple(out)


def team_rerolls(s: State, who: int) -> list[Option]:
    """List the team re-rolls that a roll of this player may use.

    Rule: Street Bowl 6, Ruling 79, Leader.
    """
    side = side_of(who)
    if s.has_rerolled or not st.is_own_turn(s, who) or s.where[who] < 0:
        return []
    out: list[Option] = [TEAM_REROLL] if s.rerolls[side] else []
    if s.leader[side] and any(st.has(s, other, LEADER) for other in st.on_street(s, side)):
        out.append(LEADER_REROLL)
    return out


def _team_reroll(t: Table, who: int, which: str) -> bool:
    """Pay a team re-roll; a Loner may get nothing for it.

    Rule:    Street Bowl 6, 19.6 Loner.
    Rolls:   D6 4+ for a Loner.
    Returns: whether the dice are thrown again.
    """
    s: State = t.state
    side = side_of(who)
    (s.leader if which == LEADER_REROLL else s.rerolls)[side] -= 1
    s.has_rerolled = 1
    t.tell("team_reroll", who, which, s.rerolls[side] + s.leader[side], rule="6")
    if not st.has(s, who, LONER):
        return True
    return t.test("loner", D6, coach=side, who=who, need=4, rule="19.6").passed


def _pro(t: Table, who: int) -> bool:
    """Try to re-roll by experience.

    Rule:    Street Bowl 19.1 Pro.
    Rolls:   D6 4+.
    Asks:    the coach, if it failed: "reroll" by the team, as far as there is one.
    Returns: whether the dice are thrown again.
    """
    s: State = t.state
    st.use_up(s, who, PRO)
    t.tell("uses_skill", who, PRO, rule="19.1")
    first = t.test("pro", D6, coach=side_of(who), who=who, need=4, rule="19.1")
    options = tuple(team_rerolls(s, who))
    if first.passed or not options:
        return first.passed
    chosen = t.choose(side_of(who), "reroll", (*options, KEEP), who=who, facts=("pro", 4, first.face), rule="19.1")
    if chosen == KEEP or not _team_reroll(t, who, chosen):
        return False
    return t.test("pro", D6, coach=side_of(who), who=who, need=4, rule="19.1").passed


def with_reroll(t: Table, kind: str, who: int, throw: Callable[[], int], is_good: Callable[[int], bool]) -> int:
    """Make a roll of another shape than `passes`, and again if it is not good and his coach re-rolls it.

    Args:    throw - makes the roll and returns what it comes to; is_good - whether a re-roll can improve nothing.
    Returns: what the roll that stands comes to.
    """
    first = throw()
    return first if is_good(first) or not rerolls(t, kind, who, first) else throw()
