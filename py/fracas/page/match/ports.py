"""The ports of the match screen: long work in slices, sentences, saves."""

from collections.abc import Callable
from typing import Any, Protocol

from fracas.page.browser.canvas import Canvas
from fracas.page.browser.task_runner import TaskRunner
from fracas.page.match.model.effects import StartJob
from fracas.page.match.model.messages import Message, NotSaved
from fracas.page.match.model.session import Session
from fracas.view.shell import Notice, notice

TOAST_MS = 4500.0


class Jobs:
    """The jobs of one match.

    Args: clock - milliseconds now.
          later - calls a function after the page had its turn.
          send - sends a message.
    """

    def __init__(
        self, clock: Callable[[], float], later: Callable[[Callable[[], None]], None], send: Callable[[Message], None],
    ) -> None:
        self.clock, self.later, self.send = clock, later, send
        self.tasks: dict[str, TaskRunner] = {}

    def start(self, effect: StartJob) -> None:
        """Begin a job, dropping the one of the same name."""
        slices = self.tasks.setdefault(effect.job, TaskRunner(self.clock, self.later))
        step = effect.step

        def progress(yielded: Any) -> None:
            if step is not None:
                self.send(step(yielded))
        slices.start(effect.work, lambda result: self.send(effect.done(result)), progress)

    def stop(self, job: str) -> None:
        """Drop a job."""
        if job in self.tasks and self.tasks[job].is_busy:
            self.tasks[job].stop()


class Timer(Protocol):
    """What the announcer needs of the page."""

    def later(self, milliseconds: float, call: Callable[[], None]) -> None:
        """Call a function some time later."""


class Announcer:
    """The sentences of one match.

    Args: canvas - the document.
          timer - of the page.
          show - sends the canvas.
    """

    def __init__(self, canvas: Canvas, timer: Timer, show: Callable[[], None]) -> None:
        self.canvas, self.timer, self.show = canvas, timer, show
        self.said = ""  # the last sentence

    def say(self, text: str) -> None:
        """Have a screen reader speak; a message repeated is varied invisibly so that it is heard again."""
        self.said = text + "\u00a0" if self.said == text else text
        self.canvas.send("text", "say", "", self.said)

    def add(self, text: str) -> None:
        """Have a screen reader speak on, behind what it said last."""
        self.say(f"{self.said} {text}".strip())

    def toast(self, text: str) -> None:
        """Show one sentence for a moment."""
        end = self.canvas.fill_for_now("notices", notice(Notice(text)))
        self.say(text)

        def close() -> None:
            end()
            self.show()
        self.timer.later(TOAST_MS, close)

    def shout(self, word: str) -> None:
        """Have a screen reader speak a word that is shouted over the board."""
        self.canvas.send("text", "shout-say", "", word)


class SaveTimer(Protocol):
    """What the saver needs of the page."""

    def soon(self, call: Callable[[], None]) -> None:
        """Call a function after the page had its turn."""


class Saver:
    """The saves of one match.

    Args: session - the match.
          clock - of the page.
          send - sends a message.
    """

    def __init__(self, session: Session, clock: SaveTimer, send: Callable[[Message], None]) -> None:
        self.session, self.clock, self.send = session, clock, send
        self.is_unsaved = False  # whether there is an input that is not yet saved
        self._is_due = False  # whether saving waits for the page's turn

    def save_soon(self) -> None:
        """Save in a turn of the page of its own, as soon as the input is on the screen."""
        self.is_unsaved = True
        if not self._is_due:
            self._is_due = True
            self.clock.soon(self._save_now)

    def _save_now(self) -> None:
        self._is_due = False
        self.save()

    def save(self) -> None:
        """Save the last input, unless that is done or another tab has taken the match meanwhile."""
        if not self.is_unsaved:
            return
        self.is_unsaved = False
        if self.session.plays() and (trouble := self.session.save().trouble):  # puzzles are not kept, which is none
            self.send(NotSaved(trouble))
