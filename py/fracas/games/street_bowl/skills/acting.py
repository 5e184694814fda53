"""Traits of declaring an Action, and special Actions (chapters 6 and 19)."""

from __future__ import annotations

from fracas.games.street_bowl.skills.skill import EXTRAORDINARY, GENERAL, Skill
from fracas.locale import NP_

BLOOD_LUST = "blood-lust"
BONE_HEAD = "bone-head"
HYPNOTIC_GAZE = "hypnotic-gaze"
REALLY_STUPID = "really-stupid"
TAKE_ROOT = "take-root"
WILD_ANIMAL = "wild-animal"
LONER = "loner"
PRO = "pro"

SKILLS = (
    Skill(BLOOD_LUST, NP_("skill", "Blood Lust"), EXTRAORDINARY),
    Skill(BONE_HEAD, NP_("skill", "Bone-head"), EXTRAORDINARY),
    Skill(HYPNOTIC_GAZE, NP_("skill", "Hypnotic Gaze"), EXTRAORDINARY),
    Skill(REALLY_STUPID, NP_("skill", "Really Stupid"), EXTRAORDINARY),
    Skill(TAKE_ROOT, NP_("skill", "Take Root"), EXTRAORDINARY),
    Skill(WILD_ANIMAL, NP_("skill", "Wild Animal"), EXTRAORDINARY),
    Skill(LONER, NP_("skill", "Loner"), EXTRAORDINARY),
    Skill(PRO, NP_("skill", "Pro"), GENERAL),
)
