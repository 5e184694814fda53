"""A lesson on the page: its screen, and round it the way to the next one, its sheets and sounds."""

from fracas.faces import face_of, lessons_of
from fracas.faces.lesson_filter import restrict_face
from fracas.kernel.game import UndoStatus
from fracas.lessons.lesson import Lesson, LessonCourse
from fracas.lessons.lesson_game import LessonGame
from fracas.locale import _
from fracas.page import match_facts, qr_code, routes, slugs
from fracas.page.context import PageContext
from fracas.page.controls import control
from fracas.page.lessons.lesson_filter import LessonFilter
from fracas.page.match.host.match_host import MatchHost
from fracas.page.match.model.messages import Halt, RunActions
from fracas.page.match.model.session import Session
from fracas.page.match.screen import MatchScreen
from fracas.page.routes import Route
from fracas.page.saving import lesson_progress
from fracas.page.saving.lesson_progress import LessonPlace
from fracas.page.saving.storage import WriteReport
from fracas.page.shell import Shell
from fracas.view.controls import Button, button, link_button
from fracas.view.markup import el, join
from fracas.view.shell import menu, sheet


def address(game: str, lesson: str = "") -> str:
    """Return the address of a lesson, or of the list of a game's lessons."""
    return routes.write(routes.LESSON if lesson else routes.LESSONS, slugs.slug_of(game), lesson)


def name_of(lesson: Lesson) -> str:
    """Return under which name it is kept how far a lesson has come."""
    return f"{lesson.game}.{lesson.key}"


class LessonSession(Session):
    """The session of a lesson: what is kept of it is how far it has come.

    Args: shell - the page.
          course - the lessons of its game.
          taught - the game.
          is_foreign - whether the lesson came with a link: nothing is kept of it.
    """

    def __init__(
        self, shell: Shell, course: LessonCourse, taught: LessonGame, is_foreign: bool = False,
    ) -> None:
        super().__init__("", taught, shell.shelf, match_facts.describe, shell.browser.wall_clock)
        self.course, self.taught, self.is_foreign = course, taught, is_foreign
        self.store = shell.shelf.store

    @property
    def can_undo(self) -> UndoStatus:
        """Whether the learner may take back the last input."""
        return self.taught.can_undo

    @property
    def is_waiting(self) -> bool:
        """Whether the other side is to act, which does as written."""
        return self.taught.is_opponents_input

    @property
    def is_barred(self) -> bool:
        """Whether inputs are refused: never, for the game knows what is wanted."""
        return False

    def save(self) -> WriteReport:
        """Keep the progress of the lesson."""
        if self.is_foreign:
            return self.saved
        inputs = lesson_progress.DONE if self.taught.is_goal_reached else self.taught.done
        is_kept = lesson_progress.save(self.store, name_of(self.taught.lesson), inputs, self._place(inputs))
        trouble = "" if is_kept else _("This browser does not keep your progress.")
        self.saved = WriteReport(is_kept, trouble)
        return self.saved

    def _place(self, inputs: int) -> LessonPlace:
        """Return the first lesson of the course that is not finished."""
        lessons, known = self.course.lessons, lesson_progress.load(self.store)
        known[name_of(self.taught.lesson)] = inputs
        states = [known.get(name_of(lesson)) for lesson in lessons]
        number = next((n for n, state in enumerate(states) if state != lesson_progress.DONE), len(lessons))
        following = lessons[min(number, len(lessons) - 1)]
        return LessonPlace(following.game, following.key, number + 1, len(lessons))


class LessonPage(MatchHost):
    """A lesson on the page.

    Args: shell - the page.
          course - what it belongs to.
          lesson - it.
          link - text of the link it came with, "" for a lesson of ours.
    """

    def __init__(self, shell: Shell, course: LessonCourse, lesson: Lesson, link: str = "") -> None:
        super().__init__(shell)
        self.course, self.lesson, self.link = course, lesson, link
        self.taught, face = LessonGame(lesson), face_of(lesson.game)
        self.taught.tags.update(zip(("HomeKit", "AwayKit"), face.kits(self.taught.state), strict=True))
        if not link:
            self.taught.go_to(max(lesson_progress.load(shell.shelf.store).get(name_of(lesson), 0), 0))
        following = course.after(lesson)
        lesson_filter = LessonFilter(self.taught, face, _(following.title) if following is not None else "")
        self.match = MatchScreen(
            LessonSession(shell, course, self.taught, bool(link)),
            restrict_face(face, lambda: self.taught.next_actions),
            shell.browser, shell.canvas, lambda: shell.preferences, shell.send, self.act_round_it, lesson_filter)
        self.explains = lesson.game
        self.controls = {
            **self.shared_controls(), "menu": control(self._open_menu),
            "next-lesson": control(lambda: shell.go(self._address(following))),
            "all-lessons": control(lambda: shell.go(address(lesson.game))),
            "play-match": control(lambda: shell.go(routes.write(routes.NEW, slugs.slug_of(lesson.game), routes.BOT))),
            "lesson-go": control(lambda: self.match.send(RunActions(self.taught.next_actions))),
            "restart": control(self._restart), "copy-link": control(self._copy),
            "qr": control(lambda: qr_code.show(shell, shell.browser.home() + routes.write(routes.COURSE, link))),
        }

    def _address(self, lesson: Lesson | None) -> str:
        """Return the address of a lesson beside this one, of the list if there is none."""
        if self.link and lesson is not None:
            return routes.write(routes.COURSE, self.link, lesson.key)
        return address(self.lesson.game, lesson.key if lesson is not None else "")

    def _copy(self) -> None:
        self.shell.browser.copy(self.shell.browser.home() + routes.write(routes.COURSE, self.link))
        self.shell.say(_("Copied."))

    def diagnosis(self) -> dict[str, str]:
        """Return the lesson's part of a problem report."""
        return {"lesson": name_of(self.lesson), "position": self.taught.position}

    def _open_menu(self) -> None:
        links = (("book", _("All lessons"), address(self.lesson.game)), ("gear", _("Settings"), "#/settings"),
                 ("back", _("Start page"), "#/"))
        again = Button(_("Start again"), "restart", icon="undo")
        idea = _("This lesson came with a link. Its words are its author’s.") if self.link else _(self.lesson.idea)
        shared = (button(Button(_("Copy a link"), "copy-link", icon="share")),
                  button(Button(_("QR code"), "qr", icon="qr")),
                  link_button(_("Put into a post"), routes.write(routes.EMBED, self.link), icon_name="copy"))
        title = self.lesson.title if self.link else _(self.lesson.title)
        self.shell.open_sheet(sheet(title, join(
            el("p", idea), el("div", button(again), shared if self.link else None, button(Button(_("Keys"), "help")),
                              class_="acts"), menu(links))))

    def _restart(self) -> None:
        """Begin the lesson again."""
        self.shell.canvas.fill("sheets", "")
        self.taught.go_to(0)
        self.match.send(Halt(is_new=True))


def open_screen(context: PageContext, route: Route) -> LessonPage | None:
    """Return the screen of a lesson; None, and the way to the lists, if there is none of that name."""
    course = lessons_of(slugs.key_of(route.what))
    lesson = course.lesson(route.part) if course is not None else None
    if course is None or lesson is None:
        context.shell.notice = routes.leads_nowhere(routes.write(*route))
        context.shell.go(routes.write(routes.LESSONS))
        return None
    return LessonPage(context.shell, course, lesson)
