"""A report of a problem: text to copy with the exact state, from which anybody can play on at the same point."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

import fracas
from fracas.kernel.guarded import pack, unpack
from fracas.locale import _, language
from fracas.page import library, routes
from fracas.page.match.session import Session
from fracas.page.shell import Shell
from fracas.view.controls import Button, button
from fracas.view.markup import Markup, el, join
from fracas.view.shell import sheet

if TYPE_CHECKING:
    from fracas.page.browser.dom import DomBrowser

MOST_TRACEBACK = 1500  # characters of the last error


def text(diagnosis: dict[str, str], browser: DomBrowser, error: str) -> str:
    """Return a report.

    Args: diagnosis - address, and position and record of the match if one is on the screen.
          error - the last unexpected error, "" if there was none.
    """
    lines = ["Fracas", f"address {diagnosis['address']}", f"browser {browser.about()}", f"language {language()}"]
    if "record" in diagnosis:
        link = routes.write(routes.REPORT, pack(diagnosis["record"]))
        lines += [f"position {diagnosis['position']}", f"link {browser.home()}{link}"]
    if error:
        lines.append(error.strip()[-MOST_TRACEBACK:])
    return "\n".join(lines) + "\n"


def opened(shell: Shell, packed: str) -> str:
    """Put the match of a report beside the others on this device, where it stands, and return its id.

    A report opened before leads to the match as it was played on since.
    Raises: ValueError in one sentence if the link is cut or holds no match.
    """
    record = unpack(packed)
    match = f"report-{sha256(record.encode()).hexdigest()[:12]}"
    if shell.shelf.load(match).save is None:
        game = fracas.from_record(record)
        Session(match, game, shell.shelf, library.describe, shell.browser.wall_clock).save()
    return match


def go(shell: Shell, packed: str) -> None:
    """Go to the match of a report; a link that cannot be read leads home and says so."""
    try:
        shell.browser.replace(routes.write(routes.MATCH, opened(shell, packed)))
    except ValueError as error:
        shell.notice = _("This link cannot be opened: {error}").format(error=error)
        shell.browser.replace("#/")


def report_sheet(report: str) -> Markup:
    """Return the sheet with a report, to be copied."""
    return sheet(_("Report a problem"), join(
        el("p", _("This text holds the exact state of the match, and its link opens it; add a sentence on what went "
                  "wrong. Nothing was sent anywhere."), class_="sm"),
        el("label", el("span", _("Text to copy")),
           el("textarea", report, id="report", rows=8, readonly=True, translate="no", class_="sm"), class_="field"),
        el("div", button(Button(_("Copy"), "copy-report", icon="share", main=True)), class_="acts"),
    ))
