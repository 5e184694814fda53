"""The puzzles of a game: a line a puzzle, with what is wanted and how well it was solved."""

from fracas.faces.game_puzzles import puzzles_of
from fracas.games import GAMES, game_info
from fracas.locale import _
from fracas.page import routes, slugs
from fracas.page.context import PageContext
from fracas.page.puzzles.puzzle_page import address, name_of
from fracas.page.routes import Route
from fracas.page.saving import lesson_progress
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.shell import Shell
from fracas.puzzles.puzzle import Puzzle
from fracas.view.learn.lessons import LessonRow
from fracas.view.learn.puzzles import puzzle_list
from fracas.view.markup import Markup, join
from fracas.view.shell import page_bar


class PuzzlesScreen(MarkupScreen):
    """The puzzles of a game.

    Args: game - key of the game; one without puzzles shows the first that has some.
    """

    key = routes.PUZZLES

    def __init__(self, shell: Shell, game: str) -> None:
        super().__init__(shell)
        self.games = tuple(each for each in GAMES if each.has_editor)
        self.game = game if game_info(game).has_editor else self.games[0].key

    def markup(self) -> Markup:
        known, kept = puzzles_of(self.game), lesson_progress.load(self.shell.shelf.store)
        rows = tuple(self._row(number, puzzle, _(known.aims_of(puzzle)[puzzle.aim].text), kept.get(name_of(puzzle), 0))
                     for number, puzzle in enumerate(known.puzzles, 1))
        games = tuple((slugs.slug_of(game.key), _(game.name)) for game in self.games)
        return join(page_bar(_("Puzzles")), puzzle_list(games, slugs.slug_of(self.game), rows))

    def _row(self, number: int, puzzle: Puzzle, aim: str, score: int) -> LessonRow:
        state = _("solved") if score == lesson_progress.DONE else _("{n}\u202f%").format(n=score) if score else ""
        return LessonRow(address(puzzle.game, puzzle.key), _("Puzzle {n}").format(n=number), aim, state,
                         score == lesson_progress.DONE)


def open_screen(context: PageContext, route: Route) -> PuzzlesScreen:
    """Return the puzzles of a game."""
    return PuzzlesScreen(context.shell, slugs.key_of(route.what))
