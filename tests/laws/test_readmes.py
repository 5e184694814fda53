"""The dialogues of the READMEs are true."""

import doctest
import re
from pathlib import Path

import pytest

import fracas
from fracas.commands import ALL

ROOT = Path(__file__).parents[2]
READMES = ("README.md", "py/README.md")


@pytest.mark.parametrize("name", READMES)
def test_every_dialogue_of_a_readme_runs_as_it_stands(name):
    failed, tried = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert tried > 5 and failed == 0


def test_the_map_names_every_package_and_every_command():
    text = (ROOT / "py/README.md").read_text(encoding="utf-8")
    packages = [path.parent.name for path in (ROOT / "py/fracas").glob("*/__init__.py")]
    assert [package for package in packages if f"`fracas.{package}`" not in text] == []
    commands = [command.__name__.rpartition(".")[2] for command in ALL]
    assert [command for command in commands if not re.search(rf"^\| `{command}\b", text, re.MULTILINE)] == []


def test_the_table_of_games_names_every_game():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [key for key in fracas.KEYS if f"| {fracas.ruleset(key).name} |" not in text] == []
