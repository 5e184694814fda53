"""What a coach may do with a team between matches (chapters 21 and 22): teach, hire, let go, drop, buy.

A refusal says why and by which rule; what the rules refuse changes nothing. Nothing here lifts a team above its limit
of points or lets a player go below six.
"""

from collections.abc import Collection
from typing import NamedTuple

from fracas.games.elfball.abilities.listed import ABILITIES, BASIC, BY_KEY, is_open_to
from fracas.games.elfball.team import roster as rs
from fracas.games.elfball.team.legality import MANIAC_RULE
from fracas.games.elfball.team.lists import IMPCRUSHER, SQUAD, letters_of
from fracas.games.elfball.team.notes import BUY, HIRE, LEARN, RELEASE, CoachDeed, read_deed
from fracas.games.elfball.team.roster import Member, Roster, SupportKind
from fracas.games.elfball.team.team_code import most_of
from fracas.games.elfball.team.teams import ELFBALL, profile_of
from fracas.games.elfball.tournament import MOST_POINTS, MOST_POTIONS
from fracas.kernel.contracts.career import Options
from fracas.locale import _, ngettext, pgettext

POINTS_AN_ABILITY = 5  # experience (22)


class Refusal(NamedTuple):
    """Why something cannot be done."""

    text: str  # a clause, without a capital and a full stop
    rule: str  # where it stands: "21"
    game: str = ELFBALL  # in whose book


def limit_of(options: Options) -> int:
    """Return the limit of team points.

    Rule: Elfball 21 (a league may choose), 24.8.
    """
    chosen = int(options.get("points", 0)) or rs.LIMIT
    return min(chosen, MOST_POINTS) if _is_tournament(options) else chosen


def _is_tournament(options: Options) -> bool:
    return options.get("tournament") == "yes"


def abilities_to_learn(member: Member) -> int:
    """Return the number of abilities a player has earned and not learned yet.

    Rule: Elfball 22 (one per full 5 points), 24.6 (an Impcrusher learns nothing).
    """
    if member.position == IMPCRUSHER:
        return 0
    return max(0, member.experience // POINTS_AN_ABILITY - len(member.learned))


def is_affordable(roster: Roster, points: int, limit: int) -> bool:
    """Return whether a team may become worth so many points more.

    Rule: Elfball 21.
    """
    return rs.value_of(roster) + points <= limit


def open_positions(roster: Roster) -> list[str]:
    """List the positions a team may still hire for."""
    team, counts = rs.team_of(roster), rs.counts_of_positions(roster)
    if len(roster.members) >= SQUAD:
        return []
    return [letter for letter in letters_of(team) if counts.get(letter, 0) < most_of(team, counts, letter)]


def after_deed(roster: Roster, word: str, limit: int) -> Roster:
    """Return a team after a deed of its coach; a deed that the rules refuse changes nothing.

    Rule: Elfball 21, 22.
    Args: word - of the notes.
    """
    deed = read_deed(word)
    payer = cheaper(roster, deed.paid) if deed.paid else roster
    if _rule_refusal(payer, deed, limit) is not None:
        return roster
    if deed.verb == LEARN:
        member = rs.member_with_shirt(payer, deed.shirt)
        assert member is not None
        return rs.with_member(payer, rs.with_ability(member, deed.what))
    if deed.verb == HIRE:
        return rs.with_rookie(roster, deed.what)
    if deed.verb == RELEASE:
        return rs.without(roster, deed.shirt)
    if deed.verb == BUY:
        kind = rs.KIND_OF[deed.what]
        return rs.with_support(roster, kind, roster.support.number(kind) + 1)
    return cheaper(roster, deed.what)


def cheaper(roster: Roster, word: str) -> Roster:
    """Return the roster with one less of a support, if it has any."""
    kind = rs.KIND_OF[word]
    return rs.with_support(roster, kind, max(0, roster.support.number(kind) - 1))


def fill_up(roster: Roster, limit: int) -> Roster:
    """Hire rookies up to six, of the position that lacks most. What costs too much for it is dropped.

    Rule: Elfball 21, Ruling 121.
    Args: limit - of team points.
    """
    while len(roster.members) < rs.LEAST:
        team, counts = rs.team_of(roster), rs.counts_of_positions(roster)
        letters = open_positions(roster)
        best = max(letters, key=lambda letter: (most_of(team, counts, letter) - counts.get(letter, 0),
                                                -letters.index(letter)))
        while not is_affordable(roster, rs.ROOKIE, limit) and (spare := supports(roster)):
            roster = cheaper(roster, spare[0].word)
        roster = rs.with_rookie(roster, best)
    return roster


def supports(roster: Roster) -> list[SupportKind]:
    """List the kinds of support a team has, the first to be dropped first."""
    return [kind for kind in rs.SUPPORT if roster.support.number(kind)]


# -- refusals ------------------------------------------------------------------------------------------------------


def deed_refusal(roster: Roster, word: str, options: Options, closed: Collection[str] = ()) -> Refusal | None:
    """Return the reason against a deed of a coach, None if it is allowed now.

    Rule: Elfball 21, 22, 23, 24.7, 24.8, Ruling 121; Street Brawl 12.
    Args: word - of the notes.
          closed - letters of positions that do not play this game.
    """
    deed = read_deed(word)
    if deed.paid and not roster.support.number(rs.KIND_OF[deed.paid]):
        return _none_left()
    if deed.verb == HIRE and deed.what in closed and deed.what in letters_of(rs.team_of(roster)):
        return Refusal(_("plays Street Brawl only"), MANIAC_RULE, "street_brawl")
    if deed.verb == BUY and _is_tournament(options) and (
            deed.what == "wizard" or (deed.what == "potion" and roster.support.potions >= MOST_POTIONS)):
        return Refusal(_("not in a tournament"), "24.8")
    return _rule_refusal(cheaper(roster, deed.paid) if deed.paid else roster, deed, limit_of(options))


def _rule_refusal(roster: Roster, deed: CoachDeed, limit: int) -> Refusal | None:
    """Return the reason of the team rules against a deed."""
    if deed.verb == LEARN:
        return _lesson_refusal(roster, deed, limit)
    if deed.verb == HIRE:
        return _hire_refusal(roster, deed.what, limit)
    if deed.verb == RELEASE:
        return _release_refusal(roster, deed.shirt)
    kind = rs.KIND_OF[deed.what]
    if deed.verb == BUY:
        return _support_refusal(roster, kind, limit)
    return None if roster.support.number(kind) else _none_left()


def _lesson_refusal(roster: Roster, deed: CoachDeed, limit: int) -> Refusal | None:
    """Rule: Elfball 21, 22."""
    member = rs.member_with_shirt(roster, deed.shirt)
    if member is None:
        return _no_such_player(deed.shirt)
    closed = ability_refusal(roster, member, deed.what) or learning_refusal(member)
    return closed or _limit_refusal(roster, rs.LEARNED, limit)


def learning_refusal(member: Member) -> Refusal | None:
    """Return the reason why a player may learn nothing now.

    Rule: Elfball 22, 24.6.
    """
    if member.position == IMPCRUSHER:
        return Refusal(_("an Impcrusher learns nothing"), "24.6")
    if abilities_to_learn(member):
        return None
    needed = (len(member.learned) + 1) * POINTS_AN_ABILITY
    points = ngettext("{n} of {needed} experience point", "{n} of {needed} experience points", needed)
    return Refusal(points.format(n=member.experience, needed=needed), "22")


def ability_refusal(roster: Roster, member: Member, key: str) -> Refusal | None:
    """Return the reason why an ability is closed to a player, whatever he has earned.

    Rule: Elfball 22, Ruling 137.
    """
    ability, profile = BY_KEY[key], profile_of(roster, member)
    if key in profile.abilities:
        return Refusal(_("he has it already"), "22")
    if not is_open_to(profile, roster.list, key):
        return Refusal(_("open to {type} players only").format(type=_(ability.of)), "22.2")
    basic = next(each for each in ABILITIES if each.of == ability.of and each.level == BASIC)
    if ability.level != BASIC and basic.key not in profile.abilities:
        return Refusal(_("needs {ability} first").format(ability=pgettext("ability", basic.name)), "22")
    return None


def lessons(roster: Roster, member: Member) -> list[str]:
    """List the abilities a player could learn next, in printed order.

    Rule: Elfball 22, Ruling 137.
    """
    return [ability.key for ability in ABILITIES if ability_refusal(roster, member, ability.key) is None]


def _hire_refusal(roster: Roster, letter: str, limit: int) -> Refusal | None:
    """Rule: Elfball 21, 23."""
    if letter not in letters_of(rs.team_of(roster)):
        return Refusal(_("the team has no such position"), "23")
    if not rs.free_shirt(roster):
        return Refusal(_("the team is full"), "21")
    if letter not in open_positions(roster):
        return Refusal(_("no more allowed"), "23")
    return _limit_refusal(roster, rs.ROOKIE, limit)


def _release_refusal(roster: Roster, shirt: int) -> Refusal | None:
    """Rule: Elfball 21."""
    if rs.member_with_shirt(roster, shirt) is None:
        return _no_such_player(shirt)
    if len(roster.members) <= rs.LEAST:
        return Refusal(_("never below {n} players").format(n=rs.LEAST), "21")
    return None


def _support_refusal(roster: Roster, kind: SupportKind, limit: int) -> Refusal | None:
    """Rule: Elfball 21, 24.7, Ruling 121 (a potion that was drunk must be bought again)."""
    if roster.support.number(kind) >= kind.most:
        return Refusal(_("no more allowed"), kind.rule)
    return _limit_refusal(roster, kind.cost, limit)


def _no_such_player(shirt: int) -> Refusal:
    return Refusal(_("nobody wears number {n}").format(n=shirt), "21")


def _none_left() -> Refusal:
    return Refusal(_("none left"), "21")


def _limit_refusal(roster: Roster, points: int, limit: int) -> Refusal | None:
    """Rule: Elfball 21."""
    if is_affordable(roster, points, limit):
        return None
    free = max(0, limit - rs.value_of(roster))
    text = ngettext("costs {cost} points, {n} is left", "costs {cost} points, {n} are left", free)
    return Refusal(text.format(cost=points, n=free), "21")
