"""The rules to read: the chapters of Street Brawl, numbered S1, S2 ..., and those of Elfball on which they build."""

from __future__ import annotations

from pathlib import Path

from fracas.games.elfball import rules as elfball
from fracas.kernel.rulebook import rules_in
from fracas.kernel.ruleset import Chapter
from fracas.locale import language

PREFIX = "S"


def rules_text() -> tuple[Chapter, ...]:
    """Return the chapters in order, in the language now set where there is a translation."""
    own = rules_in(Path(__file__).parent, language())
    return (*(chapter._replace(number=PREFIX + chapter.number) for chapter in own), *elfball.rules_text())
