"""The chunks of the page: archives of code that are fetched when they are wanted, not at the start.

The page starts with what `main.py` imports: enough for the home screen, which was drawn when the site was built. All
other screens and the games are imported when they are opened. Their code comes behind the start, and that of a game
when it is wanted: `Browser.when_loaded` calls back once it is here. Chunks that have come are imported module by module
while nobody is waiting. A game comes in two chunks: with the first its teams and a new match are drawn; the second
(what bots think of, lessons, puzzles, positions, the table, careers) is asked for as soon as the first is drawn. What
is read in one language alone has archives of its own: the catalogue at the start or when the language is chosen, the
rest with the chunk it belongs to.

A function here that takes a route and the store returns the games and other chunks that a screen needs.
"""

from collections.abc import Callable, Collection, Iterable, Iterator
from importlib import import_module
from typing import Any

from fracas.games import GAMES, KEYS, game_info
from fracas.locale import LANGUAGES, language
from fracas.page import routes, slugs
from fracas.page.routes import Route
from fracas.page.saving.storage import Shelf, Store

START = "app"  # the archive of the start; in other languages that of their catalogue
REST = "rest"  # the archive of the code that all games share
HEADS = "heads"  # the heads of players in all games
READER = "reader"  # the rules reader, with all games in plain words
QR = "qr"  # QR codes
DAILY_PUZZLES = "daily"  # the puzzles of the days
CHALLENGES = "turns"  # challenges over several turns
CLIP = "clip"  # clips of matches
COACH = "coach"  # the analyst, with his reasons, and what is asked again
MAKER = "maker"  # what makes lessons of matches, and tables
STORY = "story"  # the stories of seasons and the profile
RIVALS = "rivals"  # the rivals of all games
FOREIGN = "foreign"  # rosters of other sites and programs
CORRESPONDENCE = "far"  # matches by link
TOURNAMENT = "day"  # tournaments of a day
RULEBOOKS = {f"{key}-rules": key for key in KEYS}  # the archives of the rule books, and their games
EXTRAS = {f"{key}-more": key for key in KEYS}  # the second chunks of games, and their games
TRANSLATED = frozenset((READER, RIVALS, *RULEBOOKS))  # chunks with something to be read in other languages
OTHERS = tuple(LANGUAGES)[1:]  # languages besides the one that the code is written in
MATCHES, TRACKED, TEAMS, TABLES = "match", "table", "team", "layout"  # kinds of saves
LONGEST_ARG = 200  # characters of an argument that is no text from elsewhere

Chunks = Callable[[Route, Store], tuple[str, ...]]


# -- the chunks of screens -------------------------------------------------------------------------------------------


def none(route: Route, store: Store) -> tuple[str, ...]:
    """Return no chunk."""
    return ()


def of_game(route: Route, store: Store) -> tuple[str, ...]:
    """Return the game that an address names."""
    return (slugs.key_of(route.what),)


def of_game_in_part(route: Route, store: Store) -> tuple[str, ...]:
    """Return the game that the last word of an address names."""
    return (slugs.key_of(route.part),)


def of_rulebook(route: Route, store: Store) -> tuple[str, ...]:
    """Return the game that an address names, with its rule book and the reader."""
    key = slugs.key_of(route.what)
    return (READER, key, rulebook_of(key))


def of_roster_games(route: Route, store: Store) -> tuple[str, ...]:
    """Return the games for which coaches build teams."""
    return tuple(game.key for game in GAMES if game.has_rosters and not game.builds_on)


def of_team(route: Route, store: Store) -> tuple[str, ...]:
    """Return the games with teams, which are listed where the team cannot be shown; for its sheet its rule book."""
    books = of_save(route, store) if route.part == routes.SHEET else ()
    return (*of_roster_games(route, store), *map(rulebook_of, books))


def of_table_games(route: Route, store: Store) -> tuple[str, ...]:
    """Return the maker, and the games for which coaches make tables."""
    return (MAKER, *(game.key for game in GAMES if game.has_tables))


def of_save(route: Route, store: Store) -> tuple[str, ...]:
    """Return the game of a saved match, league or team."""
    return _saved(store, route.screen, route.what)


def of_story(route: Route, store: Store) -> tuple[str, ...]:
    """Return the story chunk, with the game of a saved league."""
    return (STORY, *of_save(route, store)) if route.what else (STORY,)


def of_printed_save(route: Route, store: Store) -> tuple[str, ...]:
    """Return the game of a saved league, with its rule book, whose words stand on printed sheets."""
    games = of_save(route, store)
    return (*games, *map(rulebook_of, games))


def of_own_pieces(route: Route, store: Store) -> tuple[str, ...]:
    """Return the games of all saved teams and tables: the file of everything has them read again."""
    return (*_saved(store, TEAMS), *_saved(store, TABLES))


def of_tracked_match(route: Route, store: Store) -> tuple[str, ...]:
    """Return the game of a match at a table, named by its id after `routes.OWN`."""
    return _saved(store, TRACKED, route.what.removeprefix(routes.OWN))


def of_link(route: Route, store: Store) -> tuple[str, ...]:
    """Return the game of a link."""
    return _linked(route.what)


def of_match_or_link(route: Route, store: Store) -> tuple[str, ...]:
    """Return the game of a saved match, named by its id after `routes.OWN`, or of a link."""
    is_own = route.what.startswith(routes.OWN)
    return _saved(store, MATCHES, route.what.removeprefix(routes.OWN)) if is_own else _linked(route.what)


def of_lesson_maker(route: Route, store: Store) -> tuple[str, ...]:
    """Return the maker of lessons, and the game of a saved match or of a link."""
    return (MAKER, *of_match_or_link(route, store))


def of_game_or_link(route: Route, store: Store) -> tuple[str, ...]:
    """Return the game that an address names, or that of a link."""
    return _linked(route.what) if route.what[:1].isdigit() else of_game(route, store)


def of_daily_puzzle(route: Route, store: Store) -> tuple[str, ...]:
    """Return the puzzles of the days."""
    return (DAILY_PUZZLES,)


def of_puzzles(route: Route, store: Store) -> tuple[str, ...]:
    """Return the puzzles of the days, with the game that an address names or of a link."""
    return _linked(route.what) if route.what[:1].isdigit() else (DAILY_PUZZLES, *of_game(route, store))


def of_challenges(route: Route, store: Store) -> tuple[str, ...]:
    """Return the challenges, with the puzzles, whose list they stand in, and the game that an address names."""
    return (CHALLENGES, DAILY_PUZZLES, *of_game(route, store))


def of_retries(route: Route, store: Store) -> tuple[str, ...]:
    """Return the analyst, with the game of a saved match or of a card of the deck."""
    if route.what.startswith(routes.CARD):
        return (COACH, *of_game_in_part(route, store))
    return (COACH, *(_saved(store, MATCHES, route.what) if route.what else ()))


def of_companion(route: Route, store: Store) -> tuple[str, ...]:
    """Return the game of a match, a log or a table of chances in the companion."""
    if route.what == routes.LOG:
        return _linked(route.part)
    if route.what == routes.PRINT:
        return of_game_in_part(route, store)
    if route.what == routes.WEIGH:
        is_saved = route.part.replace("-", "_") not in KEYS
        return is_saved and _saved(store, TRACKED, route.part) or of_game_in_part(route, store)
    return _saved(store, TRACKED, route.what) if route.what else ()


def of_rivals(route: Route, store: Store) -> tuple[str, ...]:
    """Return the rivals, and the game of an address."""
    return (*(extras_of(game) for game in of_game(route, store) if game in KEYS), RIVALS)


def of_rival_match(route: Route, store: Store) -> tuple[str, ...]:
    """Return the rivals, as above, with the game of a saved match."""
    return (*map(extras_of, of_save(route, store)), RIVALS)


def of_tournament(route: Route, store: Store) -> tuple[str, ...]:
    """Return the code of tournaments, the game of a saved one and, for a report, of the last tracked match."""
    return (TOURNAMENT, *of_save(route, store), *(_saved(store, TRACKED) if route.part[:1].isdigit() else ()))


def by_link(chunks: Chunks) -> Chunks:
    """Return the chunks of a screen of matches by link."""
    return lambda route, store: (CORRESPONDENCE, *chunks(route, store))


def _linked(packed: str) -> tuple[str, ...]:
    """Return the game of a link; all games for an old link, which names none."""
    return tuple(game.key for game in GAMES if game.letter == packed[1:2]) or KEYS


def _saved(store: Store, kind: str, key: str | None = None) -> tuple[str, ...]:
    """Return the game of one saved text, or of all of a kind."""
    shelf = Shelf(store, kind)
    saves = (shelf.load(each).save for each in (shelf.ids() if key is None else [key]))
    return tuple(save.facts.game for save in saves if save is not None and save.facts.game in KEYS)


def games_in(arg: str) -> tuple[str, ...]:
    """Return the games that the argument of a control names, with all their code: choosing one needs it."""
    words = arg[:LONGEST_ARG].split()
    return with_extras(key for key in KEYS if key in words or slugs.slug_of(key) in words)


# -- archives --------------------------------------------------------------------------------------------------------


def with_extras(chunks: Iterable[str]) -> tuple[str, ...]:
    """Return chunks with the second chunk of each game among them."""
    chunks = tuple(chunks)
    return (*chunks, *(extras_of(chunk) for chunk in chunks if chunk in KEYS))


def archives_of(chunks: Iterable[str]) -> tuple[str, ...]:
    """Return the archives of some chunks in the language now set.

    They are what all games share, the chunks and, for a variant, those of the game it builds on. A story is drawn on
    the cards of clips, and the tables of rivals are of all games.
    """
    wanted = tuple(chunks)
    wanted = (*wanted, *KEYS) if RIVALS in wanted else wanted
    games = [EXTRAS.get(chunk, chunk) for chunk in wanted if chunk in KEYS or chunk in EXTRAS]
    below = [game_info(key).builds_on for key in games]
    extras = [game_info(EXTRAS[chunk]).builds_on for chunk in wanted if chunk in EXTRAS]
    books = [game_info(RULEBOOKS[chunk]).builds_on for chunk in wanted if chunk in RULEBOOKS]
    whole = (REST, *[HEADS] * bool(games), *[CLIP] * (STORY in wanted), *wanted, *games, *filter(None, below),
             *map(extras_of, filter(None, extras)), *map(rulebook_of, filter(None, books)))
    own = (translation_of(chunk, language()) for chunk in whole if chunk in TRANSLATED and language() in OTHERS)
    return tuple(dict.fromkeys((*whole, *own)))


def rulebook_of(game: str) -> str:
    """Return the chunk of the rule book of a game."""
    return f"{game}-rules"


def extras_of(game: str) -> str:
    """Return the second chunk of a game: all that does not draw its teams and a new match."""
    return f"{game}-more"


def translation_of(chunk: str, code: str) -> str:
    """Return the archive of the texts of a chunk in one of the other languages."""
    return f"{chunk}.{code}"


def load_module(name: str) -> Any:
    """Import and return a module whose chunk is here."""
    return import_module(name)


def import_modules(files: Iterable[str], here: Collection[str]) -> Iterator[None]:
    """Import modules one after the other, in steps short enough for a frame of the page.

    Args: files - paths of modules, each after those it imports, and of other files, which are left alone.
          here - the archives that are here: a module of a game that is not is left to whoever asks for it.
    """
    for file in files:
        games = [key for key in KEYS if f"/{key}/" in file]
        if file.endswith(".pyc") and {*archives_of(games)} <= {*here}:
            import_module(file.removesuffix(".pyc").removesuffix("/__init__").replace("/", "."))
            yield
