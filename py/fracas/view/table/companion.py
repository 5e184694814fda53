"""The markup of the tracker of a match at a table: score, counters, panel, log.

One thumb works it: what is pressed most stands at the bottom, and nothing is smaller than a thumb.
"""

from typing import NamedTuple

from fracas.locale import _, pgettext
from fracas.view.board.counters import counter, icon, kit_classes
from fracas.view.board.model import Token
from fracas.view.controls import (
    Button,
    LabelledValue,
    button,
    file_button,
    link_button,
    radio_group,
    select,
    text_button,
    text_field,
)
from fracas.view.markup import Markup, classes, el, join
from fracas.view.match.dice_box import DiceEntry, dice_entry
from fracas.view.match.score import Score, TrackerFigure, score_bar, trackers
from fracas.view.shell import Notice, notice, page_bar
from fracas.view.storage import SavedItem, saved_item

MOST_LETTERS = 20  # that can be typed of a code of six


class CounterStepper(NamedTuple):
    """A counter with plus and minus."""

    label: str
    arg: str
    value: int
    rule: str = ""


class PlayerButton(NamedTuple):
    """A player to tap."""

    arg: str
    token: Token
    name: str
    fate: str = ""  # "" while he is fit
    is_last: bool = False  # acted last


class PlayerGroup(NamedTuple):
    """A side's players to tap."""

    name: str
    arg: str  # of the side itself, "" if it cannot be chosen
    people: tuple[PlayerButton, ...]


class PlayerPicker(NamedTuple):
    """The second tap: the player of an entry."""

    title: str
    teams: tuple[PlayerGroup, ...]
    do: str
    ball: str = "ball-elf"


class ButtonRow(NamedTuple):
    """Buttons under a heading, "" for the usual ones, which have none."""

    title: str
    buttons: tuple[Button, ...]
    has_numbers: bool = False  # on its buttons
    is_folded: bool = False  # behind its heading


class QuestionPanel(NamedTuple):
    """A question of the rules, or the changes of a line of the log."""

    title: str
    text: str
    buttons: tuple[Button, ...]
    whom: PlayerPicker | None = None
    rows: tuple[ButtonRow, ...] = ()
    is_left: bool = True  # by a way back


class EntryLine(NamedTuple):
    """A line of the log."""

    arg: str
    text: str
    rule: str = ""


class ClockSide(NamedTuple):
    """One half of the clock."""

    name: str
    used: str  # "12:30"
    is_acting: bool


class ClockPanel(NamedTuple):
    """The turn clock; the half of the away side faces the one who sits opposite."""

    sides: tuple[ClockSide, ClockSide]
    is_running: bool
    limit: int  # minutes of a turn, 0 = none
    limits: tuple[int, ...]


class TrackerView(NamedTuple):
    """The tracker of a match."""

    score: Score
    figures: tuple[TrackerFigure, ...]
    dials: tuple[CounterStepper, ...]
    panel: tuple[ButtonRow, ...] | PlayerPicker | DiceEntry | QuestionPanel
    lines: tuple[EntryLine, ...]  # the latest first
    depths: tuple[LabelledValue, ...]
    depth: str
    code: str  # of the result so far
    letters: str  # of the match
    tools: tuple[Button, ...]  # wanted often
    more: tuple[Button, ...]  # the others
    is_left: bool = False  # for the left hand
    notice: str = ""
    clock: ClockPanel | None = None


def awake_notice() -> Markup:
    """Return the notice about the screen; the style sheet shows the true sentence for some seconds."""
    return el("p", el("span", _("The screen stays awake."), class_="held"),
              el("span", _("Fracas cannot keep this screen awake. Change your device’s settings."), class_="never"),
              el("span", _("Touch the screen to keep it awake."), class_="lost"),
              class_="awake xs", role="status")


def tracker(table: TrackerView) -> Markup:
    """Return the tracker."""
    return el(
        "div", el("div", score_bar(table.score), class_="score-area"),
        el("main",
           _clock(table.clock) if table.clock is not None else None,
           el("div", trackers(table.figures), map(_dial, table.dials), class_="dials"),
           el("p", table.notice, class_="notice warn", role="status") if table.notice else None,
           _log(table),
           el("div", radio_group(_("Level of detail"), "depth", table.depths, table.depth),
              el("div", map(button, table.tools), class_="acts"),
              el("p", _("Result code: {code}. Match: {letters}.").format(code=table.code, letters=table.letters),
                 class_="result-code"),
              el("details", el("summary", pgettext("buttons", "More")),
                 el("div", map(button, table.more), file_button(_("Compare with another phone’s log"), "compare"),
                    class_="acts"),
                 text_field(_("Letters read aloud from the other phone"), "heard", "", most=MOST_LETTERS,
                            autocapitalize="characters", spellcheck="false"),
                 el("p", id="heard-answer", role="status"), id="table-more", class_="stack"),
              class_="panel stack"),
           el("section", _panel(table.panel), id="tracker-panel", class_="tracker-panel",
              aria_label=_("What happened")),
           id="main", tabindex=-1, class_="table-main"),
        class_=classes("at-table", table.is_left and "left-hand", kit_classes(table.score.kits)),
    )


def clock_text(seconds: float) -> str:
    """Return seconds as minutes and seconds."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02d}"


def _clock(clock: ClockPanel) -> Markup:
    less, more = _("{team}: a minute less"), _("{team}: a minute more")
    halves = [
        el("div", el("b", half.name), el("span", half.used, id=f"clock-{side}", class_="figure"),
           el("span",
              button(Button("", "clock-by", f"{side} -1", "minus", name=less.format(team=half.name))),
              button(Button("", "clock-by", f"{side} 1", "plus", name=more.format(team=half.name))),
              class_="acts"),
           class_=classes("clock-half", half.is_acting and "acting"), role="group", aria_label=half.name)
        for side, half in enumerate(clock.sides)
    ]
    words, icon_name = (_("Pause"), "end") if clock.is_running else (pgettext("clock", "Run"), "play")
    go = Button(words, "clock-run", icon=icon_name, main=True)
    limits = tuple(LabelledValue(str(n), _("{n} minutes").format(n=n) if n else _("no limit")) for n in clock.limits)
    return el("section", halves[1], button(go), halves[0],
              select(_("A turn may take"), "clock-limit", limits, str(clock.limit)),
              class_="clock", aria_label=_("Turn clock"))


def _dial(dial: CounterStepper) -> Markup:
    name = text_button(dial.label, "rule", dial.rule) if dial.rule else el("span", dial.label)
    return el(
        "div",
        button(Button("", "dial", f"{dial.arg} -1", "minus", name=_("{what}: one less").format(what=dial.label))),
        el("div", el("b", dial.value, class_="figure"), name, class_="what"),
        button(Button("", "dial", f"{dial.arg} 1", "plus", name=_("{what}: one more").format(what=dial.label))),
        class_="dial", role="group", aria_label=dial.label,
    )


def _panel(panel: tuple[ButtonRow, ...] | PlayerPicker | DiceEntry | QuestionPanel) -> Markup:
    match panel:
        case PlayerPicker():
            return _whom(panel)
        case DiceEntry():
            return join(dice_entry(panel),
                        el("div", _back(), button(Button(_("No dice at hand"), "throw", icon="dice")),
                                             class_="acts"))
        case QuestionPanel():
            return join(
                el("h2", panel.title), el("p", panel.text) if panel.text else None,
                el("div", map(button, panel.buttons), class_="marks"), _rows(panel.rows),
                _teams(panel.whom) if panel.whom is not None else None, _back() if panel.is_left else None)
    return _rows(panel)


def _rows(rows: tuple[ButtonRow, ...]) -> Markup:
    return join([_row(row) for row in rows])


def _row(row: ButtonRow) -> Markup:
    buttons = el("div", map(button, row.buttons), class_=classes("marks", row.has_numbers and "numbers"))
    if row.is_folded:
        return el("details", el("summary", row.title), buttons)
    return join(el("h3", row.title, class_="c") if row.title else None, buttons)


def _back() -> Markup:
    return button(Button(_("Back"), "leave-it", icon="back"))


def _whom(whom: PlayerPicker) -> Markup:
    return join(el("h2", whom.title), _teams(whom), _back())


def _teams(whom: PlayerPicker) -> Markup:
    return join([
        el("div",
           button(Button(team.name, whom.do, team.arg, "team", _("no name"))) if team.arg else
           el("h3", team.name, class_="c"),
           el("ul", [el("li", _person(whom, person)) for person in team.people], class_="people"),
           role="group", aria_label=team.name)
        for team in whom.teams if team.people or team.arg
    ])


def _person(whom: PlayerPicker, person: PlayerButton) -> Markup:
    note = person.fate or (_("acted last") if person.is_last else "")
    return el(
        "button", counter(person.token, 34, whom.ball), el("span", person.name, class_="t"),
        el("small", note) if note else None,
        type="button", class_=classes("b", "person", person.fate and "out"), data_do=whom.do, data_arg=person.arg,
    )


def _log(table: TrackerView) -> Markup:
    rows = [
        el("li", el("button", el("span", line.text, class_="t"), icon("pencil", 18), type="button", class_="logged",
                    data_do="line", data_arg=line.arg, aria_label=_("Change: {what}").format(what=line.text)),
           text_button(_("why?"), "rule", line.rule, name=_("Why? {event}").format(event=line.text))
           if line.rule else None)
        for line in table.lines
    ]
    return el("section", el("h2", _("Log"), class_="c"),
              el("ol", rows) if rows else el("p", _("Nothing has happened yet."), class_="mute sm"),
              class_="table-log", aria_label=_("Log"), tabindex=0)


class CompanionHome(NamedTuple):
    """All tracked matches, and the games one can begin with."""

    games: tuple[tuple[str, str], ...]  # word in addresses, name
    rows: tuple[SavedItem, ...]
    notices: tuple[Notice, ...] = ()


def companion_home(model: CompanionHome) -> Markup:
    """Return the list of tracked matches."""
    return join(page_bar(_("Table companion")), el(
        "main",
        map(notice, model.notices),
        el("section", el("h2", _("Track a match"), class_="c"),
           el("p",
              _("You have miniatures and dice. The phone keeps score, counters, squads and a log, also offline."),
              class_="mute"),
           el("div", [link_button(name, f"#/new/{word}/table", icon_name="play") for word, name in model.games],
              class_="marks games"), class_="panel stack"),
        el("section", el("h2", _("Chances"), class_="c"),
           el("p", _("Build a moment in a few taps: its need, its dice, its exact chance."), class_="mute"),
           el("div", [link_button(name, f"#/companion/weigh/{word}", icon_name="dice") for word, name in model.games],
              class_="marks games"), class_="panel stack"),
        el("section", el("h2", _("Print sheets"), class_="c"),
           el("p", _("Team cards, counters and the sequence of play."), class_="mute"),
           el("div", [link_button(name, f"#/companion/print/{word}", icon_name="book") for word, name in model.games],
              class_="marks games"), class_="panel stack"),
        el("section", el("h2", _("Matches at the table"), class_="c"),
           el("ul", [el("li", saved_item(row, "fetch-log", "delete-log"), class_="stack") for row in model.rows],
              class_="stack-2") if model.rows else el("p", _("No matches yet."), class_="mute"),
           file_button(_("Open a log"), "take-log"), class_="panel stack"),
        id="main", tabindex=-1, class_="page stack-2",
    ))
