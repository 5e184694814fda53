"""Skills of kick-offs and of re-rolls for the team (chapters 4, 5 and 19)."""

from __future__ import annotations

from fracas.games.street_bowl.skills.skill import EXTRAORDINARY, GENERAL, PASSING, Skill
from fracas.locale import NP_

FAN_FAVOURITE = "fan-favourite"
KICK = "kick"
KICK_OFF_RETURN = "kick-off-return"
LEADER = "leader"

SKILLS = (
    Skill(FAN_FAVOURITE, NP_("skill", "Fan Favourite"), EXTRAORDINARY),
    Skill(KICK, NP_("skill", "Kick"), GENERAL),
    Skill(KICK_OFF_RETURN, NP_("skill", "Kick-Off Return"), GENERAL),
    Skill(LEADER, NP_("skill", "Leader"), PASSING),
)
