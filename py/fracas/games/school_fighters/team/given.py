"""Names for units that came without one, by kind and number: a table has people on it.

They are no part of a position or a record: a unit that gets a name of its own keeps that one.
"""

from collections.abc import Sequence
from functools import lru_cache

from fracas.games.school_fighters.state import State
from fracas.games.school_fighters.team.roster import Roster
from fracas.games.school_fighters.units import LETTERS
from fracas.kernel.teams.names import full_names

GIVEN = {
    "b": ("Duchess", "Vinnie", "Maxine", "Gash", "Regan", "Kong"),
    "t": ("Butch", "Spike", "Brick", "Gripper", "Moose", "Lump", "Sledge", "Grub", "Basher", "Stubbs", "Dozer",
          "Rocco", "Mauler", "Bulk", "Scab", "Hodge", "Crag", "Dolph", "Thump", "Bertha"),
    "m": ("Brock", "Apollo", "Biff", "Gunnar", "Hunk", "Helga", "Flex", "Buster", "Atlas", "Drago", "Magnus", "Thora"),
    "n": ("Wilbur", "Edna", "Norbert", "Prudence", "Eugene", "Myrtle", "Egbert", "Enid", "Cuthbert", "Dilys", "Ptolemy",
          "Winifred"),
    "k": ("Axle", "Roxie", "Diesel", "Clutch", "Piston", "Wheelie", "Chrome", "Skid", "Turbo", "Gasket", "Dusty",
          "Sprocket"),
    "s": ("Zip", "Jinx", "Shred", "Pogo", "Flip", "Nix", "Tweak", "Slick", "Dizzy", "Bailey", "Kix", "Wobble"),
    "r": ("Plink", "Hawkeye", "Twang", "Zinger", "Dart", "Peg", "Snap", "Wink", "Pebble", "Robin", "Ping", "Tess"),
}  # letter of the kind -> names; more thugs than others fight in a match


def display_name(s: State, who: int) -> str:
    """Return the name of a unit: its own or a given one."""
    return _names(tuple(tuple((s.units[n].kind, s.units[n].name) for n in gang) for gang in s.gangs))[who]


@lru_cache(maxsize=16)
def _names(gangs: Sequence[Sequence[tuple[int, str]]]) -> list[str]:
    return full_names([[(GIVEN[LETTERS[kind]], own) for kind, own in gang] for gang in gangs])


def roster_name(roster: Roster, number: int) -> str:
    """Return the name of a unit of a roster, given if it has none of its own."""
    return full_names([[(GIVEN[member.letter], member.name) for member in roster.members]])[number - 1]


def given_name(roster: Roster, number: int) -> str:
    """Return the name that a unit of a roster has without one of its own."""
    members = [*roster.members]
    members[number - 1] = members[number - 1]._replace(name="")
    return roster_name(roster._replace(members=tuple(members)), number)
