"""Addresses of the screens: the part of the location after `#`, read and written."""

import re
from typing import NamedTuple
from urllib.parse import quote, unquote

HOME, NEW, MATCH, RULES, SAVED, SETTINGS = "home", "new", "match", "rules", "saved", "settings"
LEAGUES, LEAGUE = "leagues", "league"
TEAMS, TEAM = "teams", "team"
TERRAIN = "terrain"
SCREENS = (HOME, NEW, MATCH, RULES, SAVED, SETTINGS, LEAGUES, LEAGUE, TEAMS, TEAM, TERRAIN)
REPORT = "report"  # no screen of its own: it leads to the match of a report

BOT, TWO = "bot", "two"  # ways to start a match

_WORD = re.compile(r"[A-Za-z0-9._ -]{0,80}")
_PACKED = re.compile(r"[A-Za-z0-9_-]{1,65000}")


class Route(NamedTuple):
    """A screen and what it shows: a game, a match, a chapter."""

    screen: str = HOME
    what: str = ""
    part: str = ""


def parse(text: str) -> Route:
    """Read the part of an address after `#`; anything unknown leads home."""
    first, _slash, rest = text.removeprefix("#").strip("/").partition("/")
    if first == REPORT:
        return Route(REPORT, rest) if _PACKED.fullmatch(rest) else Route()
    pieces = [unquote(piece) for piece in text.removeprefix("#").strip("/").split("/")][:3]
    if pieces[0] not in SCREENS or not all(_WORD.fullmatch(piece) for piece in pieces):
        return Route()
    if pieces[0] in (NEW, MATCH, LEAGUE, TEAM) and len(pieces) < 2:
        return Route()
    return Route(*pieces)


def write(screen: str, what: str = "", part: str = "") -> str:
    """Return the address of a screen, beginning with `#`."""
    pieces = [] if screen == HOME else [quote(piece, safe="") for piece in (screen, what, part) if piece]
    return "#/" + "/".join(pieces)
