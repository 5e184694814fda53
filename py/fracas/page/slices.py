"""Long work in slices: a generator runs for a few milliseconds at a time, and the page gets its frame in between.

While it works, nothing is searched for garbage in circles: such a search takes longer than a slice, and what the work
makes is in no circle and goes as soon as nobody needs it.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Generator
from typing import Any

SLICE_MS = 8.0

Work = Generator[Any, None, Any]


class Slices:
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
        """Whether something is being worked on."""
        return self.work is not None

    def start(
        self, work: Work, done: Callable[[Any], None], progress: Callable[[Any], None] = lambda step: None,
    ) -> None:
        """Begin to work, dropping whatever was being worked on.

        Args: work - yields between small steps, returns its result.
              done - called with the result.
              progress - called after each slice with what was yielded last.
        """
        self.work, self._done, self._progress = work, done, progress
        self.later(self._slice)

    def stop(self) -> None:
        """Drop the work; `done` is not called."""
        self.work = None
        gc.enable()

    def _slice(self) -> None:
        work = self.work
        if work is None:
            return
        gc.disable()
        started = self.clock()
        step = None
        while self.clock() - started < SLICE_MS:
            try:
                step = next(work)
            except StopIteration as end:
                self.stop()
                self.longest = max(self.longest, self.clock() - started)
                self._done(end.value)
                return
        self.longest = max(self.longest, self.clock() - started)
        self._progress(step)
        self.later(self._slice)
