"""Output of the commands: one object for programs or lines for people; progress on the error stream."""

import json
import os
import signal
import sys
from argparse import Namespace
from collections.abc import Iterable, Sequence
from contextlib import suppress
from threading import current_thread, main_thread
from time import monotonic
from typing import Any, TextIO, TypeVar

from fracas.kernel.work import Work
from fracas.locale import _

T = TypeVar("T")

PAUSE = 0.2  # seconds between two lines of progress on a terminal
LONG_PAUSE = 10.0  # elsewhere
SILENT = 2.0  # before a terminal shows that work goes on


def show(args: Namespace, found: Any, lines: Iterable[str]) -> None:
    """Print the object when `--json` was given, otherwise the lines."""
    HEARTBEAT.stop()
    print(json.dumps(found, ensure_ascii=False) if args.json else "\n".join(lines))


def columns(rows: Sequence[tuple[str, ...]]) -> list[str]:
    """Align rows of texts."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(text.ljust(w) for text, w in zip(row, widths, strict=True)).rstrip() for row in rows]


class Heartbeat:
    """A sign of life on the error stream of whatever takes long and shows no progress of its own.

    It comes from a timer of the system, so that it runs beside any work, even beside a file that is waited for.
    """

    def __init__(self) -> None:
        self._started, self._is_shown, self._is_running = 0.0, False, False

    def start(self) -> None:
        """Begin to beat; where there are no timers nothing is shown."""
        if sys.platform != "win32" and current_thread() is main_thread():
            self._started, self._is_shown, self._is_running = monotonic(), False, True
            signal.signal(signal.SIGALRM, self._beat)
            self.postpone()

    def postpone(self) -> None:
        """Show nothing for a while: something else was shown."""
        if self._is_running:
            pause = SILENT if sys.stderr.isatty() else LONG_PAUSE
            signal.setitimer(signal.ITIMER_REAL, pause, 1.0 if sys.stderr.isatty() else LONG_PAUSE)

    def stop(self) -> None:
        """End, and clear the line on a terminal."""
        if self._is_running:
            self._is_running = False
            signal.setitimer(signal.ITIMER_REAL, 0)
            if self._is_shown and sys.stderr.isatty():
                self._write("\r\x1b[K")

    def _beat(self, *_signal: object) -> None:
        said = _("Still working after {n} s. Press Ctrl-C to stop.").format(n=round(monotonic() - self._started))
        self._write(f"\r\x1b[K{said}" if sys.stderr.isatty() else f"{said}\n")
        self._is_shown = True

    def _write(self, text: str) -> None:
        with suppress(OSError, ValueError):  # past the stream's buffer, which may be in use
            os.write(sys.stderr.fileno(), text.encode(sys.stderr.encoding or "utf-8", "replace"))


HEARTBEAT = Heartbeat()


class Progress:
    """A progress line, rewritten in place on a terminal, printed now and then elsewhere."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self.stream = sys.stderr if stream is None else stream
        self.is_terminal = self.stream.isatty()
        self.next = monotonic() + (PAUSE if self.is_terminal else LONG_PAUSE)
        self.is_shown = False

    def update(self, text: str) -> None:
        """Show the text if it is time to."""
        now = monotonic()
        if now < self.next:
            return
        self.next = now + (PAUSE if self.is_terminal else LONG_PAUSE)
        HEARTBEAT.postpone()
        self.stream.write(f"\r\x1b[K{text}" if self.is_terminal else f"{text}\n")
        self.stream.flush()
        self.is_shown = True

    def note(self, text: str) -> None:
        """Say something that stays."""
        self.close()
        self.stream.write(f"{text}\n")

    def close(self) -> None:
        """Clear the line."""
        if self.is_terminal and self.is_shown:
            self.stream.write("\r\x1b[K")
            self.stream.flush()


def run_with_progress(work: Work[T], text: str) -> T:
    """Run a task in slices and show the share that is done.

    Args: text - what is shown, with `{n}` for the percent.
    """
    progress = Progress()
    try:
        while True:
            progress.update(text.format(n=int(100 * next(work))))
    except StopIteration as end:
        found: T = end.value
        return found
    finally:
        progress.close()
