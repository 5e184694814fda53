"""The search in the rules: titles and whole words come before beginnings, and those before the rest."""

import re
from collections.abc import Iterable

from fracas.locale import fold
from fracas.view.learn.reader import ChapterEntry, Hit

MOST_HITS = 60
EXCERPT = 140  # characters round what was found
SHAPES = (r"\b{}\b", r"\b{}", "{}")  # a whole word, the beginning of one, any place


def search_chapters(chapters: Iterable[tuple[ChapterEntry, str]], asked: str) -> tuple[Hit, ...]:
    """Return the chapters that hold all words, the likeliest first, each with the place of the first word.

    Args: chapters - entry and text of each.
    """
    wanted = fold(asked).split()
    found: list[tuple[tuple[int, ...], Hit]] = []
    for entry, text in chapters if wanted else ():
        plain = " ".join(text.split())
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


def _excerpt(text: str, place: int) -> str:
    start = max(place - EXCERPT // 2, 0)
    return ("… " if start else "") + text[start:start + EXCERPT] + (" …" if start + EXCERPT < len(text) else "")
