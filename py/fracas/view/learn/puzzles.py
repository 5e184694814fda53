"""The list of a game's puzzles."""

from fracas.locale import _
from fracas.view.controls import link_button
from fracas.view.learn.lessons import LessonRow, lesson_row
from fracas.view.markup import Markup, el


def puzzle_list(games: tuple[tuple[str, str], ...], chosen: str, rows: tuple[LessonRow, ...]) -> Markup:
    """Return the puzzles of a game.

    Args: games - word in the address and name of each game with puzzles.
          chosen - the word of the game that is shown.
    """
    links = [el("a", name, href=f"#/puzzles/{word}", class_="b", aria_current="page" if word == chosen else None)
             for word, name in games]
    return el(
        "main", el("nav", links, class_="acts gamepick", aria_label=_("Games")),
        link_button(_("Puzzle of the day"), "#/today", icon_name="puzzle", main=True),
        el("p", _("Find the line with the best chance in one turn. The dice always help you. Your score is the exact "
                  "chance of your line, beside the best line known. Can you find a better one?"), class_="panel"),
        el("ol", [lesson_row(row) for row in rows], class_="lesson-rows"), id="main", tabindex=-1, class_="page")
