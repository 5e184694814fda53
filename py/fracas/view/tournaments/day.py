"""The screen of a tournament: the round with its tables, the standings, the coaches, the settings, the files."""

from typing import NamedTuple

from fracas.locale import _, ngettext
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
from fracas.view.markup import Markup, classes, el, join
from fracas.view.shell import Notice, notice, page_bar, sheet

LINES = 4_000  # characters of a pasted list


class SwissTable(NamedTuple):
    """A table of the round."""

    number: int  # 0 for the first
    home: str
    away: str
    score: str = ""  # "2–1", "" while there is none
    disputed: tuple[tuple[str, str], ...] = ()  # other scores of it: argument and text


class SwissLine(NamedTuple):
    """A line of the standings."""

    place: int
    name: str
    values: tuple[str, ...]


class CoachLine(NamedTuple):
    """A coach in the list."""

    number: int
    name: str
    details: str
    has_gone: bool


class DaySetting(NamedTuple):
    """A setting that is chosen from a list."""

    label: str
    do: str
    arg: str
    choices: tuple[LabelledValue, ...]
    chosen: str


class DayModel(NamedTuple):
    """A tournament as its screen shows it."""

    key: str
    name: str
    round: int  # 0 before the first
    rounds: tuple[LabelledValue, ...]
    planned: int
    is_last: bool  # whether the round that is shown is the last one drawn
    tables: tuple[SwissTable, ...]
    byes: str
    can_draw: str  # why no round can be drawn, "" if one can
    can_redraw: bool
    columns: tuple[str, ...]
    standings: tuple[SwissLine, ...]
    squads: tuple[SwissLine, ...]  # the table of squads, without the last column
    coaches: tuple[CoachLine, ...]
    numbers: tuple[tuple[str, str, int, int], ...]  # label, argument, value and most of settings
    settings: tuple[DaySetting, ...]
    notices: tuple[Notice, ...]
    can_scan: bool
    is_clock_on: bool
    pasted: str = ""
    exchangeable: tuple[LabelledValue, ...] = ()  # coaches who may change places
    exchanged: tuple[str, ...] = ()  # the two of them who are chosen


def day_page(model: DayModel) -> Markup:
    """Return the screen."""
    return join(
        page_bar(model.name, "#/tournament"),
        el("main", el("div", map(notice, model.notices), class_="stack", id="day-notices"), _results(model),
           _round(model), _standings(model), _coaches(model), _settings(model), _files(model),
           id="main", tabindex=-1, class_="page stack-2 league tournament"))


def _results(model: DayModel) -> Markup | None:
    if not model.round:
        return None
    return el(
        "section", el("h2", _("A table reports"), class_="c"),
        el("div", text_field(_("Its six letters"), "day-letters", "", most=12, autocapitalize="characters"),
           button(Button(_("Scan its code"), "day-scan", icon="qr")) if model.can_scan else None, class_="acts"),
        el("video", id="day-camera", hidden=True, playsinline=True) if model.can_scan else None,
        class_="panel stack")


def _round(model: DayModel) -> Markup:
    title = _("Round {n} of {most}").format(n=model.round, most=model.planned) if model.round else _("No round yet")
    draw = button(Button(_("Draw round {n}").format(n=len(model.rounds) + 1), "day-draw", main=True, off=model.can_draw,
                         icon="dice"))
    again = button(Button(_("Take the draw back"), "day-undraw", icon="undo")) if model.can_redraw else None
    text = _("Stop the clock") if model.is_clock_on else _("Start the clock")
    clock = button(Button(text, "day-clock")) if model.round and model.is_last else None
    ways = [link_button(_("Clock for a large screen"), f"#/tournament/{model.key}/clock"),
            link_button(_("Print pairings and score sheets"), f"#/tournament/{model.key}/print")] if model.round else []
    return el(
        "section", el("h2", title, class_="c"),
        select(_("Round"), "day-round", model.rounds, str(model.round)) if len(model.rounds) > 1 else None,
        el("ol", map(_table, model.tables), class_="pairings") if model.tables else None,
        el("p", _("Bye: {names}").format(names=model.byes)) if model.byes else None,
        el("div", draw, again, clock, ways, class_="acts"), _exchange(model), class_="panel stack")


def _exchange(model: DayModel) -> Markup | None:
    """Return the form in which the organiser exchanges two coaches of the draw."""
    if not model.exchanged:
        return None
    labels = (_("One coach"), _("The other coach"))
    who = [select(label, "day-exchanged", model.exchangeable, chosen, arg=str(place))
           for place, (label, chosen) in enumerate(zip(labels, model.exchanged, strict=True))]
    return el("details", el("summary", _("Exchange two coaches")),
              el("div", who, button(Button(_("Exchange them"), "day-exchange")), class_="stack"),
              id="day-exchanges")


def _table(table: SwissTable) -> Markup:
    label = table.score or _("Enter the result")
    name = _("Table {n}: {home} against {away}, {score}").format(
        n=table.number + 1, home=table.home, away=table.away, score=label)
    other = [button(Button(_("Take {score} instead").format(score=text), "day-settle", arg, style="danger"))
             for arg, text in table.disputed]
    return el("li", el("span", table.home, " – ", table.away, class_="grow"),
              button(Button(label, "day-ask", str(table.number), name=name)), other)


def score_sheet(number: int, home: str, away: str, values: tuple[int, int, int, int], has_casualties: bool) -> Markup:
    """Return the dialogue in which the score of a table is typed in."""
    fields = [number_field(_("Points of {name}").format(name=home), "day-score", values[0], 99, arg="0"),
              number_field(_("Points of {name}").format(name=away), "day-score", values[1], 99, arg="1")]
    if has_casualties:
        fields += [number_field(_("Casualties by {name}").format(name=home), "day-score", values[2], 99, arg="2"),
                   number_field(_("Casualties by {name}").format(name=away), "day-score", values[3], 99, arg="3")]
    enter = (button(Button(_("Enter"), "day-enter", str(number), main=True)),
             button(Button(_("Not played: it counts as this score"), "day-forfeit", str(number))))
    return sheet(_("Table {n}").format(n=number + 1), join(fields, el("div", enter, class_="acts")), "score")


def _standings(model: DayModel) -> Markup | None:
    if not model.standings:
        return None
    squads = [_ranking(_("Standings of squads"), _("Squad"), model.columns[:-1], model.squads)] if model.squads else []
    return join(_ranking(_("Standings"), _("Coach"), model.columns, model.standings), squads)


def _ranking(title: str, first: str, columns: tuple[str, ...], lines: tuple[SwissLine, ...]) -> Markup:
    """Return a table of places.

    Args: first - the title of the column of names.
    """
    head = el("tr", el("th", "", scope="col"), el("th", first, scope="col"),
              [el("th", column, scope="col") for column in columns])
    rows = [el("tr", el("td", line.place), el("th", line.name, scope="row"),
               [el("td", value) for value in line.values]) for line in lines]
    return el("section", el("h2", title, class_="c"),
              el("div", el("table", el("thead", head), el("tbody", rows), class_="table"), class_="scroll", tabindex=0,
                 role="region", aria_label=title), class_="panel stack")


def _coaches(model: DayModel) -> Markup:
    count = sum(not coach.has_gone for coach in model.coaches)
    lines = [el("li", el("span", coach.name, el("small", coach.details, class_="mute") if coach.details else None,
                         class_=classes("grow", coach.has_gone and "mute")),
                button(Button(_("Comes back"), "day-back", str(coach.number)) if coach.has_gone else
                       Button(_("Withdraw"), "day-withdraw", str(coach.number))))
             for coach in model.coaches]
    return el(
        "section", el("h2", ngettext("{n} coach", "{n} coaches", count).format(n=count), class_="c"),
        el("ul", lines, class_="pairings") if lines else None,
        el("label", el("span", _("Add coaches, one a line: name; team; NAF number; squad; division")),
           el("textarea", model.pasted, rows=4, maxlength=LINES, data_do="day-lines"), class_="field"),
        el("div", button(Button(_("Add them"), "day-add", icon="plus")), class_="acts"), class_="panel stack")


def _settings(model: DayModel) -> Markup:
    fields = [number_field(label, "day-number", value, most, arg=arg) for label, arg, value, most in model.numbers]
    lists = [select(setting.label, setting.do, setting.choices, setting.chosen, arg=setting.arg)
             for setting in model.settings]
    return el("section", el("details", el("summary", _("Settings and tie-breaks")),
                            el("div", fields, lists, class_="stack"), id="day-settings"), class_="panel")


def _files(model: DayModel) -> Markup:
    return el(
        "section", el("h2", _("Files"), class_="c"),
        el("div", button(Button(_("Save as a file"), "day-file", icon="download")),
           file_button(_("Add the file of another device"), "day-take"),
           button(Button(_("Results for the NAF"), "day-naf", icon="download")), class_="acts"),
        el("p", _("Give the file to a second device: whatever one of them loses, the other still has."),
           class_="sm mute"), class_="panel stack")
