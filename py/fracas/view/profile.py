"""The profile of a person: figures, a line a game, and badges."""

from typing import NamedTuple

from fracas.locale import _, ngettext
from fracas.view.board.counters import icon
from fracas.view.controls import Button, button, link_button
from fracas.view.leagues.season import FigureTable, figure_table
from fracas.view.markup import Markup, el


class BadgeCard(NamedTuple):
    """A badge."""

    title: str
    game: str
    when: str


class Habits(NamedTuple):
    """The habits of the last matches, told in sentences."""

    matches: int  # that were looked at, 0 = none yet
    sentences: tuple[str, ...] = ()
    is_busy: bool = False  # whether they are being looked at


class ProfileModel(NamedTuple):
    """Everything that a profile shows."""

    figures: tuple[tuple[str, str], ...]  # what and how much
    games: tuple[tuple[str, int, int, int, str], ...]  # name, won, drawn, lost, levels beaten
    badges: tuple[BadgeCard, ...]  # the latest first
    uncounted: int = 0  # matches of an earlier version that have no figures yet
    habits: Habits | None = None  # None = no match can be looked at


def profile_page(model: ProfileModel) -> Markup:
    """Return the profile; an invitation as long as there is no match."""
    parts = (_figures(model), _habits(model.habits), _games(model), _badges(model), _export()) if model.games \
        else (_invitation(),)
    return el("main", _uncounted(model.uncounted) if model.uncounted else None, *parts,
              id="main", tabindex=-1, class_="page profile")


def _invitation() -> Markup:
    return el("section", el("p", _("Your matches against bots are counted here. None is over yet.")),
              el("div", link_button(_("Start page"), "#/", icon_name="play", main=True), class_="acts"),
              class_="panel stack")


def _export() -> Markup:
    return el("div", button(Button(_("Download as a post"), "profile-post", icon="download")), class_="panel acts")


def _uncounted(count: int) -> Markup:
    words = ngettext("{n} finished match of an earlier version is not counted yet.",
                     "{n} finished matches of an earlier version are not counted yet.", count).format(n=count)
    return el("section", el("p", words), el("div", button(Button(_("Count"), "count-matches", icon="check")),
                                            class_="acts"), class_="panel stack")


def _figures(model: ProfileModel) -> Markup:
    return el("dl", [el("div", el("dt", what), el("dd", much)) for what, much in model.figures],
              class_="panel profile-figures")


def _habits(habits: Habits | None) -> Markup | None:
    """Return the habits of the last matches, or the button that looks for them."""
    if habits is None:
        return None
    if habits.matches:
        since = ngettext("In your last match against a bot:", "In your last {n} matches against bots:",
                         habits.matches).format(n=habits.matches)
        told = el("ul", [el("li", each) for each in habits.sentences]) if habits.sentences else el(
            "p", _("Nothing stands out."))
        shown = (el("p", since), told)
    else:
        look = Button(_("Look for habits"), "find-habits", icon="check", off=_("Working") if habits.is_busy else "")
        shown = (el("p", _("See what you do too often.")), el("div", button(look), class_="acts"))
    return el("section", el("h2", _("Habits")), shown, class_="panel stack", id="habits",
              aria_busy="true" if habits.is_busy else None)


def _games(model: ProfileModel) -> Markup:
    head = (_("Game"), _("Won"), _("Drawn"), _("Lost"), _("Beaten"))
    return el("section", el("h2", _("Games")), figure_table(FigureTable(_("Games"), head, model.games)), class_="panel")


def _badges(model: ProfileModel) -> Markup | None:
    if not model.badges:
        return None
    listed = [el("li", icon("cup", 24), el("span", el("b", each.title), el("small", f"{each.game} \N{MIDDLE DOT} "
                                                                                     f"{each.when}"), class_="txt"))
              for each in model.badges]
    return el("section", el("h2", _("Badges")), el("ul", listed, class_="badges"), class_="panel")
