"""Rosters (chapter 21): the players a coach has hired, what they have learned and suffered, and the team's support.

A roster may be illegal; `legality` says why. How it is written as one word stands in `team_code`, as a file and as text
for people in `roster_file`.
"""

from __future__ import annotations

from typing import NamedTuple

from fracas.games.elfball.abilities import BASIC, OF_TYPES, in_printed_order
from fracas.games.elfball.team.lists import INBORN, TEAMS, Position, Team, letters_of, position_at

LIMIT = 180  # team points (21)
LEAST = 6  # players of a team (21)
ROOKIE = 15  # points of a player (21), also of the optional ones (Ruling 67; Street Brawl 12)
LEARNED = 5  # points of each learned ability (21)
WIZARD = 20  # points of a Hired Gun Wizard (24.7)
EXTRA = 5  # points of any other support (21)
MOST_CHEERLEADERS, MOST_KEGS, MOST_POTIONS = 4, 2, 3  # 21
TAUGHT = 3  # players of a ready advanced team who have learned something
ATTRIBUTES = ("jog", "might", "tackle", "dodge", "skill", "grit")


class Support(NamedTuple):
    """What a team brings besides its players.

    Rule: Elfball 21, 24.7.
    """

    referee: bool = False  # bribed
    cheerleaders: int = 0
    kegs: int = 0
    potions: int = 0
    wizard: bool = False

    @property
    def cost(self) -> int:
        """Team points of it all."""
        return EXTRA * (self.referee + self.cheerleaders + self.kegs + self.potions) + WIZARD * self.wizard


class Member(NamedTuple):
    """A player of a roster."""

    shirt: int  # 1..12
    position: str  # letter, as in `lists`
    name: str = ""  # his own; "" = the one the list gives to his shirt
    learned: tuple[str, ...] = ()  # keys in printed order, without what he was born with
    attributes: tuple[int, ...] = ()  # six, () = as printed
    experience: int = 0  # points so far


class Roster(NamedTuple):
    """A team as its coach has put it together."""

    list: str  # key of the team list
    members: tuple[Member, ...] = ()  # by shirt
    name: str = ""  # "" = that of the list
    support: Support = Support()
    kits: tuple[str, str] = ("", "")  # at home, away; "" = the usual one
    limit: int = LIMIT  # team points it is measured by


def team_of(roster: Roster) -> Team:
    """Return the list of a roster."""
    return TEAMS[roster.list]


def position_of(roster: Roster, member: Member) -> Position:
    """Return what a player was hired as."""
    return position_at(team_of(roster), member.position)


def name_of(roster: Roster, member: Member) -> str:
    """Return what a player is called."""
    return member.name or team_of(roster).given_names[member.shirt - 1]


def attributes_of(roster: Roster, member: Member) -> tuple[int, ...]:
    """Return the six attributes of a player as they are now."""
    return member.attributes or position_of(roster, member)[3:9]


def abilities_of(member: Member) -> tuple[str, ...]:
    """Return all abilities of a player."""
    return in_printed_order((*INBORN.get(member.position, ()), *member.learned))


def counts_of_positions(roster: Roster) -> dict[str, int]:
    """Return how many players each position has, by letter."""
    worn = [member.position for member in roster.members]
    return {letter: worn.count(letter) for letter in (*letters_of(team_of(roster)), *(set(worn) & set("xyz")))}


def cost_of(member: Member) -> int:
    """Return the team points of a player.

    Rule: Elfball 21.
    """
    return ROOKIE + LEARNED * len(member.learned)


def value_of(roster: Roster) -> int:
    """Return the team points of a roster.

    Rule: Elfball 21.
    """
    return sum(map(cost_of, roster.members)) + roster.support.cost


def free_shirt(roster: Roster) -> int:
    """Return the lowest number nobody wears, 0 if there is none."""
    worn = {member.shirt for member in roster.members}
    return next((shirt for shirt in range(1, len(team_of(roster).given_names) + 1) if shirt not in worn), 0)


def ready_roster(key: str) -> Roster:
    """Return the ready line-up of a list."""
    positions = [letter for letter, p in zip(letters_of(TEAMS[key]), TEAMS[key].positions, strict=False)
                 for _n in range(p.ready)]
    return Roster(key, tuple(Member(shirt, letter) for shirt, letter in enumerate(positions, 1)))


def advanced_roster(key: str) -> Roster:
    """Return a ready team of the advanced game: the ready line-up with three Basic abilities, a keg and cheerleaders.

    Its three players of different kinds learn what is open to their Type alone; it is worth the whole limit.
    """
    basic, members, taught = ready_roster(key), [], set[str]()
    for member in basic.members:
        kind = position_of(basic, member).type
        own = [a.key for a in OF_TYPES if a.of == kind and a.level == BASIC]
        if own and kind not in taught and len(taught) < TAUGHT:
            member = member._replace(learned=(own[0],))
            taught.add(kind)
        members.append(member)
    rest = LIMIT - value_of(basic) - LEARNED * len(taught) - EXTRA
    return basic._replace(members=tuple(members), support=Support(kegs=1, cheerleaders=min(rest // EXTRA, 4)))
