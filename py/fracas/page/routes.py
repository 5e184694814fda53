"""The words of addresses, the part of a location after `#`; `registry` says which screens they lead to."""

from typing import NamedTuple
from urllib.parse import quote, unquote

from fracas.kernel import errors
from fracas.locale import _

HOME, NEW, MATCH, RULES, SAVED, SETTINGS = "home", "new", "match", "rules", "saved", "settings"
LEAGUES, LEAGUE = "leagues", "league"
TEAMS, TEAM = "teams", "team"
TERRAIN = "terrain"
COMPANION = "companion"
LESSONS, LESSON = "lessons", "lesson"
COURSE = "course"  # the lessons of a link
LESSON_MAKER = "maker"  # makes a lesson of a match on this device or of a link
ODDS = "odds"  # of an action in the position of a link
PUZZLES, PUZZLE = "puzzles", "puzzle"  # a puzzle of a game, or of a link
CHALLENGES, VERSUS = "turns", "vs"  # after a game of PUZZLES: its challenges; begins the key of one of them
RETRIES, RETRY = "again", "retry"  # the deck; a decision of a match on this device, or a card of the deck
SHOWN = "shown"  # instead of the id of a match that is not saved here
CARD = "card."  # begins the second word for a card, whose game follows
TODAY = "today"  # the puzzle of a day: today's, or that of a date
RIVALS = "rivals"  # of a game, or one of them
PROFILE = "profile"  # of whoever plays here
POSITION = "position"  # of a game, or of a link
REPLAY = "replay"  # of a link, or after "~" of a match on this device
LETTER = "letter"  # of a match by link: its next turn, an invitation or a seat
EMBED = "embed"  # a board to be pasted into a post
LIVE = "live"  # a position in the frame of a post, played on the screen of a match
REPORT = "report"  # the old name of replays of links

PRINT, LOG, WEIGH = "print", "log", "weigh"  # after COMPANION: blank sheets; the log of a link; chances
TOURNAMENT = "tournament"  # all of them, or one by its letters; after these a table or its result
CLOCK = "clock"  # after a tournament: the clock of its round
OPEN = "open"  # after SAVED: the field that opens anything
CHANGE = "change"  # after a league: the form in which a season is changed
STORY, LIFE = "story", "life."  # after a league: its story; begins the last word for the life of a player
SHEET = "sheet"  # begins the last word for the printed sheet of a team
BOT, TWO, TABLE, FAR = "bot", "two", "table", "link"  # after a game of NEW: ways to start a match
OWN = "~"  # begins the id of something saved on this device where a link may stand too
WITH_RIVAL = "rival-"  # begins the ids of matches against rivals
BY_LINK = "link-"  # begins the ids of matches by link
ANALYSIS = "analysis"  # instead of a step: the match is analysed at once


class Route(NamedTuple):
    """A screen and its subject: a game, a match, a chapter."""

    screen: str = HOME
    what: str = ""
    part: str = ""


def screen_of(address: str) -> str:
    """Return the word of an address that names its screen, "" for the home screen."""
    return address.removeprefix("#/").partition("/")[0]


def leads_nowhere(address: str) -> str:
    """Return the sentence that says so of an address that cannot be read, or names nothing there is."""
    return _("The address {address} leads nowhere.").format(address=errors.quote(unquote(address)))


def write(screen: str, what: str = "", part: str = "") -> str:
    """Return the address of a screen, beginning with `#`."""
    words = [] if screen == HOME else [quote(word, safe="") for word in (screen, what, part) if word]
    return "#/" + "/".join(words)
