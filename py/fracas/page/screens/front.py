"""What `index.html` shows before Python is there: the drawings and the home screen, put in when the site is built.

It is written in English; `workshop.speech` puts into `static/texts.js` what a reader of another language sees instead.
"""

from fracas.games import GAMES, SHORTCUTS
from fracas.locale import N_, _
from fracas.page import library
from fracas.view.home import Bill, Readiness, Resume, home
from fracas.view.markup import Markup
from fracas.view.symbols import sprite, symbols

TILES = (
    ("help", N_("Lessons"), "#/lessons"), ("phone", N_("Table companion"), "#/companion"),
    ("team", N_("Teams"), "#/teams"), ("cup", N_("Leagues"), "#/leagues"), ("book", N_("Rules"), "#/rules"),
    ("puzzle", N_("Position editor"), "#/position"), ("pencil", N_("Terrain"), "#/terrain"),
    ("download", N_("Saved matches"), "#/saved"), ("gear", N_("Settings"), "#/settings"),
)

SHELL = (  # of `index.html` itself
    N_("Skip to the content"), N_("Loading"), N_("Loading the games:"), N_("Starting the games"),
    N_("A part of Fracas could not be fetched and is asked for again; if that does not help, reload the page."),
)


MANIFEST = (  # of `static/manifest.webmanifest`, for those who install the page
    N_("Five rowdy tabletop games, played by the book. Virtual dice or the ones in your hand."),
    N_("Play a bot"), N_("Two players"), N_("Saved matches"), N_("Rules"), N_("The odds of a throw on a phone"),
    *SHORTCUTS,
)


def home_markup(readiness: Readiness, resume: Resume | None = None) -> Markup:
    """Return the home screen with the games there are."""
    bills = [Bill(library.word_of(game.key), _(game.name), _(game.title)) for game in GAMES]
    return home(bills, readiness, TILES, resume)


def filled(index: str) -> str:
    """Return `index.html` with its two places filled.

    Args: index - the page as written, with the comments `<!-- drawings -->` and `<!-- home -->`.
    """
    for place, markup in (
        ("<!-- drawings -->", sprite(symbols())), ("<!-- home -->", home_markup(Readiness(0.0, _("Loading")))),
    ):
        if index.count(place) != 1:
            raise ValueError(f"index.html must hold {place} once")
        index = index.replace(place, markup)
    return index
