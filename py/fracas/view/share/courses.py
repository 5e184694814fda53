"""Two courses of a match by link, side by side, of which the coach chooses one."""

from typing import NamedTuple

from fracas.locale import _, ngettext
from fracas.view.controls import Button, button, link_button
from fracas.view.markup import Markup, el


class CoursePanel(NamedTuple):
    """One course from where both part."""

    title: str
    lines: tuple[str, ...]  # its first actions, as a record has them
    more: int  # number of actions that are not shown
    proofs: tuple[str, ...]  # what proves it, in sentences


class CourseChoice(NamedTuple):
    """Both courses and the choice between them."""

    text: str
    here: CoursePanel
    there: CoursePanel
    warnings: tuple[str, ...]  # what taking the other one costs
    watch: str  # address where that of the link can be watched


def course_choice(model: CourseChoice) -> Markup:
    """Return the section with both courses and the buttons that choose one."""
    return el(
        "section", el("h2", _("Two courses of this match"), class_="d"), el("p", model.text),
        el("div", _panel(model.here), _panel(model.there), class_="both"),
        [el("p", each) for each in model.warnings],
        el("div", button(Button(_("Keep the course here"), "leave-copy", icon="check", main=True)),
           button(Button(_("Take the course of the link"), "take-copy", icon="download")),
           link_button(_("Watch"), model.watch, icon_name="share"), class_="acts"),
        class_="panel stack-2 courses", role="alert")


def _panel(model: CoursePanel) -> Markup:
    """Return a course: its heading, its first actions and what proves it."""
    rest = ngettext("and {n} more action", "and {n} more actions", model.more).format(n=model.more)
    return el(
        "div", el("h3", model.title),
        el("ol", [el("li", line) for line in model.lines], class_="sm bare") if model.lines
        else el("p", _("It ends there."), class_="sm"),
        el("p", rest, class_="sm mute") if model.more else None,
        [el("p", each, class_="sm") for each in model.proofs])
