"""The other screens of a tournament: the list, the clock, printed sheets, the report of a table."""

from collections.abc import Sequence
from typing import NamedTuple

from fracas.locale import _
from fracas.view.controls import (
    Button,
    LabelledValue,
    button,
    file_button,
    link_button,
    number_field,
    select,
    text_field,
)
from fracas.view.markup import Markup, el, join
from fracas.view.shell import Notice, notice, page_bar
from fracas.view.storage import SavedItem, saved_item


class DayList(NamedTuple):
    """The list of tournaments and the form of a new one."""

    rows: tuple[SavedItem, ...]
    games: tuple[LabelledValue, ...]
    game: str
    name: str
    notices: tuple[Notice, ...] = ()


def day_list(model: DayList) -> Markup:
    """Return the list."""
    new = el(
        "section", el("h2", _("New tournament"), class_="c"),
        select(_("Game"), "day-game", model.games, model.game),
        text_field(_("Name of the tournament"), "day-name", model.name, most=40),
        el("div", button(Button(_("Create the tournament"), "day-found", icon="cup", main=True)),
           file_button(_("Open the file of a tournament"), "day-take"), class_="acts"), class_="panel stack")
    rows = [el("li", saved_item(row, "day-fetch", "day-delete"), class_="panel") for row in model.rows]
    return join(page_bar(_("Tournaments")), el(
        "main", el("div", map(notice, model.notices), class_="stack", id="day-notices"),
        el("ul", rows, class_="stack") if rows else None, new,
        id="main", tabindex=-1, class_="page stack-2 league tournament"))


class ClockModel(NamedTuple):
    """The clock of a round."""

    title: str
    left: str  # "1:23:45", with a minus once the time is over
    is_over: bool
    back: str
    is_on: bool


def clock_page(model: ClockModel) -> Markup:
    """Return the clock for a large screen."""
    extra = [button(Button(label, "clock-add", minutes)) for minutes, label in (
        ("-5", _("5 minutes less")), ("5", _("5 minutes more")))]
    return join(page_bar(model.title, model.back), el(
        "main", el("div", clock_face(model), id="clock-face", role="timer"), el("div", button(Button(
            _("Stop the clock") if model.is_on else _("Start the clock"), "clock-switch", main=True)), extra,
            class_="acts not-printed"), id="main", tabindex=-1, class_="page roundclock"))


def clock_face(model: ClockModel) -> Markup:
    """Return the time that is left."""
    return el("p", model.left, class_="late" if model.is_over else None)


class PaperTable(NamedTuple):
    """A table on paper."""

    number: int
    home: str
    away: str
    address: str  # where its result is reported
    qr: Markup


def paper_page(title: str, back: str, tables: Sequence[PaperTable], byes: str, has_casualties: bool) -> Markup:
    """Return pairings and score sheets, to read and to print."""
    rows = [el("tr", el("td", table.number), el("td", table.home), el("td", table.away)) for table in tables]
    head = el("tr", [el("th", text, scope="col") for text in (_("Table"), _("Coach"), _("Coach"))])
    asked = [_("Points"), *([_("Casualties")] if has_casualties else []), _("Signature")]
    slips = [el("section", el("h3", _("{title}, table {n}").format(title=title, n=table.number)), table.qr,
                el("table", el("thead", el("tr", el("th", _("Coach"), scope="col"),
                                           [el("th", text, scope="col") for text in asked])),
                   el("tbody", [el("tr", el("th", name, scope="row"), [el("td", "\u00a0") for _each in asked])
                                for name in (table.home, table.away)]), class_="table scoresheet"),
                el("p", _("Scan the code to report the result."), class_="sm"), class_="print-card")
             for table in tables]
    return join(page_bar(title, back, (Button(_("Print"), "print"),)), el(
        "main", el("h2", title), el("table", el("thead", head), el("tbody", rows), class_="table"),
        el("p", _("Bye: {names}").format(names=byes)) if byes else None, el("div", slips, class_="print-cards"),
        id="main", tabindex=-1, class_="page print-sheets tournament"))


class ReportModel(NamedTuple):
    """The report of a table."""

    title: str  # "Round 2, table 5"
    values: tuple[int, int, int, int]
    letters: str  # "" if its numbers are too large for letters
    last: str = ""  # score of the match that was tracked last on this device
    back: str = ""
    names: tuple[str, str] = ("", "")
    is_here: bool = False  # whether the tournament is on this device, and is entered here


def report_page(model: ReportModel) -> Markup:
    """Return the form in which a table reports its result, with the letters to read aloud."""
    home, away = (name or text for name, text in zip(model.names, (_("Home"), _("Away")), strict=True))
    labels = (_("Points of {name}").format(name=home), _("Points of {name}").format(name=away),
              _("Casualties by {name}").format(name=home), _("Casualties by {name}").format(name=away))
    fields = [number_field(label, "report-number", value, 99, arg=str(place))
              for place, (label, value) in enumerate(zip(labels, model.values, strict=True))]
    last = button(Button(_("Take {score} from your last match").format(score=model.last), "report-last",
                         icon="phone")) if model.last else None
    letters = model.letters or _("Too large for letters: show the code.")
    said = el("div", el("p", letters, class_="letters", role="status", id="report-letters"), button(Button(
        _("Show the code"), "report-qr", icon="qr", main=not model.is_here)), class_="acts")
    enter = button(Button(_("Enter"), "report-enter", main=True)) if model.is_here else None
    return join(page_bar(model.title, model.back), el(
        "main", el("section", last, fields, enter, class_="panel stack"),
        el("section", el("h2", _("Tell the organiser"), class_="c"), said,
           el("p", _("The organiser scans the code, or types the letters."), class_="sm mute"), class_="panel stack"),
        id="main", tabindex=-1, class_="page stack-2 league tournament"))


def refusal_page(sentence: str) -> Markup:
    """Return the screen for an address that leads to nothing."""
    return join(page_bar(_("Tournaments"), "#/tournament"), el(
        "main", notice(Notice(sentence, tone="bad")),
        el("p", link_button(_("Tournaments"), "#/tournament"), class_="acts"), id="main", tabindex=-1, class_="page"))
