"""How the parts of `make test` are run."""

from workshop.checks import BROWSER, ENGINE, bytecode_kept
from workshop.paths import ROOT


def test_parts_keep_their_bytecode_even_where_the_machine_wishes_none():
    assert bytecode_kept({"PYTHONDONTWRITEBYTECODE": "1", "HOME": "/x"}) == {"HOME": "/x"}


def test_what_one_part_leaves_out_another_one_runs():
    whole, *others = ENGINE[:2] + BROWSER
    left_out = [option.removeprefix("--ignore=") for option in whole.options]
    assert whole.folders == ("tests",)
    assert sorted(left_out) == sorted(room for part in others for room in part.folders)
    assert all((ROOT / room).is_dir() for room in left_out)
