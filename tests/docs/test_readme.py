"""The examples of the two READMEs do what they say."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", ["README.md", "py/README.md"])
def test_every_example_runs_as_written(name):
    found = doctest.testfile(str(ROOT / name), module_relative=False, optionflags=doctest.ELLIPSIS, encoding="utf-8")
    assert found.attempted > 3 and found.failed == 0
