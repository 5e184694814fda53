"""What teams, players, positions and skills are called."""

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.skills.catalogue import BY_KEY
from fracas.games.street_bowl.state import SLOTS, State, side_of
from fracas.games.street_bowl.team.races import POSITION_OF, RACE_OF
from fracas.kernel.contracts.event_text import Names
from fracas.kernel.table import Side
from fracas.locale import N_, NP_, _, pgettext

WEATHERS = (N_("Smog"), N_("Wind"), N_("Normal"), N_("Rain"), N_("Snow"))  # by SMOG .. SNOW

_TEAMS = {  # what a team without a name of its own is called where its race has a plural
    "amazon": NP_("team", "Amazons"), "chaos-dwarf": NP_("team", "Chaos Dwarves"),
    "dark-elf": NP_("team", "Dark Elves"), "dwarf": NP_("team", "Dwarves"), "elf": NP_("team", "Elves"),
    "goblin": NP_("team", "Goblins"), "halfling": NP_("team", "Halflings"), "high-elf": NP_("team", "High Elves"),
    "human": NP_("team", "Humans"), "lizardman": NP_("team", "Lizardmen"), "ogre": NP_("team", "Ogres"),
    "orc": NP_("team", "Orcs"), "vampire": NP_("team", "Vampires"), "wood-elf": NP_("team", "Wood Elves"),
}


def shirt(who: int) -> int:
    """Return the shirt number of a player, 1..12."""
    return who % SLOTS + 1


def player_text(who: int) -> str:
    """Return the short name of a player: H3."""
    return f"{'HA'[side_of(who)]}{shirt(who)}"


def team_name(s: State, side: Side) -> str:
    """Return the name of a side's team: its own, or that of its race, of which there are many."""
    name, race = s.sides[side].name, s.sides[side].race
    return name or (pgettext("team", _TEAMS[race]) if race in _TEAMS else race_name(race))


def race_name(key: str) -> str:
    """Return the name of a race."""
    return _(RACE_OF[key].name)


def position_name(s: State, who: int) -> str:
    """Return the name of a player's position."""
    return _(POSITION_OF[st.player(s, who).position].name)


def player_name(s: State, who: int) -> str:
    """Return a player's name, or his position, with his shirt: Ashbow (H3)."""
    return f"{st.player(s, who).name or position_name(s, who)} ({player_text(who)})"


def names_of(s: State) -> Names:
    """Return the plain names: name and shirt."""
    return lambda who: player_name(s, who)


def skill_name(key: str) -> str:
    """Return the name of a skill."""
    return pgettext("skill", BY_KEY[key].name)


def weather_name(s: State) -> str:
    """Return the weather in force."""
    return _(WEATHERS[s.weather])
