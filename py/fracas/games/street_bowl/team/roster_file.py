"""Rosters as text: a file that programs read (JSON) and lines that people paste into a forum. Both come in again.

What comes in is not trusted: its size, then its depth, then its shape, then every field. A roster that is read may be
illegal, never impossible. The last line of a forum text is its team code, and only that is read.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from fracas.games.street_bowl.skills.catalogue import BY_KEY
from fracas.games.street_bowl.team import roster as rs
from fracas.games.street_bowl.team.codes import MOST_BOUGHT, MOST_SHIRTS, PATTERN, read_code, write_code
from fracas.games.street_bowl.team.races import LETTERS, RACE_OF, Race
from fracas.games.street_bowl.team.roster import Member, Roster
from fracas.kernel.errors import DamagedText, quote
from fracas.kernel.teams.fields import flag, integer, items, name, record, text
from fracas.kernel.teams.kits import read_kits
from fracas.kernel.teams.names import NAME_LIMIT, TEAM_LIMIT
from fracas.kernel.teams.team_files import extract_team_text, read_body, write_body
from fracas.locale import _, ngettext, pgettext

GAME = "street_bowl"
_MARK = re.compile(rf"\[Fracas {GAME} ({PATTERN})()\]")
_FIELDS = ("chef", "kits", "name", "players", "potions", "race", "rerolls")
_PLAYER = ("name", "position", "skills")


# -- out ---------------------------------------------------------------------------------------------------------


def write_file(roster: Roster) -> str:
    """Return a roster as the text of a file."""
    players = [{"position": rs.position_of(roster, member).name, "name": member.name, "skills": list(member.added)}
               for member in roster.members]
    return write_body(GAME, {
        "race": roster.race, "name": roster.name, "rerolls": roster.rerolls, "potions": roster.potions,
        "chef": roster.has_chef, "kits": list(roster.kits), "players": players,
    })


def write_forum(roster: Roster) -> str:
    """Return a roster as lines people can read, the last of which can be read again."""
    money = _("{value},000 of {money},000").format(value=rs.value_of(roster), money=rs.MONEY)
    lines = [f"{rs.title_of(roster)} ({_(rs.race_of(roster).name)}, {money})"]
    for shirt in range(1, len(roster.members) + 1):
        position, player = rs.position_of(roster, roster.members[shirt - 1]), rs.player_of(roster, shirt)
        skills = ", ".join(pgettext("skill", BY_KEY[key].name) for key in player.skills)
        numbers = f"{player.ma}/{player.st}/{player.ag}/{player.av}"
        lines.append(f"{shirt}. {player.name}, {_(position.name)} {numbers}" + (f": {skills}" if skills else ""))
    support = ", ".join(names_of_support(roster))
    return "\n".join((*lines, support, f"[Fracas {GAME} {write_code(roster)}]")) + "\n"


def names_of_support(roster: Roster) -> tuple[str, ...]:
    """Return the support of a team besides its players, in words; the free potion counts."""
    potions = roster.potions + rs.FREE_POTIONS
    named = (
        (roster.rerolls, ngettext("{n} team re-roll", "{n} team re-rolls", roster.rerolls)),
        (potions, ngettext("{n} Magic Potion", "{n} Magic Potions", potions)),
        (roster.has_chef, _("Halfling Master Chef")),
    )
    return tuple(words.format(n=count) for count, words in named if count)


# -- in ----------------------------------------------------------------------------------------------------------


def read_text(found: str) -> Roster:
    """Return the roster of a file, of a forum text or of a bare team code.

    Raises: Damaged or InvalidNotation, one sentence that quotes what cannot be read.
    """
    held = extract_team_text(found, _MARK, PATTERN)
    return _read_file(held.file) if held.file else read_code(held.code)


def _read_file(file: str) -> Roster:
    body = read_body(file, GAME, _FIELDS)
    key = text(body["race"])
    if key not in RACE_OF:
        raise DamagedText(_("{key} is not a team list.").format(key=quote(key)))
    members = tuple(_member(RACE_OF[key], player) for player in items(body["players"], 0, MOST_SHIRTS))
    rerolls, potions = (integer(body[field], 0, MOST_BOUGHT) for field in ("rerolls", "potions"))
    return rs.plain(Roster(key, members, name(body["name"], TEAM_LIMIT), rerolls, potions, flag(body["chef"]),
                           read_kits(body["kits"])))


def _member(race: Race, found: Any) -> Member:
    player = record(found, _PLAYER)
    names = {position.name: letter for letter, position in zip(LETTERS, race.positions, strict=False)}
    position = text(player["position"])
    if position not in names:
        raise DamagedText(_("The {team} have no {position}.").format(team=_(race.name), position=quote(position)))
    keys = [text(key) for key in items(player["skills"], 0, len(BY_KEY))]
    times = Counter(keys)
    unknown = [key for key in keys if key not in BY_KEY or times[key] > 1]
    if unknown:
        raise DamagedText(_("{key} is not a skill, or is there twice.").format(key=quote(unknown[0])))
    return Member(names[position], name(player["name"], NAME_LIMIT), tuple(sorted(keys)))
