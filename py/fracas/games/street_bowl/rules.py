"""The rules to read; what stands before the first chapter is chapter 0."""

from pathlib import Path

from fracas.kernel.contracts.rulebook import read_rules
from fracas.kernel.ruleset import Chapter
from fracas.locale import language


def rules_text() -> tuple[Chapter, ...]:
    """Return chapters and sections in order, in the language now set where there is a translation."""
    return read_rules(Path(__file__).parent, language(), introduction="Street Bowl")
