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


class ProfileModel(NamedTuple):
    """Everything that a profile shows."""

    figures: tuple[tuple[str, str], ...]  # what and how much
    games: tuple[tuple[str, int, int, int, str], ...]  # name, won, drawn, lost, levels beaten
    badges: tuple[BadgeCard, ...]  # the latest first
    uncounted: int = 0  # matches of an earlier version that have no figures yet


def profile_page(model: ProfileModel) -> Markup:
    """Return the profile; an invitation as long as there is no match."""
    return el("main", _uncounted(model.uncounted) if model.uncounted else None,
              *((_figures(model), _games(model), _badges(model)) if model.games else (_invitation(),)),
              id="main", tabindex=-1, class_="page profile")


def _invitation() -> Markup:
    return el("section", el("p", _("Your matches against bots are counted here. None is over yet.")),
              el("div", link_button(_("Start page"), "#/", icon_name="play", main=True), class_="acts"),
              class_="panel stack")


def _uncounted(count: int) -> Markup:
    words = ngettext("{n} finished match of an earlier version is not counted yet.",
                     "{n} finished matches of an earlier version are not counted yet.", count).format(n=count)
    return el("section", el("p", words), el("div", button(Button(_("Count"), "count-matches", icon="check")),
                                            class_="acts"), class_="panel stack")


def _figures(model: ProfileModel) -> Markup:
    return el("dl", [el("div", el("dt", what), el("dd", much)) for what, much in model.figures],
              class_="panel profile-figures")


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
