"""The replay screen: the board, the events of the step, and the playback controls."""

from typing import NamedTuple

from fracas.locale import _, pgettext
from fracas.view.controls import Button, LabelledValue, button, link_button, select, text_button, text_field
from fracas.view.markup import EMPTY, Markup, Value, el, join
from fracas.view.match.log import LogLine, log_entry
from fracas.view.match.screen import board_area
from fracas.view.shell import sheet

SCALE = 1000  # units of the row of marks
MOST_TICKS = 60  # turns that are marked: more would be one black bar on a phone


class ReplayStep(NamedTuple):
    """The text of a step."""

    number: int
    last: int
    turn: str
    lines: tuple[LogLine, ...]
    comment: str = ""
    waits: str = ""  # the question the match stopped at


class TimelineSlider(NamedTuple):
    """The slider with its marks."""

    number: int
    last: int
    spoken: str
    turns: tuple[int, ...]
    scores: tuple[int, ...]
    bookmarks: tuple[int, ...]


class ReplayMenu(NamedTuple):
    """The further actions on a step."""

    places: tuple[LabelledValue, ...]  # turns, scores, bookmarks
    pace: str
    paces: tuple[LabelledValue, ...]
    has_comment: bool  # the step can have one
    is_marked: bool
    comment: str
    go_on: str  # why nothing can be played on from here, "" if it can
    grade: str
    warning: str = ""
    post: str = ""  # address of the screen that puts the step into a post
    lesson: str = ""  # address of the screen that makes a lesson from the step on


def replay_skeleton() -> Markup:
    """Return the empty screen; its regions are filled by their ids."""
    return el(
        "main", el("div", id="score", class_="score-area"), board_area(), el("div", id="strip", class_="strip"),
        el("div", id="step", class_="ask"),
        el("div", el("div", id="scrub", class_="scrub"),
           el("div", id="player", class_="acts", role="group", aria_label=_("Playback")),
           class_="dock"),
        el("section", el("div", id="analysis"), el("div", id="aside", class_="stack-2"), class_="stack-2 aside",
           aria_label=_("More")),
        class_="match replay", id="match",
    )


def step_text(step: ReplayStep) -> Markup:
    """Return the events of the step that led here."""
    head = _("Step {n} of {all}").format(n=step.number, all=step.last)
    lines = el("ol", [log_entry(line) for line in step.lines], class_="log") if step.lines else None
    return join(
        el("h2", step.turn or _("The match begins."), class_="c"), el("p", head, class_="sm mute"),
        el("p", step.comment, class_="panel") if step.comment else None, lines,
        el("p", step.waits, class_="panel") if step.waits else None)


def playback_buttons(is_running: bool, number: int, last: int) -> Markup:
    """Return the buttons of the player."""
    run = Button("", "run", icon="pause" if is_running else "play", name=_("Pause") if is_running else _("Play"),
                 main=True, off="" if last else _("nothing has been played"))
    return step_buttons(number, last, button(run))


def step_buttons(number: int, last: int, between: Markup = EMPTY) -> Markup:
    """Return the buttons that lead from step to step.

    Args: between - stands in their middle.
    """
    first, end = "" if number else _("this is the first step"), "" if number < last else _("this is the last step")
    return join(
        button(Button("", "step", "first", "first", name=_("First step"), off=first)),
        button(Button("", "step", "back", "prev", name=_("One step back"), off=first)), between,
        button(Button("", "step", "on", "next", name=_("One step on"), off=end)),
        button(Button("", "step", "last", "last", name=_("Last step"), off=end)))


def timeline_slider(model: TimelineSlider, key: str = "scrub-range") -> Markup:
    """Return the slider; its marks are for the eye, the list of places holds the same.

    Args: key - its id.
    """
    def tick(step: int, kind: str) -> Markup:
        x = round(SCALE * step / max(model.last, 1))
        shape: dict[str, Value] = {"x1": x, "x2": x, "y1": 6 if kind == "turn" else 0, "y2": 12}
        return el("line", class_=kind, **shape)

    marks = [*(tick(step, "turn") for step in visible_marks(model.turns, model.last)),
             *(tick(step, "goal") for step in model.scores), *(tick(step, "book") for step in model.bookmarks)]
    return join(
        el("svg", marks, viewBox=f"0 0 {SCALE} 12", preserveAspectRatio="none", class_="marks", aria_hidden="true"),
        el("input", type="range", id=key, min=0, max=model.last, value=model.number, data_do="scrub",
           aria_label=_("Step"), aria_valuetext=model.spoken))


def visible_marks(steps: tuple[int, ...], last: int) -> tuple[int, ...]:
    """Return the steps whose marks can be told apart; the list of places has all of them."""
    found: list[int] = []
    for step in steps:
        if not found or (step - found[-1]) * MOST_TICKS >= last:
            found.append(step)
    return tuple(found)


def replay_menu(model: ReplayMenu) -> Markup:
    """Return the further actions on a step."""
    comment = mark = None
    if model.has_comment:
        comment = text_field(_("Comment on this step"), "comment", model.comment, most=200)
        mark = button(Button(_("Bookmark"), "bookmark", icon="flag", pressed=model.is_marked))
    return join(
        el("p", model.warning, class_="warn") if model.warning else None,
        el("div", select(_("Go to"), "place", model.places, ""), select(_("Speed"), "pace", model.paces, model.pace),
           class_="acts"),
        el("div", button(Button(_("Play from here"), "from-here", icon="play", off=model.go_on)),
           button(Button(_("Link"), "share", icon="share")),
           button(Button(_("Match report and luck"), "match-report", icon="cup")), class_="acts"),
        el("details", el("summary", pgettext("buttons", "More")),
           el("div", mark, button(Button(_("Edit the position"), "edit-position", icon="pencil")),
              button(Button(_("Copy the position"), "copy-position", icon="copy")),
              link_button(_("Put into a post"), model.post, icon_name="copy") if model.post else None,
              link_button(_("Make a lesson"), model.lesson, icon_name="book") if model.lesson else None,
              button(Button(_("Share picture"), "card", icon="share")),
           button(Button(_("Picture, PNG"), "picture", "png", "download")),
              button(Button(_("Drawing, SVG"), "picture", "svg", "download")),
              button(Button(_("Record"), "download", icon="download")), class_="acts"),
           comment, el("p", model.grade, class_="sm mute"), id="replay-more", class_="stack-2"))


def link_sheet(address: str, size: str, post: str) -> Markup:
    """Return the sheet with the link to this step.

    Args: size - how long it is, and what follows from that.
          post - address of the screen that puts the step into a post.
    """
    return sheet(_("Link to this step"), el(
        "div",
        el("p", _("The link shows the whole match from this step on. The match is in the link itself: nothing is "
                  "sent, nothing is overwritten."), class_="sm"),
        el("label", el("span", _("Link")), el("textarea", address, rows=4, readonly=True, translate="no", class_="sm"),
           class_="field"),
        el("div", button(Button(_("Copy"), "copy-link", icon="copy", main=True)),
           button(Button(_("QR code"), "qr", icon="qr")),
           button(Button(_("Save as a file"), "save-link", icon="download")),
           link_button(_("Put into a post"), post, icon_name="copy"),
           button(Button(_("Clip, GIF"), "clip", icon="play")),
           button(Button(_("Share picture"), "card", icon="share")),
           button(Button(_("Picture, PNG"), "picture", "png", "download")),
           button(Button(_("Record"), "download", icon="download")), class_="acts"),
        el("p", size, class_="sm mute"),
        el("p", text_button(_("Copy a link to this position"), "copy-place")), class_="stack-2"))
