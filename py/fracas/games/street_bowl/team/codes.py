"""A team as one word, for addresses, records and position strings.

The key of a race stands for its ready team. What differs follows, each part after `_`, in this order:

    orc_aabbccddef       the position of each shirt from 1 on, the first of the race being `a`; `o` = nobody at all
    _Sr2p1c              two re-rolls, a bought potion, the Master Chef; `S` = nothing of it
    _3-guard-sidestep    player 3: skills added
    _N3-Gash-the-Big     his own name
    _Kcobalt-lemon       kits at home and away
    _TThe-Green-Gits     the team's own name

Letters, digits and `-` are all there is; only the code that `write_code` returns is read. A code may name an illegal
team; `read_team` takes none into a match.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from fracas.games.street_bowl.player import Player
from fracas.games.street_bowl.skills.catalogue import SKILLS
from fracas.games.street_bowl.state import Squad
from fracas.games.street_bowl.team import roster as rs
from fracas.games.street_bowl.team.legality import faults
from fracas.games.street_bowl.team.races import LETTERS, RACE_OF
from fracas.games.street_bowl.team.roster import Member, Roster
from fracas.games.street_bowl.team.teams import READY
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.teams.kits import are_valid_kits
from fracas.kernel.teams.names import NAME_LIMIT, TEAM_LIMIT, decode_name, encode_name
from fracas.locale import _

CODE_LIMIT = 2_000  # characters
PATTERN = r"[a-z]+(?:-[a-z]+)*(?:_[A-Za-z0-9-]+)*"  # what any code looks like
MOST_SHIRTS = 12  # of a roster, legal or not
MOST_BOUGHT = 99  # re-rolls or potions

NO_PLAYERS = "o"
WORD_OF = {skill.key: skill.key.replace("-", "") for skill in SKILLS}
SKILL_OF = {word: key for key, word in WORD_OF.items()}
_SHIRT = r"([1-9]|1[0-2])"
_SUPPORT = re.compile(r"S(?:r([1-9]\d?))?(?:p([1-9]\d?))?(c?)")
_PLAYER = re.compile(_SHIRT + r"((?:-[a-z]+)+)")
_NAMED = re.compile(rf"N{_SHIRT}-(.+)")
_KITS = re.compile(r"K([a-z]*)-([a-z]*)")


# -- writing -----------------------------------------------------------------------------------------------------


def write_code(roster: Roster) -> str:
    """Return the code of a team."""
    ready, roster = rs.ready_roster(roster.race), rs.plain(roster)
    parts = [roster.race]
    if _letters(roster) != _letters(ready):
        parts.append(_letters(roster))
    if _support(roster) != _support(ready):
        parts.append(_support(roster))
    for shirt, member in enumerate(roster.members, 1):
        if member.added:
            parts.append("-".join([str(shirt), *(WORD_OF[key] for key in member.added)]))
        if member.name:
            parts.append(f"N{shirt}-{encode_name(member.name)}")
    parts += [f"K{'-'.join(roster.kits)}"] if any(roster.kits) else []
    parts += [f"T{encode_name(roster.name)}"] if roster.name else []
    return "_".join(parts)


def _letters(roster: Roster) -> str:
    return "".join(member.letter for member in roster.members) or NO_PLAYERS


def _support(roster: Roster) -> str:
    counted = (("r", roster.rerolls), ("p", roster.potions))
    return "S" + "".join(f"{letter}{n}" for letter, n in counted if n) + "c" * roster.has_chef


# -- reading -----------------------------------------------------------------------------------------------------


def read_team(text: str, settings: Mapping[str, Any]) -> tuple[Squad, tuple[Player, ...]]:
    """Return a team as it enters a match.

    Rule:   Street Bowl 3, Rulings 4, 5, 6.
    Args:   text - its code; settings - "skills": whether players may have added skills.
    Raises: InvalidNotation quoting what is no team, or naming what is wrong with it.
    """
    roster = read_code(text)
    wrong = faults(roster, allows_skills=bool(settings["skills"]))
    if wrong:
        raise InvalidNotation(_("The team {text} cannot play: {reason}").format(
            text=quote(text), reason=wrong[0].text))
    return rs.squad_of(roster), tuple(rs.player_of(roster, shirt) for shirt in range(1, len(roster.members) + 1))


@lru_cache(maxsize=1024)  # a match and a league read each of their teams again and again
def read_code(code: str) -> Roster:
    """Return the team a code stands for, legal or not.

    Raises: InvalidNotation quoting what is no team.
    """
    if len(code) > CODE_LIMIT or not re.fullmatch(PATTERN, code):
        raise InvalidNotation(_("{code} is not a team.").format(code=quote(code)))
    key, *parts = code.split("_")
    if key not in RACE_OF:
        raise InvalidNotation(_("{key} is not a team: choose one of {teams}.").format(key=quote(key),
                                                                                      teams=", ".join(READY)))
    roster = rs.ready_roster(key)
    for part in parts:
        roster = _READERS[part[0]](roster, part) if part[0] in _READERS else _read_players(roster, part)
    if write_code(roster) != code:
        raise InvalidNotation(_("{code} is not how a team is written.").format(code=quote(code)))
    return roster


def _unknown(part: str) -> InvalidNotation:
    return InvalidNotation(_("{part} has no meaning in a team code.").format(part=quote(part)))


def _read_players(roster: Roster, part: str) -> Roster:
    """Read the positions of all players, or the added skills of one."""
    found = _PLAYER.fullmatch(part)
    if found:
        words = found[2][1:].split("-")
        if any(word not in SKILL_OF for word in words):
            raise _unknown(part)
        return _with(roster, int(found[1]), added=tuple(sorted(SKILL_OF[word] for word in set(words))))
    letters = "" if part == NO_PLAYERS else part
    known = LETTERS[:len(rs.race_of(roster).positions)]
    if len(letters) > MOST_SHIRTS or any(letter not in known for letter in letters):
        raise _unknown(part)
    return roster._replace(members=tuple(Member(letter) for letter in letters))


def _with(roster: Roster, shirt: int, **changed: Any) -> Roster:
    """Return the roster with one player changed.

    Raises: InvalidNotation if nobody wears that shirt.
    """
    if shirt > len(roster.members):
        raise InvalidNotation(_("Nobody wears number {n} in this team.").format(n=shirt))
    return roster._replace(members=tuple(
        member._replace(**changed) if n == shirt else member for n, member in enumerate(roster.members, 1)))


def _read_name(roster: Roster, part: str) -> Roster:
    found = _NAMED.fullmatch(part)
    if found is None:
        raise _unknown(part)
    return _with(roster, int(found[1]), name=decode_name(found[2], NAME_LIMIT))


def _read_support(roster: Roster, part: str) -> Roster:
    found = _SUPPORT.fullmatch(part)
    if found is None:
        raise _unknown(part)
    return roster._replace(rerolls=int(found[1] or 0), potions=int(found[2] or 0), has_chef=bool(found[3]))


def _read_kits(roster: Roster, part: str) -> Roster:
    found = _KITS.fullmatch(part)
    if found is None or not are_valid_kits(found[1], found[2]):
        raise _unknown(part)
    return roster._replace(kits=(found[1], found[2]))


def _read_team_name(roster: Roster, part: str) -> Roster:
    return roster._replace(name=decode_name(part[1:], TEAM_LIMIT))


_READERS = {"S": _read_support, "N": _read_name, "K": _read_kits, "T": _read_team_name}
