"""The sheets over the page: the menu of a match, and the list of keys."""

from collections.abc import Sequence

from fracas.kernel.game import Game
from fracas.locale import _
from fracas.page import routes
from fracas.page.library import word_of
from fracas.page.match.hands import HELP
from fracas.view.controls import Button, button
from fracas.view.markup import Markup, el, join
from fracas.view.shell import menu, sheet

CONCEDE = ("concede",)
TIME = ("time",)  # the input that ends a match whose time is up


def menu_of(game: Game, is_bots: bool) -> Markup:
    """Return the menu of a match as it stands; while a bot acts nobody concedes for it."""
    rules, is_over = game.ruleset, game.is_terminal()
    links = (
        ("book", _("Rules"), routes.write(routes.RULES, word_of(rules.key))), ("gear", _("Settings"), "#/settings"),
        ("download", _("Saved matches"), "#/saved"), ("back", _("Start page"), "#/"),
    )
    buttons = [Button(_("Squads"), "squads", icon="team"), Button(_("Danger everywhere"), "threats", icon="tackle"),
               Button(_("Keys"), "help"),
               Button(_("Command box"), "typed"), Button(_("Match report"), "match-report"),
               Button(_("Download the record"), "download"), Button(_("Report a problem"), "report")]
    if game.pending is None and not is_over and rules.is_legal(game.state, TIME):  # the game looks at no watch
        buttons.append(Button(_("Time is up"), "time", icon="flag"))
    if not is_bots and not is_over and rules.is_legal(game.boundary, CONCEDE):  # not every game knows that
        buttons.append(Button(_("Concede"), "concede", icon="flag", style="danger"))
    return sheet(_("Menu"), join(el("div", map(button, buttons), class_="acts"), menu(links)))


def help_sheet(listed: Sequence[tuple[str, str]] = HELP) -> Markup:
    """Return the list of keys."""
    rows = [el("div", el("dt", el("b", _(keys))), el("dd", _(text))) for keys, text in listed]
    return sheet(_("Keys on the board"), el("dl", rows, class_="terms"))
