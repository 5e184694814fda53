"""A report of a problem: text to copy with the exact state, from which anybody can play on at the same point."""

from __future__ import annotations

from fracas.kernel.errors import Damaged
from fracas.kernel.guarded import pack, unpack
from fracas.locale import _
from fracas.view.controls import Button, button
from fracas.view.markup import Markup, el, join
from fracas.view.shell import sheet

MARK = "record "
MOST_TRACEBACK = 1500  # characters of the last error


def text(diagnosis: dict[str, str], browser: str, language: str, error: str) -> str:
    """Return a report.

    Args: diagnosis - address, and position and record of the match if one is on the screen.
          browser - what the browser calls itself.
          error - the last unexpected error, "" if there was none.
    """
    lines = ["Fracas", f"address {diagnosis['address']}", f"browser {browser}", f"language {language}"]
    if "record" in diagnosis:
        lines += [f"position {diagnosis['position']}", MARK + pack(diagnosis["record"])]
    if error:
        lines.append(error.strip()[-MOST_TRACEBACK:])
    return "\n".join(lines) + "\n"


def record_in(report: str) -> str:
    """Return the record of the match a report is about.

    Raises: Damaged in one sentence if it holds none, or a cut one.
    """
    for line in report.splitlines():
        if line.startswith(MARK):
            return unpack(line.removeprefix(MARK).strip())
    raise Damaged(_("This report holds no match."))


def report_sheet(report: str) -> Markup:
    """Return the sheet with a report, to be copied."""
    return sheet(_("Report a problem"), join(
        el("p", _("This text holds the exact state of the match; add a sentence on what went wrong. "
                  "Nothing was sent anywhere."), class_="sm"),
        el("label", el("span", _("Text to copy")),
           el("textarea", report, id="report", rows=8, readonly=True, class_="sm"), class_="field"),
        el("div", button(Button(_("Copy"), "copy-report", icon="share", main=True)), class_="acts"),
    ))
