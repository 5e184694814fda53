"""Which screen an address of lessons leads to: the list of a game, or a lesson."""

from fracas.page import routes, slugs
from fracas.page.context import PageContext
from fracas.page.lessons import lesson_page
from fracas.page.lessons.course_screen import CourseScreen
from fracas.page.routes import Route
from fracas.page.screen import Screen


def open_screen(context: PageContext, route: Route) -> Screen | None:
    """Return the screen of an address; None, and the way to the lists, if there is no such lesson."""
    if route.screen == routes.LESSON:
        return lesson_page.open_lesson(context.shell, route.what, route.part)
    return CourseScreen(context.shell, slugs.key_of(route.what))
