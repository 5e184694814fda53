"""The rules to read: the project's own text, taken apart into numbered chapters, sections and rulings."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fracas.kernel.ruleset import Chapter
from fracas.locale import language

_HEADING = re.compile(r"(#{1,3}) (?:(\d+(?:\.\d+)?)\.? )?(.+)")
_ALTERNATIVE = re.compile(r"(\d+)\. \*\*(.+?)\*\*")
ALTERNATIVES = "24"  # the chapter whose numbered paragraphs are sections


def rules_text() -> tuple[Chapter, ...]:
    """Return chapters and sections in order, in the language now set where there is a translation."""
    return rules_in(Path(__file__).parent, language())


@cache
def rules_in(folder: Path, code: str) -> tuple[Chapter, ...]:
    """Return the chapters and sections of the rules file in a folder."""
    translated = folder / f"RULES.{code}.md"
    return take_apart((translated if translated.is_file() else folder / "RULES.md").read_text(encoding="utf-8"))


def take_apart(text: str) -> tuple[Chapter, ...]:
    """Split the Markdown at its numbered headings; chapter 24 also at its numbered paragraphs.

    A chapter that has only sections lists their titles.
    """
    found: list[tuple[str, str, list[str]]] = []
    for line in text.splitlines():
        heading, alternative = _HEADING.fullmatch(line), _ALTERNATIVE.match(line)
        if heading is not None:
            if heading[2]:
                found.append((heading[2], heading[3], []))
        elif alternative is not None and found and found[-1][0].partition(".")[0] == ALTERNATIVES:
            found.append((f"{ALTERNATIVES}.{alternative[1]}", alternative[2], [line.partition(". ")[2]]))
        elif found and line != "---":
            found[-1][2].append(line)
    titles = {number: title for number, title, _ in found}
    return tuple(
        Chapter(number, title, "\n".join(lines).strip() or _contents(number, titles)) for number, title, lines in found
    )


def _contents(number: str, titles: dict[str, str]) -> str:
    return "\n".join(f"- {section} {title}" for section, title in titles.items() if section.startswith(f"{number}."))
