"""The sheets over the page: the menu of a match, and the list of keys."""

from __future__ import annotations

from fracas.locale import _
from fracas.page import routes
from fracas.page.keyboard import HELP
from fracas.page.library import word_of
from fracas.view.controls import Button, button
from fracas.view.markup import Markup, el, join
from fracas.view.shell import menu, sheet


def menu_sheet(game: str, is_over: bool) -> Markup:
    """Return the menu of a match."""
    links = (
        ("book", _("Rules"), routes.write(routes.RULES, word_of(game))), ("gear", _("Settings"), "#/settings"),
        ("download", _("Saved matches"), "#/saved"), ("back", _("Start page"), "#/"),
    )
    buttons = [Button(_("Squads"), "squads", icon="team"), Button(_("Danger everywhere"), "threats", icon="tackle"),
               Button(_("Keys"), "help"),
               Button(_("Command box"), "typed"),
               Button(_("Download the record"), "download"), Button(_("Report a problem"), "report")]
    if not is_over:
        buttons.append(Button(_("Concede"), "concede", icon="flag", style="danger"))
    return sheet(_("Menu"), join(el("div", map(button, buttons), class_="acts"), menu(links)))


def help_sheet() -> Markup:
    """Return the list of keys."""
    rows = [el("div", el("dt", el("b", _(keys))), el("dd", _(text))) for keys, text in HELP]
    return sheet(_("Keys on the board"), el("dl", rows, class_="terms"))
