"""Lessons of a link: played on the screen of lessons, in their author's words, which are marked as such."""

from fracas.kernel.work import Work
from fracas.lessons.lesson import LessonCourse
from fracas.lessons.lesson_text import WrittenLesson, lesson_of, read_lessons
from fracas.links import read_lessons_in_slices
from fracas.locale import _
from fracas.page.context import PageContext
from fracas.page.deep_links import defer_long_link, link_content
from fracas.page.lessons.lesson_page import LessonPage
from fracas.page.routes import Route


def read_course_in_slices(packed: str) -> Work[tuple[WrittenLesson, ...]]:
    """Read the lessons of a link and play each to its end, in slices.

    Raises: ValueError in one sentence if the link is cut, altered or none, or a lesson does not reach its goal.
    """
    return (yield from read_lessons((yield from read_lessons_in_slices(packed))))


def quote_author(text: str) -> str:
    """Return a text marked as its author's."""
    return _("The author: “{text}”").format(text=text)


def open_screen(context: PageContext, route: Route) -> LessonPage | None:
    """Return the screen of a lesson; None, and the way home with a sentence, if there is none."""
    shell = context.shell
    if defer_long_link(shell, route.what, read_course_in_slices):
        return None
    try:
        found = link_content(shell, route.what, read_course_in_slices)
    except ValueError as error:
        shell.notice = _("This link cannot be opened: {error}").format(error=error)
        shell.go("#/")
        return None
    lessons = tuple(lesson_of(written, number, quote_author) for number, written in enumerate(found))
    number = min(int(route.part) if route.part.isdigit() else 0, len(lessons) - 1)
    return LessonPage(shell, LessonCourse(("", "", ""), lessons), lessons[number], route.what)
