"""How the parts of `make test` are run."""

import os
import sys
from subprocess import TimeoutExpired

import pytest

from tests.sample import sample
from workshop import checks
from workshop.checks import BROWSER, ENGINE, LONG, OF_PLAYERS, Part, sampled_tests, with_bytecode
from workshop.paths import ROOT


def test_parts_keep_their_bytecode_even_where_the_machine_wishes_none():
    assert with_bytecode({"PYTHONDONTWRITEBYTECODE": "1", "HOME": "/x"}) == {"HOME": "/x"}


def test_what_one_part_leaves_out_another_one_runs():
    others = (OF_PLAYERS, *BROWSER)
    left_out = [option.removeprefix("--ignore=") for option in ENGINE.options if option.startswith("--ignore=")]
    assert ENGINE.folders == ("tests",)
    assert sorted(left_out) == sorted(room for part in others for room in part.folders)
    assert all((ROOT / room).is_dir() for room in left_out)


@pytest.fixture
def instead(monkeypatch, tmp_path):
    """Let code run in place of a part's tests."""
    monkeypatch.setattr(checks, "REPORTS", tmp_path)
    return lambda code: monkeypatch.setattr(checks, "command_of", lambda _part: [sys.executable, "-c", code])


@pytest.mark.parametrize("status", [0, 1])
def test_a_part_beside_others_shows_at_its_end_what_it_said_and_whether_it_failed(instead, capfd, status):
    instead(f"import sys; print('one'); print('two', file=sys.stderr); sys.exit({status})")
    with checks.in_background(Part("some part", ())) as beside:
        assert beside.process.wait() == status and capfd.readouterr().out == ""
        assert beside.wait_for_failure() == bool(status)
    assert sorted(capfd.readouterr().out.split()) == ["one", "two"]


def test_a_part_gives_way_to_the_browsers_tests_unless_it_would_to_other_programs_too(instead, capfd):
    said = []
    for busy in (0.0, 50.0):  # percent of two processors: one program
        instead("import os; print(os.nice(0))")
        with checks.in_background(Part("some part", ()), checks.priority_command(busy)) as beside:
            assert not beside.wait_for_failure()
        said.append(int(capfd.readouterr().out))
    assert said == [min(os.nice(0) + 19, 19), os.nice(0)]


def test_a_part_beside_others_ends_when_they_end_before(instead):
    instead("import time; time.sleep(600)")
    with pytest.raises(KeyError), checks.in_background(Part("some part", ())) as beside:
        with pytest.raises(TimeoutExpired):
            beside.process.wait(0.1)
        raise KeyError
    assert beside.process.returncode < 0


def test_the_long_run_has_every_test_that_takes_a_sample_and_takes_all(monkeypatch):
    takers = {file for file in (ROOT / "tests").rglob("*.py") if "sample import sample" in file.read_text("utf-8")}
    assert {ROOT / name for name in sampled_tests()} == takers, "what takes a count is a test itself"
    monkeypatch.delenv(LONG[0][0], raising=False)
    assert sample(1, 2) == 1
    monkeypatch.setenv(*LONG[0])
    assert sample(1, 2) == 2
