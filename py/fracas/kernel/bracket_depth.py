"""How deeply the brackets of a text are nested: known before a parser is let loose on it."""

import re
from collections.abc import Iterator

SLICE = 2_000  # strings and brackets that are walked over at a time

_MARK = re.compile(r'"(?>(?:[^"\\]++|\\[\s\S])*)"?|[\[\]{}]')  # a string, closed or not; a bracket


def bracket_depth(text: str) -> int:
    """Return how deeply brackets are nested, by one linear walk that minds strings."""
    return max(deepest for _place, deepest in depth_in_slices(text))


def depth_in_slices(text: str) -> Iterator[tuple[int, int]]:
    """Give now and then, and at the end, how far a walk over a text has come and the deepest nesting so far."""
    deepest = now = 0
    for number, found in enumerate(_MARK.finditer(text), 1):
        mark = found[0]
        if mark in "[{":
            now += 1
            deepest = max(deepest, now)
        elif mark in "]}":
            now -= 1
        if number % SLICE == 0:
            yield found.end(), deepest
    yield len(text), deepest
