"""Names for players who came without one, so that a match has people in it: by type, shirt and side.

They are no part of a position or a record: a player who gets a name of his own keeps that one.
"""

from fracas.games.cave_brawl.state import State, side_of
from fracas.games.cave_brawl.team.teams import Player
from fracas.locale import _

GIVEN = {
    "am": ("Thessa", "Rhea", "Korinna", "Brisa", "Danae", "Myrrine", "Ianthe", "Otrera"),
    "ac": ("Flick", "Pirouetta", "Tumble", "Salta", "Vrilla", "Zipporah", "Hupla", "Whee"),
    "qu": ("Hippa", "Regina", "Maxima", "Imperia", "Sceptra", "Augusta", "Superba", "Mighta"),
    "ca": ("Ugg", "Thog", "Bonk", "Grunt", "Rok", "Clod", "Thud", "Mok"),
    "ap": ("Bongo", "Gronk", "Rumba", "Knuckles", "Baboo", "Mungo", "Ooga", "Bruno"),
    "mo": ("Chip", "Pip", "Nit", "Zizi", "Fidget", "Mango", "Squeak", "Titch"),
    "li": ("Sskarn", "Hissop", "Slith", "Vesh", "Krassus", "Issk", "Tegu", "Fessk"),
    "ko": ("Yap", "Snip", "Kik", "Nib", "Tikki", "Skrit", "Peep", "Zik"),
    "tr": ("Reek", "Fester", "Pong", "Mildew", "Gunge", "Whiff", "Stagg", "Ming"),
    "zo": ("Mort", "Rotsworth", "Limpy", "Grey Bob", "Shuffle", "Moan", "Lurch", "Clammy"),
    "go": ("Snik", "Gobb", "Nackle", "Twitch", "Pox", "Zag", "Mugwort", "Spleen"),
    "wi": ("Doc Bones", "Mambo", "Voodle", "Ju Ju", "Papa Skull", "Hexley", "Rattles", "Mojo"),
}  # letters of the type -> names, as many as a line-up has of a type
_ASIDE = 3  # names further on for the other side, so that two teams of a faction are told apart


def display_name(s: State, who: int) -> str:
    """Return the name of a player: his own or a given one."""
    player: Player = s.players[who]
    names = GIVEN[player.kind.code]
    return player.name or names[(who % s.options.squad + _ASIDE * side_of(s, who)) % len(names)]


def type_of(s: State, who: int) -> str:
    """Return the type of a player."""
    return _(s.players[who].kind.name)
