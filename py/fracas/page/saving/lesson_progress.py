"""The progress of a reader in each lesson and puzzle: one short text, a line each, which is not trusted."""

import re

from fracas.page.saving.storage import PREFIX, Facts, Shelf, Store, StoreBlocked

KIND, ID = "learnt", "all"  # of the save
FORMER = f"{PREFIX}learnt"  # key of the text in earlier versions
DONE = -1  # instead of the number of inputs

_LINE = re.compile(r"([a-z_]{1,40}\.[a-z-]{1,40}) (-1|\d{1,3})")
MOST = 1000  # lines


def load(store: Store) -> dict[str, int]:
    """Return the number of inputs made in each started lesson, `DONE` for finished ones."""
    try:
        save = Shelf(store, KIND).load(ID).save
        text = save.record if save is not None else store.read(FORMER) or ""
    except StoreBlocked:
        return {}
    return {match[1]: int(match[2]) for line in text.splitlines()[:MOST] if (match := _LINE.fullmatch(line))}


def save(store: Store, lesson: str, inputs: int) -> bool:
    """Save the progress in a lesson unless it is finished; return whether that was possible."""
    known = load(store)
    if known.get(lesson) != DONE:
        known[lesson] = inputs
    return Shelf(store, KIND).save(ID, Facts(), "\n".join(f"{name} {number}" for name, number in known.items())).ok
