"""What teams, players, abilities and attributes are called."""

from fracas.games.elfball.abilities.listed import BY_KEY
from fracas.games.elfball.notation.shirts import player_text
from fracas.games.elfball.state import WIZARDS, State, profile, side_of
from fracas.games.elfball.team.roster import title_of
from fracas.games.elfball.team.team_code import read_code
from fracas.kernel.contracts.event_text import Names
from fracas.locale import NP_, _, pgettext

ATTRIBUTES = {
    "jog": NP_("attribute", "Jog"), "might": NP_("attribute", "Might"), "tackle": NP_("attribute", "Tackle"),
    "dodge": NP_("attribute", "Dodge"), "skill": NP_("attribute", "Skill"), "grit": NP_("attribute", "Grit"),
}


def team_name(state: State, side: int) -> str:
    """Return the name of a side's team: its own, or that of its list."""
    return title_of(read_code(state.codes[side]))


def player_name(state: State, p: int) -> str:
    """Return a player's name with his shirt: Ashbow (H3); or the Wizard of a team."""
    return wizard_name(state, p) if p in WIZARDS else f"{profile(state, p).name} ({player_text(p)})"


def wizard_name(state: State, p: int) -> str:
    """Return the name of a Wizard."""
    return _("Wizard of the {team}").format(team=team_name(state, side_of(p)))


def names_of(state: State) -> Names:
    """Return the plain names: name and shirt."""
    return lambda p: player_name(state, p)


def ability_name(key: str) -> str:
    """Return the name of an ability."""
    return pgettext("ability", BY_KEY[key].name)


def attribute_name(key: str) -> str:
    """Return the name of an attribute."""
    return pgettext("attribute", ATTRIBUTES[key])
