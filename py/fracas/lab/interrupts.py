"""Signals that end work in several processes: the parent alone handles them, its workers end with it."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import parent_process
from threading import Thread
from typing import NoReturn

_WISHES = [each for each in signal.Signals if each.name in ("SIGTERM", "SIGHUP")]  # to end, besides Ctrl-C


@contextmanager
def block_interrupts() -> Iterator[None]:
    """Block interrupts for processes and threads that start meanwhile; this process gets them afterwards.

    A worker that left it unheard only once it runs could be ended before, with a trace and in the midst of anything.
    """
    if sys.platform == "win32":  # which has no masks, and begins processes in another way
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT, *_WISHES))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def interrupt_on_termination() -> None:
    """Treat termination signals like Ctrl-C, so that results are kept; an ignored signal stays ignored."""
    for wish in _WISHES:
        if signal.getsignal(wish) == signal.SIG_DFL:
            signal.signal(wish, signal.default_int_handler)


def init_worker() -> None:
    """Ignore Ctrl-C in a worker, and end it with its parent or on termination."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for wish in _WISHES:
        signal.signal(wish, signal.SIG_DFL)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _WISHES)
    Thread(target=_follow, daemon=True).start()


def _follow() -> NoReturn:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)  # nobody is left who wants a result, or hears of an error
