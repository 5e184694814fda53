"""What each control of the builder makes of a side of Cave Brawl. What makes it impossible is refused in a sentence."""

from __future__ import annotations

from collections.abc import Callable

from fracas.games.cave_brawl.team.roster import UNKNOWN, Member, Roster, Scores, kinds_of, rolled
from fracas.games.cave_brawl.team.roster_file import MOST_PLAYERS, score_limits
from fracas.games.cave_brawl.team.teams import FACTION_NAMES, SQUADS
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.kits import DARK_KITS, LIGHT_KITS
from fracas.kernel.names import NAME_LIMIT, TEAM_LIMIT, checked_name
from fracas.locale import _

MINUS = "\u2212"


def hire(roster: Roster, arg: str, seed: str) -> Roster:
    """Take one more player of a type, or let the last one taken go."""
    code, _space, step = arg.partition(" ")
    if code not in {kind.code for kind in kinds_of(roster.faction)}:
        raise InvalidNotation(_("{text} is no type of this faction.").format(text=quote(code)))
    if step == "less":
        last = max((place for place, member in enumerate(roster.members) if member.kind == code), default=-1)
        return roster if last < 0 else _without(roster, last)
    if len(roster.members) >= MOST_PLAYERS:
        raise InvalidNotation(_("The team is full: it may have {n} players.").format(n=MOST_PLAYERS))
    return roster._replace(members=(*roster.members, Member(code)))


def release(roster: Roster, arg: str, seed: str) -> Roster:
    """Let a player go; those behind him move up."""
    return _without(roster, _place(roster, arg))


def _without(roster: Roster, place: int) -> Roster:
    return roster._replace(members=roster.members[:place] + roster.members[place + 1:])


def rename(roster: Roster, arg: str, seed: str) -> Roster:
    """Give a player a name, or take it back."""
    shirt, _space, text = arg.partition(" ")
    name = " ".join(text.split())
    return _with(roster, shirt, lambda member: member._replace(name=checked_name(name, NAME_LIMIT) if name else ""))


def renumber(roster: Roster, arg: str, seed: str) -> Roster:
    """Let two players change numbers."""
    old, _space, new = arg.partition(" ")
    one, two = _place(roster, old), _place(roster, new)
    members = [*roster.members]
    members[one], members[two] = members[two], members[one]
    return roster._replace(members=tuple(members))


def score(roster: Roster, arg: str, seed: str) -> Roster:
    """Note a score as it is being typed in.

    Rule: Cave Brawl 2.3.
    """
    shirt, number, text = (*arg.split(" ", 2), "", "")[:3]
    place = int(number) if number in ("0", "1", "2", "3") else 0
    low, high = score_limits()[place]
    plain = text.strip().replace(MINUS, "-")
    digits = plain.removeprefix("-")
    if plain not in ("", "-") and not (digits.isascii() and digits.isdecimal() and len(digits) < 4
                                       and low <= int(plain) <= high):
        raise InvalidNotation(_("{text} is no number from {low} to {high}.").format(
            text=quote(text), low=low, high=high))
    value = int(plain) if digits else None

    def noted(member: Member) -> Member:
        scores = [*member.scores]
        scores[place] = value
        return member._replace(scores=_four(scores))

    return _with(roster, shirt, noted)


def _four(scores: list[int | None]) -> Scores:
    bt, cd, pk, hp = scores
    return bt, cd, pk, hp


def roll(roster: Roster, arg: str, seed: str) -> Roster:
    """Roll the scores of one player anew, or those of all who have none.

    Rule: Cave Brawl 2.3.
    """
    return rolled(roster, seed, _place(roster, arg) + 1 if arg else 0)


def unroll(roster: Roster, arg: str, seed: str) -> Roster:
    """Leave the scores of one player, or of all, to the match."""
    if arg:
        return _with(roster, arg, lambda member: member._replace(scores=UNKNOWN))
    return roster._replace(members=tuple(member._replace(scores=UNKNOWN) for member in roster.members))


def squad(roster: Roster, arg: str, seed: str) -> Roster:
    """Choose the size of the squad.

    Rule: Cave Brawl Ruling 7.
    """
    return roster._replace(squad=int(arg)) if arg in map(str, SQUADS) else roster


def title(roster: Roster, arg: str, seed: str) -> Roster:
    """Give the side a name of its own, or back that of its faction."""
    name = " ".join(arg.split())
    own = "" if name in ("", _(FACTION_NAMES[roster.faction])) else checked_name(name, TEAM_LIMIT)
    return roster._replace(name=own)


def colour_home(roster: Roster, arg: str, seed: str) -> Roster:
    """Choose the dark kit."""
    return roster._replace(kits=(arg if arg in DARK_KITS else "", roster.kits[1]))


def colour_away(roster: Roster, arg: str, seed: str) -> Roster:
    """Choose the light kit."""
    return roster._replace(kits=(roster.kits[0], arg if arg in LIGHT_KITS else ""))


def _place(roster: Roster, shirt: str) -> int:
    """Return the place of a shirt number."""
    if not (shirt.isascii() and shirt.isdecimal()) or not 1 <= int(shirt[:3]) <= len(roster.members):
        raise InvalidNotation(_("Nobody wears the number {text}.").format(text=quote(shirt)))
    return int(shirt) - 1


def _with(roster: Roster, shirt: str, change: Callable[[Member], Member]) -> Roster:
    members = [*roster.members]
    place = _place(roster, shirt)
    members[place] = change(members[place])
    return roster._replace(members=tuple(members))


CHANGES: dict[str, Callable[[Roster, str, str], Roster]] = {
    "hire": hire, "release": release, "rename": rename, "renumber": renumber, "score": score, "roll": roll,
    "unroll": unroll, "squad": squad, "title": title, "colour-home": colour_home, "colour-away": colour_away,
}
