"""Legality of a roster, with every reason against it (chapters 21 to 24).

An illegal roster may be kept and changed; only a match asks for a legal one, or for two coaches who agree otherwise.
"""

from collections.abc import Iterator

from fracas.games.elfball.abilities.listed import ABILITIES, BASIC, BY_KEY, Ability, is_open_to
from fracas.games.elfball.team import roster as rs
from fracas.games.elfball.team.lists import HORROR, IMPCRUSHER, MANIAC, OPTIONAL, SQUAD, displaced_position, position_at
from fracas.games.elfball.team.roster import Member, Roster, Support
from fracas.games.elfball.team.team_code import most_of, read_code
from fracas.games.elfball.team.teams import ELFBALL, profile_of
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.teams.names import NAME_LIMIT, TEAM_LIMIT, name_flaw
from fracas.kernel.teams.team_files import Fault
from fracas.locale import _, ngettext, pgettext

HORROR_RULE, IMPCRUSHER_RULE, MANIAC_RULE = "24.5", "24.6", "S12"
RULES = {HORROR: HORROR_RULE, IMPCRUSHER: IMPCRUSHER_RULE}


def faults(roster: Roster, game: str = ELFBALL) -> list[Fault]:
    """List the reasons why a roster may not play, in the order of the roster.

    Rule:    Elfball 21, 22, 23, 24.5 to 24.7; Street Brawl 12.
    Args:    game - which of the two it is to play.
    Returns: nothing if it is legal.
    """
    found = [*_of_team(roster), *_of_positions(roster, game), *_of_support(roster)]
    for member in roster.members:
        found += _of_member(roster, member)
    return found


def check_value(code: str, most: int) -> None:
    """Refuse a team that is worth more than was agreed.

    Rule:   Elfball 21 (a league may choose another number of points).
    Raises: InvalidNotation in a sentence.
    """
    roster = read_code(code)
    if rs.value_of(roster) > most:
        sentence = _("The teams are worth {most} points at most here, not {value}: {team}.")
        name = roster.name or _(rs.team_of(roster).name)
        raise InvalidNotation(sentence.format(most=most, value=rs.value_of(roster), team=name))


def refuse_faults(code: str, limit: int, game: str) -> None:
    """Refuse a team that is not legal.

    Rule:   Elfball 21, 22, 23; Street Brawl 12.
    Args:   limit - team points it may be worth.
    Raises: InvalidNotation with its first fault.
    """
    roster = read_code(code)
    wrong = faults(roster._replace(limit=limit), game)
    if wrong:
        name = roster.name or _(rs.team_of(roster).name)
        raise InvalidNotation(_("The team {text} cannot play: {reason}.").format(
            text=quote(name), reason=wrong[0].text.rstrip(".")))


def _of_team(roster: Roster) -> Iterator[Fault]:
    """Points, number of players, the team's name."""
    value, size = rs.value_of(roster), len(roster.members)
    if value > roster.limit:
        over = value - roster.limit
        yield Fault(ngettext(
            "The team is worth {value} points, {n} point more than the limit of {limit}.",
            "The team is worth {value} points, {n} points more than the limit of {limit}.", over,
        ).format(value=value, n=over, limit=roster.limit), "21")
    if size < rs.LEAST:
        yield Fault(ngettext(
            "The team has {n} player; it needs at least {least}.",
            "The team has {n} players; it needs at least {least}.", size,
        ).format(n=size, least=rs.LEAST), "21")
    if size > SQUAD:
        yield Fault(_("The team has {n} players; it may have {most} at most.").format(n=size, most=SQUAD), "21")
    if roster.name and (flaw := name_flaw(roster.name, TEAM_LIMIT)):
        yield Fault(flaw, "21")


def _of_positions(roster: Roster, game: str) -> Iterator[Fault]:
    """The faults of positions: their maxima and their optional players."""
    team, counts = rs.team_of(roster), rs.counts_of_positions(roster)
    for letter, count in counts.items():
        most = most_of(team, counts, letter)
        name = _(position_at(team, letter).name)
        if letter in OPTIONAL and not displaced_position(team, letter):
            yield Fault(_("{position}: the {team} may not have one.").format(position=name, team=_(team.name)),
                        RULES[letter])
        elif count > most:
            yield Fault(_("{position}: {n} of them, at most {most} are allowed.").format(
                position=name, n=count, most=most), _rule_of_maximum(roster, letter))
    if counts.get(MANIAC) and game == ELFBALL:
        yield Fault(_("A Chainsaw Maniac plays Street Brawl only."), MANIAC_RULE, 0, "street_brawl")


def _rule_of_maximum(roster: Roster, letter: str) -> str:
    """Return the rule that limits a position: its list, or the optional player who takes a place of it."""
    if letter in OPTIONAL:
        return RULES.get(letter, "23")
    takes = [other for other in rs.counts_of_positions(roster) if other in RULES
             and displaced_position(rs.team_of(roster), other) == letter]
    return RULES[takes[0]] if takes else "23"


def _of_support(roster: Roster) -> Iterator[Fault]:
    for kind in rs.SUPPORT:
        count = roster.support.number(kind)
        if count > kind.most:
            yield Fault(_("{support}: {n}, at most {most} are allowed.").format(
                support=_(kind.name), n=count, most=kind.most), kind.rule)


def names_of_support(support: Support) -> tuple[str, ...]:
    """Return the support of a team in words."""
    named = (
        (support.referee, _("Bribed Referee")),
        (support.cheerleaders, ngettext("{n} Cheerleader", "{n} Cheerleaders", support.cheerleaders)),
        (support.kegs, ngettext("{n} Keg", "{n} Kegs", support.kegs)),
        (support.potions, ngettext("{n} Magic Potion", "{n} Magic Potions", support.potions)),
        (support.wizard, _("Hired Gun Wizard")),
    )
    return tuple(text.format(n=count) for count, text in named if count)


def _of_member(roster: Roster, member: Member) -> Iterator[Fault]:
    """Name and number, abilities, attributes of one player."""
    who, shirt = f"{rs.name_of(roster, member)} ({member.shirt})", member.shirt
    others = [other for other in roster.members if other is not member]
    if member.name and (flaw := name_flaw(member.name, NAME_LIMIT)):
        yield Fault(flaw, "21", shirt)
    if any(other.shirt == shirt for other in others):
        yield Fault(_("{player}: another player wears the same number.").format(player=who), "1", shirt)
    if any(rs.name_of(roster, other) == rs.name_of(roster, member) for other in others):
        yield Fault(_("{player}: another player has the same name.").format(player=who), "1", shirt)
    if member.position == IMPCRUSHER and (member.learned or member.experience):
        yield Fault(_("{player}: an Impcrusher wins no experience and learns nothing.").format(player=who),
                    IMPCRUSHER_RULE, shirt)
    else:
        for key in member.learned:
            yield from _of_ability(roster, member, BY_KEY[key], who)
    printed = rs.position_of(roster, member)[3:9]
    if any(now > was for now, was in zip(rs.attributes_of(roster, member), printed, strict=True)):
        yield Fault(_("{player}: no attribute rises above the printed one.").format(player=who), "17", shirt)
    if any(now < min(was, 1) for now, was in zip(rs.attributes_of(roster, member), printed, strict=True)):
        yield Fault(_("{player}: no attribute falls below 1.").format(player=who), "17/R42", shirt)


def _of_ability(roster: Roster, member: Member, ability: Ability, who: str) -> Iterator[Fault]:
    """Rule: Elfball 22: his own Type or General, and the Basic one first."""
    name = pgettext("ability", ability.name)
    if not is_open_to(profile_of(roster, member), roster.list, ability.key):
        sentence = _("{player}: {ability} is open to {type} players only.")
        yield Fault(sentence.format(player=who, ability=name, type=_(ability.of)), "22.2", member.shirt)
    basics = [other for other in ABILITIES if other.of == ability.of and other.level == BASIC]
    if ability.level != BASIC and all(other.key not in member.learned for other in basics):
        sentence = _("{player}: {ability} is Advanced and needs {basic} first.")
        basic = pgettext("ability", basics[0].name)
        yield Fault(sentence.format(player=who, ability=name, basic=basic), "22", member.shirt)
