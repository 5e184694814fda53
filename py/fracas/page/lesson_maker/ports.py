"""The effects of the lesson maker, carried out by the page."""

from collections.abc import Callable

from fracas.kernel.errors import DamagedText
from fracas.kernel.work import Work
from fracas.lessons.lesson_text import TEXT_MOST, WrittenLesson, read_lessons, write_text
from fracas.links import find_link, read_lessons_in_slices, write_lessons
from fracas.locale import _
from fracas.page import page_effects, routes
from fracas.page.browser.task_runner import TaskRunner
from fracas.page.lesson_maker.messages import (
    CheckLessons,
    Effect,
    LessonChecked,
    LessonsFound,
    MakerTask,
    Message,
    ReadLessons,
)
from fracas.page.lesson_maker.model import LessonDraft
from fracas.page.shell import Shell


class MakerPorts:
    """The page as the lesson maker needs it.

    Args: shell - the page.
          draft - the lesson, which is only read.
          send - takes messages.
    """

    def __init__(self, shell: Shell, draft: LessonDraft, send: Callable[[Message], None]) -> None:
        self.shell, self.draft, self._send = shell, draft, send
        self.tasks = TaskRunner(shell.browser.now, shell.browser.soon)

    def carry_out(self, effect: Effect) -> None:
        """Carry out an effect."""
        match effect:
            case CheckLessons():
                self.tasks.start(_checked(self.draft.course), self._deliver)
            case MakerTask.STOP_CHECK:
                self.tasks.stop()
            case ReadLessons(typed):
                self.tasks.start(_found(typed), self._deliver)
            case MakerTask.COPY_LINK:
                self.shell.browser.copy(self.address)
                self.shell.say(_("Copied."))
            case _:
                page_effects.carry_out(self.shell, effect)

    @property
    def address(self) -> str:
        """The address that opens the lessons anywhere."""
        return self.shell.browser.home() + routes.write(routes.COURSE, self.draft.link)

    def close(self) -> None:
        """Stop all tasks."""
        self.tasks.stop()

    def _deliver(self, message: Message) -> None:
        self._send(message)
        self.shell.send()


def _checked(course: tuple[WrittenLesson, ...]) -> Work[LessonChecked]:
    """Play the lessons as whoever opens the link will have them played, and make the link."""
    text = write_text(course)
    try:
        if len(text) > TEXT_MOST:
            raise DamagedText(_("These lessons are too long for one link."))
        yield from read_lessons(text)
    except ValueError as error:
        return LessonChecked(str(error), "")
    return LessonChecked("", write_lessons(text, course[0].game))


def _found(typed: str) -> Work[LessonsFound]:
    """Read the lessons of a link that was typed or pasted."""
    try:
        return LessonsFound((yield from read_lessons((yield from read_lessons_in_slices(find_link(typed))))), "")
    except ValueError as error:
        return LessonsFound((), _("This link cannot be opened: {error}").format(error=error))
