"""The puzzle of a day: today's, or that of a date in the address."""

from fracas.faces import face_of, pictures
from fracas.faces.game_puzzles import puzzles_of
from fracas.games import game_info, ruleset
from fracas.links import write_puzzle
from fracas.locale import _
from fracas.page import routes
from fracas.page.chunks import extras_of
from fracas.page.context import PageContext
from fracas.page.controls import control
from fracas.page.puzzles.puzzle_page import address
from fracas.page.routes import Route
from fracas.page.saving import day_log
from fracas.page.saving.day_log import DayScore
from fracas.page.screens.markup_screen import MarkupScreen, loading_markup
from fracas.page.shell import Shell
from fracas.posts.snippets import day_frame
from fracas.puzzles.mined_puzzle import MinedPuzzle
from fracas.puzzles.puzzle import write
from fracas.puzzles.puzzle_days import challenge_of_week, date_of, day_number, days_before, puzzle_of_day, streak
from fracas.view.board import board as board_view
from fracas.view.learn.lessons import LessonRow
from fracas.view.learn.today import DayCard, day_page
from fracas.view.markup import Markup, join
from fracas.view.shell import page_bar

LISTED = 30  # days before, and more with each press


class TodayScreen(MarkupScreen):
    """The puzzle of a day.

    Args: day - its number.
    """

    key = routes.TODAY

    def __init__(self, shell: Shell, day: int) -> None:
        super().__init__(shell)
        self.day, self.is_complete = day, False  # whether its game is here
        self.listed = LISTED
        self.controls = {"copy-result": control(self._copy), "copy-frame": control(self._copy_frame),
                         "more-days": control(self._show_more)}

    def enter(self, notice: str = "") -> None:
        """Draw the screen as soon as the game of the puzzle is here."""
        super().enter(notice)
        mined = puzzle_of_day(self.day)
        if mined is not None:
            game = mined.puzzle.game
            self.shell.browser.when_loaded(self._complete, (game, extras_of(game)))

    def _complete(self) -> None:
        mined = puzzle_of_day(self.day)
        if self.shell.screen is not self or mined is None:
            return
        if self.shell.browser.is_framed():  # in a post the puzzle itself stands at once
            link = write_puzzle(write(mined.puzzle), mined.puzzle.game)
            self.shell.browser.replace(routes.write(routes.PUZZLE, link))
        else:
            self.is_complete = True
            self.draw()
            self.shell.send()

    def markup(self) -> Markup:
        mined = puzzle_of_day(self.day)
        if mined is None or not self.is_complete:
            return join(page_bar(_("Puzzle of the day")), loading_markup())
        scores = day_log.load(self.shell.shelf.store)
        today = today_of(self.shell)
        played = [each.day for each in scores.values() if each.is_timely]
        rows = tuple(_row(day, scores.get(day)) for day in days_before(self.day, self.listed))
        return join(page_bar(_("Puzzle of the day")),
                    day_page(_card(self.day, mined, scores.get(self.day)), streak(played, today), _weekly(self.day),
                             rows))

    def _show_more(self) -> None:
        self.listed += LISTED
        self.draw()

    def _copy(self) -> None:
        """Copy the result, which tells nothing of the line, with the link."""
        score = day_log.load(self.shell.shelf.store).get(self.day)
        if score is not None:
            link = self.shell.browser.home() + routes.write(routes.TODAY, date_of(self.day))
            self.shell.browser.copy(f"{name_of_day(self.day)}: {_score_text(score)}\n{link}")
            self.shell.say(_("Copied."))

    def _copy_frame(self) -> None:
        """Copy the text that shows the puzzle of each day in a post."""
        self.shell.browser.copy(day_frame(self.shell.browser.home()))
        self.shell.say(_("Copied."))


def today_of(shell: Shell) -> int:
    """Return the number of the reader's own calendar date."""
    return day_number(shell.browser.today()) or 1


def name_of_day(day: int) -> str:
    """Return the name of a daily puzzle."""
    return f"Fracas {day}"


def _score_text(score: DayScore) -> str:
    return _("{yours}\u202f% of {best}\u202f%").format(yours=score.score, best=score.best)


def _card(day: int, mined: MinedPuzzle, score: DayScore | None) -> DayCard:
    puzzle = mined.puzzle
    face = face_of(puzzle.game)
    state = ruleset(puzzle.game).parse_position(puzzle.position)
    board = board_view.static_board(pictures.board(face, state)._replace(is_small=True), "day")
    return DayCard(f"{name_of_day(day)} · {date_of(day)}", _(game_info(puzzle.game).name),
                   _(puzzles_of(puzzle.game).aims[puzzle.aim].text), _(mined.grade), address(puzzle.game, puzzle.key),
                   board, _score_text(score) if score else "")


def _weekly(day: int) -> LessonRow:
    """Return the row of the challenge of a week."""
    _week, game, key = challenge_of_week(day)
    return LessonRow(address(game, key), _(game_info(game).name),
                     _("Several turns against a bot. At the first try everybody has the same dice."))


def _row(day: int, score: DayScore | None) -> LessonRow:
    mined = puzzle_of_day(day)
    idea = f"{_(game_info(mined.puzzle.game).name)} · {_(mined.grade)}" if mined else ""
    return LessonRow(routes.write(routes.TODAY, date_of(day)), f"{name_of_day(day)} · {date_of(day)}", idea,
                     _score_text(score) if score else "", score is not None and score.score >= score.best)


def open_screen(context: PageContext, route: Route) -> TodayScreen:
    """Return the puzzle of a date, today’s without one that is over."""
    today, day = today_of(context.shell), day_number(route.what)
    if route.what and day is None:
        context.shell.notice = routes.leads_nowhere(routes.write(*route))
    return TodayScreen(context.shell, day if day is not None and day <= today else today)
