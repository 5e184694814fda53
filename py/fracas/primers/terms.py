"""Glossary terms of the games: the forms of each term, its meaning, and its chapter."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fracas.locale import language

_HEADING = re.compile(r"## ([a-z-]+), ([a-z-]+): (.+)")


class GlossaryTerm(NamedTuple):
    """A term of a game's glossary."""

    forms: tuple[str, ...]  # as it stands in what is said; the first is its name
    text: str  # what it means, in a sentence or three
    chapter: str  # in plain words, that tells more


def terms_of(game: str) -> dict[str, GlossaryTerm]:
    """Return the glossary of a game by keys, in the current language or else in English."""
    return read_terms(game, language())


@cache
def read_terms(game: str, code: str) -> dict[str, GlossaryTerm]:
    """Return the glossary of a game by keys, in English if there is no translation."""
    folder = Path(__file__).parent
    translated = folder / f"{game}.terms.{code}.md"
    file = translated if translated.is_file() else folder / f"{game}.terms.md"
    found: dict[str, GlossaryTerm] = {}
    for part in re.split(r"\n(?=## )", file.read_text(encoding="utf-8")):
        heading, _line, body = part.strip().partition("\n")
        if named := _HEADING.fullmatch(heading):
            found[named[1]] = GlossaryTerm(tuple(named[3].split(" | ")), " ".join(body.split()), named[2])
    return found
