"""Rosters as text: a file that programs read (JSON) and lines that people paste into a forum. Both come in again.

What comes in is not trusted: its size, then its depth, then its shape, then every field. A roster that is read may be
illegal, never impossible. The last line of a forum text is its team code, and only that is read.
"""

from __future__ import annotations

import re
from typing import Any

from fracas.games.elfball.abilities import BY_KEY, in_printed_order
from fracas.games.elfball.team.legality import names_of_support
from fracas.games.elfball.team.lists import OPTIONAL, SQUAD, TEAMS, Team, letters_of, position_at
from fracas.games.elfball.team.roster import (
    LIMIT,
    Member,
    Roster,
    Support,
    attributes_of,
    name_of,
    position_of,
    team_of,
    value_of,
)
from fracas.games.elfball.team.team_code import MOST_DICE, MOST_EXPERIENCE, MOST_JOG, PATTERN, read_code, write_code
from fracas.kernel.errors import Damaged, quote
from fracas.kernel.kits import DARK_KITS, LIGHT_KITS
from fracas.kernel.names import NAME_LIMIT, TEAM_LIMIT, checked_name
from fracas.kernel.team_files import NONE, look_through, read_body, write_body
from fracas.locale import _, pgettext

MOST_LIMIT = 9_999  # team points
MOST_SUPPORT = 9  # of one kind, legal or not

_MARK = re.compile(rf"\[Fracas (?:elfball|street_brawl) ({PATTERN})(?: / (\d{{1,4}}))?\]")
_FIELDS = {"list", "name", "limit", "kits", "support", "players"}
_PLAYER = {"number", "position", "name", "abilities", "attributes", "experience"}


# -- out ---------------------------------------------------------------------------------------------------------


def write_file(roster: Roster) -> str:
    """Return a roster as the text of a file."""
    body = {
        "list": roster.list, "name": roster.name, "limit": roster.limit, "kits": list(roster.kits),
        "support": roster.support._asdict(), "players": [_player_out(roster, member) for member in roster.members],
    }
    return write_body("elfball", body)


def _player_out(roster: Roster, member: Member) -> dict[str, Any]:
    return {
        "number": member.shirt, "position": position_of(roster, member).name, "name": member.name,
        "abilities": list(member.learned), "attributes": list(member.attributes), "experience": member.experience,
    }


def write_forum(roster: Roster, game: str = "elfball") -> str:
    """Return a roster as lines people can read, the last of which can be read again."""
    team = team_of(roster)
    points = _("{value} of {limit} points").format(value=value_of(roster), limit=roster.limit)
    lines = [f"{roster.name or _(team.name)} ({_(team.name)}, {points})"]
    for member in roster.members:
        numbers = "/".join(map(str, attributes_of(roster, member)))
        abilities = ", ".join(pgettext("ability", BY_KEY[key].name) for key in member.learned)
        position = _(position_of(roster, member).name)
        lines.append(f"{member.shirt}. {name_of(roster, member)}, {position} {numbers}"
                     + (f": {abilities}" if abilities else ""))
    lines += [", ".join(names_of_support(roster.support))] if any(roster.support) else []
    limit = f" / {roster.limit}" if roster.limit != LIMIT else ""
    return "\n".join((*lines, f"[Fracas {game} {write_code(roster)}{limit}]")) + "\n"


# -- in ----------------------------------------------------------------------------------------------------------


def read_text(text: str) -> Roster:
    """Return the roster of a file, of a forum text or of a bare team code.

    Raises: Damaged or InvalidNotation, one sentence that quotes what cannot be read.
    """
    held = look_through(text, _MARK, PATTERN)
    if held.file:
        return _read_file(held.file)
    return read_code(held.code)._replace(limit=LIMIT if held.number == NONE else held.number)


def _read_file(text: str) -> Roster:
    body = read_body(text, "elfball", sorted(_FIELDS))
    key = _text(body["list"])
    if key not in TEAMS:
        raise Damaged(_("{key} is no team list.").format(key=quote(key)))
    support = _record(body["support"], set(Support._fields))
    kits = _items(body["kits"], 2)
    if len(kits) != 2 or kits[0] not in ("", *DARK_KITS) or kits[1] not in ("", *LIGHT_KITS):
        raise Damaged(_("The file has kits that are none: {kits}.").format(kits=quote(kits)))
    members = sorted(_player_in(TEAMS[key], player) for player in _items(body["players"], SQUAD))
    if len({member.shirt for member in members}) < len(members):
        raise Damaged(_("The file has a number that two players wear."))
    return Roster(
        key, tuple(members), _name(body["name"], TEAM_LIMIT), Support(
            _flag(support["referee"]), _number(support["cheerleaders"], 0, MOST_SUPPORT),
            _number(support["kegs"], 0, MOST_SUPPORT), _number(support["potions"], 0, MOST_SUPPORT),
            _flag(support["wizard"]),
        ), (kits[0], kits[1]), _number(body["limit"], 0, MOST_LIMIT),
    )


def _player_in(team: Team, found: Any) -> Member:
    player = _record(found, _PLAYER)
    names = {position_at(team, letter).name: letter for letter in (*OPTIONAL, *letters_of(team))}
    position = _text(player["position"])
    if position not in names:
        raise Damaged(_("The {team} have no {position}.").format(team=_(team.name), position=quote(position)))
    keys = [_text(key) for key in _items(player["abilities"], len(BY_KEY))]
    unknown = [key for key in keys if key not in BY_KEY or keys.count(key) > 1]
    if unknown:
        raise Damaged(_("{key} is no ability, or stands there twice.").format(key=quote(unknown[0])))
    letter, numbers = names[position], _items(player["attributes"], 6)
    now = tuple(_number(n, 0 if at else 1, MOST_DICE if at else MOST_JOG) for at, n in enumerate(numbers))
    if len(now) not in (0, 6):
        raise Damaged(_("The file has {n} attributes where six belong.").format(n=len(now)))
    printed = position_at(team, letter)[3:9]
    return Member(
        _number(player["number"], 1, SQUAD), letter, _name(player["name"], NAME_LIMIT), in_printed_order(tuple(keys)),
        () if now == printed else now, _number(player["experience"], 0, MOST_EXPERIENCE),
    )


def _record(found: Any, fields: set[str]) -> dict[str, Any]:
    if not isinstance(found, dict) or set(found) != fields:
        raise Damaged(_("The file has {found} where {fields} belong.").format(
            found=quote(list(found) if isinstance(found, dict) else found), fields=", ".join(sorted(fields))))
    return found


def _items(found: Any, most: int) -> list[Any]:
    if not isinstance(found, list) or len(found) > most:
        raise Damaged(_("The file has {found} where a list of at most {most} belongs.").format(
            found=quote(found), most=most))
    return found


def _text(found: Any) -> str:
    if not isinstance(found, str):
        raise Damaged(_("The file has {found} where a text belongs.").format(found=quote(found)))
    return found


def _name(found: Any, limit: int) -> str:
    name = _text(found)
    return checked_name(name, limit) if name else ""


def _number(found: Any, least: int, most: int) -> int:
    if not isinstance(found, int) or isinstance(found, bool) or not least <= found <= most:
        raise Damaged(_("The file has {found} where a number from {least} to {most} belongs.").format(
            found=quote(found), least=least, most=most))
    return found


def _flag(found: Any) -> bool:
    if not isinstance(found, bool):
        raise Damaged(_("The file has {found} where yes or no belongs.").format(found=quote(found)))
    return found
