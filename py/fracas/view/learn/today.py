"""The puzzle of a day: its board, its score to share, the streak and the days before."""

from typing import NamedTuple

from fracas.locale import _, ngettext
from fracas.view.controls import Button, button, link_button
from fracas.view.learn.lessons import LessonRow, lesson_row
from fracas.view.markup import Markup, el


class DayCard(NamedTuple):
    """The puzzle of a day."""

    title: str
    game: str
    aim: str
    grade: str
    href: str
    board: Markup
    score: str = ""  # "57 % of 63 %", "" before it was played


def day_page(card: DayCard, streak: int, weekly: LessonRow, rows: tuple[LessonRow, ...]) -> Markup:
    """Return the puzzle of a day with the days before.

    Args: streak - puzzles in a row.
          weekly - the challenge of the week.
    """
    post = button(Button(_("Copy for a post"), "copy-frame", icon="copy"))
    share = button(Button(_("Copy the result"), "copy-result", icon="share")) if card.score else None
    running = el("p", _running(streak), class_="sm") if streak else None
    return el(
        "main", el("p", _("Find the best turn. You score by its odds, not by luck."), class_="panel"),
        el("section", el("a", card.board, href=card.href, class_="day-board", tabindex=-1, aria_hidden="true"),
           el("div", el("h2", card.title), el("p", f"{card.game} · {card.grade}", class_="sm mute"), el("p", card.aim),
              el("p", el("b", card.score)) if card.score else None, running,
              el("div", link_button(_("Play the puzzle"), card.href, icon_name="play", main=True), share, post,
                 class_="acts"), class_="txt"),
           class_="panel day-card", aria_label=card.title),
        el("h2", _("Challenge of the week")), el("ol", lesson_row(weekly), class_="lesson-rows"),
        el("h2", _("Days before")), el("ol", [lesson_row(row) for row in rows], class_="lesson-rows"),
        button(Button(_("Show earlier days"), "more-days")), id="main", tabindex=-1, class_="page")


def _running(streak: int) -> str:
    """Return the streak in words."""
    return ngettext("{n} puzzle in a row", "{n} puzzles in a row", streak).format(n=streak)
