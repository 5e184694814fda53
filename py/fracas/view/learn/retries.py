"""What is asked again: the boxes of the deck, its cards, and the analyst at work before."""

from typing import NamedTuple

from fracas.locale import _, ngettext
from fracas.view.controls import link_button
from fracas.view.learn.lessons import LessonRow, lesson_row
from fracas.view.markup import Markup, el, join
from fracas.view.shell import Notice, notice, page_bar


class DeckModel(NamedTuple):
    """The deck."""

    due: int
    first: str  # address of the first card that is due, "" if none is
    boxes: tuple[tuple[int, int], ...]  # days of each box, and how many cards it holds
    rows: tuple[LessonRow, ...]
    trouble: str = ""  # one sentence if something is wrong with the deck


def deck_page(model: DeckModel) -> Markup:
    """Return the screen of the deck."""
    trouble = notice(Notice(model.trouble, (), "warn")) if model.trouble else None
    due = ngettext("{n} position is due today.", "{n} positions are due today.", model.due).format(n=model.due) \
        if model.due else _("Nothing is due today.")
    begin = link_button(_("Begin"), model.first, icon_name="play", main=True) if model.first else None
    how = _("A right answer moves a position to the next box, a wrong one back to the first. These are Leitner’s "
            "boxes.")
    none = el("p", _("After a match press “Try these three”. What you get wrong comes back here."), class_="panel")
    listed = join(el("section", _boxes(model.boxes), el("p", how, class_="sm mute"), class_="panel stack"),
                  el("ol", map(lesson_row, model.rows), class_="lesson-rows"))
    return join(page_bar(_("Asked again")), el(
        "main", trouble, el("section", el("p", el("b", due)), el("div", begin, class_="acts"), class_="panel stack"),
        listed if model.rows else none, id="main", tabindex=-1, class_="page stack"))


def _boxes(boxes: tuple[tuple[int, int], ...]) -> Markup:
    """Return the table of the boxes."""
    head = el("tr", el("th", _("Comes back after"), scope="col"), el("th", _("Positions"), scope="col"))
    rows = [el("tr", el("th", ngettext("{n} day", "{n} days", days).format(n=days), scope="row"), el("td", count))
            for days, count in boxes]
    return el("table", el("thead", head), el("tbody", rows))


def analysing_page(is_empty: bool, back: str, puzzles: str) -> Markup:
    """Return the bar of the analyst, or that he found nothing, and what else there is to solve.

    Args: back - address of the match; puzzles - address of those of its game.
    """
    bar = join(el("progress", id="analysis-bar", value=0, max=100, aria_label=_("Analysed decisions")),
               el("p", _("Looking for the costliest decisions …"), role="status"))
    found = el("p", _("Well played: no decision of yours cost much."), role="status") if is_empty else bar
    onward = link_button(_("Puzzles"), puzzles, icon_name="puzzle", main=True) if is_empty else None
    acts = el("div", onward, link_button(_("Back"), back, icon_name="back"), class_="acts")
    return join(page_bar(_("Try these three")), el(
        "main", el("section", found, acts, class_="panel simulating stack"), id="main", tabindex=-1, class_="page"))
