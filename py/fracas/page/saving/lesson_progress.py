"""How far a reader has come in each lesson: one line a lesson, read without trust; kept as one short text."""

import re

from fracas.page.saving.storage import PREFIX, Store, StoreBlocked, StoreFull

KEY = f"{PREFIX}learnt"
DONE = -1  # instead of the number of inputs

_LINE = re.compile(r"([a-z_]{1,40}\.[a-z-]{1,40}) (-1|\d{1,3})")
MOST = 200  # lines


def load(store: Store) -> dict[str, int]:
    """Return how many inputs have been made in each lesson begun, `DONE` in one that was finished."""
    try:
        text = store.read(KEY) or ""
    except StoreBlocked:
        return {}
    return {match[1]: int(match[2]) for line in text.splitlines()[:MOST] if (match := _LINE.fullmatch(line))}


def save(store: Store, lesson: str, inputs: int) -> bool:
    """Keep how far a lesson has come, and return whether that was possible; what is finished stays so."""
    known = load(store)
    if known.get(lesson) != DONE:
        known[lesson] = inputs
    try:
        store.write(KEY, "\n".join(f"{name} {number}" for name, number in known.items()))
    except (StoreBlocked, StoreFull):
        return False
    return True
