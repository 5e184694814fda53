"""Names for players who came without one, by type and place: a match has people in it.

They are no part of a position or a record: a player who gets a name of his own keeps that one.
"""

from collections.abc import Sequence
from functools import lru_cache

from fracas.games.cave_brawl.state import State
from fracas.games.cave_brawl.team.roster import Roster
from fracas.games.cave_brawl.team.teams import Team
from fracas.kernel.teams.names import full_names
from fracas.locale import _

GIVEN = {
    "am": ("Thessa", "Rhea", "Korinna", "Brisa", "Danae", "Myrrine", "Ianthe", "Otrera", "Penthe", "Lysippe",
           "Alcippe", "Marpesia"),
    "ac": ("Flick", "Pirouetta", "Tumble", "Salta", "Vrilla", "Zipporah", "Hupla", "Whee"),
    "qu": ("Hippa", "Regina", "Maxima", "Imperia", "Sceptra", "Augusta", "Superba", "Mighta"),
    "ca": ("Ugg", "Thog", "Bonk", "Grunt", "Rok", "Clod", "Thud", "Mok", "Drub", "Gurr", "Hod", "Zug"),
    "ap": ("Bongo", "Gronk", "Rumba", "Knuckles", "Baboo", "Mungo", "Ooga", "Bruno"),
    "mo": ("Chip", "Pip", "Nit", "Zizi", "Fidget", "Mango", "Squeak", "Titch"),
    "li": ("Sskarn", "Hissop", "Slith", "Vesh", "Krassus", "Issk", "Tegu", "Fessk", "Ssorn", "Varan", "Hsss",
           "Skink"),
    "ko": ("Yap", "Snip", "Kik", "Nib", "Tikki", "Skrit", "Peep", "Zik"),
    "tr": ("Reek", "Fester", "Pong", "Mildew", "Gunge", "Whiff", "Stagg", "Ming"),
    "zo": ("Mort", "Rotsworth", "Limpy", "Grey Bob", "Shuffle", "Moan", "Lurch", "Clammy", "Stump", "Tatters", "Gaunt",
           "Wormwood"),
    "go": ("Snik", "Gobb", "Nackle", "Twitch", "Pox", "Zag", "Mugwort", "Spleen"),
    "wi": ("Doc Bones", "Mambo", "Voodle", "Ju Ju", "Papa Skull", "Hexley", "Rattles", "Mojo"),
}  # letters of the type -> names, as many as two usual line-ups have of a type


def display_name(s: State, who: int) -> str:
    """Return the name of a player: his own or a given one."""
    squad = s.options.squad
    return _names(tuple(tuple((player.kind.code, player.name) for player in s.players[first:first + squad])
                        for first in (0, squad)))[who]


@lru_cache(maxsize=16)
def _names(teams: Sequence[Sequence[tuple[str, str]]]) -> list[str]:
    return full_names([[(GIVEN[code], own) for code, own in team] for team in teams])


def team_names(team: Team) -> list[str]:
    """Return the names of the players of a team, given to those without their own."""
    return full_names([[(GIVEN[player.kind.code], player.name) for player in team.players]])


def roster_name(roster: Roster, shirt: int) -> str:
    """Return the name of a player of a roster, given if he has none of his own."""
    return team_names(roster.team)[shirt - 1]


def given_name(roster: Roster, shirt: int) -> str:
    """Return the name that a player of a roster has without one of his own."""
    members = [*roster.members]
    members[shirt - 1] = members[shirt - 1]._replace(name="")
    return roster_name(roster._replace(members=tuple(members)), shirt)


def type_of(s: State, who: int) -> str:
    """Return the type of a player."""
    return _(s.players[who].kind.name)
