"""What each control of the builder makes of a roster of Elfball. What makes it impossible is refused in a sentence."""

from __future__ import annotations

from collections.abc import Callable

from fracas.games.elfball.abilities import BY_KEY
from fracas.games.elfball.team.lists import SQUAD, letters_of
from fracas.games.elfball.team.roster import (
    ATTRIBUTES,
    KIND_OF,
    Member,
    Roster,
    attributes_of,
    free_shirt,
    hired,
    position_of,
    taught,
    team_of,
    with_support,
    without,
)
from fracas.games.elfball.team.roster_file import MOST_LIMIT, MOST_SUPPORT
from fracas.games.elfball.team.team_code import MOST_EXPERIENCE
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.kits import DARK_KITS, LIGHT_KITS
from fracas.kernel.names import NAME_LIMIT, TEAM_LIMIT, checked_name
from fracas.locale import _


def hire(roster: Roster, arg: str) -> Roster:
    """Hire a player of a position under the lowest free number, or let the last one hired go."""
    letter, _space, step = arg.partition(" ")
    if letter not in letters_of(team_of(roster)):
        raise InvalidNotation(_("{text} is no position of this team.").format(text=quote(letter)))
    if step == "less":
        last = next((member for member in reversed(roster.members) if member.position == letter), None)
        return roster if last is None else without(roster, last.shirt)
    if not free_shirt(roster):
        raise InvalidNotation(_("The team is full: it may have {n} players.").format(n=SQUAD))
    return hired(roster, letter)


def release(roster: Roster, arg: str) -> Roster:
    """Let a player go."""
    return without(roster, _number(arg, SQUAD))


def rename(roster: Roster, arg: str) -> Roster:
    """Give a player a name of his own, or back the one of his shirt."""
    shirt, _space, name = arg.partition(" ")
    name = " ".join(name.split())
    number = _number(shirt, SQUAD)
    given = team_of(roster).given_names[number - 1] if number else ""
    own = "" if name in ("", given) else checked_name(name, NAME_LIMIT)
    return _with(roster, number, lambda member: member._replace(name=own))


def renumber(roster: Roster, arg: str) -> Roster:
    """Give a player another number; who wears it takes his."""
    old, new = (_number(part, SQUAD) for part in (*arg.split(" "), "0")[:2])
    if not old or not new:
        raise InvalidNotation(_("Numbers go from 1 to {n}.").format(n=SQUAD))
    worn = {old: new, new: old}
    return roster._replace(members=tuple(sorted(
        member._replace(shirt=worn.get(member.shirt, member.shirt)) for member in roster.members)))


def learn(roster: Roster, arg: str) -> Roster:
    """Teach a player an ability, or take it back."""
    shirt, key, is_on = (*arg.split(" "), "", "")[:3]
    if key not in BY_KEY:
        raise InvalidNotation(_("{key} is no ability.").format(key=quote(key)))
    def changed(member: Member) -> Member:
        kept = member._replace(learned=tuple(each for each in member.learned if each != key))
        return taught(kept, key) if is_on == "1" else kept
    return _with(roster, _number(shirt, SQUAD), changed)


def experience(roster: Roster, arg: str) -> Roster:
    """Note a player's experience points."""
    shirt, _space, points = arg.partition(" ")
    won = _number(points or "0", MOST_EXPERIENCE)
    return _with(roster, _number(shirt, SQUAD), lambda member: member._replace(experience=won))


def wound(roster: Roster, arg: str) -> Roster:
    """Lower an attribute by one for a lasting injury, or raise it again as far as it is printed."""
    shirt, name, step = (*arg.split(" "), "", "")[:3]
    if name not in ATTRIBUTES:
        raise InvalidNotation(_("{text} is no attribute.").format(text=quote(name)))
    place = ATTRIBUTES.index(name)
    def wounded(member: Member) -> Member:
        now, printed = list(attributes_of(roster, member)), position_of(roster, member)[3:9]
        lower = now[place] - 1 if step == "less" else now[place] + 1
        now[place] = max(min(lower, printed[place]), min(printed[place], 1))
        return member._replace(attributes=() if tuple(now) == printed else tuple(now))
    return _with(roster, _number(shirt, SQUAD), wounded)


def support(roster: Roster, arg: str) -> Roster:
    """Have one more or one less of a support."""
    word, _space, step = arg.partition(" ")
    if word not in KIND_OF:
        raise InvalidNotation(_("{text} is no support.").format(text=quote(word)))
    now = roster.support.number(KIND_OF[word]) + (1 if step == "more" else -1)
    return with_support(roster, KIND_OF[word], min(max(now, 0), MOST_SUPPORT))


def extra(roster: Roster, arg: str) -> Roster:
    """Have the referee or the Wizard, or not."""
    word, _space, is_on = arg.partition(" ")
    return with_support(roster, KIND_OF["referee" if word == "referee" else "wizard"], int(is_on == "1"))


def title(roster: Roster, arg: str) -> Roster:
    """Give the team a name of its own, or back that of its list."""
    name = " ".join(arg.split())
    return roster._replace(name="" if name in ("", team_of(roster).name) else checked_name(name, TEAM_LIMIT))


def limit(roster: Roster, arg: str) -> Roster:
    """Measure the team by other points."""
    return roster._replace(limit=_number(arg or "0", MOST_LIMIT))


def colour_home(roster: Roster, arg: str) -> Roster:
    """Choose the dark kit."""
    return roster._replace(kits=(arg if arg in DARK_KITS else "", roster.kits[1]))


def colour_away(roster: Roster, arg: str) -> Roster:
    """Choose the light kit."""
    return roster._replace(kits=(roster.kits[0], arg if arg in LIGHT_KITS else ""))


def _number(text: str, most: int) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > 6 or int(text) > most:
        raise InvalidNotation(_("{text} is no number from 0 to {most}.").format(text=quote(text), most=most))
    return int(text)


def _with(roster: Roster, shirt: int, change: Callable[[Member], Member]) -> Roster:
    return roster._replace(members=tuple(change(m) if m.shirt == shirt else m for m in roster.members))


CHANGES: dict[str, Callable[[Roster, str], Roster]] = {
    "hire": hire, "release": release, "rename": rename, "renumber": renumber, "learn": learn,
    "experience": experience, "wound": wound, "support": support, "extra": extra, "title": title, "limit": limit,
    "colour-home": colour_home, "colour-away": colour_away,
}
