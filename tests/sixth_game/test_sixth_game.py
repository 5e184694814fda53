"""A sixth game up to a playable page: two new packages, one line in the registry, and nothing else.

It is the toy of the kernel tests, put into a copy of the tree. `py/README.md`, "Adding a game", is the recipe.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import fracas

HERE = Path(__file__).parent
TESTS = HERE.parent
PY = Path(fracas.__file__).parents[1]
LINE = '    GameInfo("toy", "Toy", "a race"),\n'
RULESET = '"""The toy."""\n\nfrom fracas.games.toy.toy import TOY as RULESET\n\n__all__ = ["RULESET"]\n'


@pytest.fixture
def grown(tmp_path):
    """A copy of the tree with the sixth game in it."""
    py = tmp_path / "py"
    shutil.copytree(PY / "fracas", py / "fracas", ignore=shutil.ignore_patterns("__pycache__", "*.md"))
    for room, files in (("games", {"ruleset.py": RULESET, "toy.py": (TESTS / "kernel" / "toy.py").read_text()}),
                        ("faces", {"face.py": (HERE / "face.py").read_text()})):
        own = py / "fracas" / room / "toy"
        own.mkdir()
        for name, text in {"__init__.py": '"""The toy."""\n', **files}.items():
            (own / name).write_text(text)
    registry = py / "fracas" / "games" / "__init__.py"
    registry.write_text(re.sub(r"(?m)^GAMES = \(\n(?:    .*\n)*", lambda found: found[0] + LINE, registry.read_text()))
    return py


def test_a_sixth_game_is_played_on_the_page(grown):
    paths = os.pathsep.join(map(str, (grown, TESTS.parent)))
    done = subprocess.run([sys.executable, "-m", "tests.sixth_game.played"], capture_output=True, text=True,
                          env={**os.environ, "PYTHONPATH": paths}, cwd=grown.parent)
    assert done.returncode == 0 and done.stdout.endswith("played\n"), done.stderr


def test_a_face_that_lacks_a_part_is_a_type_error(tmp_path):
    text = (HERE / "face.py").read_text()
    lacking = tmp_path / "lacking.py"
    lacking.write_text(re.sub(r"(?m)^    trackers=.*\n", "", text))
    wrong = tmp_path / "wrong.py"
    wrong.write_text(text.replace("score=lambda state: state.points,\n    detail", 'score=lambda: "none",\n    detail'))
    done = subprocess.run([sys.executable, "-m", "mypy", "--strict", str(HERE / "face.py"), str(lacking), str(wrong)],
                          capture_output=True, text=True, cwd=TESTS.parent)
    errors = [line for line in done.stdout.splitlines() if "error:" in line]
    assert len(errors) >= 2 and not [line for line in errors if "sixth_game" in line], done.stdout
    assert any("lacking.py" in line and 'Missing named argument "trackers"' in line for line in errors), done.stdout
    assert any("wrong.py" in line and 'Argument "score"' in line for line in errors), done.stdout
