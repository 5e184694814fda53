"""The rules to read: chapters of Street Brawl, numbered S1, S2 ..., and those of Elfball beneath them.

Elfball's chapters are read with squares for hexes; those that the alley replaces only name the chapter that does.
"""

import re
from functools import cache
from pathlib import Path

from fracas.games.elfball import rules as elfball
from fracas.kernel.contracts.rulebook import read_rules
from fracas.kernel.ruleset import Chapter
from fracas.locale import N_, _, language

PREFIX = "S"

# Chapter of Elfball -> the own chapter that stands in for all of it.
REPLACED = {
    "3": "S1", "3.1": "S1", "3.2": "S1", "3.3": "S1", "3.4": "S4", "3.5": "S10", "12.3": "S3", "13.2": "S3",
}
# Chapter of Elfball -> the Street Brawl chapter with the differences.
CHANGED = {"4": "S2", "5": "S4", "6": "S5", "15": "S7", "17": "S8", "18": "S10", "19": "S9", "20": "S6", "21": "S12"}

POINTER = N_("In Street Brawl: {number} {title}.")

# In this order. French squares are feminine, and so are the words around them.
SQUARES = {
    "en": (
        (r"(?i)\bits six neighbours", "its eight neighbours"), (r"(?<=\bits )twelve neighbours", "neighbours"),
        (r"\bHex(?=(es)?\b)", "Square"), (r"\bhexes\b", "squares"), (r"\bhex\b", "square"),
        (r"(?<=\bSquare)es\b", "s"), (r"\bhexagone\b", "case"),
    ),
    "fr": (
        (r"\b([Uu])n hexagone et ses six voisins", r"\1ne case et ses huit voisines"),
        (r"\b([Ll])e premier hexagone", r"\1a première case"), (r"\bau premier hexagone", "à la première case"),
        (r"\b([Ll])e même hexagone", r"\1a même case"), (r"\bquel hexagone", "quelle case"),
        (r"\btout hexagone", "toute case"), (r"\b([Ll])[’']hexagone", r"\1a case"), (r"\bd[’']hexagone", "de case"),
        (r"\b([Uu])n hexagone", r"\1ne case"), (r"\b([Ss])on hexagone", r"\1a case"),
        (r"\b([Cc])et hexagone", r"\1ette case"), (r"\bdu hexagone", "de la case"),
        (r"\bHexagone", "Case"), (r"\bhexagone", "case"), (r"\bhex\b", "square"),
        *((rf"(?<=\b[Cc]ase )({word})(?=s?\b)", r"\1e")
          for word in ("occupé", "visé", "libéré", "traversé", "quitté", "regardé", "voisin", "adjacent", "intérieur")),
        (r"(?<=\b[Cc]ases )(occupé|visé|voisin|adjacent|intérieur)s\b", r"\1es"),
    ),
}


def rules_text() -> tuple[Chapter, ...]:
    """Return the chapters in order, in the language now set where there is a translation."""
    return _rules_in(language())


@cache
def _rules_in(code: str) -> tuple[Chapter, ...]:
    own = tuple(c._replace(number=PREFIX + c.number) for c in read_rules(Path(__file__).parent, code))
    titles = {chapter.number: chapter.title for chapter in own}
    return (*own, *(_in_the_alley(chapter, titles) for chapter in elfball.rules_text()))


def _in_the_alley(chapter: Chapter, titles: dict[str, str]) -> Chapter:
    """Return a chapter of Elfball as it is read here."""
    instead = REPLACED.get(chapter.number) or CHANGED.get(chapter.number, "")
    pointer = _(POINTER).format(number=instead, title=titles.get(instead, ""))
    text = pointer if chapter.number in REPLACED else text_for_squares(chapter.text, chapter.language)
    if chapter.number in CHANGED:
        text = f"{pointer}\n\n{text}"
    return chapter._replace(title=text_for_squares(chapter.title, chapter.language), text=text, instead=instead)


def text_for_squares(text: str, code: str) -> str:
    """Return a text of Elfball with squares for hexes.

    Rule: Street Brawl, introduction.
    """
    for pattern, words in SQUARES[code]:
        text = re.sub(pattern, words, text)
    return text
