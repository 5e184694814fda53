"""The lesson maker: a match to step through, and beside it the lesson that is made of it."""

from typing import NamedTuple

from fracas.locale import _
from fracas.view.controls import Button, LabelledValue, button, link_button, select, text_button, text_field
from fracas.view.markup import Markup, el, join

SHOWN, SLIDER, PLAYER, LESSON, OUTCOME = (
    f"maker-{name}" for name in ("shown", "slider", "player", "lesson", "outcome"))
"""The regions of the screen."""

RANGE = "maker-range"  # id of the slider itself


class MarkedStep(NamedTuple):
    """A marked step of the match, the last of a step of the lesson."""

    number: int
    title: str
    sentence: str
    why: str = ""  # said to whoever does something else


class MakerModel(NamedTuple):
    """What the author sees."""

    board: Markup
    player: Markup
    slider: Markup
    place: str  # the step on the board in words
    told: str  # what happened there
    heading: str
    title: str
    most_title: int
    is_first: bool  # whether the lesson begins in the step on the board
    marked: MarkedStep | None  # that step, if it is marked
    beginning: str
    steps: tuple[MarkedStep, ...]
    most: int  # characters of a sentence
    goals: tuple[LabelledValue, ...]
    goal: str
    ending: str
    trouble: str
    is_checking: bool
    link: str  # address of the lessons, "" until they were played to their ends
    trial: str  # address that plays the lesson here
    post: str  # address of the screen that puts it into a post
    before: tuple[str, ...]  # titles of the lessons before it


def maker_skeleton() -> Markup:
    """Return the screen below its bar, with empty regions."""
    match = [el("div", id=SHOWN, class_="stack-2"), el("div", id=SLIDER, class_="scrub"),
             el("div", id=PLAYER, class_="stack-2")]
    others = [el("section", id=key, class_="panel stack-2") for key in (LESSON, OUTCOME)]
    return el("main", el("section", match, class_="panel stack-2"), others, id="main", tabindex=-1,
              class_="page posting")


def maker_regions(model: MakerModel) -> dict[str, Markup]:
    """Return the content of the regions."""
    return {SHOWN: _shown(model), SLIDER: model.slider, PLAYER: _player(model), LESSON: _lesson(model),
            OUTCOME: _outcome(model)}


def _shown(model: MakerModel) -> Markup:
    return join(el("h2", model.place, class_="c"), el("div", model.board, class_="shown"))


def _player(model: MakerModel) -> Markup:
    begin = Button(_("Begin here"), "lesson-begin", icon="flag", off=_("it begins here") if model.is_first else "")
    mark = Button(_("Mark this step"), "lesson-mark", icon="check", main=not model.link)
    return join(
        el("div", model.player, class_="acts", role="group", aria_label=_("Playback")),
        el("p", model.told, class_="sm") if model.told else None,
        _sentence(model.marked, model.most) if model.marked is not None else None,
        el("div", button(begin), button(mark) if model.marked is None else None, class_="acts"))


def _lesson(model: MakerModel) -> Markup:
    before = el("ol", [el("li", title) for title in model.before]) if model.before else None
    steps = el("ol", [_step(step) for step in model.steps], class_="stack-2") if model.steps else None
    return join(
        before, el("h2", model.heading, class_="c"),
        text_field(_("Title"), "lesson-title", model.title, most=model.most_title),
        el("p", model.beginning, class_="sm"), steps,
        select(_("The goal is reached when"), "lesson-goal", model.goals, model.goal),
        text_field(_("Said at the end"), "lesson-ending", model.ending, most=model.most))


def _sentence(step: MarkedStep, most: int) -> Markup:
    """Return the fields for the sentences of the step on the board, which stand where it was marked."""
    return join(
        text_field(_("What does the learner do, and why?"), "lesson-say", step.sentence, arg=str(step.number),
                   most=most),
        text_field(_("Why nothing else? It may stay empty."), "lesson-why", step.why, arg=str(step.number), most=most))


def _step(step: MarkedStep) -> Markup:
    said = step.sentence or el("i", _("no sentence yet"), class_="mute")
    return el(
        "li", el("p", step.title, class_="sm"), el("p", said), el("p", step.why, class_="sm") if step.why else None,
        el("p", text_button(_("Show"), "lesson-step", str(step.number), name=_("Show {step}").format(step=step.title)),
           " ", text_button(_("Remove"), "lesson-unmark", str(step.number),
                            name=_("Remove {step}").format(step=step.title)), class_="sm"))


def _outcome(model: MakerModel) -> Markup:
    check = Button(_("Make the link"), "lesson-check", icon="share", main=bool(model.steps) and not model.link,
                   off=_("it is being played") if model.is_checking else "")
    return join(
        el("div", button(check), class_="acts"),
        el("p", model.trouble, class_="warn", role="status") if model.trouble else None,
        _link(model) if model.link else None,
        el("details", el("summary", _("Put it behind other lessons")),
           text_field(_("Link of those lessons"), "lesson-join", "", most=65_000), id="lesson-others"))


def _link(model: MakerModel) -> Markup:
    return el(
        "div", el("p", _("Played to its end: the goal is reached.")),
        el("label", el("span", _("Link")), el("textarea", model.link, rows=4, readonly=True, translate="no",
                                              class_="sm"), class_="field"),
        el("div", button(Button(_("Copy"), "copy-link", icon="copy", main=True)),
           link_button(_("Try it"), model.trial, icon_name="play"),
           link_button(_("Put into a post"), model.post, icon_name="copy"),
           button(Button(_("Add a lesson"), "lesson-add", icon="plus")), class_="acts"),
        el("p", _("The lesson is in the link itself. Nothing is kept here: copy it."), class_="sm mute"),
        class_="stack-2")
