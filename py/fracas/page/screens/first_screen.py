"""The content of `index.html` before Python is there: drawings and home screen, filled in when the site is built.

It is written in English; `workshop.script_translations` puts its translations into `static/texts.js`.
"""

from fracas.games import GAMES, SHORTCUTS
from fracas.locale import N_, _
from fracas.page import slugs
from fracas.view.home import GameCard, Readiness, ResumeCard, home
from fracas.view.markup import Markup, el, join
from fracas.view.symbols import sprite, symbols

TILES = (
    ("help", N_("Lessons"), "#/lessons"), ("phone", N_("Table companion"), "#/companion"),
    ("team", N_("Teams"), "#/teams"), ("cup", N_("Leagues"), "#/leagues"), ("book", N_("Rules"), "#/rules"),
    ("puzzle", N_("Puzzles"), "#/puzzles"), ("bend", N_("Position editor"), "#/position"),
    ("pencil", N_("Terrain"), "#/terrain"), ("download", N_("Saved matches"), "#/saved"),
    ("qr", N_("Open anything"), "#/saved/open"), ("gear", N_("Settings"), "#/settings"),
)

SHELL = (  # of `index.html` itself
    N_("Skip to the content"), N_("Loading"), N_("Loading the games:"), N_("Starting the games"),
    N_("A part of Fracas could not be fetched and is asked for again; if that does not help, reload the page."),
)

CAUSES = {  # causes of a failed start, with remedies, shown by `static/diagnosis.js`
    "unreachable": N_("{file} could not be fetched: see whether there is a network, then reload the page."),
    "missing": N_("{file} is missing on this host: whoever runs the site has to upload it again."),
    "page": N_("This host sends a web page in place of {file}: whoever runs the site has to upload the file again."),
    "cut": N_("Only a part of {file} has arrived: reload the page; if that does not help, it has to be uploaded "
              "again."),
    "other": N_("{file} is not the one of this version: reload the page; if that does not help, the whole site has to "
                "be uploaded again."),
    "type": N_("This host sends {file} as “{type}” instead of “{wanted}”: whoever runs it has to set that type."),
    "closed": N_("This frame may not read {file}: open the page in a tab of its own, or let the host send "
                 "Access-Control-Allow-Origin."),
    "kept": N_("The copy of {file} that was kept on this device was damaged and is put away: reload the page."),
}

MANIFEST = (  # of `static/manifest.webmanifest`, shown when the page is installed
    N_("Five rowdy tabletop games, played by the book. Virtual dice or the ones in your hand."),
    N_("Play a bot"), N_("Two players"), N_("Saved matches"), N_("Rules"), N_("The odds of a throw on a phone"),
    *SHORTCUTS,
)


def home_markup(readiness: Readiness, resume: ResumeCard | None = None) -> Markup:
    """Return the home screen with the games there are."""
    bills = [GameCard(slugs.slug_of(game.key), _(game.name), _(game.title)) for game in GAMES]
    return home(bills, readiness, TILES, resume)


def fill_index(index: str) -> str:
    """Return `index.html` with its placeholders filled.

    Args: index - the page as written, with the comments `<!-- drawings -->`, `<!-- home -->` and `<!-- causes -->`.
    """
    causes = join(*(el("p", _(text), data_cause=cause) for cause, text in CAUSES.items()))
    for place, markup in (
        ("<!-- drawings -->", sprite(symbols())), ("<!-- home -->", home_markup(Readiness(0.0, _("Loading")))),
        ("<!-- causes -->", causes),
    ):
        if index.count(place) != 1:
            raise ValueError(f"index.html must hold {place} once")
        index = index.replace(place, markup)
    return index
