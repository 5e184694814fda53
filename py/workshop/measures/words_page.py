"""The table of words, `py/docs/words-measured.md`: words and mean sentence length of every screen, before and now.

Before is the state that the style sheet was written for (`tests/locale/words_before.tsv`); `make words` measures now.
"""

import csv
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from workshop import tools
from workshop.paths import BUILD, ENGINE, ROOT

PAGE = ENGINE.parent / "docs" / "words-measured.md"
BEFORE = ROOT / "tests" / "locale" / "words_before.tsv"
NOW = BUILD / "words.tsv"
HEAD = """# Words on the screens

Words a reader sees on each screen, and the mean length of its sentences, before the [style sheet](words.md) and now.
Folded parts, lists of options and drawings are not counted, nor what only a screen reader says; a match is looked at in
eight moments of random play.
Written by `make words`.

"""
LANGUAGES = {"en": "English", "fr": "French"}


class ScreenWords(NamedTuple):
    """The figures of one screen."""

    words: int
    mean: str  # words a sentence, "" without sentences


def write_table() -> None:
    """Measure every screen and write the table."""
    NOW.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run([sys.executable, "-m", "tests.locale.readability", str(NOW)], cwd=ROOT, check=True,
                   env={**os.environ, "PYTHONPATH": f"{ENGINE.parent}{os.pathsep}{ROOT}"})
    PAGE.write_text(HEAD + "\n".join(_tables(read_measures(BEFORE), read_measures(NOW))), encoding="utf-8")
    tools.say(f"written: {PAGE.relative_to(ROOT)}")


def read_measures(file: Path) -> dict[tuple[str, str], ScreenWords]:
    """Return the figures of a file by language and screen."""
    with file.open(encoding="utf-8", newline="") as rows:
        return {(code, screen): ScreenWords(int(words), mean)
                for code, screen, words, mean in csv.reader(rows, delimiter="\t")}


def _tables(before: dict[tuple[str, str], ScreenWords], now: dict[tuple[str, str], ScreenWords]) -> list[str]:
    lines = []
    for code, language in LANGUAGES.items():
        lines += [f"## {language}", "", "| Screen | Words before | now | Words a sentence before | now |",
                  "|---|---:|---:|---:|---:|"]
        rows = [(screen, before.get((one, screen)), found) for (one, screen), found in now.items() if one == code]
        for screen, old, found in rows:
            lines.append(f"| {screen} | {old.words if old else ''} | {found.words} | {old.mean if old else ''} "
                         f"| {found.mean} |")
        lines.append("")
    return lines
