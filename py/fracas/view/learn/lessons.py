"""The list of a game's lessons, and the card that says how the game is won."""

from typing import NamedTuple

from fracas.locale import _
from fracas.view.board.counters import icon
from fracas.view.controls import link_button
from fracas.view.markup import Markup, classes, el


class LessonRow(NamedTuple):
    """One lesson in the list."""

    href: str
    title: str
    idea: str
    state: str = ""  # "done", "begun"
    is_done: bool = False


class LessonsModel(NamedTuple):
    """How a game is won and learnt."""

    game: str  # as in addresses
    name: str
    games: tuple[tuple[str, str], ...]  # word in the address and name of each
    picture: Markup
    win: tuple[str, ...]
    basics: tuple[LessonRow, ...]
    tactics: tuple[LessonRow, ...]  # how the game is played well


def lessons_page(card: LessonsModel) -> Markup:
    """Return the lessons of a game, below the card about winning and the next lesson's button."""
    games = [el("a", name, href=f"#/lessons/{word}", class_="b", aria_current="page" if word == card.game else None)
             for word, name in card.games]
    following = next((row for row in (*card.basics, *card.tactics) if not row.is_done), None)
    return el(
        "main",
        el("nav", games, class_="acts gamepick", aria_label=_("Games")),
        el("section", el("div", card.picture, class_="win-board"),
           el("div", el("h2", _("How to win at {game}").format(game=card.name)),
              el("ol", [el("li", line) for line in card.win]),
              _begin(following) if following else None, class_="win-lines"),
           class_="panel win"),
        el("ol", [lesson_row(row, number == 0) for number, row in enumerate(card.basics)], class_="lesson-rows"),
        [el("h2", _("Play it well"), class_="c"),
         el("ol", map(lesson_row, card.tactics), class_="lesson-rows")]
        if card.tactics else None,
        id="main", tabindex=-1, class_="page",
    )


def _begin(row: LessonRow) -> Markup:
    return link_button(_("Begin: {title}").format(title=row.title), row.href, icon_name="play", main=True)


def lesson_row(row: LessonRow, is_first: bool = False) -> Markup:
    """Return a line of the list.

    Args: is_first - whether it says how long it takes.
    """
    state = el("span", icon("check", 18) if row.is_done else None, row.state, class_="c") if row.state else None
    first = el("span", _("90 seconds"), class_="c") if is_first and not row.state else None
    return el("li", el("a", el("span", el("b", row.title), el("span", row.idea, class_="sm mute"), class_="txt"),
                       state, first, href=row.href, class_=classes("panel", "lesson-row", row.is_done and "done")))
