"""Ctrl-C at work in several processes: it is for the one that hands out the work, which ends the others."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def held() -> Iterator[None]:
    """Hold Ctrl-C back: processes and threads that begin meanwhile never hear it, this one does afterwards.

    A worker that left it unheard only once it runs could be ended before, with a trace and in the midst of anything.
    """
    if sys.platform == "win32":  # which has no masks, and begins processes in another way
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT,))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def leave() -> None:
    """Leave Ctrl-C to the process that began this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
