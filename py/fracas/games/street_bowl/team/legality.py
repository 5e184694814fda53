"""Whether a roster is legal, and every reason why it is not (chapter 3).

An illegal roster may be kept and changed; only a match asks for a legal one.
"""

from __future__ import annotations

from collections.abc import Iterator

from fracas.games.street_bowl.skills.blocking import FRENZY, GRAB
from fracas.games.street_bowl.skills.catalogue import BY_KEY
from fracas.games.street_bowl.skills.off_pitch import LEADER
from fracas.games.street_bowl.team import roster as rs
from fracas.games.street_bowl.team.races import CATEGORY_OF, LETTERS, Position
from fracas.games.street_bowl.team.roster import Member, Roster
from fracas.kernel.teams.names import NAME_LIMIT, TEAM_LIMIT, name_flaw
from fracas.kernel.teams.team_files import Fault
from fracas.locale import _, ngettext, pgettext

CREATION, LEAST_PLAYERS, SKILLS = "3", "3/R6", "3/R4"


def faults(roster: Roster, *, allows_skills: bool = False) -> list[Fault]:
    """List every reason why a roster may not play, in the order of the roster.

    Rule:    Street Bowl 3, Rulings 4, 6.
    Args:    allows_skills - whether the organiser lets players have added skills.
    Returns: nothing if it is legal.
    """
    found = [*_of_money(roster), *_of_numbers(roster), *_of_positions(roster)]
    for shirt, member in enumerate(roster.members, 1):
        found += _of_member(roster, shirt, member, allows_skills)
    return found


def _of_money(roster: Roster) -> Iterator[Fault]:
    """Money, re-rolls, the team's name."""
    value = rs.value_of(roster)
    if value > rs.MONEY:
        yield Fault(_("The team costs {value},000, that is {over},000 more than the {money},000 it has.").format(
            value=value, over=value - rs.MONEY, money=rs.MONEY), CREATION)
    if roster.rerolls > rs.MOST_REROLLS:
        yield Fault(_("The team has {n} re-rolls; it may have {most} at most.").format(
            n=roster.rerolls, most=rs.MOST_REROLLS), CREATION)
    if roster.name and (flaw := name_flaw(roster.name, TEAM_LIMIT)):
        yield Fault(flaw, CREATION)


def _of_numbers(roster: Roster) -> Iterator[Fault]:
    """How many players, and how many specialists."""
    size, specialists = len(roster.members), rs.specialists_of(roster)
    if size < rs.LEAST:
        yield Fault(ngettext(
            "The team has {n} player; it needs at least {least}.",
            "The team has {n} players; it needs at least {least}.", size,
        ).format(n=size, least=rs.LEAST), LEAST_PLAYERS)
    if size > rs.MOST:
        yield Fault(_("The team has {n} players; it may have {most} at most.").format(n=size, most=rs.MOST), CREATION)
    if specialists > rs.MOST_SPECIALISTS:
        yield Fault(_("The team has {n} specialists; it may have {most} at most.").format(
            n=specialists, most=rs.MOST_SPECIALISTS), CREATION)


def _of_positions(roster: Roster) -> Iterator[Fault]:
    """The maximum of each position."""
    for letter, position in zip(LETTERS, rs.race_of(roster).positions, strict=False):
        count = rs.count_of(roster, letter)
        if count > position.most:
            yield Fault(_("{position}: {n} of them, at most {most} are allowed.").format(
                position=_(position.name), n=count, most=position.most), CREATION)


def _of_member(roster: Roster, shirt: int, member: Member, allows_skills: bool) -> Iterator[Fault]:
    """Name and added skills of one player."""
    who = _("{player} ({shirt})").format(player=rs.name_of(roster, shirt), shirt=shirt)
    if member.name and (flaw := name_flaw(member.name, NAME_LIMIT)):
        yield Fault(flaw, CREATION, shirt)
    if member.added and not allows_skills:
        yield Fault(_("{player}: this match is played without added skills.").format(player=who), SKILLS, shirt)
    position = rs.position_of(roster, member)
    for key in member.added:
        yield from _of_skill(position, key, who, shirt)
    skills = (*position.skills, *member.added)
    if member.added and FRENZY in skills and GRAB in skills:
        yield Fault(_("{player}: Frenzy and Grab cannot be combined.").format(player=who), "19.1", shirt)


def _of_skill(position: Position, key: str, who: str, shirt: int) -> Iterator[Fault]:
    """One added skill: never Leader, not twice, of a category the position learns in.

    Rule: Street Bowl 3, 19, Ruling 4.
    """
    skill = BY_KEY[key]
    name = pgettext("skill", skill.name)
    if key == LEADER:
        yield Fault(_("{player}: Leader cannot be added.").format(player=who), SKILLS, shirt)
    elif key in position.skills:
        yield Fault(_("{player}: he has {skill} already.").format(player=who, skill=name), "19", shirt)
    elif skill.category not in {CATEGORY_OF[letter] for letter in position.normal + position.double}:
        yield Fault(_("{player}: {skill} is open to others only.").format(player=who, skill=name), SKILLS, shirt)
