"""Ctrl-C is for the process that hands out the work: no other one ever hears it, not even while it begins."""

import signal
from multiprocessing import get_context

import pytest

from fracas.commands import simulate
from fracas.lab.crew import processes
from fracas.lab.interrupts import held


def is_deaf(_job=None):
    """Return whether this process was begun without an ear for Ctrl-C."""
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def tell(pipe):
    """Say whether this process is deaf."""
    pipe.send(is_deaf())


@pytest.fixture
def forks():
    """Processes that begin as copies, as they do by default where the tests run."""
    return get_context("fork")


def begun(forks):
    """Return whether a process that is begun now is deaf."""
    here, there = forks.Pipe()
    process = forks.Process(target=tell, args=(there,))
    process.start()
    found = here.recv()
    process.join()
    return found


def test_what_begins_while_it_is_held_back_never_hears_it(forks):
    with held():
        assert is_deaf() and begun(forks)
    assert not is_deaf() and not begun(forks)


def test_it_is_heard_afterwards():
    with pytest.raises(KeyboardInterrupt):
        try:
            with held():
                before = signal.signal(signal.SIGINT, signal.default_int_handler)
                signal.raise_signal(signal.SIGINT)
                is_late = True
        finally:
            signal.signal(signal.SIGINT, before)
    assert is_late


def test_workers_of_the_laboratory_and_of_simulated_matches_never_hear_it(monkeypatch):
    assert list(processes(2)(is_deaf, [1, 2, 3, 4])) == [True] * 4
    monkeypatch.setattr(simulate, "_play", is_deaf)
    assert list(simulate._results([1, 2, 3, 4], 2)) == [True] * 4
    assert not is_deaf()
