"""Skills of picking up, catching and intercepting (chapters 10, 11 and 19)."""

from __future__ import annotations

from fracas.games.street_bowl.pitch import distance
from fracas.games.street_bowl.roll import Reasons, helps
from fracas.games.street_bowl.skills.skill import AGILITY, EXTRAORDINARY, GENERAL, MUTATION, Skill
from fracas.games.street_bowl.state import TEAMS, State, has, side_of
from fracas.locale import NP_

PASS_BLOCK = "pass-block"
SURE_HANDS = "sure-hands"
CATCH = "catch"
DIVING_CATCH = "diving-catch"
BIG_HAND = "big-hand"
DISTURBING_PRESENCE = "disturbing-presence"
EXTRA_ARMS = "extra-arms"
NO_HANDS = "no-hands"

SKILLS = (
    Skill(PASS_BLOCK, NP_("skill", "Pass Block"), GENERAL),
    Skill(SURE_HANDS, NP_("skill", "Sure Hands"), GENERAL, rerolls=("pick_up",)),
    Skill(CATCH, NP_("skill", "Catch"), AGILITY, rerolls=("catch", "intercept")),
    Skill(DIVING_CATCH, NP_("skill", "Diving Catch"), AGILITY),
    Skill(BIG_HAND, NP_("skill", "Big Hand"), MUTATION, past_zones=("pick_up",), past_rain=("pick_up",)),
    Skill(DISTURBING_PRESENCE, NP_("skill", "Disturbing Presence"), MUTATION),
    Skill(EXTRA_ARMS, NP_("skill", "Extra Arms"), MUTATION, adds={"pick_up": 1, "catch": 1, "intercept": 1}),
    Skill(NO_HANDS, NP_("skill", "No Hands"), EXTRAORDINARY),
)

PRESENCE_REACH = 3


def presence_reasons(s: State, who: int) -> Reasons:
    """Return -1 for every opponent nearby who disturbs passing, catching and intercepting, however he lies.

    Rule: Street Bowl 19.5 Disturbing Presence.
    """
    cell, where = s.where[who], s.where
    return tuple(
        helps(DISTURBING_PRESENCE, -1, other) for other in TEAMS[1 - side_of(who)]
        if where[other] >= 0 and has(s, other, DISTURBING_PRESENCE) and distance(where[other], cell) <= PRESENCE_REACH
    )
