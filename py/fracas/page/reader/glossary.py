"""The terms of a game in both languages, read from the glossary of its rules."""

import re
from collections.abc import Iterable

from fracas.kernel.ruleset import Chapter
from fracas.locale import fold, language
from fracas.view.learn.reader import TranslatedTerm

_ROW = re.compile(r"^\| *([^|]+?) *\| *([^|]+?) *\|$", re.MULTILINE)
_WORD = re.compile(r"\w+")
_TITLE = "gloss"
HEADS = {"francais": True, "anglais": False}  # head of the left column -> whether it holds the French
MOST = 12  # terms shown above what a search has found


def glossary_terms(chapters: Iterable[Chapter]) -> tuple[TranslatedTerm, ...]:
    """Return the glossary, empty for rules without one."""
    text = next((chapter.text for chapter in chapters if _TITLE in fold(chapter.title)), "")
    rows = _ROW.findall(text)
    if not rows:
        pairs = (pair.strip(". \n\u00a0\u202f").partition(" = ") for pair in text.split(";"))
        return tuple(TranslatedTerm(english, french) for english, sign, french in pairs if sign)
    found: dict[TranslatedTerm, None] = {}
    is_french_first = True
    for left, right in rows:
        if fold(left) in HEADS:
            is_french_first = HEADS[fold(left)]
        elif "--" not in left:
            english, french = (right, left) if is_french_first else (left, right)
            found[TranslatedTerm(english, french.rstrip("*"))] = None
    return tuple(found)


def matching_terms(rows: Iterable[TranslatedTerm], asked: str) -> tuple[TranslatedTerm, ...]:
    """Return the terms that hold all words of a search, in the other language only."""
    wanted = set(_WORD.findall(fold(asked)))
    spoken = language() == "fr"
    return tuple(
        row for row in rows
        if wanted and wanted <= _words(row[not spoken]) and not wanted <= _words(row[spoken])
    )[:MOST]


def _words(side: str) -> set[str]:
    return set(_WORD.findall(fold(side)))
