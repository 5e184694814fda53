"""Rosters (chapter 21): hired players with their abilities and injuries, and the team's support.

A roster may be illegal; `legality` says why. How it is written as one word stands in `team_code`, as a file and as text
for people in `roster_file`.
"""

from __future__ import annotations

from typing import NamedTuple

from fracas.games.elfball.abilities.listed import BASIC, OF_TYPES, in_printed_order
from fracas.games.elfball.team.lists import INBORN, TEAMS, RosterPosition, Team, letters_of, position_at
from fracas.locale import N_, _

LIMIT = 180  # team points (21)
LEAST = 6  # players of a team (21)
ROOKIE = 15  # points of a player (21), also of the optional ones (Ruling 67; Street Brawl 12)
LEARNED = 5  # points of each learned ability (21)
TAUGHT = 3  # players with a learned ability in a ready advanced team
ATTRIBUTES = ("jog", "might", "tackle", "dodge", "skill", "grit")


class SupportKind(NamedTuple):
    """A kind of support, of which a team may bring one or more."""

    word: str  # in the notes of matches
    name: str
    place: int  # among the fields of `Support`
    most: int
    cost: int  # team points of each
    rule: str = "21"


SUPPORT = (  # in the order of dropping: a team that must drop support drops the first it has
    SupportKind("cheerleader", N_("Cheerleaders"), 1, 4, 5),
    SupportKind("keg", N_("Kegs"), 2, 2, 5),
    SupportKind("potion", N_("Magic Potions"), 3, 3, 5),
    SupportKind("referee", N_("Bribed Referee"), 0, 1, 5),
    SupportKind("wizard", N_("Hired Gun Wizard"), 4, 1, 20, "24.7"),
)
KIND_OF = {kind.word: kind for kind in SUPPORT}


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
        return sum(kind.cost * self.number(kind) for kind in SUPPORT)

    def number(self, kind: SupportKind) -> int:
        """Return the number of a kind of support."""
        return int(self[kind.place])

    def with_number(self, kind: SupportKind, number: int) -> Support:
        """Return the support with another number of a kind."""
        now = [*self]
        now[kind.place] = number
        referee, cheerleaders, kegs, potions, wizard = now
        return Support(bool(referee), cheerleaders, kegs, potions, bool(wizard))


class Member(NamedTuple):
    """A player of a roster."""

    shirt: int  # 1..12
    position: str  # letter, as in `lists`
    name: str = ""  # his own; "" = the one the list gives to his shirt
    learned: tuple[str, ...] = ()  # keys in printed order, without the printed abilities
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


def title_of(roster: Roster) -> str:
    """Return the name of a team: its own, which is never translated, or that of its list."""
    return roster.name or _(team_of(roster).name)


def position_of(roster: Roster, member: Member) -> RosterPosition:
    """Return the position of a player."""
    return position_at(team_of(roster), member.position)


def name_of(roster: Roster, member: Member) -> str:
    """Return the name of a player."""
    return member.name or team_of(roster).given_names[member.shirt - 1]


def attributes_of(roster: Roster, member: Member) -> tuple[int, ...]:
    """Return the six attributes of a player as they are now."""
    return member.attributes or position_of(roster, member)[3:9]


def abilities_of(member: Member) -> tuple[str, ...]:
    """Return all abilities of a player."""
    return in_printed_order((*INBORN.get(member.position, ()), *member.learned))


def counts_of_positions(roster: Roster) -> dict[str, int]:
    """Return the number of players of each position, by letter."""
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


# -- changes, allowed or not ---------------------------------------------------------------------------------------


def member_with_shirt(roster: Roster, shirt: int) -> Member | None:
    """Return the member with a shirt number, None if there is none."""
    return next((member for member in roster.members if member.shirt == shirt), None)


def with_member(roster: Roster, member: Member) -> Roster:
    """Return the roster with another player under the same number."""
    return roster._replace(members=tuple(member if old.shirt == member.shirt else old for old in roster.members))


def without(roster: Roster, shirt: int) -> Roster:
    """Return the roster without a player."""
    return roster._replace(members=tuple(member for member in roster.members if member.shirt != shirt))


def with_rookie(roster: Roster, letter: str) -> Roster:
    """Return the roster with a rookie of a position under the lowest free number; there is one."""
    return roster._replace(members=tuple(sorted((*roster.members, Member(free_shirt(roster), letter)))))


def with_support(roster: Roster, kind: SupportKind, number: int) -> Roster:
    """Return the roster with another number of a support."""
    return roster._replace(support=roster.support.with_number(kind, number))


def with_ability(member: Member, key: str) -> Member:
    """Return a player who has learned one ability more."""
    return member._replace(learned=in_printed_order((*member.learned, key)))


# -- ready teams ---------------------------------------------------------------------------------------------------


def ready_roster(key: str) -> Roster:
    """Return the ready line-up of a list."""
    positions = [letter for letter, p in zip(letters_of(TEAMS[key]), TEAMS[key].positions, strict=False)
                 for _n in range(p.ready)]
    return Roster(key, tuple(Member(shirt, letter) for shirt, letter in enumerate(positions, 1)))


def advanced_roster(key: str) -> Roster:
    """Return a ready team of the advanced game: the ready line-up with three Basic abilities, a keg and cheerleaders.

    Its three players of different kinds learn what is open to their Type alone; it is worth the whole limit.
    """
    roster, types = ready_roster(key)._replace(support=Support(kegs=1)), set[str]()
    for member in roster.members:
        kind = position_of(roster, member).type
        own = [ability.key for ability in OF_TYPES if ability.of == kind and ability.level == BASIC]
        if own and kind not in types and len(types) < TAUGHT:
            roster = with_member(roster, with_ability(member, own[0]))
            types.add(kind)
    cheers = KIND_OF["cheerleader"]
    return with_support(roster, cheers, min((LIMIT - value_of(roster)) // cheers.cost, cheers.most))
