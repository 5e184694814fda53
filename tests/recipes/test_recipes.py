"""The recipes of `py/README.md`, followed to the letter in a copy of the tree.

"Adding a game" is tried in `tests/sixth_game`, "Adding a screen" in `tests/page/test_registry.py`.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

import fracas

PY = Path(fracas.__file__).parents[1]
TESTS = Path(__file__).parents[1]
AWAY = ("analyst", "commands", "companion", "correspondence", "faces", "foreign", "lab", "league", "page", "posts",
        "primers", "tournaments", "view")  # what no recipe asks for, so that there is less to read


@pytest.fixture
def copy(tmp_path):
    """A copy of the Python side, in which a recipe may change what it likes."""
    shutil.copytree(PY, tmp_path / "py", ignore=shutil.ignore_patterns("__pycache__", *AWAY))
    return tmp_path / "py"


def edit(file, old, new):
    """Replace a piece of a file that stands there once."""
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file.name}"
    file.write_text(text.replace(old, new), encoding="utf-8")


def run(py, *words):
    """Run Python in the copy; return what it prints."""
    paths = os.pathsep.join((str(py), str(TESTS.parent)))
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, cwd=py.parent,
                          env={**os.environ, "PYTHONPATH": paths})
    assert done.returncode == 0, done.stderr
    return done.stdout


def recipe(heading):
    """Return a section of the map."""
    found = re.search(rf"(?ms)^## {heading}\n(.*?)^## ", (PY / "README.md").read_text(encoding="utf-8"))
    assert found is not None, f"py/README.md has no recipe “{heading}”"
    return found[1]


def test_changing_a_number(copy):
    assert "`games/street_bowl/score.py`" in recipe("Changing a number")
    asked = dedent("""
        import fracas
        from fracas.games.street_bowl import score
        state = fracas.new("street_bowl", seed="x").state
        state.turns = [6, 6]
        print(score.has_turns(state, 0))
    """)
    assert run(copy, "-c", asked) == "False\n"
    edit(copy / "fracas/games/street_bowl/score.py", "TURNS = 6", "TURNS = 8")
    assert run(copy, "-c", asked) == "True\n"


def test_adding_an_ability(copy):
    steps = recipe("Adding an ability")
    row = next(line.strip() for line in steps.splitlines() if line.strip().startswith("Skill("))
    edit(copy / "fracas/games/street_bowl/skills/throwing.py", "SKILLS = (\n", f"SKILLS = (\n    {row}\n")
    asked = dedent("""
        from fracas.games.street_bowl import pitch
        from fracas.games.street_bowl.roll import need_of
        from fracas.games.street_bowl.throwing.passing import pass_reasons
        from tests.street_bowl.diagrams import number, street
        for skills in ("", "iron-wrist"):
            g = street("   c d\\n 3 . .\\n 4 H1* .", H1={"skills": skills})
            reasons = pass_reasons(g.s, number("H1"), pitch.STREET.cell_named("d3"))
            print(need_of(reasons), [reason for reason in reasons if "iron-wrist" in str(reason)] != [])
    """)
    plain, skilled = run(copy, "-c", asked).splitlines()
    assert (plain, skilled) == ("3 False", "2 True")


def test_adding_a_word(copy):
    assert "make catalogues" in recipe("Adding a word")
    edit(copy / "fracas/games/street_bowl/score.py", "TURNS = 6",
         'from fracas.locale import N_\n\nFRESH = N_("A word nobody has said yet.")\nTURNS = 6')
    told = run(copy, "-m", "workshop.catalogues")
    assert re.search(r"fr: \d+ texts, 1 not translated", told)
    edit(copy / "fracas/locale/fr.po", 'msgid "A word nobody has said yet."\nmsgstr ""',
         'msgid "A word nobody has said yet."\nmsgstr "Un mot encore jamais dit."')
    assert "fr: " in (told := run(copy, "-m", "workshop.catalogues")) and ", 0 not translated" in told
    asked = 'from fracas.locale import _, set_language; set_language("fr"); print(_("A word nobody has said yet."))'
    assert run(copy, "-c", asked) == "Un mot encore jamais dit.\n"
