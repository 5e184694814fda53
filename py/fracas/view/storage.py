"""The screen of saved matches: the list, sizes, the last check, files out and in."""

from collections.abc import Sequence
from typing import NamedTuple

from fracas.locale import _
from fracas.view.controls import Button, button, file_button, link_button
from fracas.view.markup import EMPTY, Markup, el, join
from fracas.view.shell import Notice, empty_state, notice, page_bar, sheet

OPEN_PANEL = "opening"  # id of the panel that opens anything
SCAN_VIDEO = "scanned"  # id of the picture of the camera
MOST_PASTED = 2_000_000  # characters


class SavedItem(NamedTuple):
    """A match or a league in the list of what is saved."""

    key: str
    title: str
    facts: tuple[str, ...] = ()  # what is known of it, in short
    href: str = ""
    trouble: str = ""  # one sentence if a copy is damaged or newer
    watch: str = ""  # where it can be watched
    picture: Markup = EMPTY  # a small one of the board
    is_over: bool = False
    opener: str = ""  # what its main button says, if not that it is opened


class Storage(NamedTuple):
    """The whole screen."""

    rows: tuple[SavedItem, ...]
    total: str  # "120 kB in 4 matches, checked just now: all copies are intact."
    emblem: str  # game whose emblem stands on the empty screen
    reminder: str = ""  # the last file is old
    hint: str = ""  # how to keep matches for good on this device
    notices: tuple[Notice, ...] = ()
    has_more: bool = False  # something is saved that is no match
    pasted: str = ""  # what stands in the field
    can_scan: bool = False
    gone: Notice | None = None  # what was deleted last, with the way back
    left: int = 0  # finished matches of the archive that are not shown
    room: Notice | None = None  # the offer to make room
    journal: str = ""  # what it means that there is no second store
    snapshot: str = ""  # how much room what makes starts quicker takes


def storage_screen(model: Storage) -> Markup:
    """Return the screen."""
    nothing = empty_state(model.emblem, _("Nothing saved on this device"),
                    _("Fracas saves every match on this device, after each move."))
    return join(
        page_bar(_("Saved matches")),
        el("main",
           notice(model.gone) if model.gone is not None else None,
           notice(model.room) if model.room is not None else None,
           [_group(title, [row for row in model.rows if row.is_over == is_over])
            for title, is_over in ((_("In progress"), False), (_("Finished"), True))] if model.rows else nothing,
           el("div", button(Button(_("Show more ({n})").format(n=model.left), "show-more")), class_="acts")
           if model.left else None,
           _opening(model),
           _files(model), id="main", tabindex=-1, class_="page stack-2 storage"),
    )


def _group(title: str, rows: Sequence[SavedItem]) -> Markup | None:
    """Return the matches that go on, or those that are over."""
    if not rows:
        return None
    return el("section", el("h2", title, class_="d"), el("ul", map(_row, rows), class_="stack"), class_="stack")


def _row(row: SavedItem) -> Markup:
    return el("li", saved_item(row, "fetch-record", "delete", "h3"), class_="panel stack")


def saved_item(row: SavedItem, fetch: str, delete: str, heading: str = "h2") -> Markup:
    """Return the facts of a saved thing, and the buttons for it.

    Args: fetch, delete - what the buttons of the download and of the bin do.
          heading - of its title.
    """
    return join(
        row.picture, el(heading, row.title, class_="c"), el("p", " · ".join(filter(None, row.facts)), class_="sm mute"),
        el("p", row.trouble, class_="sm warn") if row.trouble else None,
        el("div",
           link_button(row.opener or _("Open"), row.href, icon_name="play", main=True) if row.href else None,
           link_button(_("Watch"), row.watch, icon_name="share") if row.watch else None,
           button(Button(_("Download"), fetch, row.key, "download",
                         name=_("Download: {title}").format(title=row.title))) if row.href else None,
           button(Button(_("Delete"), delete, row.key, "trash", name=_("Delete: {title}").format(title=row.title))),
           class_="acts"),
    )


def _opening(model: Storage) -> Markup:
    """Return the panel with the field that opens anything, and its outcome."""
    return el(
        "section", el("h2", _("Open anything"), class_="c"),
        el("label", el("span", _("Paste a link, record, position, puzzle, team or league here")),
           el("textarea", model.pasted, rows=2, maxlength=MOST_PASTED, data_do="take-text", autocomplete="off",
              spellcheck="false", translate="no", class_="sm"), class_="field"),
        el("div", button(Button(_("What is it?"), "look", icon="help")), file_button(_("Open a file"), "take-file"),
           button(Button(_("Scan a QR code"), "scan", icon="qr")) if model.can_scan else None, class_="acts"),
        el("p", _("Or drop a file here. You see first what it is. Nothing of yours is overwritten."),
           class_="sm mute"),
        el("div", map(notice, model.notices), id="storage-notices", class_="stack", role="status"),
        id=OPEN_PANEL, tabindex=-1, class_="panel stack")


def scan_sheet() -> Markup:
    """Return the sheet with the camera's picture."""
    return sheet(_("Scan a QR code"), el("div", el(
        "video", id=SCAN_VIDEO, class_="qrbox", playsinline=True, muted=True, aria_label=_("What the camera sees")),
        el("p", _("Hold the code in front of the camera. No picture leaves this device."),
           class_="sm mute"), class_="stack-2"))


def _files(model: Storage) -> Markup:
    """Return the panel with files out and in."""
    return el(
        "section", el("h2", _("Files"), class_="c"), el("p", model.total, class_="sm"),
        el("p", model.reminder, class_="sm warn") if model.reminder else None,
        el("p", model.hint, class_="sm") if model.hint else None,
        el("p", model.journal, class_="sm warn") if model.journal else None,
        el("div",
           button(Button(_("Download everything"), "fetch-everything", icon="download",
                         off="" if model.rows or model.has_more else _("nothing is saved"))), class_="acts"),
        el("p", model.snapshot, class_="sm mute") if model.snapshot else None,
        el("div", button(Button(_("Delete the quick start"), "forget-snapshot", icon="trash")), class_="acts")
        if model.snapshot else None,
        class_="panel stack",
    )
