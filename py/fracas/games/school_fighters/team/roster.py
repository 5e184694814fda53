"""Rosters of gangs (chapter 2): the units of a coach, their names, and reasons against illegal rosters.

A roster may be illegal. How it is written as one word stands in `codes`, as a file and as text for people in
`roster_file`.
"""

from __future__ import annotations

from typing import NamedTuple

from fracas.games.school_fighters.units import GANGS, LETTERS, SIZES, UNITS, Profile, gang_faults
from fracas.kernel.teams.names import NAME_LIMIT, TEAM_LIMIT, name_flaw
from fracas.kernel.teams.team_files import Fault

MOST_UNITS = 12  # of a roster, legal or not


class Member(NamedTuple):
    """A unit of a roster; its number is its place in it."""

    letter: str  # of its line in the table of units
    name: str = ""  # its own; "" = that of its kind


class Roster(NamedTuple):
    """A gang as its coach has put it together."""

    gang: str  # key of the ready gang it comes from
    members: tuple[Member, ...] = ()  # by number
    name: str = ""  # "" = that of the ready gang
    size: int = SIZES[0]  # number of units it is made for, 5 or 10
    is_even: bool = False  # whether its coach wants it within even points, Ruling 10
    kits: tuple[str, str] = ("", "")  # at home, away; "" = the usual one


def ready_roster(gang: str, size: int = SIZES[0]) -> Roster:
    """Return a ready gang of five or ten."""
    return Roster(gang, tuple(map(Member, GANGS[gang][SIZES.index(size)])), size=size)


def profile_of(member: Member) -> Profile:
    """Return the profile of a unit."""
    return UNITS[LETTERS.index(member.letter)]


def kinds_of(roster: Roster) -> tuple[int, ...]:
    """Return the lines of the units in the table of units."""
    return tuple(LETTERS.index(member.letter) for member in roster.members)


def value_of(roster: Roster) -> int:
    """Return the points of a gang.

    Rule: School Fighters 2.1, Ruling 10.
    """
    return sum(profile_of(member).points for member in roster.members)


def count_of(roster: Roster, letter: str) -> int:
    """Return the number of units of a kind in a gang."""
    return sum(member.letter == letter for member in roster.members)


def faults(roster: Roster) -> list[Fault]:
    """List the reasons why a gang may not play, in the order of the roster.

    Rule:    School Fighters 2, Ruling 10.
    Returns: nothing if it is legal.
    """
    found = [Fault(text, rule) for text, rule in gang_faults(kinds_of(roster), roster.size, roster.is_even)]
    if roster.name and (flaw := name_flaw(roster.name, TEAM_LIMIT)):
        found.append(Fault(flaw, "2"))
    for number, member in enumerate(roster.members, 1):
        if member.name and (flaw := name_flaw(member.name, NAME_LIMIT)):
            found.append(Fault(flaw, "2", number))
    return found
