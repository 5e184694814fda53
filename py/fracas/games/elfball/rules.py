"""The rules to read; each alternative rule of chapter 24 is a section."""

from pathlib import Path

from fracas.kernel.rulebook import rules_in
from fracas.kernel.ruleset import Chapter
from fracas.locale import language

ALTERNATIVES = "24"


def rules_text() -> tuple[Chapter, ...]:
    """Return chapters and sections in order, in the language now set where there is a translation."""
    return rules_in(Path(__file__).parent, language(), listed=ALTERNATIVES)
