"""Skills of running: dodging, leaping, extra squares, holding and following (chapters 7 and 19)."""

from __future__ import annotations

from fracas.games.street_bowl.skills.skill import AGILITY, EXTRAORDINARY, GENERAL, MUTATION, STRENGTH, Skill
from fracas.locale import NP_

DODGE = "dodge"
JUMP_UP = "jump-up"
LEAP = "leap"
SPRINT = "sprint"
SURE_FEET = "sure-feet"
BREAK_TACKLE = "break-tackle"
TWO_HEADS = "two-heads"
VERY_LONG_LEGS = "very-long-legs"
TITCHY = "titchy"
STUNTY = "stunty"
DIVING_TACKLE = "diving-tackle"
PREHENSILE_TAIL = "prehensile-tail"
SHADOWING = "shadowing"
TACKLE = "tackle"
TENTACLES = "tentacles"
BALL_AND_CHAIN = "ball-and-chain"

SKILLS = (
    Skill(DODGE, NP_("skill", "Dodge"), AGILITY, rerolls=("dodge",), is_once_a_turn=True),
    Skill(JUMP_UP, NP_("skill", "Jump Up"), AGILITY),
    Skill(LEAP, NP_("skill", "Leap"), AGILITY),
    Skill(SPRINT, NP_("skill", "Sprint"), AGILITY),
    Skill(SURE_FEET, NP_("skill", "Sure Feet"), AGILITY, rerolls=("go_for_it",), is_once_a_turn=True),
    Skill(BREAK_TACKLE, NP_("skill", "Break Tackle"), STRENGTH),
    Skill(TWO_HEADS, NP_("skill", "Two Heads"), MUTATION, adds={"dodge": 1}),
    Skill(VERY_LONG_LEGS, NP_("skill", "Very Long Legs"), MUTATION, adds={"leap": 1, "intercept": 1}),
    Skill(TITCHY, NP_("skill", "Titchy"), EXTRAORDINARY, adds={"dodge": 1}),
    Skill(STUNTY, NP_("skill", "Stunty"), EXTRAORDINARY, adds={"pass": -1}),
    Skill(DIVING_TACKLE, NP_("skill", "Diving Tackle"), AGILITY),
    Skill(PREHENSILE_TAIL, NP_("skill", "Prehensile Tail"), MUTATION),
    Skill(SHADOWING, NP_("skill", "Shadowing"), GENERAL),
    Skill(TACKLE, NP_("skill", "Tackle"), GENERAL),
    Skill(TENTACLES, NP_("skill", "Tentacles"), MUTATION),
    Skill(BALL_AND_CHAIN, NP_("skill", "Ball & Chain"), EXTRAORDINARY),
)
