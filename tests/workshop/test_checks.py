"""How the parts of `make test` are run."""

from tests.sample import sample
from workshop.checks import BROWSER, ENGINE, LONG, bytecode_kept, sampled
from workshop.paths import ROOT


def test_parts_keep_their_bytecode_even_where_the_machine_wishes_none():
    assert bytecode_kept({"PYTHONDONTWRITEBYTECODE": "1", "HOME": "/x"}) == {"HOME": "/x"}


def test_what_one_part_leaves_out_another_one_runs():
    whole, *others = ENGINE[:2] + BROWSER
    left_out = [option.removeprefix("--ignore=") for option in whole.options]
    assert whole.folders == ("tests",)
    assert sorted(left_out) == sorted(room for part in others for room in part.folders)
    assert all((ROOT / room).is_dir() for room in left_out)


def test_the_long_run_has_every_test_that_takes_a_sample_and_takes_all(monkeypatch):
    takers = {file for file in (ROOT / "tests").rglob("*.py") if "sample import sample" in file.read_text("utf-8")}
    assert {ROOT / name for name in sampled()} == takers, "what takes a count is a test itself"
    monkeypatch.delenv(LONG[0][0], raising=False)
    assert sample(1, 2) == 1
    monkeypatch.setenv(*LONG[0])
    assert sample(1, 2) == 2
