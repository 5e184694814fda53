"""Skills of blocking and of being blocked (chapters 8 and 19)."""

from __future__ import annotations

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.roll import passes
from fracas.games.street_bowl.skills.moving import BALL_AND_CHAIN
from fracas.games.street_bowl.skills.skill import AGILITY, GENERAL, MUTATION, STRENGTH, Skill
from fracas.games.street_bowl.state import State
from fracas.kernel.table import Reason, Table
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


def is_unstoppable(s: State, who: int) -> bool:
    """Return whether a blocker's Juggernaut works: in a Blitz.

    Rule: Street Bowl 19 Juggernaut.
    """
    return s.deed == "blitz" and st.has(s, who, JUGGERNAUT)


def has_grab(s: State, who: int) -> bool:
    """Return whether a blocker has a Grab that Frenzy does not spoil.

    Rule: Street Bowl 19 Grab, Frenzy; a Ball & Chain never uses Frenzy.
    """
    return st.has(s, who, GRAB) and not is_frenzied(s, who)


def is_frenzied(s: State, who: int) -> bool:
    """Return whether a blocker must follow up and block again.

    Rule: Street Bowl 19 Frenzy, Ball & Chain.
    """
    return st.has(s, who, FRENZY) and not st.has(s, who, BALL_AND_CHAIN)


def is_put_off(t: Table, who: int, target: int) -> bool:
    """Roll whether the look of the target costs the blocker his block, or the attack in its place.

    Rule:  Street Bowl 19 Foul Appearance; a Ball & Chain does not look.
    Rolls: D6 2+ "foul_appearance".
    """
    s: State = t.state
    if not st.has(s, target, FOUL_APPEARANCE) or st.has(s, who, BALL_AND_CHAIN):
        return False
    reasons = (Reason("plain", 2, target),)
    if passes(t, "foul_appearance", who, reasons, target=target, rule="19.5"):
        return False
    t.tell("is_put_off", who, target, rule="19.5")
    return True


def dares(t: Table, who: int, target: int, lack: int) -> bool:
    """Roll whether a weaker blocker counts as strong as his target; nobody rolls for what no die can bring.

    Rule:  Street Bowl 19 Dauntless.
    Args:  lack - how much stronger the target is before assists.
    Rolls: D6 "dauntless": with the own strength more than the target's.
    """
    if not 0 < lack < 6 or not st.has(t.state, who, DAUNTLESS):
        return False
    return passes(t, "dauntless", who, (Reason("stronger", lack + 1, target),), target=target, rule="19.1")
