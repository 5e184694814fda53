"""Rosters of FUMBBL and Tourplay, as their programs for other programs write them.

Source: the documentation of FUMBBL's interface (team/get); Tourplay's answer for a roster, as open clients read it.
"""

from collections.abc import Mapping
from typing import Any

from fracas.foreign import team as words
from fracas.foreign.team import FOOTBALL, FUMBBL, TOURPLAY, ForeignItem, ForeignPlayer, ForeignTeam
from fracas.foreign.values import as_object, entries, line, lines, number
from fracas.locale import _

FUMBBL_ITEMS = {
    "rerolls": words.REROLLS, "apothecary": words.APOTHECARY, "assistantCoaches": words.ASSISTANTS,
    "cheerleaders": words.CHEERLEADERS, "fanFactor": words.FANS, "treasury": words.TREASURY,
}
TOURPLAY_ITEMS = {
    "reRolls": words.REROLLS, "apothecary": words.APOTHECARY, "assistantCoaches": words.ASSISTANTS,
    "cheerLeaders": words.CHEERLEADERS, "fanFactor": words.FANS, "treasury": words.TREASURY,
    "necromancer": words.NECROMANCER,
}


def is_fumbbl(body: Mapping[str, Any]) -> bool:
    """Return whether an object is a team of FUMBBL."""
    return isinstance(body.get("players"), list) and isinstance(body.get("roster"), dict) and "rerolls" in body


def is_tourplay(body: Mapping[str, Any]) -> bool:
    """Return whether an object is a roster of Tourplay."""
    return isinstance(body.get("lineUps"), list) and "teamName" in body


def read_fumbbl(body: Mapping[str, Any]) -> ForeignTeam:
    """Read a team of FUMBBL."""
    players = tuple(_fumbbl_player(as_object(each)) for each in entries(body["players"]))
    return ForeignTeam(FUMBBL, line(body.get("name")), lines([as_object(body["roster"]).get("name")]), players,
                       _items(body, FUMBBL_ITEMS), FOOTBALL)


def _fumbbl_player(body: Mapping[str, Any]) -> ForeignPlayer:
    injuries = tuple(part for part in line(body.get("injuries")).split(",") if part.strip())
    return ForeignPlayer(lines([body.get("position")]), line(body.get("name")), number(body.get("number")),
                         skills=lines(entries(body.get("skills"))), past=lines(injuries))


def read_tourplay(body: Mapping[str, Any]) -> ForeignTeam:
    """Read a roster of Tourplay."""
    players = tuple(_tourplay_player(as_object(each)) for each in entries(body["lineUps"]))
    named = lines([as_object(body.get("rosterMaster")).get("name"), body.get("teamRace")])
    return ForeignTeam(TOURPLAY, line(body.get("teamName")), named, players, _items(body, TOURPLAY_ITEMS), FOOTBALL)


def _tourplay_player(body: Mapping[str, Any]) -> ForeignPlayer:
    master = as_object(body.get("lineUpMaster"))
    named = lines([master.get("position"), body.get("position")])
    brought = {as_object(as_object(each).get("skillMaster")).get("name") for each in entries(master.get("skills"))}
    learned = lines(as_object(as_object(each).get("skillMaster")).get("name") for each in entries(body.get("skills")))
    return ForeignPlayer(named, line(body.get("name")), number(body.get("number")),
                         skills=tuple(skill for skill in learned if skill not in brought), past=_tourplay_past(body))


def _tourplay_past(body: Mapping[str, Any]) -> tuple[str, ...]:
    past = []
    if wounds := number(body.get("nigglingInjuries")):
        past.append(_("niggling injuries: {n}").format(n=wounds))
    if body.get("canPlayNextGame") is False:
        past.append(_("misses the next match"))
    return tuple(past)


def _items(body: Mapping[str, Any], known: Mapping[str, str]) -> tuple[ForeignItem, ...]:
    """Return the possessions of a team, by the fields of its source."""
    counts = {name: number(body.get(field)) for field, name in known.items()}
    return tuple(ForeignItem(name, count) for name, count in counts.items() if count)
