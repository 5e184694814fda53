"""Ctrl-C is for the process that hands out the work: no other one ever hears it, not even while it begins.

However that process ends, the others end with it.
"""

import signal
import subprocess
import sys
from multiprocessing import get_context

import pytest

from fracas.commands import simulate
from fracas.lab.executors import process_executor
from fracas.lab.interrupts import block_interrupts, interrupt_on_termination
from workshop.paths import ROOT


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
    with block_interrupts():
        assert is_deaf() and begun(forks)
    assert not is_deaf() and not begun(forks)


def test_it_is_heard_afterwards():
    with pytest.raises(KeyboardInterrupt):
        try:
            with block_interrupts():
                before = signal.signal(signal.SIGINT, signal.default_int_handler)
                signal.raise_signal(signal.SIGINT)
                is_late = True
        finally:
            signal.signal(signal.SIGINT, before)
    assert is_late


def test_workers_of_the_laboratory_and_of_simulated_matches_never_hear_it(monkeypatch):
    assert list(process_executor(2)(is_deaf, [1, 2, 3, 4])) == [True] * 4
    monkeypatch.setattr(simulate, "_play", is_deaf)
    assert list(simulate._results([1, 2, 3, 4], 2)) == [True] * 4
    assert not is_deaf()


@pytest.fixture
def wishes():
    before = {wish: signal.getsignal(wish) for wish in (signal.SIGTERM, signal.SIGHUP)}
    yield before
    for wish, handler in before.items():
        signal.signal(wish, handler)


def test_any_wish_to_end_is_taken_like_ctrl_c_unless_it_is_ignored(wishes):
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    interrupt_on_termination()
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGTERM)
    signal.raise_signal(signal.SIGHUP)  # as under nohup


COMMAND = """
import sys
from fracas.lab.executors import process_executor
from fracas.lab.interrupts import interrupt_on_termination
from tests.lab.test_interrupts import waits

def run():
    try:
        for _result in process_executor(2)(waits, [(0,), (1,), (2,), (3,)]):
            print("begun", flush=True)
    except KeyboardInterrupt:
        return 130

interrupt_on_termination()
sys.exit(run())
"""
"""As the command line does it."""


def hear_all():
    """Ignore no wish to end, as what is begun in the background or under nohup does."""
    for wish in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        signal.signal(wish, signal.SIG_DFL)


def waits(job):
    if job[0]:
        signal.pause()


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_workers_end_with_the_process_they_work_for_however_it_ends(how):
    """They hold its output open, so whoever reads that hears the end of it only when all are gone."""
    with subprocess.Popen([sys.executable, "-c", COMMAND], cwd=ROOT, env={"PYTHONPATH": f"{ROOT}/py:{ROOT}"},
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                          preexec_fn=hear_all) as run:
        assert run.stdout.readline() == "begun\n"
        run.send_signal(how)
        try:
            out, err = run.communicate(timeout=60)
        finally:
            run.kill()
    assert (out, err) == ("", "") and run.returncode == (-how if how == signal.SIGKILL else 130)
