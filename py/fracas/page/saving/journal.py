"""The journal: a copy of each save behind the store, and the choice between the two at a start.

A browser writes its localStorage seconds later, so that one that is killed loses the last saves, and a whole match that
has just begun; the journal has them. Of two sound copies that with the higher number is the save. Nothing is believed
without its checksum; a damaged entry of the journal is written again from the store.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import NamedTuple

from fracas.page.saving.storage import GENERATIONS, PREFIX, NewerFormat, Store, StoreBlocked, StoreFull, decode


class JournalEntry(NamedTuple):
    """An entry of the journal that differs from the save in the store."""

    name: str  # kind and id of the save: "match.m1"
    sequence: int
    text: str | None  # the save; None = it was deleted


class MergeReport(NamedTuple):
    """The saves that a start has changed."""

    restored: tuple[str, ...] = ()  # names of saves of which the journal knew more
    deleted: tuple[str, ...] = ()


def merge(store: Store, entries: Iterable[JournalEntry]) -> MergeReport:
    """Bring the store and the journal to the same saves: of each the newest sound one."""
    restored, deleted = [], []
    for entry in entries:
        with suppress(StoreBlocked):
            if entry.text is None:
                if _delete(store, entry):
                    deleted.append(entry.name)
            elif _restore(store, entry):
                restored.append(entry.name)
    return MergeReport(tuple(restored), tuple(deleted))


def _delete(store: Store, entry: JournalEntry) -> bool:
    """Delete a save that was deleted before the browser was killed, unless it was saved again since."""
    sequences = _sequences(store, entry.name)
    if max(sequences) > entry.sequence:
        _copy_newest(store, entry.name)
        return False
    for which in GENERATIONS:
        store.remove(_key(entry.name, which))
    return True


def _restore(store: Store, entry: JournalEntry) -> bool:
    """Restore a save from the journal if it is newer, else copy the store's into the journal."""
    sequences = _sequences(store, entry.name)
    there = _sequence(entry.text)
    if there <= max(sequences):
        if max(sequences):
            _copy_newest(store, entry.name)
        return False
    older = GENERATIONS[sequences.index(min(sequences))]
    with suppress(StoreFull):  # the store keeps it in memory, and tells
        store.write(_key(entry.name, older), entry.text or "")
    return True


def _copy_newest(store: Store, name: str) -> None:
    """Write the newest sound save of the store into the journal."""
    sequences = _sequences(store, name)
    key = _key(name, GENERATIONS[sequences.index(max(sequences))])
    store.copy(key, store.read(key) or "")


def _sequences(store: Store, name: str) -> list[int]:
    """Return the numbers of both generations in the store, 0 for a missing or damaged one."""
    return [_sequence(store.read(_key(name, which))) for which in GENERATIONS]


def _sequence(text: str | None) -> int:
    """Return the number of a sound save, also of one that a later version wrote; 0 for anything else."""
    try:
        save = decode(text or "")
    except NewerFormat:
        return int((text or "").split(" ", 3)[2])
    return save.sequence if save is not None else 0


def _key(name: str, which: str) -> str:
    return f"{PREFIX}{name}.{which}"
