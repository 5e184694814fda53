"""All skills in alphabetical order, and what a set of them comes to."""

from __future__ import annotations

from functools import cache

from fracas.games.street_bowl.skills import acting, blocking, handling, hurting, moving, off_pitch, throwing
from fracas.games.street_bowl.skills.skill import NO_TALENTS, Skill, Talents, section

SKILLS: tuple[Skill, ...] = tuple(sorted(
    (*moving.SKILLS, *blocking.SKILLS, *hurting.SKILLS, *handling.SKILLS, *throwing.SKILLS, *acting.SKILLS,
     *off_pitch.SKILLS),
    key=lambda skill: skill.key,
))
BY_KEY = {skill.key: skill for skill in SKILLS}


@cache
def talents_of(keys: tuple[str, ...]) -> Talents:
    """Work out what these skills come to.

    Raises: KeyError for a key that is no skill.
    """
    skills = [BY_KEY[key] for key in keys]
    adds: dict[str, tuple[tuple[str, int], ...]] = {}
    for skill in skills:
        for kind, amount in skill.adds.items():
            adds[kind] = (*adds.get(kind, ()), (skill.key, amount))
    talents = Talents(
        adds, {kind: skill.key for skill in skills for kind in skill.rerolls},
        {skill.key: section(skill) for skill in skills if skill.rerolls},
        frozenset(skill.key for skill in skills if skill.is_once_a_turn),
        frozenset(kind for skill in skills for kind in skill.past_zones),
        frozenset(kind for skill in skills for kind in skill.past_rain),
    )
    is_any = talents.adds or talents.rerolls or talents.past_zones or talents.past_rain
    return talents if is_any else NO_TALENTS
