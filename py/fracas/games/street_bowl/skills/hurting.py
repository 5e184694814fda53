"""Skills of armour, injuries and recovery (chapters 9, 13 and 19)."""

from __future__ import annotations

from fracas.games.street_bowl.skills.skill import AGILITY, EXTRAORDINARY, GENERAL, MUTATION, STRENGTH, Skill
from fracas.locale import NP_

DIRTY_PLAYER = "dirty-player"
SNEAKY_GIT = "sneaky-git"
MIGHTY_BLOW = "mighty-blow"
PILING_ON = "piling-on"
THICK_SKULL = "thick-skull"
CLAW = "claw"
CHAINSAW = "chainsaw"
DECAY = "decay"
NURGLES_ROT = "nurgles-rot"
REGENERATION = "regeneration"
SECRET_WEAPON = "secret-weapon"
STAB = "stab"
STAKES = "stakes"

SKILLS = (
    Skill(DIRTY_PLAYER, NP_("skill", "Dirty Player"), GENERAL),
    Skill(SNEAKY_GIT, NP_("skill", "Sneaky Git"), AGILITY),
    Skill(MIGHTY_BLOW, NP_("skill", "Mighty Blow"), STRENGTH),
    Skill(PILING_ON, NP_("skill", "Piling On"), STRENGTH),
    Skill(THICK_SKULL, NP_("skill", "Thick Skull"), STRENGTH),
    Skill(CLAW, NP_("skill", "Claw"), MUTATION),
    Skill(CHAINSAW, NP_("skill", "Chainsaw"), EXTRAORDINARY),
    Skill(DECAY, NP_("skill", "Decay"), EXTRAORDINARY),
    Skill(NURGLES_ROT, NP_("skill", "Nurgle's Rot"), EXTRAORDINARY),
    Skill(REGENERATION, NP_("skill", "Regeneration"), EXTRAORDINARY),
    Skill(SECRET_WEAPON, NP_("skill", "Secret Weapon"), EXTRAORDINARY),
    Skill(STAB, NP_("skill", "Stab"), EXTRAORDINARY),
    Skill(STAKES, NP_("skill", "Stakes"), EXTRAORDINARY),
)
