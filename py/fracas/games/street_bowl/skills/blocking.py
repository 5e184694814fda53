"""Skills of blocking and of being blocked (chapters 8 and 19)."""

from __future__ import annotations

from fracas.games.street_bowl.skills.skill import AGILITY, GENERAL, MUTATION, STRENGTH, Skill
from fracas.locale import NP_

BLOCK = "block"
DAUNTLESS = "dauntless"
FEND = "fend"
FRENZY = "frenzy"
STRIP_BALL = "strip-ball"
WRESTLE = "wrestle"
SIDE_STEP = "side-step"
GRAB = "grab"
GUARD = "guard"
JUGGERNAUT = "juggernaut"
MULTIPLE_BLOCK = "multiple-block"
STAND_FIRM = "stand-firm"
FOUL_APPEARANCE = "foul-appearance"
HORNS = "horns"

SKILLS = (
    Skill(BLOCK, NP_("skill", "Block"), GENERAL),
    Skill(DAUNTLESS, NP_("skill", "Dauntless"), GENERAL),
    Skill(FEND, NP_("skill", "Fend"), GENERAL),
    Skill(FRENZY, NP_("skill", "Frenzy"), GENERAL),
    Skill(STRIP_BALL, NP_("skill", "Strip Ball"), GENERAL),
    Skill(WRESTLE, NP_("skill", "Wrestle"), GENERAL),
    Skill(SIDE_STEP, NP_("skill", "Side Step"), AGILITY),
    Skill(GRAB, NP_("skill", "Grab"), STRENGTH),
    Skill(GUARD, NP_("skill", "Guard"), STRENGTH),
    Skill(JUGGERNAUT, NP_("skill", "Juggernaut"), STRENGTH),
    Skill(MULTIPLE_BLOCK, NP_("skill", "Multiple Block"), STRENGTH),
    Skill(STAND_FIRM, NP_("skill", "Stand Firm"), STRENGTH),
    Skill(FOUL_APPEARANCE, NP_("skill", "Foul Appearance"), MUTATION),
    Skill(HORNS, NP_("skill", "Horns"), MUTATION),
)
