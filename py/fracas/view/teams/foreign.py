"""The panel of a roster from elsewhere: its team here, and the lines left with their reasons."""

from collections.abc import Sequence
from typing import NamedTuple

from fracas.locale import _, ngettext
from fracas.view.controls import Button, button
from fracas.view.markup import Markup, el

PANEL = "fitted"  # id of the panel


class FittedRoster(NamedTuple):
    """A roster from elsewhere as a team here."""

    source: str  # the site or program
    name: str
    line: str  # game, list and players
    left: Sequence[tuple[str, str]]  # what is not taken over, and the reason
    more: int  # lines besides these
    fits: bool  # whether anything of it fits


def title_of(source: str, name: str) -> str:
    """Return the heading of the panel."""
    return _("From {source}: {name}").format(source=source, name=name or _("a team"))


def fitted_roster(model: FittedRoster) -> Markup:
    """Return the panel."""
    rest = ngettext("{n} more line does not fit.", "{n} more lines do not fit.", model.more).format(n=model.more)
    return el(
        "section",
        el("h2", title_of(model.source, model.name), class_="c"),
        el("p", model.line) if model.line else el("p", _("Nothing of this roster fits a game here.")),
        el("h3", _("Not taken over"), class_="c") if model.left else el("p", _("Everything fits.")),
        el("dl", [el("div", el("dt", what), el("dd", reason)) for what, reason in model.left], class_="terms")
        if model.left else None,
        el("p", rest) if model.more else None,
        el("div", button(Button(_("Add this team"), "add-fitted", icon="check", main=True)) if model.fits else None,
           button(Button(_("Cancel") if model.fits else _("Close"), "drop-fitted")), class_="acts"),
        class_="panel stack", id=PANEL, tabindex=-1,
    )
