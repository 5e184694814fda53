"""The rules for the reader: `RULES.md`, or `RULES.<language>.md`, taken apart at its numbered headings."""

from __future__ import annotations

import re
from pathlib import Path

from fracas.kernel.ruleset import Chapter
from fracas.locale import language

_HEADING = re.compile(r"#{2,3} (\d+(?:\.\d+)?)\.? (.+)")


def rules_text() -> tuple[Chapter, ...]:
    """Return the chapters and sections of the reference, in order and in the language now set."""
    folder = Path(__file__).parent
    translated = folder / f"RULES.{language()}.md"
    text = (translated if translated.is_file() else folder / "RULES.md").read_text(encoding="utf-8")
    chapters: list[Chapter] = []
    lines: list[str] = []
    for line in text.splitlines():
        heading = _HEADING.match(line)
        if heading is None:
            lines.append(line)
            continue
        _close(chapters, lines)
        chapters.append(Chapter(heading[1], heading[2], ""))
        lines = []
    _close(chapters, lines)
    return tuple(chapters)


def _close(chapters: list[Chapter], lines: list[str]) -> None:
    """Give the lines since the last heading to it; those before the first heading introduce chapter 0."""
    text = "\n".join(lines).strip()
    if chapters:
        chapters[-1] = chapters[-1]._replace(text=text)
    else:
        chapters.append(Chapter("0", "Cave Brawl", text))
