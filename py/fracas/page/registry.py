"""The registry of the screens: the addresses of each, the module that opens it, and the code it needs.

To add a screen:

1. Write a module below `fracas.page` with `open_screen(context: PageContext, route: Route) -> Screen | None`.
2. Add one line to `SCREENS`; `routes` holds the words of addresses, `chunks` the functions that name the code.
3. Give the document its element `screen-<name>` in `index.html`, unless the line names a section of another screen.
4. Link to it with `routes.write(name)`, for instance from a tile in `screens/first_screen.py`.
5. Test it with `tests.page.headless.Page`: `page.go("#/name")`, then look at `page.text("screen-name")`.
"""

import re
from typing import NamedTuple
from urllib.parse import unquote

from fracas.page import chunks, routes, slugs
from fracas.page.chunks import Chunks
from fracas.page.routes import OWN, Route
from fracas.page.saving.storage import Store

_WORD = re.compile(r"[A-Za-z0-9._ -]{1,80}")
_PACKED, _END = r"([A-Za-z0-9_-]{1,65000})", r"(?![A-Za-z0-9_/-])"  # a link; text that a host appends is left out
_LINK = re.compile(rf"(~?[A-Za-z0-9_-]{{1,65000}})(?:/([0-9]{{1,6}}|{routes.ANALYSIS}))?{_END}")
_LOG = re.compile(f"({routes.LOG})/{_PACKED}{_END}")
_PATTERNS = {
    **dict.fromkeys((routes.REPORT, routes.REPLAY, routes.LIVE, routes.EMBED, routes.COURSE,
                     routes.LESSON_MAKER), _LINK),
    routes.ODDS: re.compile(rf"{_PACKED}(?:/([A-Za-z0-9_-]{{1,400}}))?{_END}"),
    routes.LETTER: re.compile(rf"{_PACKED}(?:/([ha][0-9a-f]{{32,64}}))?{_END}"),
}


class ScreenEntry(NamedTuple):
    """One line of the registry."""

    screen: str  # the first word of its addresses
    module: str  # below `fracas.page`: its `open_screen` opens the screen; "" = it is there from the start
    chunks: Chunks = chunks.none  # the code it needs besides that of the page
    is_light: bool = False  # whether the first chunk of its game is enough
    section: str = ""  # of the document, "" = one of its own
    what: str = ""  # only addresses whose second word begins so
    part: str = ""  # only addresses whose third word begins so
    is_link: bool = False  # whether the second word may be a link


SCREENS = (  # of several lines for one address the first counts
    ScreenEntry(routes.HOME, ""),
    ScreenEntry(routes.NEW, "companion.new_table", chunks.of_game, part=routes.TABLE),
    ScreenEntry(routes.NEW, "correspondence.new_screen", chunks.by_link(chunks.of_game), part=routes.FAR),
    ScreenEntry(routes.NEW, "screens.new_match", chunks.of_game, is_light=True),
    ScreenEntry(routes.MATCH, "correspondence.by_link_page", chunks.by_link(chunks.of_save), what=routes.BY_LINK),
    ScreenEntry(routes.MATCH, "rivals.rival_match", chunks.of_rival_match, is_light=True,
                what=routes.WITH_RIVAL),
    ScreenEntry(routes.MATCH, "match.host.match_page", chunks.of_save),
    ScreenEntry(routes.LESSONS, "lessons.course_screen", chunks.of_game),
    ScreenEntry(routes.LESSON, "lessons.lesson_page", chunks.of_game, section=routes.MATCH),
    ScreenEntry(routes.COURSE, "lessons.shared_page", chunks.of_link, section=routes.MATCH, is_link=True),
    ScreenEntry(routes.LESSON_MAKER, "lesson_maker.maker_page", chunks.of_lesson_maker, is_link=True),
    ScreenEntry(routes.RULES, "reader.rules_screen", chunks.of_rulebook, is_light=True),
    ScreenEntry(routes.TERRAIN, "screens.terrain", chunks.of_table_games, is_light=True),
    ScreenEntry(routes.SAVED, "screens.storage", chunks.of_own_pieces, is_light=True),
    ScreenEntry(routes.SETTINGS, "screens.settings"),
    ScreenEntry(routes.LEAGUES, "leagues.new_screen", chunks.of_game_in_part, what=routes.NEW),
    ScreenEntry(routes.LEAGUES, "leagues.list_screen"),
    ScreenEntry(routes.LEAGUE, "leagues.league_screens", chunks.of_printed_save, part=routes.SHEET),
    *(ScreenEntry(routes.LEAGUE, "leagues.league_screens", chunks.of_story, part=part)
      for part in (routes.STORY, routes.LIFE)),
    ScreenEntry(routes.LEAGUE, "leagues.league_screens", chunks.of_save),
    ScreenEntry(routes.TOURNAMENT, "tournaments.entrance", chunks.of_tournament),
    ScreenEntry(routes.TEAMS, "screens.teams", chunks.of_roster_games, is_light=True),
    ScreenEntry(routes.TEAM, "screens.team", chunks.of_team, is_light=True),
    ScreenEntry(routes.COMPANION, "companion.entrance", chunks.of_companion),
    ScreenEntry(routes.REPLAY, "replay.replay_page", chunks.of_match_or_link, is_link=True),
    ScreenEntry(routes.REPORT, "replay.replay_page", section=routes.HOME, is_link=True),
    ScreenEntry(routes.LIVE, "frame_entry", chunks.of_link, section=routes.MATCH, is_link=True),
    ScreenEntry(routes.EMBED, "embed.screen", chunks.of_match_or_link, is_link=True),
    ScreenEntry(routes.ODDS, "embed.calculator", chunks.of_link, is_link=True),
    ScreenEntry(routes.PUZZLES, "challenges.challenge_list", chunks.of_challenges, part=routes.CHALLENGES),
    ScreenEntry(routes.PUZZLE, "challenges.challenge_page", chunks.of_challenges, section=routes.MATCH,
                part=routes.VERSUS),
    ScreenEntry(routes.PUZZLES, "puzzles.list_screen", chunks.of_puzzles, is_link=True),
    ScreenEntry(routes.PUZZLE, "puzzles.puzzle_page", chunks.of_puzzles, section=routes.MATCH, is_link=True),
    ScreenEntry(routes.RETRIES, "retries.deck_screen", chunks.of_retries),
    ScreenEntry(routes.RETRY, "retries.retry_page", chunks.of_retries, section=routes.MATCH),
    ScreenEntry(routes.TODAY, "puzzles.today_screen", chunks.of_daily_puzzle),
    ScreenEntry(routes.RIVALS, "rivals.rivals_screen", chunks.of_rivals, is_light=True),
    ScreenEntry(routes.PROFILE, "profile.profile_screen", chunks.of_story),
    ScreenEntry(routes.POSITION, "companion.placement", chunks.of_tracked_match, what=OWN, is_link=True),
    ScreenEntry(routes.POSITION, "editor.editor_page", chunks.of_game_or_link, is_link=True),
    ScreenEntry(routes.LETTER, "correspondence.link_screen", chunks.by_link(chunks.of_link), is_link=True),
)
NAMES = frozenset(entry.screen for entry in SCREENS)
OF_GAMES = {routes.NEW, routes.LESSONS, routes.LESSON, routes.RULES, routes.PUZZLES, routes.PUZZLE, routes.RIVALS}
ALONE = {routes.SETTINGS, routes.TEAMS, routes.RETRIES, routes.PROFILE}  # nothing follows them
LINKED = frozenset(entry.screen for entry in SCREENS if entry.is_link)
SECTIONS = tuple(dict.fromkeys(entry.section or entry.screen for entry in SCREENS))


def entry_of(route: Route) -> ScreenEntry:
    """Return the line of the registry for an address."""
    return next(entry for entry in SCREENS if entry.screen == route.screen
                and route.what.startswith(entry.what) and route.part.startswith(entry.part))


def section_of(address: str) -> str:
    """Return the section of the document in which an address is shown."""
    entry = entry_of(parse(address))
    return entry.section or entry.screen


def chunks_of(route: Route, store: Store) -> tuple[str, ...]:
    """Return the chunks without which an address cannot be shown.

    Args: store - with the saved matches, leagues and teams.
    """
    entry = entry_of(route)
    found = entry.chunks(route, store)
    return found if entry.is_light else chunks.with_extras(found)


def saved_match(route: Route) -> str:
    """Return the id of the saved match that an address shows, "" if it shows none."""
    if route.screen == routes.MATCH:
        return route.what
    if route.screen == routes.RETRY and not route.what.startswith(routes.CARD) and route.what != routes.SHOWN:
        return route.what
    screens = (routes.REPLAY, routes.EMBED, routes.REPORT, routes.LESSON_MAKER)
    is_own = route.screen in screens and route.what.startswith(OWN)
    return route.what.removeprefix(OWN) if is_own else ""


def parse(text: str) -> Route:
    """Read the part of an address after `#`; anything unknown leads home."""
    path = text.removeprefix("#").strip("/")
    first, _slash, rest = path.partition("/")
    if pattern := _pattern_of(first, rest):
        link = pattern.match(rest)
        return Route(first, link[1], link[2] or "") if link else Route()
    words = [unquote(word) for word in path.split("/")][:3]
    if words[0] not in NAMES or not all(_WORD.fullmatch(word) for word in words):
        return Route()
    if words[0] in (routes.NEW, routes.MATCH, routes.LEAGUE, routes.TEAM, routes.RIVALS) and len(words) < 2:
        return Route()
    if len(words) > 1 and (words[0] in ALONE or words[0] in OF_GAMES and not slugs.is_game(words[1])):
        return Route()
    return Route(*words)


def _pattern_of(screen: str, rest: str) -> re.Pattern[str] | None:
    """Return the pattern of addresses that hold a link, None for plain words."""
    if screen == routes.COMPANION and rest.startswith(f"{routes.LOG}/"):
        return _LOG
    if screen in (routes.POSITION, routes.PUZZLE) and rest[:1].isdigit():
        return _LINK
    return _LINK if screen == routes.POSITION and rest.startswith(OWN) else _PATTERNS.get(screen)
