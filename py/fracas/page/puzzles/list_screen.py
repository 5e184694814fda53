"""The puzzles of a game by their grade: a small board, what is wanted, and how well each was solved."""

from collections.abc import Mapping
from typing import NamedTuple

from fracas.faces import face_of, pictures
from fracas.faces.game_puzzles import GamePuzzles, grades_of, mined_puzzles_of, puzzles_of
from fracas.games import GAMES, game_info, ruleset
from fracas.locale import N_, _, ngettext
from fracas.page import routes, slugs
from fracas.page.context import PageContext
from fracas.page.controls import control
from fracas.page.puzzles.puzzle_page import address, name_of
from fracas.page.routes import Route
from fracas.page.saving import lesson_progress
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.shell import Shell
from fracas.puzzles.mined_puzzle import EASY, HARD, MEDIUM, mined_puzzles
from fracas.puzzles.puzzle import Puzzle
from fracas.view.arguments import one_of
from fracas.view.board.sketch import encode_sketch, thumbnail
from fracas.view.controls import LabelledValue
from fracas.view.learn.puzzles import PuzzleList, PuzzleRow, puzzle_list
from fracas.view.markup import Markup, join
from fracas.view.shell import page_bar

CHOSEN = "chosen"  # instead of a grade: those that were chosen by hand
GRADES = {CHOSEN: N_("Selected"), EASY: EASY, MEDIUM: MEDIUM, HARD: HARD, routes.CHALLENGES: N_("Several turns")}
SHOWN = 24  # at first, and more with each press


class ListedPuzzle(NamedTuple):
    """A puzzle with its place and grade."""

    puzzle: Puzzle
    number: int  # in the whole list of its game, from 1
    grade: str  # of a mined puzzle, else CHOSEN


def listed_puzzles(game: str) -> tuple[ListedPuzzle, ...]:
    """Return all puzzles of a game: those chosen by hand, then the mined ones."""
    chosen = [(puzzle, CHOSEN) for puzzle in puzzles_of(game).puzzles]
    found = [*chosen, *((each.puzzle, each.grade) for each in mined_puzzles(game))]
    return tuple(ListedPuzzle(puzzle, number, grade) for number, (puzzle, grade) in enumerate(found, 1))


class PuzzlesScreen(MarkupScreen):
    """The puzzles of a game.

    Args: game - key of the game; one without puzzles shows the first that has some.
          grade - one of `GRADES`.
    """

    key = routes.PUZZLES

    def __init__(self, shell: Shell, game: str, grade: str = CHOSEN) -> None:
        super().__init__(shell)
        self.games = tuple(each for each in GAMES if each.has_editor)
        self.game = game if game_info(game).has_editor else self.games[0].key
        self.grade, self.shown = grade, SHOWN
        self.controls = {"grade": control(self._choose, one_of(*GRADES)), "more-puzzles": control(self._show_more)}

    def _choose(self, grade: str) -> None:
        if routes.CHALLENGES in (grade, self.grade):
            return self.shell.go(routes.write(routes.PUZZLES, slugs.slug_of(self.game), grade))
        self.grade, self.shown = grade, SHOWN
        self.draw()

    def _show_more(self) -> None:
        self.shown += SHOWN
        self.draw()

    def markup(self) -> Markup:
        listed, kept = listed_puzzles(self.game), lesson_progress.load(self.shell.shelf.store)
        here = [each for each in listed if each.grade == self.grade]
        known = mined_puzzles_of(self.game) if self.grade != CHOSEN else puzzles_of(self.game)
        rows = self.rows(kept) or tuple(self._row(each, known, kept) for each in here[:self.shown])
        games = tuple((slugs.slug_of(game.key), _(game.name)) for game in self.games)
        counts = {grade: sum(each.grade == grade for each in listed) for grade in GRADES}
        grades = tuple(LabelledValue(grade, _(name), str(counts[grade] or "")) for grade, name in GRADES.items()
                       if counts[grade] or grade == routes.CHALLENGES)
        solved = sum(kept.get(name_of(each.puzzle), 0) == lesson_progress.DONE for each in listed)
        return join(page_bar(_("Puzzles")), puzzle_list(PuzzleList(
            games, slugs.slug_of(self.game), grades, self.grade, rows, solved, len(listed),
            max(0, len(here) - self.shown))))

    def rows(self, kept: Mapping[str, int]) -> tuple[PuzzleRow, ...]:
        """Return other rows than those of puzzles, none here."""
        return ()

    def _row(self, listed: ListedPuzzle, known: GamePuzzles, kept: Mapping[str, int]) -> PuzzleRow:
        puzzle, score = listed.puzzle, kept.get(name_of(listed.puzzle), 0)
        rules, face = ruleset(puzzle.game), face_of(puzzle.game)
        state = rules.parse_position(puzzle.position)
        side, drawn = rules.to_act(state), pictures.board(face, state)
        title = f"{listed.number}. " + _("{home} – {away}").format(
            home=face.team_name(state, side), away=face.team_name(state, 1 - side))
        moves = ngettext("{n} move", "{n} moves", len(puzzle.line)).format(n=len(puzzle.line))
        grade = grades_of(puzzle.game)[puzzle.key] if listed.grade == CHOSEN else listed.grade
        facts = f"{moves} \N{MIDDLE DOT} {_(grade)}"
        board = thumbnail(encode_sketch(drawn.field, drawn.tokens, drawn.ball, drawn.kits), slugs.slug_of(puzzle.game))
        return PuzzleRow(address(puzzle.game, puzzle.key), title, _(known.aims_of(puzzle)[puzzle.aim].text), facts,
                         board, self._score(puzzle, score), score == lesson_progress.DONE)

    def _score(self, puzzle: Puzzle, score: int) -> str:
        """Return one's own score in words, "" without one."""
        best = round(100 * puzzle.chance)
        if score == lesson_progress.DONE:
            return _("solved")
        return _("{yours}\u202f% of {best}\u202f%").format(yours=score, best=best) if score else ""


def open_screen(context: PageContext, route: Route) -> PuzzlesScreen:
    """Return the puzzles of a game."""
    return PuzzlesScreen(context.shell, slugs.key_of(route.what), route.part if route.part in GRADES else CHOSEN)
