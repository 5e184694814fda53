"""Saving: two generations of each match, with sequence number, length and checksum, read back after writing.

A save is one text: a header line, a line of facts for the list of matches (JSON), then the record. A save that is cut,
altered or put together from two is noticed, and the other generation is used: at most one input is lost. Nothing here
knows a browser; a `Store` is whatever keeps texts by key.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from hashlib import sha256
from typing import NamedTuple, Protocol

from fracas.kernel.text.bracket_depth import bracket_depth
from fracas.locale import _

TOO_LARGE = "\0"  # instead of the text of a file that is too large
PREFIX = "fracas."
FORMAT = 1
GENERATIONS = ("a", "b")
SIZE_LIMIT = 2_000_000  # characters of one save
MOST_SEQUENCE = 999_999_999_999
FACTS_LIMIT = 2_000

SAVE_KEY = re.compile(re.escape(PREFIX) + r"([a-z]+\.[A-Za-z0-9-]{1,40})\.[ab]")
"""The key of a generation of a save; its name is kind and id."""

_HEADER = re.compile(r"fracas (\d{1,4}) (\d{1,12}) (\d{1,7}) ([0-9a-f]{16})")


class StoreFull(Exception):
    """The store has no room for the text."""


class StoreBlocked(Exception):
    """The browser allows no storing, or the store is broken."""


class Store(Protocol):
    """Keeps texts by key. Every method raises `StoreBlocked` where there is no storage."""

    def read(self, key: str) -> str | None:
        """Return the text under a key, None if there is none."""

    def write(self, key: str, text: str) -> None:
        """Keep a text; `StoreFull` if there is no room."""

    def remove(self, key: str) -> None:
        """Delete a key; an unknown one is no error."""

    def keys(self) -> Iterable[str]:
        """Return all keys."""

    def sync(self) -> None:
        """Ask for the journal on the disk, without waiting for it."""

    def copy(self, key: str, text: str) -> None:
        """Keep a save in the journal behind the store alone, where there is one."""


class Memory:
    """A store that lasts as long as the page: for tests, and where the browser allows none."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def read(self, key: str) -> str | None:
        return self.texts.get(key)

    def write(self, key: str, text: str) -> None:
        self.texts[key] = text

    def remove(self, key: str) -> None:
        self.texts.pop(key, None)

    def keys(self) -> Iterable[str]:
        return list(self.texts)

    def sync(self) -> None:
        """Do nothing: there is no disk."""

    def copy(self, key: str, text: str) -> None:
        """Do nothing: there is no journal."""


class Facts(NamedTuple):
    """The facts of a match for lists, without a replay of its record."""

    game: str = ""
    title: str = ""  # "Elves 1, Orcs 0"
    line: str = ""  # "Elfball, Test 2"
    when: int = 0  # milliseconds since 1970
    over: bool = False
    sketch: str = ""  # the counters as `view.board.sketch` draws them
    note: str = ""  # what the home screen wants to know without the record, a short text of each kind of saves


class Save(NamedTuple):
    """One intact generation of a match."""

    sequence: int
    facts: Facts
    record: str


class LoadResult(NamedTuple):
    """The newest intact save, and a sentence if something was wrong."""

    save: Save | None
    trouble: str


class WriteReport(NamedTuple):
    """The outcome of a write: whether it was read back intact, and a sentence if not."""

    ok: bool
    trouble: str


def encode(save: Save) -> str:
    """Return a save as text."""
    body = json.dumps(save.facts._asdict(), ensure_ascii=True) + "\n" + save.record
    head = f"fracas {FORMAT} {save.sequence} {len(body)}"
    return f"{head} {_checksum(head, body)}\n{body}"


def _checksum(head: str, body: str) -> str:
    """Return the checksum of a save. This and the header stay as they are in every later format."""
    return sha256(f"{head}\n{body}".encode("utf-8", "surrogatepass")).hexdigest()[:16]


def decode(text: str) -> Save | None:
    """Read a save.

    Returns: None if the text is cut, altered or no save at all.
    Raises:  NewerFormat if a later version wrote it.
    """
    header, newline, body = text.partition("\n")
    match = _HEADER.fullmatch(header) if newline and len(text) <= SIZE_LIMIT else None
    if match is None:
        return None
    made, sequence, length = (int(match[n]) for n in (1, 2, 3))
    if length != len(body) or _checksum(header[:-17], body) != match[4]:
        return None
    if made > FORMAT:
        raise NewerFormat
    facts, newline, record = body.partition("\n")
    return Save(sequence, read_facts(facts), record) if newline else None


def next_sequence(last: int, when: int) -> int:
    """Return the number of the save after another one.

    A save is never numbered below the tenths of a second since 1970, so that what is saved again after a deletion
    counts as newer than what was deleted.

    Args: when - milliseconds since 1970.
    """
    return min(max(last + 1, when // 100), MOST_SEQUENCE)


class NewerFormat(ValueError):
    """A save that a later version of the page wrote: not to be touched."""


def read_facts(text: str) -> Facts:
    """Read the facts of a save, leaving out unknown ones and those of another type: the checksum is no signature."""
    blank = Facts()
    if len(text) > FACTS_LIMIT or not text.startswith("{") or bracket_depth(text) != 1:
        return blank
    try:
        known = json.loads(text)
    except ValueError:
        return blank
    return blank._replace(**{
        name: known[name] for name, value in blank._asdict().items() if type(known.get(name)) is type(value)
    })


class Shelf:
    """The saved matches in a store, or other texts that are saved as carefully.

    Args: store - where texts are kept.
          kind - one lower-case word; each kind has its own ids.
    """

    def __init__(self, store: Store, kind: str = "match") -> None:
        self.store = store
        self.kind = kind
        self._key = re.compile(re.escape(f"{PREFIX}{kind}.") + r"([A-Za-z0-9-]{1,40})\.[ab]")

    def ids(self) -> list[str]:
        """Return the ids of all saves, in stable order."""
        return sorted({found[1] for key in self.store.keys() if (found := self._key.fullmatch(key))})

    def is_there(self, match: str) -> bool:
        """Return whether a match has a save, intact or not."""
        return any(self.store.read(self._key_of(match, which)) is not None for which in GENERATIONS)

    def load(self, match: str) -> LoadResult:
        """Return the newest intact save of a match."""
        try:
            found = [self.store.read(self._key_of(match, which)) for which in GENERATIONS]
        except StoreBlocked:
            return LoadResult(None, _("This browser does not let Fracas read what it saved."))
        texts = [text for text in found if text is not None]
        saves, newer = [], False
        for text in texts:
            try:
                saves.append(decode(text))
            except NewerFormat:
                newer = True
        intact = [save for save in saves if save is not None]
        best = max(intact, key=lambda save: save.sequence, default=None)
        if newer:
            return LoadResult(None, _("A newer version of Fracas saved this: it stays untouched."))
        if best is None:
            return LoadResult(None, _("This save is damaged beyond repair.") if texts else "")
        return LoadResult(best, _("One copy of this save was damaged: this is the last good one.")
                     if None in saves else "")

    def save(self, match: str, facts: Facts, record: str, above: int = 0) -> WriteReport:
        """Write the next generation over the older one and read it back.

        Args: above - its number is larger than this.
        """
        try:
            return self._save(match, facts, record, above)
        except StoreFull:
            return WriteReport(
                False, _("Not saved: this browser’s storage is full. You can play on. Download a copy."))
        except StoreBlocked:
            return WriteReport(
                False, _("Not saved: this browser does not let Fracas save. You can play on. Download a copy."))

    def _save(self, match: str, facts: Facts, record: str, above: int) -> WriteReport:
        sequences = [self._sequence(match, which) for which in GENERATIONS]
        if any(number is None for number in sequences):
            return WriteReport(False, _("Not saved: a newer version of Fracas wrote this save."))
        numbers = [number or 0 for number in sequences]
        older = GENERATIONS[numbers.index(min(numbers))]
        sequence = next_sequence(max(*numbers, above), facts.when)
        text = encode(Save(sequence, facts, record))
        self.store.write(self._key_of(match, older), text)
        if self.store.read(self._key_of(match, older)) != text:
            return WriteReport(False, _("Not saved: the browser lost what Fracas wrote. Download a copy."))
        return WriteReport(True, "")

    def _sequence(self, match: str, which: str) -> int | None:
        """Return the number of a generation: 0 if missing or damaged, None if a newer version wrote it."""
        text = self.store.read(self._key_of(match, which))
        try:
            save = decode(text) if text is not None else None
        except NewerFormat:
            return None
        return save.sequence if save is not None else 0

    def sync(self) -> None:
        """Ask for the journal on the disk, without waiting for it."""
        self.store.sync()

    def slot(self, match: str) -> SaveSlot:
        """Return the slot of a match with its present save."""
        return SaveSlot(self, match, self.load(match).save)

    def delete(self, match: str) -> SaveSlot:
        """Delete a match and return its slot, so that it can be restored."""
        slot = self.slot(match)
        for which in GENERATIONS:
            self.store.remove(self._key_of(match, which))
        return slot

    def newest_first(self) -> list[tuple[str, Save]]:
        """Return the matches that can be loaded, newest first."""
        found = [(match, save) for match in self.ids() if (save := self.load(match).save) is not None]
        return sorted(found, key=lambda pair: -pair[1].facts.when)

    def _key_of(self, match: str, which: str) -> str:
        return f"{PREFIX}{self.kind}.{match}.{which}"


class SaveSlot(NamedTuple):
    """The save of one id of a shelf as it was at some time."""

    shelf: Shelf
    match: str
    save: Save | None

    @property
    def title(self) -> str:
        """The title of the save, "" if there was none."""
        return self.save.facts.title if self.save is not None else ""

    def restore(self) -> WriteReport:
        """Restore the save as it was."""
        now = self.shelf.load(self.match).save
        if self.save is None:
            self.shelf.delete(self.match)
        elif now is None or now.record != self.save.record:
            return self.shelf.save(self.match, self.save.facts, self.save.record, above=self.save.sequence)
        return WriteReport(True, "")
