"""The 43 abilities (chapter 22): their names and the Types of player they are open to.

What an ability does stands in the chapter it changes, which asks `state.has`.
"""

from typing import NamedTuple

from fracas.games.elfball.team.lists import Profile
from fracas.locale import NP_

BASIC, ADVANCED = "basic", "advanced"
ATTRIBUTES = ("jog", "might", "tackle", "dodge", "skill", "grit")


class Ability(NamedTuple):
    """One row of the tables."""

    key: str
    name: str  # English, translated where shown: `pgettext("ability", name)`
    of: str  # the attribute or the Type it belongs to
    level: str  # BASIC, ADVANCED


GENERAL = (
    Ability("steady", NP_("ability", "Steady"), "jog", BASIC),
    Ability("sprinter", NP_("ability", "Sprinter"), "jog", ADVANCED),
    Ability("buff", NP_("ability", "Buff"), "might", BASIC),
    Ability("bonecrusher", NP_("ability", "Bonecrusher"), "might", ADVANCED),
    Ability("grapple", NP_("ability", "Grapple"), "tackle", BASIC),
    Ability("psycho", NP_("ability", "Psycho"), "tackle", ADVANCED),
    Ability("nimble", NP_("ability", "Nimble"), "dodge", BASIC),
    Ability("slippery", NP_("ability", "Slippery"), "dodge", ADVANCED),
    Ability("agile", NP_("ability", "Agile"), "skill", BASIC),
    Ability("bankshot", NP_("ability", "Bankshot"), "skill", ADVANCED),
    Ability("focused", NP_("ability", "Focused"), "skill", ADVANCED),
    Ability("resilient", NP_("ability", "Resilient"), "grit", BASIC),
    Ability("rugged", NP_("ability", "Rugged"), "grit", ADVANCED),
)
OF_TYPES = (
    Ability("cheapshot", NP_("ability", "Cheapshot"), "Cheater", BASIC),
    Ability("malicious", NP_("ability", "Malicious"), "Cheater", ADVANCED),
    Ability("ruthless", NP_("ability", "Ruthless"), "Cheater", ADVANCED),
    Ability("clipping", NP_("ability", "Clipping"), "Defender", BASIC),
    Ability("knockback", NP_("ability", "Knockback"), "Defender", ADVANCED),
    Ability("goalie", NP_("ability", "Goalie"), "Defender", ADVANCED),
    Ability("cutblock", NP_("ability", "Cutblock"), "Hunter", BASIC),
    Ability("collision", NP_("ability", "Collision"), "Hunter", ADVANCED),
    Ability("beeline", NP_("ability", "Beeline"), "Hunter", ADVANCED),
    Ability("taunt", NP_("ability", "Taunt"), "Little Guy", BASIC),
    Ability("quickling", NP_("ability", "Quickling"), "Little Guy", ADVANCED),
    Ability("swarm", NP_("ability", "Swarm"), "Little Guy", ADVANCED),
    Ability("rally", NP_("ability", "Rally"), "Midfielder", BASIC),
    Ability("helping-hand", NP_("ability", "Helping Hand"), "Midfielder", ADVANCED),
    Ability("teammate", NP_("ability", "Teammate"), "Midfielder", ADVANCED),
    Ability("pummel", NP_("ability", "Pummel"), "Monster", BASIC),
    Ability("enrage", NP_("ability", "Enrage"), "Monster", ADVANCED),
    Ability("plough", NP_("ability", "Plough"), "Monster", ADVANCED),
    Ability("reach", NP_("ability", "Reach"), "Safety", BASIC),
    Ability("cover", NP_("ability", "Cover"), "Safety", ADVANCED),
    Ability("react", NP_("ability", "React"), "Safety", ADVANCED),
    Ability("steal", NP_("ability", "Steal"), "Striker", BASIC),
    Ability("hotdog", NP_("ability", "Hotdog"), "Striker", ADVANCED),
    Ability("burst", NP_("ability", "Burst"), "Striker", ADVANCED),
    Ability("scramble", NP_("ability", "Scramble"), "Thrower", BASIC),
    Ability("bullet", NP_("ability", "Bullet"), "Thrower", ADVANCED),
    Ability("lead-pass", NP_("ability", "Lead Pass"), "Thrower", ADVANCED),
    Ability("fear", NP_("ability", "Fear"), "Undead", BASIC),
    Ability("everlasting", NP_("ability", "Everlasting"), "Undead", ADVANCED),
    Ability("shamble", NP_("ability", "Shamble"), "Undead", ADVANCED),
)
ABILITIES = (*GENERAL, *OF_TYPES)
BY_KEY = {ability.key: ability for ability in ABILITIES}

FEAR, FEAR_TEAM = "fear", "samhaino"


def is_open_to(profile: Profile, team: str, key: str) -> bool:
    """Return whether an ability belongs to a player's attributes, his Type or his team.

    Rule: Elfball 22: General ones are open to all; any player of the Samhaino team may learn Fear.
    Args: team - key of the team list.
    """
    ability = BY_KEY[key]
    return ability in GENERAL or ability.of == profile.type or (key == FEAR and team == FEAR_TEAM)


def in_printed_order(keys: tuple[str, ...]) -> tuple[str, ...]:
    """Return abilities as a profile lists them."""
    return tuple(ability.key for ability in ABILITIES if ability.key in keys)
