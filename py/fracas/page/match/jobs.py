"""The port for long work in slices: one job of each name, whose results become messages."""

from collections.abc import Callable
from typing import Any

from fracas.page.browser.task_runner import TaskRunner
from fracas.page.match.model.effects import StartJob
from fracas.page.match.model.messages import Message


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
