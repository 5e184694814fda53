"""The match report as a sheet and as plain text: the box score and the luck of both teams."""

from fractions import Fraction

from fracas.locale import _, pgettext
from fracas.view.controls import Button, button, link_button
from fracas.view.markup import Markup, el, join
from fracas.view.match.analysis_buttons import analyse_button
from fracas.view.match.box_score import BoxScoreLine, MatchReport, RollLuck
from fracas.view.shell import sheet

MINUS = "\N{MINUS SIGN}"


def report_sheet(report: MatchReport, post: str) -> Markup:
    """Return the sheet with a report.

    Args: post - address of the screen that puts the board into a post.
    """
    return sheet(_("Match report"), join(
        report_body(report),
        el("div", button(Button(_("Copy as text"), "copy-match-report", icon="share", main=True)),
           button(Button(_("Save as text"), "save-match-report", icon="download")),
           link_button(_("Put into a post"), post, icon_name="copy"),
           analyse_button("" if report.is_over else _("the match is not over")), class_="acts"),
    ))


def report_body(report: MatchReport) -> Markup:
    """Return the report itself: result, box scores, luck, and how far the dice can be checked."""
    home, away = report.teams
    score = f" {report.score[0]} \N{EN DASH} {report.score[1]} "
    head = el("p", el("b", home), score, el("b", away), class_="reportscore")
    return join(head, *[_box(report, side) for side in (0, 1)], _luck(report), _grade(report))


def _box(report: MatchReport, side: int) -> Markup:
    """Return the box score of a team; figures nobody has are left out."""
    shown = used_columns(report)
    lines = report.players[side]
    head = el("tr", el("th", _("No."), scope="col"), el("th", _("Player"), scope="col"),
              [el("th", report.columns[place], scope="col") for place in shown])
    rows = [_row(line, shown) for line in lines]
    table = el("table", el("thead", head), el("tbody", rows), class_="profiles boxscore")
    return el(
        "section", el("h3", report.teams[side], class_="c", id=f"box-{side}"),
        el("div", table, class_="scroll", tabindex=0, role="group", aria_labelledby=f"box-{side}")
        if shown else el("p", _("Nothing to count yet."), class_="sm mute"),
        class_="stack",
    )


def _row(line: BoxScoreLine, shown: list[int]) -> Markup:
    return el(
        "tr", el("td", str(line.shirt) if line.shirt else ""), el("th", line.name, scope="row"),
        [el("td", figure_text(line.figures[place])) for place in shown], class_=None if line.shirt else "whole",
    )


def used_columns(report: MatchReport) -> list[int]:
    """Return the places of the figures that somebody has."""
    wholes = [lines[-1].figures for lines in report.players]
    return [place for place in range(len(report.columns)) if any(whole[place] for whole in wholes)]


def figure_text(number: int) -> str:
    """Return a figure of the box score; nothing is a dot."""
    return str(number) if number else "·"


def _luck(report: MatchReport) -> Markup:
    """Return the luck table: each kind of roll of both teams."""
    if not report.luck:
        return el("section", el("h3", _("Luck"), class_="c"), el("p", _("No dice yet."), class_="sm mute"))
    head = el("tr", [el("th", title, scope="col") for title in luck_titles()])
    rows = [
        el("tr", el("th", luck.title, scope="row"), el("td", report.teams[luck.side]),
           [el("td", cell, class_=None if place < 3 else luck_tone(luck))
            for place, cell in enumerate(luck_cells(luck))])
        for luck in report.luck
    ]
    table = el("table", el("thead", head), el("tbody", rows), class_="profiles boxscore luck")
    note = _("Expected is exact, from what each throw needed.")
    challenges = _("A challenge counts as it was first thrown.")
    note = f"{note} {challenges}" if report.has_challenges else note
    return el(
        "section", el("h3", _("Luck"), class_="c", id="luck-title"),
        el("div", table, class_="scroll", tabindex=0, role="group", aria_labelledby="luck-title"),
        el("p", note, class_="sm mute"), class_="stack",
    )


def _grade(report: MatchReport) -> Markup:
    """Return the grade of the dice: the part that can be checked, and the part that nobody can."""
    foretold = _("The playing device holds the seed. With it one could calculate dice in advance.")
    return el("section", el("h3", _("Can the dice be checked?"), class_="c"), el("p", report.grade.text),
              el("p", foretold, class_="sm mute"), class_="stack")


def luck_titles() -> tuple[str, ...]:
    """Return the titles of the columns of the luck report."""
    return _("Roll"), _("Team"), _("Rolled"), _("Expected"), _("Actual"), _("Difference")


def luck_cells(luck: RollLuck) -> tuple[str, str, str, str]:
    """Return the number of rolls, the expected and the actual count, and the difference."""
    return str(luck.rolled), decimal_text(luck.expected), str(luck.actual), signed_decimal(luck.gain)


def luck_tone(luck: RollLuck) -> str:
    """Return the tone of a difference; a small one has none."""
    return "good" if luck.gain >= 1 else "bad" if luck.gain <= -1 else ""


def decimal_text(number: Fraction) -> str:
    """Return a number with one decimal place."""
    tenths = round(number * 10)
    mark = pgettext("decimal mark", ".")
    return f"{tenths // 10}{mark}{tenths % 10}"


def signed_decimal(number: Fraction) -> str:
    """Return a difference with its sign and one decimal place."""
    text = decimal_text(abs(number))
    return text if not round(number * 10) else ("+" if number > 0 else MINUS) + text


def report_text(report: MatchReport) -> str:
    """Return a report as text for people, in columns that line up."""
    lines = [f"{report.teams[0]} {report.score[0]} - {report.score[1]} {report.teams[1]}"]
    shown = used_columns(report)
    for side in (0, 1):
        head = (_("No."), report.teams[side], *(report.columns[place] for place in shown))
        rows = [(str(line.shirt) if line.shirt else "", line.name,
                 *(figure_text(line.figures[place]) for place in shown))
                for line in report.players[side]]
        lines += ["", *_aligned([head, *rows])]
    lines += ["", *_aligned([luck_titles(), *((luck.title, report.teams[luck.side], *luck_cells(luck))
                                              for luck in report.luck)])]
    lines += ["", report.grade.text]
    return "\n".join(lines) + "\n"


def _aligned(rows: list[tuple[str, ...]]) -> list[str]:
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
