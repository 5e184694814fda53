"""The match screen: messages go through `update`, effects to the ports, and the model is drawn once a message."""

from collections.abc import Callable, Iterator
from typing import Protocol

from fracas.faces.face import Face
from fracas.faces.ui_state import UiState
from fracas.page.board.plane import live_board
from fracas.page.browser.canvas import Canvas
from fracas.page.browser.render_scheduler import FrameClock, RenderScheduler
from fracas.page.loop import Loop
from fracas.page.match.display.renderer import MatchRenderer
from fracas.page.match.input import buttons, keys
from fracas.page.match.match_filter import MatchFilter
from fracas.page.match.model import effects
from fracas.page.match.model.effects import ALL, BOARD, FRONT, SIDE_PANEL, Effect, Effects
from fracas.page.match.model.log_model import LogModel
from fracas.page.match.model.match_model import MatchModel, MessageContext
from fracas.page.match.model.messages import Halt, Message, Press
from fracas.page.match.model.session import Session
from fracas.page.match.play import onboarding
from fracas.page.match.ports import Announcer, Jobs, Saver
from fracas.page.match.update import update
from fracas.page.saving import lesson_progress
from fracas.page.saving.preferences import ON, Preferences
from fracas.page.screen import Key


class MatchBrowser(FrameClock, Protocol):
    """What a match needs of the page besides its document."""

    def later(self, milliseconds: float, call: Callable[[], None]) -> None:
        """Call a function some time later."""

    def when_loaded(self, call: Callable[[], None], parts: tuple[str, ...] = ()) -> None:
        """Call a function once some parts of the page are here."""

    def board_box(self) -> tuple[float, float] | None:
        """Return the pixels of the board's region, None if there is none."""

    def touched_box(self) -> tuple[float, float] | None:
        """Return the pixels of the board's region where fingers tap it, None where a mouse does."""


def match_model(session: Session, face: Face, preferences: Preferences) -> MatchModel:
    """Return the model of a match as it stands."""
    log = LogModel(face, session.game)
    log.tell()
    ui = UiState(figures=preferences.figures == ON, threats=preferences.threats == ON)
    return MatchModel(session, face, log, onboarding.load(session), ui)


class MatchScreen:
    """One match on the screen.

    Args: session, face - the match.
          host - clock and timers.
          canvas - the document.
          preferences - looked up at each message.
          show - sends the canvas.
          outside - presses a button of the page round the match.
          match_filter - what is changed about messages and drawing.
    """

    def __init__(
        self, session: Session, face: Face, host: MatchBrowser, canvas: Canvas, preferences: Callable[[], Preferences],
        show: Callable[[], None], outside: Callable[[str, str], object], match_filter: MatchFilter | None = None,
    ) -> None:
        self.host, self.canvas, self.preferences, self.show, self.outside = host, canvas, preferences, show, outside
        self.session = session
        self.filter = match_filter or MatchFilter()
        self.model = match_model(session, face, preferences())
        self.board = live_board(canvas, face, self.model.view, host.board_box)
        self.renderer = MatchRenderer(canvas, self.board, self.filter.decorate)
        self.saver = Saver(session, host, self.send)
        self.jobs = Jobs(host.now, host.soon, self.send)
        self.announcer = Announcer(canvas, host, show)
        self.frames = RenderScheduler(self._front, self._rest, show, host, lambda: self.model.is_open)
        self.loop = Loop(self._update, self._carry_out, self._render)
        self._stale = 0  # the part of the screen that is to be drawn
        self._timers: list[Effect] = []  # to be set when it has been drawn

    # -- messages in -----------------------------------------------------------------------------------------

    def send(self, message: Message) -> None:
        """Handle a message and all that follows from it, then draw once."""
        if not self.loop.is_busy:
            self._look_up()
        self.loop.send(message)

    def _look_up(self) -> None:
        """Note the time, the preferences and the size of the board before a message is handled."""
        self.model.view.box = self.host.touched_box()
        self.model.context = MessageContext(self.host.now(), self.preferences())

    def act(self, do: str, arg: str) -> bool:
        """Press a button; False if the match has no such button."""
        is_known = buttons.is_known(self.model, do)
        if is_known:
            self.send(Press(do, arg))
        return is_known

    def press_key(self, key: Key) -> bool:
        """Press a key; False if it means nothing here."""
        self._look_up()
        message = keys.message_of(self.model, key)
        if message is not None:
            self.send(message)
        return message is not None

    def save_input(self) -> None:
        """Save the last input, if that is not done yet."""
        self.saver.save()

    def halt(self) -> None:
        """Stop bots and movements: the match is played elsewhere."""
        self.send(Halt())

    def _update(self, message: Message) -> Effects:
        return self.filter.update(self.model, message, update)

    # -- effects out -----------------------------------------------------------------------------------------

    def _carry_out(self, effect: Effect) -> None:
        match effect:
            case effects.SendNow(message):
                self.send(message)
            case effects.SendAfter() | effects.SendSoon():
                self._timers.append(effect)
            case effects.SendWhenHere(part, message):
                self.host.when_loaded(lambda: self.send(message), (part,))
            case effects.StartJob():
                self.jobs.start(effect)
            case effects.StopJob(job):
                self.jobs.stop(job)
            case effects.KeepLearnt(name, value):
                lesson_progress.save(self.model.session.shelf.store, name, value)
            case effects.Outside(do, arg):
                self.outside(do, arg)
            case effects.Draw(part):
                self._stale = FRONT if {part, self._stale} == {SIDE_PANEL, BOARD} else max(part, self._stale)
            case effects.SaveSoon():
                self.saver.save_soon()
            case effects.SaveInput():
                self.saver.save()
            case _:
                self._display(effect)

    def _display(self, effect: Effect) -> None:
        """Carry out an effect that is seen or heard."""
        match effect:
            case effects.SayAloud(text):
                self.announcer.say(text)
            case effects.AddSaid(text):
                self.announcer.add(text)
            case effects.Toast(text):
                self.announcer.toast(text)
            case effects.SayShout(word):
                self.announcer.shout(word)
            case effects.Animate(motions):
                self.board.animate(motions)
            case effects.FocusCell():
                self.board.take_focus()
            case effects.BeginScreen():
                self.renderer.begin()
            case effects.ForgetBoard():
                self.board.forget()

    # -- drawing ---------------------------------------------------------------------------------------------

    def _render(self) -> None:
        stale, self._stale = self._stale, 0
        timers, self._timers = self._timers, []
        if stale and self.model.is_open:
            self._draw(stale)
        elif self.canvas.has_changes:
            self.show()
        for timer in timers:
            self._set(timer)

    def _draw(self, part: int) -> None:
        if part == ALL:
            return self.frames.draw(self.model.context.time)
        if part == FRONT:
            for _piece in self._front():
                pass
        elif part == BOARD:
            self.renderer.draw_board(self.model, self.filter.cells_to_ring(self.model))
        else:
            self.renderer.side_panel(self.filter.panel(self.model))
        self.show()

    def _front(self) -> Iterator[None]:
        return self.renderer.front(self.model, self.filter.panel(self.model), self.filter.cells_to_ring(self.model))

    def _rest(self) -> Iterator[None]:
        return self.renderer.rest(self.model)

    def _set(self, timer: Effect) -> None:
        """Let a message be sent later."""
        match timer:
            case effects.SendSoon(message):
                self.host.soon(lambda: self.send(message))
            case effects.SendAfter(milliseconds, message):
                self.host.later(milliseconds, lambda: self.send(message))
