"""Rosters as text: a file that programs read (JSON) and lines that people paste into a forum. Both come in again.

What comes in is not trusted: its size, then its depth, then its shape, then every field. A roster that is read may be
illegal, never impossible. The last line of a forum text is its team code, and only that is read.
"""

import re
from collections import Counter
from typing import Any

from fracas.games.elfball.abilities.listed import BY_KEY, in_printed_order
from fracas.games.elfball.team import roster as rs
from fracas.games.elfball.team.legality import names_of_support
from fracas.games.elfball.team.lists import OPTIONAL, SQUAD, TEAMS, Team, letters_of, position_at
from fracas.games.elfball.team.roster import Member, Roster, Support
from fracas.games.elfball.team.team_code import MOST_DICE, MOST_EXPERIENCE, MOST_JOG, PATTERN, read_code, write_code
from fracas.kernel.errors import DamagedText, quote
from fracas.kernel.teams.fields import flag, integer, items, name, record, text
from fracas.kernel.teams.kits import read_kits
from fracas.kernel.teams.names import NAME_LIMIT, TEAM_LIMIT
from fracas.kernel.teams.team_files import NONE, extract_team_text, read_body, write_body
from fracas.locale import _, pgettext

MOST_LIMIT = 9_999  # team points
MOST_SUPPORT = 9  # of one kind, legal or not

_MARK = re.compile(rf"\[Fracas (?:elfball|street_brawl) ({PATTERN})(?: / (\d{{1,4}}))?\]")
_FIELDS = ("kits", "limit", "list", "name", "players", "support")
_PLAYER = ("abilities", "attributes", "experience", "name", "number", "position")


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
        "number": member.shirt, "position": rs.position_of(roster, member).name, "name": member.name,
        "abilities": list(member.learned), "attributes": list(member.attributes), "experience": member.experience,
    }


def write_forum(roster: Roster, game: str = "elfball") -> str:
    """Return a roster as lines for people; the last line can be read again."""
    team = rs.team_of(roster)
    points = _("{value} of {limit} points").format(value=rs.value_of(roster), limit=roster.limit)
    lines = [f"{roster.name or _(team.name)} ({_(team.name)}, {points})"]
    for member in roster.members:
        numbers = "/".join(map(str, rs.attributes_of(roster, member)))
        abilities = ", ".join(pgettext("ability", BY_KEY[key].name) for key in member.learned)
        position = _(rs.position_of(roster, member).name)
        lines.append(f"{member.shirt}. {rs.name_of(roster, member)}, {position} {numbers}"
                     + (f": {abilities}" if abilities else ""))
    lines += [", ".join(names_of_support(roster.support))] if any(roster.support) else []
    limit = f" / {roster.limit}" if roster.limit != rs.LIMIT else ""
    return "\n".join((*lines, f"[Fracas {game} {write_code(roster)}{limit}]")) + "\n"


# -- in ----------------------------------------------------------------------------------------------------------


def read_text(found: str) -> Roster:
    """Return the roster of a file, of a forum text or of a bare team code.

    Raises: Damaged or InvalidNotation, one sentence that quotes what cannot be read.
    """
    held = extract_team_text(found, _MARK, PATTERN)
    if held.file:
        return _read_file(held.file)
    return read_code(held.code)._replace(limit=rs.LIMIT if held.number == NONE else held.number)


def _read_file(file: str) -> Roster:
    body = read_body(file, "elfball", _FIELDS)
    key = text(body["list"])
    if key not in TEAMS:
        raise DamagedText(_("{key} is not a team list.").format(key=quote(key)))
    members = sorted(_player_in(TEAMS[key], player) for player in items(body["players"], 0, SQUAD))
    if twice := [shirt for shirt, worn in Counter(member.shirt for member in members).items() if worn > 1]:
        raise DamagedText(_("The file has the number {number}, which two players wear.").format(number=twice[0]))
    return Roster(key, tuple(members), name(body["name"], TEAM_LIMIT), _support_in(body["support"]),
                  read_kits(body["kits"]), integer(body["limit"], 0, MOST_LIMIT))


def _support_in(found: Any) -> Support:
    support = record(found, Support._fields)
    cheerleaders, kegs, potions = (integer(support[key], 0, MOST_SUPPORT) for key in Support._fields[1:4])
    return Support(flag(support["referee"]), cheerleaders, kegs, potions, flag(support["wizard"]))


def _player_in(team: Team, found: Any) -> Member:
    player = record(found, _PLAYER)
    names = {position_at(team, letter).name: letter for letter in (*OPTIONAL, *letters_of(team))}
    position = text(player["position"])
    if position not in names:
        raise DamagedText(_("The {team} have no {position}.").format(team=_(team.name), position=quote(position)))
    keys = [text(key) for key in items(player["abilities"], 0, len(BY_KEY))]
    times = Counter(keys)
    unknown = [key for key in keys if key not in BY_KEY or times[key] > 1]
    if unknown:
        raise DamagedText(_("{key} is not an ability, or is there twice.").format(key=quote(unknown[0])))
    letter, numbers = names[position], items(player["attributes"], 0, 6)
    now = tuple(integer(n, 0 if at else 1, MOST_DICE if at else MOST_JOG) for at, n in enumerate(numbers))
    if len(now) not in (0, 6):
        raise DamagedText(_("The file has {n} attributes where six belong.").format(n=len(now)))
    printed = position_at(team, letter)[3:9]
    return Member(
        integer(player["number"], 1, SQUAD), letter, name(player["name"], NAME_LIMIT), in_printed_order(tuple(keys)),
        () if now == printed else now, integer(player["experience"], 0, MOST_EXPERIENCE),
    )
