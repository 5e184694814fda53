"""The content of `index.html` before Python is there: drawings and home screen, filled in when the site is built.

It is written in English; `workshop.website.script_translations` puts its translations into `static/texts.js`.
"""

from collections.abc import Sequence

from fracas.games import FIRST_GAME, GAMES, SHORTCUTS
from fracas.locale import LANGUAGES, N_, _, language, set_language
from fracas.page import slugs
from fracas.view.home import GameCard, HomeModel, Readiness, StepCard, home
from fracas.view.markup import EMPTY, Markup
from fracas.view.symbols import sprite, symbols

TILES = (
    ("help", N_("Lessons"), "#/lessons"), ("phone", N_("Table companion"), "#/companion"),
    ("team", N_("Teams"), "#/teams"), ("cup", N_("Leagues"), "#/leagues"), ("book", N_("Rules"), "#/rules"),
    ("aim", N_("Puzzles"), "#/puzzles"), ("check", N_("My record"), "#/profile"),
    ("bend", N_("Position editor"), "#/position"), ("pencil", N_("Terrain"), "#/terrain"),
    ("download", N_("Saved matches"), "#/saved"), ("qr", N_("Open anything"), "#/saved/open"),
    ("gear", N_("Settings"), "#/settings"),
)

SHELL = (  # of `index.html` itself
    N_("Skip to content"), N_("Loading"), N_("Loading the games:"), N_("Starting the games"),
)

CAUSES = {  # causes of a failed start and its button, said by `static/watchdog.js`
    "unreachable": N_("{file} did not load. Are you online? Fracas tries again."),
    "missing": N_("{file} is missing on this host (status {status}). Whoever runs the site must upload it again."),
    "page": N_("This host sends a web page instead of {file}. Whoever runs the site must upload the file again."),
    "cut": N_("Only a part of {file} arrived. If this happens again, the site must upload the file again."),
    "other": N_("{file} is from another version. If this happens again, the whole site must be uploaded again."),
    "type": N_("This host sends {file} as “{type}” instead of “{wanted}”. Whoever runs it must set that type."),
    "closed": N_("This frame may not read {file}. Open the page in its own tab, or make the host send "
                 "Access-Control-Allow-Origin."),
    "kept": N_("The copy of {file} on this device was damaged. Fracas loads it again."),
    "renewed": N_("A new version of Fracas is running. Load it here too. Your match is saved."),
    "slow": N_("{file} has not arrived yet: the network or the host is slow. Please wait."),
    "work": N_("All files are here. This device is still starting the games."),
    "dead": N_("All files are here, but the games did not start."),
    "unstyled": N_("The page lacks its style, static/site.css."),
    "again": N_("Try again"),
}

MANIFEST = (  # of `static/manifest.webmanifest`, shown when the page is installed
    N_("Five rowdy tabletop games, played by the book. Virtual dice or the ones in your hand."),
    N_("Play a bot"), N_("Two players"), N_("Saved matches"), N_("Rules"), N_("The odds of a throw on a phone"),
    *SHORTCUTS,
)


def home_markup(
    readiness: Readiness, steps: Sequence[StepCard] = (), saved: int = 0, is_first: bool = False,
) -> Markup:
    """Return the home screen with the games there are.

    Args: steps - what comes next, the most wanted first; none on a first visit.
          saved - further saved matches.
          is_first - whether it is drawn before it is known who comes.
    """
    bills = [GameCard(slugs.slug_of(game.key), _(game.name), _(game.title),
                      (*((_minutes(*game.minutes),) if any(game.minutes) else ()),
                       *(_(fact) for fact in (game.difficulty, game.special) if fact))) for game in GAMES]
    return home(HomeModel(bills, TILES, steps or first_steps(EMPTY), saved, is_first), readiness)


def _minutes(least: int, most: int) -> str:
    return _("{least}\u2013{most}\u202fmin").format(least=least, most=most)


def first_steps(board: Markup) -> tuple[StepCard, ...]:
    """Return the steps of a first visit: a match, and the lessons of its game."""
    return (StepCard(_("Play your first match: 3 minutes"), _("Score once and you win. The bot goes easy on you."),
                     _("Play"), do="first-match", arg=FIRST_GAME, board=board),
            StepCard(_("Learn"), _("Short lessons on a real board"), _("Learn"), "help",
                     href=f"#/lessons/{slugs.slug_of(FIRST_GAME)}"))


def first_board() -> Markup:
    """Return the board of a first match, as it begins; for the build, which has all games."""
    from fracas.faces import face_of, pictures
    from fracas.games import first_position, ruleset
    from fracas.view.board import board as board_view
    face, state = face_of(FIRST_GAME), ruleset(FIRST_GAME).parse_position(first_position())
    drawn = pictures.board(face, state)._replace(is_small=True)
    return board_view.static_board(drawn, "first", view=board_view.near_view(drawn))


def causes_by_language() -> dict[str, dict[str, str]]:
    """Return the sentences of the watchdog, by language and cause."""
    before, found = language(), {}
    for code in LANGUAGES:
        set_language(code)
        found[code] = {cause: _(text) for cause, text in CAUSES.items()}
    set_language(before)
    return found


def fill_index(index: str) -> str:
    """Return `index.html` with its placeholders filled.

    Args: index - the page as written, with the comments `<!-- drawings -->` and `<!-- home -->`.
    """
    home_screen = home_markup(Readiness(0.0, _("Loading")), first_steps(first_board()), is_first=True)
    for place, markup in (("<!-- drawings -->", sprite(symbols())), ("<!-- home -->", home_screen)):
        if index.count(place) != 1:
            raise ValueError(f"index.html must hold {place} once")
        index = index.replace(place, markup)
    return index
