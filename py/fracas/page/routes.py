"""Addresses of the screens: the part of the location after `#`, read and written."""

import re
from typing import NamedTuple
from urllib.parse import quote, unquote

HOME, NEW, MATCH, RULES, SAVED, SETTINGS = "home", "new", "match", "rules", "saved", "settings"
LEAGUES, LEAGUE = "leagues", "league"
TEAMS, TEAM = "teams", "team"
TERRAIN = "terrain"
COMPANION = "companion"
PRINT = "print"  # what the companion shows instead of a match
LOG = "log"  # the same: the log that a link holds
WEIGH = "weigh"  # the same: the chances of a game, or of the match that is named
LESSONS, LESSON = "lessons", "lesson"
ODDS = "odds"  # of an action in the position of a link
PUZZLES, PUZZLE = "puzzles", "puzzle"  # a puzzle of a game, or of a link
POSITION = "position"  # of a game, or of a link
REPLAY = "replay"  # of a link, or after "~" of a match on this device
LETTER = "letter"  # of a match by link: its next turn, an invitation or a seat
EMBED = "embed"  # put into a post what a replay would show
SCREENS = (HOME, NEW, MATCH, REPLAY, RULES, SAVED, SETTINGS, LEAGUES, LEAGUE, TEAMS, TEAM, TERRAIN, COMPANION, LESSONS,
           LESSON, EMBED, ODDS, POSITION, PUZZLES, PUZZLE, LETTER)
OPEN = "open"  # of what is saved: the field that opens anything
LIVE = "live"  # a position in the frame of a post, played on the screen of a match
REPORT = "report"  # no screen of its own: links were called so before they had one
LINKED = (REPORT, REPLAY, LIVE, EMBED, ODDS, POSITION, PUZZLE, PUZZLES, LETTER)  # what links hold, and the puzzles

BOT, TWO, TABLE, FAR = "bot", "two", "table", "link"  # ways to start a match

_WORD = re.compile(r"[A-Za-z0-9._ -]{1,80}")
_WATCHED = re.compile(  # what a host appends is left
    r"(~?[A-Za-z0-9_-]{1,65000})(?:/([0-9]{1,6}|analysis))?(?![A-Za-z0-9_/-])")
_WEIGHED = re.compile(r"([A-Za-z0-9_-]{1,65000})(?:/([A-Za-z0-9_-]{1,400}))?(?![A-Za-z0-9_/-])")
_LOG = re.compile(LOG + r"/([A-Za-z0-9_-]{1,65000})(?![A-Za-z0-9_/-])")
_SENT = re.compile(r"([A-Za-z0-9_-]{1,65000})(?:/([ha][0-9a-f]{32,64}))?(?![A-Za-z0-9_/-])")
OWN = "~"
BY_LINK = "link-"  # how the ids of matches by link begin
ANALYSIS = "analysis"  # instead of a step: the match is analysed at once


class Route(NamedTuple):
    """A screen and what it shows: a game, a match, a chapter."""

    screen: str = HOME
    what: str = ""
    part: str = ""


def parse(text: str) -> Route:
    """Read the part of an address after `#`; anything unknown leads home."""
    first, _slash, rest = text.removeprefix("#").strip("/").partition("/")
    is_link = rest[:1].isdigit() or (first == POSITION and rest.startswith(OWN))
    if first in (REPORT, REPLAY, LIVE, EMBED) or (first in (POSITION, PUZZLE) and is_link):
        watched = _WATCHED.match(rest)
        return Route(first, watched[1], watched[2] or "") if watched else Route()
    if first == COMPANION and rest.startswith(f"{LOG}/"):
        brought = _LOG.match(rest)
        return Route(first, LOG, brought[1]) if brought else Route()
    if first == ODDS:
        weighed = _WEIGHED.match(rest)
        return Route(first, weighed[1], weighed[2] or "") if weighed else Route()
    if first == LETTER:
        sent = _SENT.match(rest)
        return Route(first, sent[1], sent[2] or "") if sent else Route()
    pieces = [unquote(piece) for piece in text.removeprefix("#").strip("/").split("/")][:3]
    if pieces[0] not in SCREENS or not all(_WORD.fullmatch(piece) for piece in pieces):
        return Route()
    if pieces[0] in (NEW, MATCH, LEAGUE, TEAM) and len(pieces) < 2:
        return Route()
    return Route(*pieces)


def section_of(address: str) -> str:
    """Return the screen of the document on which that of an address stands."""
    screen = parse(address).screen
    return MATCH if screen in (LESSON, PUZZLE, LIVE) else HOME if screen == REPORT else screen


def write(screen: str, what: str = "", part: str = "") -> str:
    """Return the address of a screen, beginning with `#`."""
    pieces = [] if screen == HOME else [quote(piece, safe="") for piece in (screen, what, part) if piece]
    return "#/" + "/".join(pieces)
