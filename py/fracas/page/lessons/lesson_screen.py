"""A lesson on the match screen: the same board, dock and log, where only what the lesson wants next can be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from fracas.faces.choices import NO_ONE
from fracas.faces.face import Face
from fracas.faces.intents import Clear, Inspect, Intent, Refuse
from fracas.faces.lesson_filter import BUTTON, TapHint, restrict_face, tap_hint
from fracas.kernel.table import Event
from fracas.lessons.lesson_game import LessonGame, LessonRefusal
from fracas.locale import _
from fracas.page.browser.canvas import Canvas
from fracas.page.match.screen import MatchScreen
from fracas.page.match.session import Session
from fracas.page.saving.preferences import Preferences
from fracas.view.board.lattice import Point
from fracas.view.controls import Button
from fracas.view.match import side_panel as view
from fracas.view.match.side_panel import SidePanel
from fracas.view.match.tray import Question

if TYPE_CHECKING:
    from fracas.page.browser.dom import DomBrowser


THEIRS_MS = 700.0  # before the other side acts
NEAREST = 2.2  # that a phone looks at a lesson: the ends of the board give sense to what lies between


class LessonScreen(MatchScreen):
    """One lesson on the screen.

    Args: taught - its game, which is that of the session.
          next_lesson - title of the one that follows, "" after the last.
          others - as for a match.
    """

    def __init__(
        self, taught: LessonGame, next_lesson: str, session: Session, face: Face, host: DomBrowser, canvas: Canvas,
        preferences: Callable[[], Preferences], show: Callable[[], None], outside: Callable[[str, str], object],
    ) -> None:
        self.taught, self.next_lesson = taught, next_lesson
        self.told = ""  # the sentence last spoken
        self.is_near = False  # whether a narrow screen shows the part of the board the lesson is about
        lesson_face = restrict_face(face, lambda: taught.next_actions)
        super().__init__(session, lesson_face, host, canvas, preferences, show, outside)

    def enter(self, notice: str = "") -> None:
        """Draw the whole screen and say what is to be done."""
        super().enter(notice)
        self._tell()
        self.show()

    def set_upright(self, upright: bool) -> None:
        """Turn the board with the screen; one that lies as it is shows on a narrow one what the lesson is about."""
        super().set_upright(upright)
        if self.lying.upright is None and upright != self.is_near:
            self.is_near = upright
            self.board.look(*(self._near() if upright else ()))
            if self.board.shown is not None:
                self.draw()

    def _near(self) -> tuple[float, Point]:
        """Return how near a narrow screen looks, and at what: counters are to be large enough to be told apart."""
        face, field = self.face, self.face.field(self.game.state)
        cells = {cell for state in self.taught.positions()
                 for cell in (face.ball(state), *(token.cell for token in face.tokens(state))) if cell >= 0}
        across, down = zip(*(field.lattice.centres[cell] for cell in cells), strict=True)
        _left, _top, width, height = field.extent
        room = 2 * field.token
        zoom = min(width / (max(across) - min(across) + room), height / (max(down) - min(down) + room), NEAREST)
        return zoom, ((min(across) + max(across)) / 2, (min(down) + max(down)) / 2)

    def look(self) -> None:
        """Find out anew what may be done; of the answers to a question one is wanted."""
        super().look()
        ask, option = self.now.ask, self.taught.option
        if ask is not None and option is not None:
            replies = tuple(reply._replace(is_main=reply.option == option) for reply in ask.replies)
            self.now = self.now._replace(ask=ask._replace(replies=replies))
            self.ui.picked = option if any(die.option == option for die in ask.dice) else None

    def do(self, intent: Intent) -> None:
        """Carry out an intent; one that leads away from the lesson is refused in a friendly sentence."""
        is_away = isinstance(intent, Clear | Inspect) and not self.taught.is_goal_reached
        super().do(Refuse(str(LessonRefusal())) if is_away else intent)

    def is_bots(self) -> bool:
        """Return whether the other side is to act, which does as written."""
        return self.taught.is_opponents_input

    def followed(self, rest: tuple[Event, ...]) -> None:
        """Show what is now, after the rest of what an input brought about; then the other side has its turn."""
        super().followed(rest)
        self._tell()
        if self.taught.is_opponents_input:
            self.host.later(self.playing.pace(THEIRS_MS), self._play_theirs)

    def _play_theirs(self) -> None:
        if self.taught.is_opponents_input and self.playing.is_open:
            self.playing.run(self.taught.next_actions)

    def _tell(self) -> None:
        """Say what is to be done now, behind what has just been said, once."""
        sentence = self._sentence()
        if sentence != self.told:
            self.told = sentence
            self.voice.say(f"{self.voice.said} {sentence}".strip())

    def _sentence(self) -> str:
        lesson, step = self.taught.lesson, self.taught.step
        return _(lesson.ending) if self.taught.is_goal_reached or step is None else _(step.say)

    # -- drawing ---------------------------------------------------------------------------------------------

    def point(self) -> None:
        """Ring on the board what is to be tapped next."""
        cell = self._pointer().cell
        is_busy = self.playing.is_moving or self.drama.is_on or self.taught.is_opponents_input
        is_waiting = not is_busy and self.ui.replay < 0
        self.board.pointed = (cell,) if cell >= 0 and is_waiting else ()

    def _pointer(self) -> TapHint:
        """Return what is to be tapped next."""
        if self.taught.is_goal_reached:
            return BUTTON
        if self.now.ask is not None:
            cells = [reply.cell for reply in self.now.ask.replies if reply.is_main and reply.cell >= 0]
            return TapHint(cells[0]) if cells else BUTTON
        return tap_hint(self.face, self.scene, self.taught.next_actions)

    def dock(self) -> SidePanel:
        """Return what stands beside the board: the lesson's sentence leads, the rest follows as in a match."""
        found = super().dock()
        if self.drama.is_on or found.state in (view.REPLAYING, view.THINKING):
            return found
        if self.taught.is_goal_reached:
            return SidePanel(view.OVER, self._ending(), throws=found.throws)
        if found.state in (view.CHOOSING, view.SELECTED):
            told = Question(_(self.taught.lesson.title) if self.playing.is_moving else self._how(), self._sentence())
            return found._replace(body=told, card=None, targets=None, moves=None)
        note = self._how() if found.state == view.PLANNED else self._sentence()  # a slip needs the room on a phone
        return found._replace(note=note, card=None)

    def _how(self) -> str:
        """Return in a few words what is to be tapped."""
        aim = self._pointer()
        if aim == BUTTON:
            return _("Press the yellow button.")
        if aim.is_player:
            return _("Tap the player in the yellow ring.")
        if self.face.who_at(self.game.state, aim.cell) != NO_ONE:
            return _("Now tap the one in the yellow ring.")
        return _("Now tap the place in the yellow ring.")

    def _ending(self) -> Question:
        following = Button(_("Next lesson"), "next-lesson", "", "play", self.next_lesson, True)
        match = Button(_("Play a match"), "play-match", icon="flag", main=not self.next_lesson)
        return Question(_("Done!"), self._sentence(), (), (
            *((following,) if self.next_lesson else ()), match, Button(_("Once more"), "restart", icon="undo"),
            Button(_("All lessons"), "all-lessons", icon="book")))
