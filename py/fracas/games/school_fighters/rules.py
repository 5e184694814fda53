"""The rules to read: `RULES.md`, or `RULES.<language>.md`, taken apart at its numbered headings."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fracas.kernel.ruleset import Chapter
from fracas.locale import language

_HEADING = re.compile(r"#{2,3} (\d+(?:\.\d+)?)\.? (.+)")


def rules_text() -> tuple[Chapter, ...]:
    """Return chapters and sections in order, in the language now set where there is a translation."""
    return _chapters(language())


@cache
def _chapters(code: str) -> tuple[Chapter, ...]:
    folder = Path(__file__).parent
    translated = folder / f"RULES.{code}.md"
    return take_apart((translated if translated.is_file() else folder / "RULES.md").read_text(encoding="utf-8"))


def take_apart(text: str) -> tuple[Chapter, ...]:
    """Split the Markdown at its numbered headings; a chapter that has only sections lists their titles."""
    found: list[tuple[str, str, list[str]]] = []
    for line in text.splitlines():
        heading = _HEADING.fullmatch(line)
        if heading is not None:
            found.append((heading[1], heading[2], []))
        elif found and set(line) != {"-"}:
            found[-1][2].append(line)
    titles = {number: title for number, title, _ in found}
    return tuple(
        Chapter(number, title, "\n".join(lines).strip() or _contents(number, titles)) for number, title, lines in found
    )


def _contents(number: str, titles: dict[str, str]) -> str:
    return "\n".join(f"- {section} {title}" for section, title in titles.items() if section.startswith(f"{number}."))
