"""A skill as a row: its modifiers to rolls, the rolls it repeats, the rules it lets a player ignore.

Most skills are no more than such a row. What a player's rows come to is worked out once (`Talents`), so a roll of a
player without skills looks up nothing. A skill that is a procedure of its own (Tentacles, Piling On ...) has a function
beside its row, which the chapter calls at its place in the order of dice.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

GENERAL, AGILITY, PASSING, STRENGTH, MUTATION, EXTRAORDINARY = (
    "general", "agility", "passing", "strength", "mutation", "extraordinary",
)
CATEGORIES = (GENERAL, AGILITY, PASSING, STRENGTH, MUTATION, EXTRAORDINARY)


class Skill(NamedTuple):
    """One skill or trait. Rolls are named by their kinds."""

    key: str
    name: str  # English, translated where shown: `pgettext("skill", name)`
    category: str
    adds: Mapping[str, int] = {}  # to his own rolls: what the die gains
    rerolls: tuple[str, ...] = ()  # his own failed rolls that he may repeat
    is_once_a_turn: bool = False  # whether it repeats one roll a team turn only
    past_zones: tuple[str, ...] = ()  # his own rolls that enemy tackle zones do not hinder
    past_rain: tuple[str, ...] = ()  # his own rolls that rain does not hinder


@dataclass(frozen=True, eq=False)
class Talents:
    """What the skills of a player come to; made by `catalogue.talents_of`, one for each set of skills.

    Told apart by identity: players are compared and kept by hash, which tables have none.
    """

    adds: Mapping[str, tuple[tuple[str, int], ...]] = field(default_factory=dict)  # kind of roll -> (skill, amount) ...
    rerolls: Mapping[str, str] = field(default_factory=dict)  # kind of roll -> the skill that repeats it
    sections: Mapping[str, str] = field(default_factory=dict)  # these skills -> where in the rules they stand
    once_a_turn: frozenset[str] = frozenset()  # those of these skills that do so once a team turn
    past_zones: frozenset[str] = frozenset()
    past_rain: frozenset[str] = frozenset()


NO_TALENTS = Talents()


def section(skill: Skill) -> str:
    """Return the section of the rules with a skill: the categories are the sections of chapter 19, in order."""
    return f"19.{1 + CATEGORIES.index(skill.category)}"
