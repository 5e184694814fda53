"""Long tasks in slices: a generator runs for some milliseconds at a time, with frames in between.

Cyclic garbage collection is off meanwhile: a pass takes longer than a slice, and tasks make no reference cycles.
"""

import gc
from collections.abc import Callable, Generator
from functools import partial
from typing import Any

SLICE_MS = 8.0

Work = Generator[Any, None, Any]


class TaskRunner:
    """Runs one generator at a time.

    Args: clock - milliseconds now.
          later - calls a function after the page had its turn.
    """

    def __init__(self, clock: Callable[[], float], later: Callable[[Callable[[], None]], None]) -> None:
        self.clock = clock
        self.later = later
        self.work: Work | None = None
        self.longest = 0.0  # milliseconds of the longest slice so far
        self._done: Callable[[Any], None] = lambda result: None
        self._progress: Callable[[Any], None] = lambda step: None

    @property
    def is_busy(self) -> bool:
        """Whether a task runs."""
        return self.work is not None

    def start(
        self, work: Work, done: Callable[[Any], None], progress: Callable[[Any], None] = lambda step: None,
    ) -> None:
        """Start a task, dropping the one that runs.

        Args: work - yields between small steps, returns its result.
              done - called with the result.
              progress - called after each slice with the last yielded value.
        """
        self.work, self._done, self._progress = work, done, progress
        self.later(partial(self._slice, work))

    def stop(self) -> None:
        """Drop the task; `done` is not called."""
        self.work = None
        gc.enable()

    def _slice(self, work: Work) -> None:
        """Work for a slice; progress and result are reported in a turn of their own."""
        if self.work is not work:
            return
        gc.disable()
        started = self.clock()
        then: Callable[[], None] | None = None
        while then is None:
            try:
                step = next(work)  # at least once, even if the machine let the whole slice go by
            except StopIteration as end:
                then = partial(self._end, work, end.value)
            else:
                then = partial(self._tell, work, step) if self.clock() - started >= SLICE_MS else None
        self.longest = max(self.longest, self.clock() - started)
        self.later(then)

    def _tell(self, work: Work, step: Any) -> None:
        if self.work is work:
            self._progress(step)
            self.later(partial(self._slice, work))

    def _end(self, work: Work, result: Any) -> None:
        if self.work is work:
            self.stop()
            self._done(result)
