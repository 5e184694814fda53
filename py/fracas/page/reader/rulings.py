"""Rulings as questions and answers: the question a coach asks, and what the rules answer.

The questions of a game stand in `RULINGS.md` beside its `RULES.md`, one a line; the answers are the rules themselves.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

import fracas.games
from fracas.kernel.ruleset import Chapter
from fracas.locale import language

ADDRESS, LIST = "ruling-", "rulings"  # begins the name of a ruling in addresses; the name of the page with all of them
_NAMED = r"(?:Ruling|Décision)\s(\d+)"
_MARK = re.compile(  # a ruling begins; what only refers to one has no colon after it
    rf"\**{_NAMED}(?:\s\([^)]*\))?(?:, [^:.;()]{{1,60}}?)?\s?:\**\s*|^- {_NAMED}, [^:.;()]{{1,60}}\.\s*")
_QUESTION = re.compile(r"- (\d+)(?: \{([a-z-]+)\})?: (.+)")
_ITEM = re.compile(r"\s*(?:[-*]|\d+\.) ")


class RulingText(NamedTuple):
    """The words of a ruling in the rules."""

    number: int
    section: str  # number of the chapter it stands in
    context: str  # what stands before it in its paragraph
    answer: str


class RulingQuestion(NamedTuple):
    """What a coach asks."""

    text: str
    picture: str = ""  # key of the chapter in plain words whose first picture helps


class RulingAnswer(NamedTuple):
    """A ruling as question and answer."""

    number: int
    question: str
    section: str
    context: str
    answer: str
    picture: str

    @property
    def at(self) -> str:
        """Its name in addresses."""
        return f"{ADDRESS}{self.number}"


def rulings_of(game: str, chapters: Iterable[Chapter]) -> tuple[RulingAnswer, ...]:
    """Return the rulings of a game by number, in the current language; none for a game that has no questions.

    Args: chapters - of its rules; a variant's own alone are asked about.
    """
    return _rulings_in(language(), game, tuple(chapters))


@lru_cache(maxsize=2)  # every draw of a page of rules asks for them several times
def _rulings_in(code: str, game: str, chapters: tuple[Chapter, ...]) -> tuple[RulingAnswer, ...]:
    asked, pictures = questions(game, code), questions(game, "en")
    own = {text.number: text for text in reversed([*ruling_texts(chapters)])}
    return tuple(
        RulingAnswer(number, asked[number].text, own[number].section, own[number].context, own[number].answer,
               pictures[number].picture)
        for number in sorted(asked) if number in own)


@cache
def questions(game: str, code: str) -> dict[int, RulingQuestion]:
    """Return the questions of a game by the number of the ruling, in English if there is no translation."""
    folder = Path(fracas.games.__file__).parent / game
    translated = folder / f"RULINGS.{code}.md"
    file = translated if translated.is_file() else folder / "RULINGS.md"
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    found = filter(None, map(_QUESTION.fullmatch, lines))
    return {int(line[1]): RulingQuestion(line[3], line[2] or "") for line in found}


def ruling_texts(chapters: Iterable[Chapter]) -> Iterator[RulingText]:
    """Yield the rulings of some chapters in their order."""
    for chapter in chapters:
        lines = chapter.text.split("\n")
        for place, line in enumerate(lines):
            marks = [*_MARK.finditer(line)]
            for this, after in zip(marks, [*marks, None][1:], strict=bool(marks)):
                end = after.start() if after is not None else len(line)
                below = _continued(lines, place) if after is None else []
                answer = "\n".join([_sentence(line[this.end():end]), *below])
                before = line[:this.start()].rstrip(" *(").lstrip(" -") or _above(lines[:place])
                yield RulingText(int(this[1] or this[2]), chapter.number, _context(before), answer)


def _above(lines: list[str]) -> str:
    """Return the nearest line of the rule that a ruling belongs to, "" if a table or nothing stands above."""
    line = next((line for line in reversed(lines) if line.strip() and not _MARK.search(line)), "")
    return "" if line.lstrip()[:1] in ("|", "#") else line.strip()


def _context(text: str) -> str:
    """Return the words before a ruling, without the sign of a list or an open bracket."""
    found = _ITEM.match(text)
    plain = text[found.end() if found else 0:].rstrip(" *(")
    return plain + ("." if plain and plain[-1] not in ".:;!?" else "")


def _sentence(text: str) -> str:
    """Return the words of a ruling, without a bracket that was opened before them."""
    plain = text.strip().rstrip("(").strip()
    if plain.count(")") > plain.count("("):
        plain = "".join(plain.rpartition(")")[::2])
    return plain[:1].upper() + plain[1:]


def _continued(lines: list[str], place: int) -> list[str]:
    """Return the lines below a ruling that are part of it: indented ones, and steps with numbers."""
    depth, is_dash = _depth(lines[place]), lines[place].lstrip().startswith("- ")
    found = []
    for line in lines[place + 1:]:
        is_step = is_dash and line.lstrip()[:1].isdigit() and _depth(line) == depth
        if not line.strip() or not (_depth(line) > depth or is_step):
            break
        found.append(line)
    return found


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip())
