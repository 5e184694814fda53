"""All formats, and hostile texts of each: damaged with their shape in view, their checks made right again."""

from __future__ import annotations

from functools import cache
from random import Random

from tests.fuzz.beside import BESIDE
from tests.fuzz.damage import damaged, damaged_json
from tests.fuzz.formats import ALONE, LONG_ONES

SHORT = {**ALONE, **BESIDE}
FORMATS = {**SHORT, **LONG_ONES}


@cache
def texts_of(name: str, series: int = 0) -> list[str]:
    """Return a series of good texts of a format; each is read."""
    found = FORMATS[name].texts(series)
    for text in found:
        FORMATS[name].read(FORMATS[name].repaired(text))
    return found


def hostile(name: str, random: Random, series: int = 0) -> str:
    """Return a damaged text of a format, most of them with their checks made right again."""
    texts, form = texts_of(name, series), FORMATS[name]
    text, other = random.choice(texts), random.choice(texts)
    is_json = text.startswith("{")
    found = damaged_json(text, other, random) if is_json else damaged(text, other, form.shape, random)
    if random.random() < 0.1:
        return found
    try:
        return form.repaired(found)
    except (ValueError, TypeError, RecursionError):  # damaged so that there is nothing to be repaired
        return found
