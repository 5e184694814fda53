"""The code of the page that is not needed at the start.

The page starts with what `main.py` imports: enough for the home screen, which was drawn when the site was built. All
other screens and the games are imported by the functions that open them. Their code comes behind the start, and that of
a game when it is wanted: `Browser.whole` calls back once it is here. Whatever has come and has not been asked for by
then is loaded module by module while nobody is waiting. A game comes in two parts: with the first its teams and a new
match are drawn; the second (what bots think of, lessons, puzzles, positions, the table, careers) is asked for as soon
as the first is drawn. What is read in one language alone comes to its readers only, in archives of their own: the
catalogue at the start or when the language is chosen, the rest with what it belongs to.
"""

from collections.abc import Iterable, Iterator
from importlib import import_module

from fracas.games import GAMES, KEYS, game_info
from fracas.locale import LANGUAGES, language
from fracas.page import routes, slugs
from fracas.page.routes import Route
from fracas.page.saving.storage import Shelf, Store

START = "app"  # the archive of the start; in other languages that of their catalogue
REST = "rest"  # the archive of what all games share
READER = "reader"  # that of the rules reader, with all games in plain words
QR = "qr"  # that of QR codes
CORRESPONDENCE = "far"  # that of matches by link
RULEBOOKS = {f"{key}-rules": key for key in KEYS}  # the archives of the rule books, and whose they are
EXTRAS = {f"{key}-more": key for key in KEYS}  # those of what a game has besides its first part, and whose
FIRST = frozenset((routes.NEW, routes.RULES, routes.TEAMS, routes.TEAM, routes.SAVED, routes.TERRAIN))  # need no more
TRANSLATED = frozenset((READER, *RULEBOOKS))  # what is wanted later and has something to be read in other languages
OTHERS = tuple(LANGUAGES)[1:]  # languages besides the one that the code is written in
TRACKED = "table"  # the kind of saves that are logs of matches at a table
SHEET = "sheet"  # how the part of an address begins that prints a team, with what its abilities do
LONGEST_ARG = 200  # characters of an argument that is no text from elsewhere


def chunks_of(route: Route, store: Store) -> tuple[str, ...]:
    """Return the games, and what else of the page, without whose code the screen of an address cannot be opened.

    Args: store - where matches, leagues and teams are kept.
    """
    wanted = _wanted(route, store)
    is_new = route.screen == routes.NEW and route.part not in (routes.TABLE, routes.FAR)
    return wanted if is_new or route.screen in FIRST - {routes.NEW} else with_extras(wanted)


def with_extras(parts: Iterable[str]) -> tuple[str, ...]:
    """Return parts of the page and all there is of the games among them."""
    parts = tuple(parts)
    return (*parts, *(extras_of(part) for part in parts if part in KEYS))


def _wanted(route: Route, store: Store) -> tuple[str, ...]:
    """Return of which games the screen of an address is, and what else it needs."""
    match route.screen:
        case routes.RULES:
            return (READER, slugs.key_of(route.what), rulebook_of(slugs.key_of(route.what)))
        case routes.NEW if route.part == routes.FAR:
            return (CORRESPONDENCE, slugs.key_of(route.what))
        case routes.NEW | routes.LESSONS | routes.LESSON:
            return (slugs.key_of(route.what),)
        case routes.LEAGUES if route.what:
            return (slugs.key_of(route.part),)
        case routes.MATCH if route.what.startswith(routes.BY_LINK):
            return (CORRESPONDENCE, *_saved(Shelf(store, route.screen), (route.what,)))
        case routes.LETTER:
            return (CORRESPONDENCE, *_linked(route.what))
        case routes.LEAGUE | routes.TEAM if route.part.startswith(SHEET):
            games = _saved(Shelf(store, route.screen), (route.what,))
            return (*games, *map(rulebook_of, games))
        case routes.MATCH | routes.LEAGUE | routes.TEAM:
            return _saved(Shelf(store, route.screen), (route.what,))
        case routes.COMPANION if route.what:
            return _tracked(route, store)
        case routes.SAVED:  # the file of everything has the teams and tables read again
            return (*_saved(Shelf(store, "team")), *_saved(Shelf(store, "layout")))
        case routes.TEAMS:
            return tuple(game.key for game in GAMES if game.has_rosters and not game.builds_on)
        case routes.TERRAIN:
            return tuple(game.key for game in GAMES if game.has_tables)
        case routes.REPLAY | routes.EMBED if route.what.startswith(routes.OWN):
            return _saved(Shelf(store, "match"), (route.what.removeprefix(routes.OWN),))
        case routes.PUZZLES:
            return (slugs.key_of(route.what),)
        case routes.POSITION if route.what.startswith(routes.OWN):
            return _saved(Shelf(store, TRACKED), (route.what.removeprefix(routes.OWN),))
        case routes.POSITION | routes.PUZZLE if not route.what[:1].isdigit():
            return (slugs.key_of(route.what),)
        case routes.REPLAY | routes.EMBED | routes.LIVE | routes.ODDS | routes.POSITION | routes.PUZZLE:
            return _linked(route.what)
    return ()


def _tracked(route: Route, store: Store) -> tuple[str, ...]:
    """Return of which game something at a table is."""
    if route.what == routes.LOG:
        return _linked(route.part)
    if route.what == routes.PRINT or (route.what == routes.WEIGH and route.part.replace("-", "_") in KEYS):
        return (slugs.key_of(route.part),)
    found = _saved(Shelf(store, TRACKED), (route.part if route.what == routes.WEIGH else route.what,))
    return found or ((slugs.key_of(route.part),) if route.what == routes.WEIGH else ())


def _linked(packed: str) -> tuple[str, ...]:
    """Return of which game a link is; an old one names none."""
    return tuple(game.key for game in GAMES if game.letter == packed[1:2]) or KEYS


def _saved(shelf: Shelf, ids: Iterable[str] = ()) -> tuple[str, ...]:
    """Return of which games some saved texts are, or all of them."""
    saves = (shelf.load(each).save for each in ids or shelf.ids())
    return tuple(save.facts.game for save in saves if save is not None and save.facts.game in KEYS)


def games_in(arg: str) -> tuple[str, ...]:
    """Return the games that the argument of a control names: choosing one needs its code."""
    words = arg[:LONGEST_ARG].split()
    return with_extras(key for key in KEYS if key in words or slugs.slug_of(key) in words)


def archives_of(parts: Iterable[str]) -> tuple[str, ...]:
    """Return which archives hold games and other parts in the language now set: what all share, and with a variant or
    its rule book those of the game it builds on.
    """
    wanted = tuple(parts)
    games = [key if key in KEYS else EXTRAS[key] for key in wanted if key in KEYS or key in EXTRAS]
    below = [game_info(key).builds_on for key in games]
    more = [game_info(EXTRAS[part]).builds_on for part in wanted if part in EXTRAS]
    books = [game_info(RULEBOOKS[book]).builds_on for book in wanted if book in RULEBOOKS]
    whole = (REST, *wanted, *games, *filter(None, below), *map(extras_of, filter(None, more)),
             *map(rulebook_of, filter(None, books)))
    own = (translation_of(part, language()) for part in whole if part in TRANSLATED and language() in OTHERS)
    return tuple(dict.fromkeys((*whole, *own)))


def rulebook_of(game: str) -> str:
    """Return the archive of the rule book of a game, which is wanted when somebody reads in it."""
    return f"{game}-rules"


def extras_of(game: str) -> str:
    """Return the archive of what a game has besides what draws its teams and a new match."""
    return f"{game}-more"


def translation_of(part: str, code: str) -> str:
    """Return the name of the archive of what belongs to a part and is read in one of the other languages alone."""
    return f"{part}.{code}"


def import_modules(files: Iterable[str]) -> Iterator[None]:
    """Load modules one after the other, in steps short enough for a frame of the page.

    Args: files - paths of modules, each after those it imports, and of other files, which are left alone.
    """
    for file in files:
        if file.endswith(".pyc"):
            import_module(file.removesuffix(".pyc").removesuffix("/__init__").replace("/", "."))
            yield
