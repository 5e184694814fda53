"""Rule chapters: `RULES.md` or `RULES.<language>.md`, split at its numbered headings."""

import re
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

from fracas.kernel.ruleset import Chapter
from fracas.locale import language

_HEADING = re.compile(r"#{1,3} (?:(\d+(?:\.\d+)?)\.? )?(.+)")
_PARAGRAPH = re.compile(r"(\d+)\. \*\*(.+?)\*\*")


def rules_reader(module: str, listed: str = "", introduction: str = "") -> Callable[[], tuple[Chapter, ...]]:
    """Return a function that reads the rules beside a module in the current language.

    Args: module - its `__file__`.
          listed, introduction - as in `split_chapters`.
    """
    return lambda: read_rules(Path(module).parent, language(), listed, introduction)


@cache
def read_rules(folder: Path, code: str, listed: str = "", introduction: str = "") -> tuple[Chapter, ...]:
    """Return the chapters and sections of the rules file in a folder, in order.

    Args: code - of the language; English if there is no translation.
          listed, introduction - as in `split_chapters`.
    """
    translated = folder / f"RULES.{code}.md"
    if not translated.is_file():
        return split_chapters((folder / "RULES.md").read_text(encoding="utf-8"), listed, introduction)
    chapters = split_chapters(translated.read_text(encoding="utf-8"), listed, introduction)
    return tuple(chapter._replace(language=code) for chapter in chapters)


def split_chapters(text: str, listed: str = "", introduction: str = "") -> tuple[Chapter, ...]:
    """Split Markdown at its numbered headings; a chapter that has only sections lists their titles.

    Args: listed - number of a chapter whose numbered paragraphs are sections, "" = there is none.
          introduction - title of chapter 0, what stands before the first of them, "" = it is left out.
    """
    found: list[tuple[str, str, list[str]]] = [("0", introduction, [])]
    for line in text.splitlines():
        heading, paragraph = _HEADING.fullmatch(line), _PARAGRAPH.match(line)
        if heading is not None:
            if heading[1]:
                found.append((heading[1], heading[2], []))
        elif paragraph is not None and listed and found[-1][0].partition(".")[0] == listed:
            found.append((f"{listed}.{paragraph[1]}", paragraph[2], [line.partition(". ")[2]]))
        elif set(line) != {"-"}:
            found[-1][2].append(line)
    titles = {number: title for number, title, _ in found}
    return tuple(
        Chapter(number, title, "\n".join(lines).strip() or _contents(number, titles))
        for number, title, lines in found[0 if introduction else 1 :]
    )


def find_chapter(chapters: Iterable[Chapter], reference: str) -> tuple[Chapter | None, str]:
    """Return the chapter of a reference, None if there is none, and its ruling, such as "R27".

    A variant's own chapter stands in for one of its book, unless a ruling is named that only the book has.

    Args: reference - chapter and ruling, for instance "12.3/R27".
    """
    number, _slash, ruling = reference.partition("/")
    listed = {chapter.number: chapter for chapter in chapters}
    found = listed.get(number) or listed.get(number.partition(".")[0])
    if found is not None and found.instead and not find_ruling(found.text, ruling):
        return listed[found.instead], ""
    return found, ruling


def find_ruling(text: str, ruling: str) -> str:
    """Return the text of a ruling from its chapter, "" if the chapter only refers to it."""
    found = re.search(rf"(?:Ruling|Décision)\s{ruling[1:]}(?=\s?[:,(])[^\n]*", text) if ruling else None
    return found[0].strip("-* ") if found else ""


def _contents(number: str, titles: dict[str, str]) -> str:
    return "\n".join(f"- {section} {title}" for section, title in titles.items() if section.startswith(f"{number}."))
