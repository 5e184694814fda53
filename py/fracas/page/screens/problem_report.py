"""A report of a problem: a text to copy whose link opens the exact state of the match."""

import fracas
from fracas.links import write_link
from fracas.locale import _, language
from fracas.page import routes
from fracas.page.shell import Shell
from fracas.view.controls import Button, button
from fracas.view.markup import Markup, el, join
from fracas.view.shell import sheet

LINK = "link "  # how the line with the link begins
MOST_TRACEBACK = 1500  # characters of the last error


def report_text(diagnosis: dict[str, str], shell: Shell, error: str) -> str:
    """Return the text of a report.

    Args: diagnosis - address, and position and record of the match if one is on the screen.
          error - the last unexpected error, "" if there was none.
    """
    lines = ["Fracas", f"address {diagnosis['address']}", f"browser {shell.browser.about()}", f"language {language()}"]
    if "record" in diagnosis:
        link = routes.write(routes.REPLAY, write_link(fracas.from_record(diagnosis["record"])))
        lines += [f"position {diagnosis['position']}", f"{LINK}{shell.browser.home()}{link}"]
    if error:
        lines.append(error.strip()[-MOST_TRACEBACK:])
    return "\n".join(lines) + "\n"


def link_in(report: str) -> str:
    """Return the link in a report, which opens the exact state; "" if no match was on the screen."""
    return next((line.removeprefix(LINK) for line in report.splitlines() if line.startswith(LINK)), "")


def report_sheet(report: str) -> Markup:
    """Return the sheet with a report, to be copied."""
    return sheet(_("Report a problem"), join(
        el("p", _("This text contains your match. Add a sentence on what went wrong. Nothing was sent."), class_="sm"),
        el("label", el("span", _("Text to copy")),
           el("textarea", report, id="report", rows=8, readonly=True, translate="no", class_="sm"), class_="field"),
        el("div", button(Button(_("Copy"), "copy-report", icon="share", main=True)),
           button(Button(_("Copy only the link"), "copy-report-link", icon="copy")) if link_in(report) else None,
           class_="acts"),
    ))
