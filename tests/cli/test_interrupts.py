"""Whatever can run long shows that it is at work, and ends at Ctrl-C with one sentence and status 130."""

import os
import pty
import re
import select
import signal
import subprocess
import sys

import pytest

from workshop.paths import ROOT

PATIENCE = 60.0  # seconds without a sign of life, on a machine with much else to do

LONG = {
    "perft": ("perft", "street-bowl", "--depth", "9"),
    "replay of a pipe that nobody writes to": ("replay", "{pipe}"),
    "replay of an input that does not end": ("replay", "-"),
    "odds of a position that does not come": ("odds", "-", "end"),
    "simulate": ("simulate", "elfball", "--games", "1000000"),
    "simulate on two processes": ("simulate", "cave-brawl", "--games", "1000000", "--jobs", "2"),
    "lab": ("lab", "match", "rookie", "random", "--game", "school-fighters", "--pairs", "100000"),
    "bench": ("bench",),
}


def run_on_terminal(words: list[str], home: str) -> tuple[subprocess.Popen[bytes], int]:
    """Start a command whose error stream is a terminal."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "fracas", *words], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=theirs,
        env={**os.environ, "PYTHONPATH": str(ROOT / "py"), "LC_ALL": "C.UTF-8", "HOME": home}, cwd=home,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler))  # a job behind a shell has none
    os.close(theirs)
    return process, ours


def read_terminal(ours: int, wanted: bytes) -> bytes:
    """Read until something stands there, to the end, or until nothing more comes."""
    said = b""
    while (wanted not in said or not wanted) and select.select([ours], [], [], PATIENCE)[0]:
        try:
            said += os.read(ours, 4096)
        except OSError:  # Linux says so when nobody holds the other end any more
            break
    return said


@pytest.mark.parametrize("name", LONG)
def test_long_work_shows_itself_and_ends_at_once(name, tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    process, ours = run_on_terminal([word.format(pipe=pipe) for word in LONG[name]], str(tmp_path))
    is_shown = b"\x1b[K" in read_terminal(ours, b"\x1b[K")
    if not is_shown:
        process.kill()
    assert is_shown and process.poll() is None, "nothing was shown before the end"
    process.send_signal(signal.SIGINT)
    said = read_terminal(ours, b"")
    assert process.wait(PATIENCE) == 130
    lines = re.sub(rb"[^\n]*\x1b\[K", b"", said).decode().split("\r\n")
    assert lines == ["Stopped.", ""]
    assert process.stdin is not None
    process.stdin.close()
    os.close(ours)


@pytest.mark.parametrize("name", ["street-bowl", "Street Bowl", "street_bowl", "STREET-BOWL"])
def test_a_game_may_be_written_as_in_an_address(name, capsys):
    from fracas.__main__ import main
    assert main(["rules", name]) == 0
    assert "Street Bowl" in capsys.readouterr().out


def test_a_game_that_does_not_exist_is_quoted_as_it_was_written(capsys):
    from fracas.__main__ import main
    assert main(["rules", "foot-bowl"]) == 2
    assert "foot-bowl" in capsys.readouterr().err


def test_an_interrupt_amid_evaluated_text_ends_with_the_same_status(tmp_path):
    """Python notes such an interrupt as unhandled, whoever handles it, and would end by the signal."""
    (tmp_path / "interrupted.py").write_text("""
import os, signal, sys, time
from fracas import __main__
from fracas.commands import games
games.run = lambda _args: exec("os.kill(os.getpid(), signal.SIGINT); time.sleep(60)")
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.exit(__main__.main(["games"]))
""", encoding="utf-8")
    ended = subprocess.run(
        [sys.executable, "-m", "interrupted"], cwd=tmp_path, capture_output=True, text=True, check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT / "py"), "LC_ALL": "C.UTF-8"})
    assert (ended.returncode, ended.stderr) == (130, "Stopped.\n")
