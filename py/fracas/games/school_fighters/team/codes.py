"""A gang as one word, for addresses and records.

The key of the ready gang it comes from, then, each part after `_` and in this order:

    mixed_btknr        its units, one letter each; `o` = nobody at all
    _L10               made for ten units
    _E                 within even points
    _N3-Gash-the-Big   unit 3: its own name
    _Kcobalt-lemon     kits at home and away
    _TThe-Green-Gits   the gang's own name

Letters, digits and `-` are all there is; only what `write_code` returns is read, and the bare key of a gang of five.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from fracas.games.school_fighters.team.roster import MOST_UNITS, Member, Roster, faults, kinds_of, ready_roster
from fracas.games.school_fighters.units import GANG_NAMES, GANGS, LETTERS, SIZES, UNITS, gang, refuse_gang
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.teams.kits import are_valid_kits
from fracas.kernel.teams.names import NAME_LIMIT, TEAM_LIMIT, decode_name, encode_name
from fracas.locale import _

CODE_LIMIT = 4_000  # characters
PATTERN = r"[a-z]+(?:_[A-Za-z0-9-]+)*"  # of any code

NO_UNITS = "o"
_NAMED = re.compile(r"N([1-9]|1[0-2])-(.+)")
_KITS = re.compile(r"K([a-z]*)-([a-z]*)")
_LARGE = f"L{SIZES[1]}"
_EVEN = "E"


class Gang(NamedTuple):
    """A gang as it enters a match."""

    kinds: tuple[int, ...]  # lines of `UNITS`
    names: tuple[str, ...]  # of its units, "" = none of its own
    title: str = ""  # its own name


def read_gang(text: str, size: int, even_points: bool) -> Gang:
    """Return a gang as it enters a match.

    Rule:   School Fighters 2, 2.1, Ruling 10.
    Args:   text - key of `GANGS`, letters, or a code; size, even_points - as agreed.
    Raises: InvalidNotation saying what is wrong with the gang.
    """
    if "_" not in text:
        kinds = gang(text, size, even_points)
        return Gang(kinds, ("",) * len(kinds))
    roster = read_code(text)
    refuse_gang(text, [(fault.text, fault.rule) for fault in faults(roster._replace(size=size, is_even=even_points))])
    return Gang(kinds_of(roster), tuple(member.name for member in roster.members), roster.name)


def write_code(roster: Roster) -> str:
    """Return the code of a gang."""
    roster = plain(roster)
    parts = [roster.gang, "".join(member.letter for member in roster.members) or NO_UNITS]
    parts += [_LARGE] if roster.size == SIZES[1] else []
    parts += [_EVEN] if roster.is_even else []
    parts += [f"N{n}-{encode_name(member.name)}" for n, member in enumerate(roster.members, 1) if member.name]
    parts += [f"K{'-'.join(roster.kits)}"] if any(roster.kits) else []
    parts += [f"T{encode_name(roster.name)}"] if roster.name else []
    return "_".join(parts)


def plain(roster: Roster) -> Roster:
    """Return a roster without the names that it has anyway."""
    members = tuple(member._replace(name="") if member.name == UNITS[LETTERS.index(member.letter)].name else member
                    for member in roster.members)
    return roster._replace(members=members, name="" if roster.name == GANG_NAMES[roster.gang] else roster.name)


@lru_cache(maxsize=256)  # a match and a league read each of their gangs again and again
def read_code(code: str) -> Roster:
    """Return the gang a code stands for, legal or not.

    Raises: InvalidNotation quoting what is no gang.
    """
    if len(code) > CODE_LIMIT or not re.fullmatch(PATTERN, code):
        raise InvalidNotation(_("{code} is not a gang.").format(code=quote(code)))
    key, *parts = code.split("_")
    if key not in GANGS:
        raise InvalidNotation(_("{key} is not a gang: choose one of {gangs}.").format(key=quote(key),
                                                                                      gangs=", ".join(GANGS)))
    if not parts:
        return ready_roster(key)
    roster = Roster(key, _members(parts[0]))
    for part in parts[1:]:
        roster = _with_part(roster, part)
    if write_code(roster) != code:
        raise InvalidNotation(_("{code} is not how a gang is written.").format(code=quote(code)))
    return roster


def _members(letters: str) -> tuple[Member, ...]:
    letters = "" if letters == NO_UNITS else letters
    if len(letters) > MOST_UNITS or any(letter not in LETTERS for letter in letters):
        raise _unknown_part(letters)
    return tuple(map(Member, letters))


def _unknown_part(part: str) -> InvalidNotation:
    return InvalidNotation(_("{part} has no meaning in the code of a gang.").format(part=quote(part)))


def _with_part(roster: Roster, part: str) -> Roster:
    """Return a roster with one more part of its code applied."""
    if part == _LARGE:
        return roster._replace(size=SIZES[1])
    if part == _EVEN:
        return roster._replace(is_even=True)
    if part.startswith("T"):
        return roster._replace(name=decode_name(part[1:], TEAM_LIMIT))
    named, kits = _NAMED.fullmatch(part), _KITS.fullmatch(part)
    if named is not None and int(named[1]) <= len(roster.members):
        members = [*roster.members]
        members[int(named[1]) - 1] = members[int(named[1]) - 1]._replace(name=decode_name(named[2], NAME_LIMIT))
        return roster._replace(members=tuple(members))
    if kits is not None and are_valid_kits(kits[1], kits[2]):
        return roster._replace(kits=(kits[1], kits[2]))
    raise _unknown_part(part)
