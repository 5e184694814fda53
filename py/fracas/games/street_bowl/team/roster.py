"""Rosters (chapter 3): the players a coach has hired, and what else the money goes into.

A roster may be illegal; `legality` says why. How it is written as one word stands in `codes`, as a file and as text for
people in `roster_file`.
"""

from __future__ import annotations

from typing import NamedTuple

from fracas.games.street_bowl.player import Player
from fracas.games.street_bowl.skills.catalogue import talents_of
from fracas.games.street_bowl.state import Squad
from fracas.games.street_bowl.team.races import LETTERS, RACE_OF, Position, Race
from fracas.games.street_bowl.team.teams import READY

MONEY = 600  # thousands of gold crowns, as all prices here
LEAST, MOST = 7, 11  # players
MOST_SPECIALISTS = 4
MOST_REROLLS = 8
POTION, FREE_POTIONS = 50, 1
CHEF, OWN_CHEF = 300, 100  # of a Halfling team
HALFLINGS = "halfling"


class Member(NamedTuple):
    """A player of a roster; his shirt is his place in it."""

    letter: str  # of his line in the roster of his race
    name: str = ""  # his own; "" = the one given to his shirt
    added: tuple[str, ...] = ()  # keys of skills added to those of his position, in alphabetical order


class Roster(NamedTuple):
    """A team as its coach has put it together."""

    race: str  # key
    members: tuple[Member, ...] = ()  # in shirt order
    name: str = ""  # "" = that of the ready team
    rerolls: int = 0
    potions: int = 0  # bought; another one is free
    has_chef: bool = False
    kits: tuple[str, str] = ("", "")  # at home, away; "" = the usual one


def race_of(roster: Roster) -> Race:
    """Return the race of a roster."""
    return RACE_OF[roster.race]


def title_of(roster: Roster) -> str:
    """Return the name of a team."""
    return roster.name or READY[roster.race].name


def position_of(roster: Roster, member: Member) -> Position:
    """Return the position a player was hired for."""
    return race_of(roster).positions[LETTERS.index(member.letter)]


def name_of(roster: Roster, shirt: int) -> str:
    """Return the name of the player with a shirt from 1."""
    return roster.members[shirt - 1].name or READY[roster.race].given_names[shirt - 1]


def count_of(roster: Roster, letter: str) -> int:
    """Return the number of players of a position in a roster."""
    return sum(member.letter == letter for member in roster.members)


def specialists_of(roster: Roster) -> int:
    """Return the number of specialists in a roster.

    Rule: Street Bowl 3.
    """
    return sum(position_of(roster, member).is_specialist for member in roster.members)


def plain(roster: Roster) -> Roster:
    """Return a roster without the names that it has anyway."""
    ready = READY[roster.race]
    members = tuple(member._replace(name="") if member.name == given else member
                    for member, given in zip(roster.members, ready.given_names, strict=False))
    return roster._replace(members=members, name="" if roster.name == ready.name else roster.name)


# -- money ---------------------------------------------------------------------------------------------------------


def reroll_cost(race: Race) -> int:
    """Return the price of a team re-roll, twice the listed one.

    Rule: Street Bowl 3.
    """
    return 2 * race.reroll


def chef_cost(race: Race) -> int:
    """Return the price of the Master Chef.

    Rule: Street Bowl 3.
    """
    return OWN_CHEF if race.key == HALFLINGS else CHEF


def value_of(roster: Roster) -> int:
    """Return the cost of a roster.

    Rule: Street Bowl 3.
    """
    race = race_of(roster)
    players = sum(position_of(roster, member).cost for member in roster.members)
    return players + reroll_cost(race) * roster.rerolls + POTION * roster.potions + chef_cost(race) * roster.has_chef


# -- for a match ---------------------------------------------------------------------------------------------------


def squad_of(roster: Roster) -> Squad:
    """Return the squad of a match: the team's race and name, and its support besides the players.

    Rule: Street Bowl 3: one potion is free.
    """
    return Squad(roster.race, roster.name, roster.rerolls, roster.potions + FREE_POTIONS, roster.has_chef)


def player_of(roster: Roster, shirt: int) -> Player:
    """Return the player with a shirt from 1 as he begins the match."""
    member = roster.members[shirt - 1]
    return new_player(position_of(roster, member), name_of(roster, shirt), member.added)


def new_player(position: Position, name: str, added: tuple[str, ...] = ()) -> Player:
    """Return a player of a position as he comes."""
    skills = (*position.skills, *added)
    return Player(position.key, name, position.tag, position.ma, position.st, position.ag, position.av, skills,
                  talents_of(skills))


def ready_roster(race: str) -> Roster:
    """Return the ready team of a race."""
    ready = READY[race]
    members = tuple(Member(letter) for letter in ready.letters)
    return Roster(race, members, "", ready.rerolls, ready.potions, ready.has_chef)
