"""The way to the screens of tournaments."""

import re

from fracas.kernel.errors import quote
from fracas.locale import _
from fracas.page import routes
from fracas.page.context import PageContext
from fracas.page.routes import Route
from fracas.page.saving.my_tournaments import load_tournament
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.tournaments.clock_screen import ClockScreen
from fracas.page.tournaments.day_screen import DayScreen
from fracas.page.tournaments.list_screen import DayListScreen
from fracas.page.tournaments.paper_screen import PaperScreen
from fracas.page.tournaments.report_screen import ReportScreen
from fracas.tournaments.model import TableScore
from fracas.tournaments.reports import TableReport, read_word

_KEY = re.compile(r"[A-HJ-NP-Z2-9]{6}")
_TABLE = re.compile(r"(\d{1,2})\.(\d{1,2})")


def open_screen(context: PageContext, route: Route) -> MarkupScreen:
    """Return the screen of a tournament or of a table's report; the list where there is no such tournament."""
    shell, key = context.shell, route.what
    if not key:
        return DayListScreen(shell)
    if not _KEY.fullmatch(key):
        shell.notice = _("The tournament {tournament} is not on this device.").format(tournament=quote(key))
        return DayListScreen(shell)
    found = _TABLE.fullmatch(route.part)
    if found is not None and int(found[2]):
        return ReportScreen(shell, key, TableReport(int(found[1]), int(found[2]) - 1, TableScore((0, 0))))
    if route.part not in ("", routes.CLOCK, routes.PRINT):
        try:
            return ReportScreen(shell, key, read_word(key, route.part), is_typed=True)
        except ValueError as error:
            shell.notice = str(error)
    made, trouble = load_tournament(shell.shelf.store, key)
    shell.notice = trouble or shell.notice
    if made is None:
        return DayListScreen(shell)
    if route.part and made.rounds:
        return ClockScreen(shell, key) if route.part == routes.CLOCK else PaperScreen(shell, key)
    return DayScreen(shell, key)
