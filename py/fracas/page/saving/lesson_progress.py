"""The progress of a reader in each lesson and puzzle: one short text, a line each, which is not trusted."""

import re
from typing import NamedTuple

from fracas.page.saving.storage import PREFIX, Facts, Shelf, Store, StoreBlocked

KIND, ID = "learnt", "all"  # of the save
FORMER = f"{PREFIX}learnt"  # key of the text in earlier versions
DONE = -1  # instead of the number of inputs

_LINE = re.compile(r"([a-z_]{1,40}\.[a-z-]{1,40}) (-1|\d{1,3})")
_PLACE = re.compile(r"([a-z_]{1,40}) ([a-z-]{1,40}) (\d{1,3}) (\d{1,3})")
MOST = 1000  # lines


class LessonPlace(NamedTuple):
    """The lesson at which a reader stands in the course that was looked at last."""

    game: str
    key: str
    number: int  # from 1; beyond the total once all are finished
    total: int


def load(store: Store) -> dict[str, int]:
    """Return the number of inputs made in each started lesson, `DONE` for finished ones."""
    try:
        save = Shelf(store, KIND).load(ID).save
        text = save.record if save is not None else store.read(FORMER) or ""
    except StoreBlocked:
        return {}
    return {match[1]: int(match[2]) for line in text.splitlines()[:MOST] if (match := _LINE.fullmatch(line))}


def save(store: Store, lesson: str, inputs: int, place: LessonPlace | None = None) -> bool:
    """Save the progress in a lesson unless it is finished; return whether that was possible.

    Args: place - the lesson that comes next, None for what is no lesson: the former one stays.
    """
    known, facts = load(store), Facts(note=_note(store))
    if known.get(lesson) != DONE:
        known[lesson] = inputs
    if place is not None:
        facts = Facts(note=" ".join(map(str, place)))
    return Shelf(store, KIND).save(ID, facts, "\n".join(f"{name} {number}" for name, number in known.items())).ok


def load_place(store: Store) -> LessonPlace | None:
    """Return the lesson at which a reader stands, None if he has begun none."""
    match = _PLACE.fullmatch(_note(store))
    return LessonPlace(match[1], match[2], int(match[3]), int(match[4])) if match else None


def _note(store: Store) -> str:
    try:
        found = Shelf(store, KIND).load(ID).save
    except StoreBlocked:
        return ""
    return found.facts.note if found is not None else ""
