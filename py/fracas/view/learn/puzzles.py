"""The list of a game's puzzles, each with a small board."""

from typing import NamedTuple

from fracas.locale import _
from fracas.view.board.counters import icon
from fracas.view.controls import Button, LabelledValue, button, link_button, radio_group
from fracas.view.markup import EMPTY, Markup, classes, el


class PuzzleRow(NamedTuple):
    """One puzzle in the list."""

    href: str
    title: str  # "12. Gnomes – Orcs"
    aim: str
    facts: str  # length and grade
    board: Markup = EMPTY  # `sketch.thumbnail`
    score: str = ""  # one's own
    is_solved: bool = False


class PuzzleList(NamedTuple):
    """The puzzles of a game, or those of one grade."""

    games: tuple[tuple[str, str], ...]  # word in the address and name of each game with puzzles
    chosen: str  # the word of the game that is shown
    grades: tuple[LabelledValue, ...]
    grade: str  # the chosen one
    rows: tuple[PuzzleRow, ...]
    solved: int
    total: int
    more: int = 0  # puzzles of the grade that are not shown yet


def puzzle_list(model: PuzzleList) -> Markup:
    """Return the puzzles of a game."""
    links = [el("a", name, href=f"#/puzzles/{word}", class_="b", aria_current="page" if word == model.chosen else None)
             for word, name in model.games]
    more = button(Button(_("Show {n} more").format(n=model.more), "more-puzzles")) if model.more else None
    counted = _("{n} of {total} solved").format(n=model.solved, total=model.total)
    return el(
        "main", el("nav", links, class_="acts gamepick", aria_label=_("Games")),
        el("div", el("p", _("Find the best turn. You score by its odds, not by luck.")), el("p", el("b", counted)),
           link_button(_("Puzzle of the day"), "#/today", icon_name="puzzle", main=True), class_="panel puzzle-head"),
        radio_group(_("Grade"), "grade", model.grades, model.grade),
        el("ol", map(_row, model.rows), class_="puzzle-rows"), more, id="main", tabindex=-1, class_="page")


def _row(row: PuzzleRow) -> Markup:
    score = el("span", icon("check", 18) if row.is_solved else None, row.score, class_="c") if row.score else None
    words = el("span", el("b", row.title), el("span", row.aim, class_="sm"), el("span", row.facts, class_="sm mute"),
               class_="txt")
    return el("li", el("a", row.board, words, score, href=row.href,
                       class_=classes("panel", "puzzle-row", row.is_solved and "done")))
