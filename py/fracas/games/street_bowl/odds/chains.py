"""The chance that a whole chain of rolls succeeds with best use of re-rolls: run, pick-up, pass and catch.

A chain stops at the first roll that fails in the end. A failed roll is repeated by the player's skill, by the team or
by Pro, and never twice (chapter 6, Rulings 56 and 62); which of them to spend is worked out from the last roll back.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from math import prod
from typing import NamedTuple

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.roll import BY_SKILL_ONLY, Reasons, need_of, team_rerolls
from fracas.games.street_bowl.skills.acting import LONER, PRO
from fracas.games.street_bowl.state import State

SIDES = 6
EIGHTHS = 8  # the finest share in which Pro, a Loner and the team after Pro come true

TEAM = 1  # bit of the team re-roll; other bits are players' re-rolls that serve once a turn


class Link(NamedTuple):
    """One roll of a chain, and by what it can be repeated."""

    good: int  # equally likely throws that succeed ...
    of: int = SIDES  # ... of so many: a D6 that needs 4 or more is 3 of 6
    who: int = st.NO_ONE  # whose once-a-turn re-rolls it uses
    skill: str = ""  # of his that repeats it, "" = none
    is_once: bool = False  # that skill repeats one roll a turn
    has_team: bool = True  # the team may repeat it
    is_loner: bool = False
    has_pro: bool = False


def link(s: State, kind: str, who: int, reasons: Reasons, barred: str = "") -> Link:
    """Return a player's D6 roll as a link, with the re-rolls he and his team have left.

    Rule: Street Bowl 6 "Team re-rolls", Ruling 62.
    Args: barred - the skill that may not repeat it, "" = none.
    """
    p = st.player(s, who)
    skill = p.talents.rerolls.get(kind, "")
    if skill == barred or st.is_used_up(s, who, skill):
        skill = ""
    is_free = kind not in BY_SKILL_ONLY
    return Link(
        7 - need_of(reasons), SIDES, who, skill, skill in p.talents.once_a_turn, is_free and bool(team_rerolls(s, who)),
        LONER in p.skills, is_free and PRO in p.skills and not st.is_used_up(s, who, PRO),
    )


def chance(links: Sequence[Link]) -> Fraction:
    """Return the chance that all these rolls succeed in the end, one team re-roll at most among them.

    Rule:   Street Bowl 6, Rulings 56, 62; 19.1 Pro, 19.6 Loner.
    Source: backward induction; Bellman, Dynamic Programming (1957).
    """
    chain = tuple(links)
    repeats = _repeats(chain)

    @cache
    def ways(n: int, spent: int) -> int:
        """Count in how many of all ways the rolls from the nth on succeed."""
        if n == len(chain):
            return 1
        one, use = chain[n], repeats[n]
        best = EIGHTHS * ways(n + 1, (spent | use.own) & use.later) if use.has_skill and not spent & use.own else 0
        has_team = one.has_team and not spent & TEAM
        loner = 2 if one.is_loner else 1
        if has_team:
            best = max(best, EIGHTHS // loner * ways(n + 1, (spent | TEAM) & use.later))
        if one.has_pro and not spent & use.pro:
            found = EIGHTHS // 2 * ways(n + 1, (spent | use.pro) & use.later)
            if has_team:  # for a Pro roll that failed
                found += EIGHTHS // 4 // loner * ways(n + 1, (spent | use.pro | TEAM) & use.later)
            best = max(best, found)
        return one.good * (one.of * EIGHTHS * ways(n + 1, spent & use.later) + (one.of - one.good) * best)

    return Fraction(ways(0, 0), prod(one.of * one.of * EIGHTHS for one in chain))


class _Repeat(NamedTuple):
    """What can repeat a roll of a chain, as bits of what is spent."""

    has_skill: bool
    own: int  # of his skill that serves once a turn, 0 = it always serves
    pro: int
    later: int  # all that could still serve after this roll; what else is spent makes no difference


def _repeats(chain: tuple[Link, ...]) -> list[_Repeat]:
    """Give every re-roll that serves once a turn its bit, and see to the end for which it still matters."""
    keys = ((one.who, skill) for one in chain
            for skill in (one.skill if one.is_once else "", PRO if one.has_pro else "") if skill)
    marks = {key: TEAM << (n + 1) for n, key in enumerate(dict.fromkeys(keys))}
    found: list[_Repeat] = []
    later = 0
    for one in reversed(chain):
        own, pro = marks.get((one.who, one.skill), 0) if one.skill else 0, marks.get((one.who, PRO), 0)
        found.append(_Repeat(bool(one.skill), own, pro, later))
        later |= own | (pro if one.has_pro else 0) | (TEAM if one.has_team else 0)
    return found[::-1]
