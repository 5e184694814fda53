"""What each control of the builder makes of a roster of Elfball. What makes it impossible is refused in a sentence."""

from collections.abc import Callable

from fracas.faces.roster_editor import STEP, RosterChange, look_changes
from fracas.games.elfball.abilities.listed import BY_KEY
from fracas.games.elfball.team import roster as rs
from fracas.games.elfball.team.lists import SQUAD, letters_of
from fracas.games.elfball.team.roster import Member, Roster, SupportKind
from fracas.games.elfball.team.roster_file import MOST_LIMIT, MOST_SUPPORT
from fracas.games.elfball.team.team_code import MOST_EXPERIENCE
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.fields import typed_number
from fracas.kernel.names import NAME_LIMIT, custom_name
from fracas.locale import _
from fracas.view.arguments import flag, key_in, number, one_of, text, word


def hire(roster: Roster, letter: str, step: int) -> Roster:
    """Hire a player of a position under the lowest free number, or let the last one hired go."""
    if letter not in letters_of(rs.team_of(roster)):
        raise InvalidNotation(_("{text} is no position of this team.").format(text=quote(letter)))
    if step < 0:
        last = next((member for member in reversed(roster.members) if member.position == letter), None)
        return roster if last is None else rs.without(roster, last.shirt)
    if not rs.free_shirt(roster):
        raise InvalidNotation(_("The team is full: it may have {n} players.").format(n=SQUAD))
    return rs.hired(roster, letter)


def rename(roster: Roster, shirt: int, name: str) -> Roster:
    """Give a player a name of his own, or back the one of his shirt."""
    def named_so(member: Member) -> Member:
        return member._replace(name=custom_name(name, rs.team_of(roster).given_names[shirt - 1], NAME_LIMIT))
    return _with(roster, shirt, named_so)


def renumber(roster: Roster, old: int, new: int) -> Roster:
    """Give a player another number; who wears it takes his."""
    if not 1 <= old <= SQUAD or not 1 <= new <= SQUAD:
        raise InvalidNotation(_("Numbers go from 1 to {n}.").format(n=SQUAD))
    worn = {old: new, new: old}
    return roster._replace(members=tuple(sorted(
        member._replace(shirt=worn.get(member.shirt, member.shirt)) for member in roster.members)))


def learn(roster: Roster, shirt: int, key: str, is_on: bool) -> Roster:
    """Teach a player an ability, or take it back."""
    def changed(member: Member) -> Member:
        kept = member._replace(learned=tuple(each for each in member.learned if each != key))
        return rs.taught(kept, key) if is_on else kept
    return _with(roster, shirt, changed)


def experience(roster: Roster, shirt: int, points: str) -> Roster:
    """Note a player's experience points."""
    won = typed_number(points, MOST_EXPERIENCE)
    return _with(roster, shirt, lambda member: member._replace(experience=won))


def wound(roster: Roster, shirt: int, name: str, step: int) -> Roster:
    """Lower an attribute by one for a lasting injury, or raise it again as far as it is printed."""
    place = rs.ATTRIBUTES.index(name)

    def wounded(member: Member) -> Member:
        now, printed = list(rs.attributes_of(roster, member)), rs.position_of(roster, member)[3:9]
        now[place] = max(min(now[place] + step, printed[place]), min(printed[place], 1))
        return member._replace(attributes=() if tuple(now) == printed else tuple(now))
    return _with(roster, shirt, wounded)


def support(roster: Roster, kind: SupportKind, step: int) -> Roster:
    """Have one more or one less of a support."""
    return rs.with_support(roster, kind, min(max(roster.support.number(kind) + step, 0), MOST_SUPPORT))


def limit(roster: Roster, points: str) -> Roster:
    """Measure the team by other points."""
    return roster._replace(limit=typed_number(points, MOST_LIMIT))


def _with(roster: Roster, shirt: int, change: Callable[[Member], Member]) -> Roster:
    member = rs.worn_by(roster, shirt)
    return roster if member is None else rs.with_member(roster, change(member))


_SUPPORT = key_in(lambda: rs.KIND_OF)

CHANGES = {
    "hire": RosterChange(hire, (word, STEP)),
    "release": RosterChange(rs.without, (number,)),
    "rename": RosterChange(rename, (number, text), is_typed=True),
    "renumber": RosterChange(renumber, (number, number)),
    "learn": RosterChange(learn, (number, one_of(*BY_KEY), flag)),
    "experience": RosterChange(experience, (number, text), is_typed=True),
    "wound": RosterChange(wound, (number, one_of(*rs.ATTRIBUTES), STEP)),
    "support": RosterChange(support, (_SUPPORT, STEP)),
    "extra": RosterChange(rs.with_support, (_SUPPORT, flag)),
    "limit": RosterChange(limit, (text,), is_typed=True),
    **look_changes(lambda roster: rs.team_of(roster).name),
}
