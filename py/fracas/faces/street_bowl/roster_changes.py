"""What each control of the builder makes of a Street Bowl team. What makes it impossible is refused in a sentence."""

from collections.abc import Callable

from fracas.faces.keeper import STEP, RosterChange, look_changes
from fracas.games.street_bowl.skills.catalogue import BY_KEY
from fracas.games.street_bowl.team import roster as rs
from fracas.games.street_bowl.team.codes import MOST_BOUGHT
from fracas.games.street_bowl.team.races import LETTERS
from fracas.games.street_bowl.team.roster import Member, Roster
from fracas.games.street_bowl.team.teams import READY
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.names import NAME_LIMIT, own_name
from fracas.locale import _
from fracas.view.arguments import number, one_of, switched, text, word

REROLLS, POTIONS, CHEF = "reroll", "potion", "chef"


def hire(roster: Roster, letter: str, step: int) -> Roster:
    """Hire a player of a position, or let the last one hired go."""
    if letter not in LETTERS[:len(rs.race_of(roster).positions)]:
        raise InvalidNotation(_("{text} is no position of this team.").format(text=quote(letter)))
    if step < 0:
        last = max((shirt for shirt, member in enumerate(roster.members, 1) if member.letter == letter), default=0)
        return release(roster, last) if last else roster
    if len(roster.members) >= rs.MOST:
        raise InvalidNotation(_("The team is full: it may have {n} players.").format(n=rs.MOST))
    return roster._replace(members=(*roster.members, Member(letter)))


def release(roster: Roster, shirt: int) -> Roster:
    """Let a player go; those behind him move up."""
    place = _place(roster, shirt)
    return roster._replace(members=roster.members[:place] + roster.members[place + 1:])


def rename(roster: Roster, shirt: int, name: str) -> Roster:
    """Give a player a name of his own, or back the one of his shirt."""
    given = READY[roster.race].given_names[shirt - 1] if 1 <= shirt <= rs.MOST else ""
    return _with(roster, shirt, lambda member: member._replace(name=own_name(name, given, NAME_LIMIT)))


def renumber(roster: Roster, old: int, new: int) -> Roster:
    """Let two players change numbers."""
    one, two = _place(roster, old), _place(roster, new)
    members = [*roster.members]
    members[one], members[two] = members[two], members[one]
    return roster._replace(members=tuple(members))


def learn(roster: Roster, shirt: int, key: str, is_on: bool) -> Roster:
    """Give a player a skill more, or take it back.

    Rule: Street Bowl 3, Ruling 4.
    """
    def changed(member: Member) -> Member:
        kept = {each for each in member.added if each != key}
        return member._replace(added=tuple(sorted(kept | {key} if is_on else kept)))
    return _with(roster, shirt, changed)


def support(roster: Roster, kind: str, step: int) -> Roster:
    """Buy one more or one less.

    Rule: Street Bowl 3.
    """
    if kind == REROLLS:
        return roster._replace(rerolls=min(max(roster.rerolls + step, 0), rs.MOST_REROLLS))
    return roster._replace(potions=min(max(roster.potions + step, 0), MOST_BOUGHT))


def chef(roster: Roster, _kind: str, is_on: bool) -> Roster:
    """Hire the Master Chef, or do without.

    Rule: Street Bowl 3.
    """
    return roster._replace(has_chef=is_on)


def _place(roster: Roster, shirt: int) -> int:
    """Return the place of a shirt number."""
    if not 1 <= shirt <= len(roster.members):
        raise InvalidNotation(_("Nobody wears the number {text}.").format(text=quote(str(shirt))))
    return shirt - 1


def _with(roster: Roster, shirt: int, change: Callable[[Member], Member]) -> Roster:
    members = [*roster.members]
    place = _place(roster, shirt)
    members[place] = change(members[place])
    return roster._replace(members=tuple(members))


CHANGES = {
    "hire": RosterChange(hire, (word, STEP)),
    "release": RosterChange(release, (number,)),
    "rename": RosterChange(rename, (number, text), is_typed=True),
    "renumber": RosterChange(renumber, (number, number)),
    "learn": RosterChange(learn, (number, one_of(*BY_KEY), switched)),
    "support": RosterChange(support, (one_of(REROLLS, POTIONS), STEP)),
    "extra": RosterChange(chef, (one_of(CHEF), switched)),
    **look_changes(lambda roster: READY[roster.race].name),
}
