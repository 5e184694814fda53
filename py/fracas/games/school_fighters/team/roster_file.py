"""Rosters as text: a file that programs read (JSON) and lines that people paste into a forum. Both come in again.

What comes in is not trusted: its size, then its depth, then its shape, then every field. A roster that is read may be
illegal, never impossible. The last line of a forum text is its code, and only that is read.
"""

from __future__ import annotations

import re
from typing import Any

from fracas.games.school_fighters.team.codes import PATTERN, plain, read_code, write_code
from fracas.games.school_fighters.team.given import roster_name
from fracas.games.school_fighters.team.roster import MOST_UNITS, Member, Roster, profile_of, value_of
from fracas.games.school_fighters.units import GANG_NAMES, GANGS, SIZES, UNITS
from fracas.games.school_fighters.words.specials import special_name, specials_of
from fracas.kernel.errors import DamagedText, quote
from fracas.kernel.teams.fields import flag, integer, items, name, record, text
from fracas.kernel.teams.kits import read_kits
from fracas.kernel.teams.names import NAME_LIMIT, TEAM_LIMIT
from fracas.kernel.teams.team_files import extract_team_text, read_body, write_body
from fracas.locale import _, ngettext

GAME = "school_fighters"
_MARK = re.compile(rf"\[Fracas {GAME} ({PATTERN})()\]")
_FIELDS = ("even", "gang", "kits", "name", "size", "units")
_UNIT = ("name", "unit")
_LETTER_OF = {unit.key: unit.letter for unit in UNITS}


def title_of(roster: Roster) -> str:
    """Return the name of a gang."""
    return roster.name or _(GANG_NAMES[roster.gang])


# -- out ---------------------------------------------------------------------------------------------------------


def write_file(roster: Roster) -> str:
    """Return a roster as the text of a file."""
    units = [{"unit": profile_of(member).key, "name": member.name} for member in roster.members]
    return write_body(GAME, {"gang": roster.gang, "name": roster.name, "size": roster.size, "even": roster.is_even,
                             "kits": list(roster.kits), "units": units})


def write_forum(roster: Roster) -> str:
    """Return a roster as lines for people; the last line can be read again."""
    points = value_of(roster)
    lines = [f"{title_of(roster)} ({ngettext('{n} point', '{n} points', points).format(n=points)})"]
    for number, member in enumerate(roster.members, 1):
        unit = profile_of(member)
        named = f"{roster_name(roster, number)}, {_(unit.name)}"
        specials = ", ".join(map(special_name, specials_of(unit)))
        lines.append(f"{number}. {named} {unit.fight}/{unit.block}/{unit.moxie}/{unit.bruises}: {specials}")
    return "\n".join((*lines, f"[Fracas {GAME} {write_code(roster)}]")) + "\n"


# -- in ----------------------------------------------------------------------------------------------------------


def read_text(found: str) -> Roster:
    """Return the roster of a file, of a forum text or of a bare code.

    Raises: Damaged or InvalidNotation, one sentence that quotes what cannot be read.
    """
    held = extract_team_text(found, _MARK, PATTERN)
    return _read_file(held.file) if held.file else read_code(held.code)


def _read_file(file: str) -> Roster:
    body = read_body(file, GAME, _FIELDS)
    key, size = text(body["gang"]), integer(body["size"], SIZES[0], SIZES[1])
    if key not in GANGS:
        raise DamagedText(_("{key} is not a gang: choose one of {gangs}.").format(key=quote(key),
                                                                                  gangs=", ".join(GANGS)))
    if size not in SIZES:
        raise DamagedText(_("A gang is made for 5 or 10 units, not for {n}.").format(n=size))
    members = tuple(_member(unit) for unit in items(body["units"], 0, MOST_UNITS))
    return plain(Roster(key, members, name(body["name"], TEAM_LIMIT), size, flag(body["even"]),
                        read_kits(body["kits"])))


def _member(found: Any) -> Member:
    unit = record(found, _UNIT)
    key = text(unit["unit"])
    if key not in _LETTER_OF:
        raise DamagedText(_("{text} is not a unit.").format(text=quote(key)))
    return Member(_LETTER_OF[key], name(unit["name"], NAME_LIMIT))
