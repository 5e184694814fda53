"""Bracket depth of a text, measured before the text is parsed."""

import re
from collections.abc import Iterator

SLICE = 2_000  # strings and brackets that are walked over at a time

_MARK = re.compile(r'"(?>(?:[^"\\]++|\\[\s\S])*)"?|[\[\]{}]')  # a string, closed or not; a bracket


def bracket_depth(text: str) -> int:
    """Return the deepest bracket nesting of a text; brackets inside strings do not count."""
    return max(deepest for _place, deepest in depth_in_slices(text))


def depth_in_slices(text: str) -> Iterator[tuple[int, int]]:
    """Yield the position reached and the deepest nesting so far, after each slice and at the end."""
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
