"""The menu of a match: the things people want first, the others behind one button."""

from typing import NamedTuple

from fracas.locale import _
from fracas.view.board.counters import icon
from fracas.view.markup import Markup, classes, el


class MenuItem(NamedTuple):
    """A row of a menu: a link, or a button."""

    label: str
    icon: str
    do: str = ""                    # what the page does
    href: str = ""                  # where the link leads
    off: str = ""                   # why it cannot be used now, "" if it can
    pressed: bool | None = None     # on or off, None for what is no switch
    is_last: bool = False           # whether it ends the match


def match_menu(first: tuple[MenuItem, ...], others: tuple[MenuItem, ...]) -> Markup:
    """Return the menu; the others are unfolded by a tap."""
    more = el("details", el("summary", _("More")), el("ul", map(_row, others), class_="menu"), class_="more")
    return el("nav", el("ul", map(_row, first), class_="menu first"), more, aria_label=_("Menu"))


def _row(item: MenuItem) -> Markup:
    drawn = icon(item.icon), el("span", item.label), el("small", item.off, class_="mute") if item.off else None
    style = classes("menuitem", item.is_last and "danger")
    if item.href:
        return el("li", el("a", *drawn, href=item.href, class_=style))
    return el("li", el(
        "button", *drawn, type="button", class_=style, data_do=item.do, aria_disabled="true" if item.off else None,
        aria_pressed=None if item.pressed is None else str(item.pressed).lower()))
