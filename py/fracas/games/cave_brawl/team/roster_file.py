"""Rosters as text: a file that programs read (JSON) and lines that people paste into a forum. Both come in again.

What comes in is not trusted: its size, then its depth, then its shape, then every field. A roster that is read may be
illegal, never impossible. The last line of a forum text is its team text, and only that is read.
"""

import re
from typing import Any

from fracas.games.cave_brawl.team import teams
from fracas.games.cave_brawl.team.given import roster_name
from fracas.games.cave_brawl.team.roster import Member, Roster, Scores, ready_roster, roster_of
from fracas.kernel.errors import DamagedText, quote
from fracas.kernel.teams.fields import integer, items, name, record, text
from fracas.kernel.teams.kits import read_kits
from fracas.kernel.teams.names import NAME_LIMIT, TEAM_LIMIT
from fracas.kernel.teams.team_files import extract_team_text, read_body, write_body
from fracas.locale import _

MOST_PLAYERS = 16  # of a roster, legal or not
CODE = r"[a-z-][a-z]*(?:-[A-Za-z0-9-]*)?(?:\.[A-Za-z0-9_-]+)*"  # what any team text looks like

_MARK = re.compile(rf"\[Fracas cave_brawl ({CODE})(?: / (\d{{1,2}}))?\]")
_KIND_NAMES = {kind.name: kind.code for kind in teams.KINDS}
_NAMES = {kind.code: kind.name for kind in teams.KINDS}


# -- out ---------------------------------------------------------------------------------------------------------


def write_file(roster: Roster) -> str:
    """Return a roster as the text of a file."""
    players = [{"type": _NAMES[member.kind], "name": member.name, "scores": list(member.scores)}
               for member in roster.members]
    return write_body("cave_brawl", {
        "faction": teams.FACTIONS[roster.faction], "name": roster.name, "squad": roster.squad,
        "kits": list(roster.kits), "players": players,
    })


def write_forum(roster: Roster) -> str:
    """Return a roster as lines people can read, the last of which can be read again."""
    lines = [f"{roster.title} ({_(teams.FACTION_NAMES[roster.faction])})"]
    for shirt, member in enumerate(roster.members, 1):
        kind, names = _(_NAMES[member.kind]), (_("BT"), _("CD"), _("PK"), _("HP"))
        scores = ", ".join(f"{name} {n}" for name, n in zip(names, member.scores, strict=True)) \
            if member.is_rolled else _("scores are rolled in the match")
        lines.append(f"{shirt}. {roster_name(roster, shirt)}, {kind}: {scores}")
    squad = f" / {roster.squad}" if roster.squad != len(roster.members) or not roster.members else ""
    return "\n".join((*lines, f"[Fracas cave_brawl {teams.team_text(roster.team)}{squad}]")) + "\n"


# -- in ----------------------------------------------------------------------------------------------------------


def read_text(found: str) -> Roster:
    """Return the roster of a file, of a forum text or of a bare team text.

    Raises: Damaged or InvalidNotation, one sentence that quotes what cannot be read.
    """
    held = extract_team_text(found, _MARK, CODE)
    return _read_file(held.file) if held.file else _read_code(held.code, max(held.number, 0))


def _read_code(code: str, squad: int) -> Roster:
    if squad not in (0, *teams.SQUADS):
        raise DamagedText(_("There are squads of {squads}, not of {n}.").format(
            squads=", ".join(map(str, sorted(teams.SQUADS))), n=squad))
    if code == teams.SAMPLE:
        return sample_roster()
    team = teams.read_players(code)
    if not team.players and not squad:
        return ready_roster(team.faction)._replace(name=team.name)
    if len(team.players) > MOST_PLAYERS:
        raise DamagedText(_("The team has {n} players; it may have {most}.").format(
            n=len(team.players), most=MOST_PLAYERS))
    fitting = (size for size in sorted(teams.SQUADS) if size >= len(team.players))
    return roster_of(team, squad or next(fitting, max(teams.SQUADS)))


def sample_roster() -> Roster:
    """Return the sample exiles of the source under their names.

    Rule: Cave Brawl 2.3.
    """
    roster = roster_of(teams.read_team(teams.SAMPLE, teams.SQUADS[0]), teams.SQUADS[0])
    named = zip(roster.members, teams.SAMPLE_NAMES, strict=True)
    return roster._replace(members=tuple(member._replace(name=name) for member, name in named))


def _read_file(file: str) -> Roster:
    body = read_body(file, "cave_brawl", ("faction", "name", "squad", "kits", "players"))
    faction, squad = text(body["faction"]), integer(body["squad"], 1, 99)
    if faction not in teams.FACTIONS or squad not in teams.SQUADS:
        raise DamagedText(_("{key} is not a team list.").format(key=quote(f"{faction} {squad}")))
    members = tuple(map(_member, items(body["players"], 0, MOST_PLAYERS)))
    return Roster(teams.FACTIONS.index(faction), squad, members, name(body["name"], TEAM_LIMIT),
                  read_kits(body["kits"]))


def _member(found: Any) -> Member:
    player = record(found, ("type", "name", "scores"))
    kind = text(player["type"])
    if kind not in _KIND_NAMES:
        raise DamagedText(_("{text} is not a player of Cave Brawl.").format(text=quote(kind)))
    return Member(_KIND_NAMES[kind], name(player["name"], NAME_LIMIT), _scores(player["scores"]))


def _scores(found: Any) -> Scores:
    bt, cd, pk, hp = (None if n is None else integer(n, *limits)
                      for n, limits in zip(items(found, 4, 4), score_limits(), strict=True))
    return bt, cd, pk, hp


def score_limits() -> tuple[tuple[int, int], ...]:
    """Return the least and the most of BT, CD, PK and HP as they may be written."""
    score = teams.LOWEST, teams.HIGHEST
    return score, score, score, (1, teams.MOST_HP)
