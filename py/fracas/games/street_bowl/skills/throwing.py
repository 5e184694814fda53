"""Skills of throwing: balls, bombs, team-mates (chapters 10, 12 and 19)."""

from __future__ import annotations

from fracas.games.street_bowl.skills.skill import EXTRAORDINARY, PASSING, STRENGTH, Skill
from fracas.locale import NP_

ACCURATE = "accurate"
DUMP_OFF = "dump-off"
HAIL_MARY_PASS = "hail-mary-pass"
NERVES_OF_STEEL = "nerves-of-steel"
PASS = "pass"
SAFE_THROW = "safe-throw"
STRONG_ARM = "strong-arm"
ALWAYS_HUNGRY = "always-hungry"
ANIMOSITY = "animosity"
BOMBARDIER = "bombardier"
RIGHT_STUFF = "right-stuff"
THROW_TEAM_MATE = "throw-team-mate"

SKILLS = (
    Skill(ACCURATE, NP_("skill", "Accurate"), PASSING, adds={"pass": 1}),
    Skill(DUMP_OFF, NP_("skill", "Dump-Off"), PASSING),
    Skill(HAIL_MARY_PASS, NP_("skill", "Hail Mary Pass"), PASSING),
    Skill(NERVES_OF_STEEL, NP_("skill", "Nerves of Steel"), PASSING, past_zones=("pass", "catch", "intercept")),
    Skill(PASS, NP_("skill", "Pass"), PASSING, rerolls=("pass", "hail_mary")),
    Skill(SAFE_THROW, NP_("skill", "Safe Throw"), PASSING),
    Skill(STRONG_ARM, NP_("skill", "Strong Arm"), STRENGTH),
    Skill(ALWAYS_HUNGRY, NP_("skill", "Always Hungry"), EXTRAORDINARY),
    Skill(ANIMOSITY, NP_("skill", "Animosity"), EXTRAORDINARY),
    Skill(BOMBARDIER, NP_("skill", "Bombardier"), EXTRAORDINARY),
    Skill(RIGHT_STUFF, NP_("skill", "Right Stuff"), EXTRAORDINARY),
    Skill(THROW_TEAM_MATE, NP_("skill", "Throw Team-Mate"), EXTRAORDINARY),
)
