"""The match report on the page: shown on a sheet, copied, saved as a text file. Loaded when first wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.locale import _
from fracas.view.match_report import report_sheet, report_text
from fracas.view.tally import report_of

if TYPE_CHECKING:
    from fracas.page.app import App
    from fracas.page.match.screen import MatchScreen

SHOW, COPY, SAVE = "match-report", "copy-match-report", "save-match-report"


def act(app: App, screen: MatchScreen, do: str) -> None:
    """Show, copy or save the report of the match on the screen."""
    report = report_of(screen.game)
    if do == SHOW:
        app.open_sheet(report_sheet(report))
    elif do == COPY:
        app.browser.copy(report_text(report))
        app.say(_("Copied."))
    else:
        app.browser.download(f"{screen.game.ruleset.key}-{screen.session.match}-report.txt", report_text(report))
