"""Skills of armour, injuries and recovery (chapters 9, 13 and 19)."""

from __future__ import annotations

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.pitch import NEXT_TO
from fracas.games.street_bowl.skills.skill import AGILITY, EXTRAORDINARY, GENERAL, MUTATION, STRENGTH, Skill
from fracas.games.street_bowl.state import State, side_of
from fracas.kernel.table import Table
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

ADD, KEEP, FALL_ON, STAY = "add", "keep", "fall_on", "stay"
SECTIONS = {MIGHTY_BLOW: "19.4", DIRTY_PLAYER: "19.1"}
IN_BLOCKS = ("block", "wall_down")  # what a player suffers who is knocked down in a block
OF_THE_DEAD = ("khemri", "necromantic", "undead", "vampire")  # races that stakes are for


def bonus_of(s: State, victim: int, cause: str, by: int) -> str:
    """Return the skill that lets somebody add 1 to the Armour or to the Injury roll, "" for none.

    Rule: Street Bowl 19 Mighty Blow, Dirty Player, Rulings 21 and 59: an opponent felled in a block, whoever threw it;
          a player who goes down in the same block does not lose his.
    """
    if by == st.NO_ONE or side_of(by) == side_of(victim):
        return ""
    if cause in IN_BLOCKS and st.has(s, by, MIGHTY_BLOW):
        return MIGHTY_BLOW
    return DIRTY_PLAYER if cause == "foul" and st.has(s, by, DIRTY_PLAYER) else ""


def has_claw(s: State, victim: int, cause: str, by: int) -> bool:
    """Return whether claws tell against this armour.

    Rule: Street Bowl 19 Claw, Rulings 21, 22 and 59.
    """
    return cause in IN_BLOCKS and by != st.NO_ONE and side_of(by) != side_of(victim) and st.has(s, by, CLAW)


def can_pile_on(s: State, victim: int, cause: str, by: int) -> bool:
    """Return whether a blocker could throw himself on his victim now.

    Rule: Street Bowl 19 Piling On, Take Root, Rulings 21, 59: in his own Block or Blitz Action, standing next to him.
    """
    return (
        cause in IN_BLOCKS and by != st.NO_ONE and side_of(by) != side_of(victim) and st.has(s, by, PILING_ON)
        and s.acting == by and s.deed in ("block", "blitz") and st.is_standing(s, by) and not s.rooted[by]
        and s.where[victim] in NEXT_TO[s.where[by]]
    )


def adds_one(t: Table, skill: str, by: int, victim: int, kind: str, faces: tuple[int, ...]) -> bool:
    """Ask whether Mighty Blow or Dirty Player is spent on the dice just thrown.

    Rule: Street Bowl 19 Mighty Blow, Dirty Player, Ruling 56: after seeing the dice, one of the two rolls.
    Asks: the coach of `by`: "mighty_blow" or "dirty_player".
    """
    rule = SECTIONS[skill]
    if t.choose(side_of(by), skill.replace("-", "_"), (ADD, KEEP), who=by, target=victim, facts=(kind, *faces),
                rule=rule) == KEEP:
        return False
    t.tell("uses_skill", by, skill, rule=rule)
    return True


def piles_on(t: Table, by: int, victim: int, kind: str, faces: tuple[int, ...]) -> bool:
    """Ask whether the blocker throws himself on his victim to repeat the roll; he is Placed Prone for it.

    Rule: Street Bowl 19 Piling On. A turnover only if he holds the ball.
    Asks: the coach of `by`: "piling_on".
    """
    s: State = t.state
    options = (FALL_ON, STAY)
    if t.choose(side_of(by), "piling_on", options, who=by, target=victim, facts=(kind, *faces), rule="19.4") == STAY:
        return False
    t.tell("uses_skill", by, PILING_ON, rule="19.4")
    s.condition[by] = st.PRONE
    t.tell("is_placed_prone", by, rule="19.4")
    st.lose_ball(t, by)
    return True
