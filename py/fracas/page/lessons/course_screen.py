"""The screen of a game's lessons: how it is won, with a picture, and a line a lesson."""

from fracas.faces import face_of, lessons_of, pictures
from fracas.games import GAMES, game_info, ruleset
from fracas.lessons.lesson import Lesson, LessonCourse
from fracas.locale import _
from fracas.page import routes, slugs
from fracas.page.context import PageContext
from fracas.page.lessons.lesson_page import address, name_of
from fracas.page.routes import Route
from fracas.page.saving import lesson_progress
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.shell import Shell
from fracas.view.board import board as board_view
from fracas.view.learn.lessons import LessonRow, LessonsModel, lessons_page
from fracas.view.markup import Markup, join
from fracas.view.shell import page_bar


class CourseScreen(MarkupScreen):
    """The lessons of a game.

    Args: game - key of the game; one that is not taught shows the first that is.
    """

    key = routes.LESSONS

    def __init__(self, shell: Shell, game: str) -> None:
        super().__init__(shell)
        self.taught = tuple(each for each in GAMES if each.has_lessons)
        self.game = game if game_info(game).has_lessons else self.taught[0].key

    def markup(self) -> Markup:
        course = lessons_of(self.game)
        assert course is not None  # only games that are taught are shown
        return join(page_bar(_("Lessons")), lessons_page(self._card(course)))

    def _card(self, course: LessonCourse) -> LessonsModel:
        known = lesson_progress.load(self.shell.shelf.store)
        games = tuple((slugs.slug_of(game.key), _(game.name)) for game in self.taught)
        basics, tactics = (tuple(self._row(lesson, known.get(name_of(lesson), 0)) for lesson in part)
                           for part in (course.basics, course.tactics))
        return LessonsModel(slugs.slug_of(self.game), _(game_info(self.game).name), games, self._picture(course),
                          tuple(map(_, course.win)), basics, tactics)

    def _row(self, lesson: Lesson, inputs: int) -> LessonRow:
        state = _("done") if inputs == lesson_progress.DONE else _("started") if inputs else ""
        return LessonRow(address(lesson.game, lesson.key), _(lesson.title), _(lesson.idea), state,
                         inputs == lesson_progress.DONE)

    def _picture(self, course: LessonCourse) -> Markup:
        """Return the game's own board as the first lesson finds it."""
        face = face_of(self.game)
        state = ruleset(self.game).parse_position(course.lessons[0].position)
        return board_view.static_board(pictures.board(face, state)._replace(is_small=True), "win")


def open_screen(context: PageContext, route: Route) -> CourseScreen:
    """Return the lessons of a game."""
    return CourseScreen(context.shell, slugs.key_of(route.what))
