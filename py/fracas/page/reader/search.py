"""The search in the rules: titles and whole words come before beginnings, and those before the rest."""

import re
from collections.abc import Iterable

from fracas.locale import fold
from fracas.view.learn.reader import ChapterEntry, Hit

MOST_HITS = 60
EXCERPT = 140  # characters round what was found
MARKS = re.compile(r"^\s*(?:#+|[-*>]|\|?(?:\s*:?-{3,}:?\s*\|)+|\|)\s*|\s*\|\s*$|\*\*|`", re.MULTILINE)
"""What stands in a chapter for the eye alone: marks of headings, lists, tables, bold and code."""

SHAPES = (r"\b{}\b", r"\b{}", "{}")  # a whole word, the beginning of one, any place


def search_chapters(chapters: Iterable[tuple[ChapterEntry, str]], asked: str) -> tuple[Hit, ...]:
    """Return the chapters that hold all words, the likeliest first, each with the place of the first word.

    Args: chapters - entry and text of each.
    """
    wanted = fold(asked).split()
    found: list[tuple[tuple[int, ...], Hit]] = []
    for entry, text in chapters if wanted else ():
        plain = plain_text(text)
        title, folded = fold(entry.title), fold(plain)
        ranks = [_rank(word, title, folded) for word in wanted]
        if all(rank >= 0 for rank in ranks):
            found.append((tuple(sorted(ranks, reverse=True)), Hit(entry, _excerpt(plain, _place(wanted[0], folded)))))
    return tuple(hit for _ranks, hit in sorted(found, key=lambda pair: pair[0]))[:MOST_HITS]


def _rank(word: str, title: str, text: str) -> int:
    """Return the rank of a word's best place, 0 the best, -1 for none."""
    places = (re.search(shape.format(re.escape(word)), where) for shape in SHAPES for where in (title, text))
    return next((rank for rank, place in enumerate(places) if place is not None), -1)


def _place(word: str, text: str) -> int:
    """Return the position of a word's best form in the text, 0 if only the title has it."""
    places = (re.search(shape.format(re.escape(word)), text) for shape in SHAPES)
    return next((place.start() for place in places if place is not None), 0)


def plain_text(text: str) -> str:
    """Return the words of a chapter without its marks; cells of a table stand behind commas."""
    return " ".join(re.sub(r"\s+\|\s+", ", ", MARKS.sub("", text)).split())


def _excerpt(text: str, place: int) -> str:
    """Return the whole words round a place."""
    start = text.find(" ", place - EXCERPT // 2, place) + 1 if place > EXCERPT // 2 else 0
    end = len(text) if len(text) <= start + EXCERPT else max(place, text.rfind(" ", start, start + EXCERPT))
    return ("… " if start else "") + text[start:end] + (" …" if end < len(text) else "")
