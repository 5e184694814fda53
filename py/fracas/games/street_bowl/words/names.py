"""What teams, players, positions and skills are called."""

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.skills.catalogue import BY_KEY
from fracas.games.street_bowl.state import SLOTS, State, side_of
from fracas.games.street_bowl.team.races import POSITION_OF, RACE_OF
from fracas.kernel.table import Side
from fracas.kernel.wording import Names
from fracas.locale import N_, _, pgettext

WEATHERS = (N_("Smog"), N_("Wind"), N_("Normal"), N_("Rain"), N_("Snow"))  # by SMOG .. SNOW


def shirt(who: int) -> int:
    """Return the shirt number of a player, 1..12."""
    return who % SLOTS + 1


def player_text(who: int) -> str:
    """Return how a player is written: H3."""
    return f"{'HA'[side_of(who)]}{shirt(who)}"


def team_name(s: State, side: Side) -> str:
    """Return the name of a side's team: its own, or that of its race."""
    return s.sides[side].name or race_name(s.sides[side].race)


def race_name(key: str) -> str:
    """Return what a race is called."""
    return _(RACE_OF[key].name)


def position_name(s: State, who: int) -> str:
    """Return what the position of a player is called."""
    return _(POSITION_OF[st.player(s, who).position].name)


def player_name(s: State, who: int) -> str:
    """Return a player's name, or his position, with his shirt: Ashbow (H3)."""
    return f"{st.player(s, who).name or position_name(s, who)} ({player_text(who)})"


def names_of(s: State) -> Names:
    """Return the plain names: name and shirt."""
    return lambda who: player_name(s, who)


def skill_name(key: str) -> str:
    """Return what a skill is called."""
    return pgettext("skill", BY_KEY[key].name)


def weather_name(s: State) -> str:
    """Return the weather in force."""
    return _(WEATHERS[s.weather])
