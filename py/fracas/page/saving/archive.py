"""The archive of finished matches: one generation each, packed like a link, with a head for the list.

An entry is a save (`storage.encode`) with a link instead of the record; a record that a link does not hold to the
letter stays as it is. Heads are lines of their own, so that the list of many matches reads nothing else. Entries live
in the browser's database; where there is none, in the store. All answers come later, to a function.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeVar

import fracas
from fracas.kernel.errors import DamagedText
from fracas.kernel.game import Game
from fracas.kernel.work import Work, run_as_part
from fracas.links import read_link_in_slices, write_link_in_slices
from fracas.locale import _
from fracas.page.saving.storage import (
    PREFIX,
    Facts,
    NewerFormat,
    Save,
    Store,
    StoreBlocked,
    StoreFull,
    decode,
    encode,
    read_facts,
)

KIND = "packed"  # begins the keys of entries that stand in the store
MOST = 20_000  # matches
PLAYED = 0.6  # share of packing that is playing the record again
T = TypeVar("T")
_ID = re.compile(r"[A-Za-z0-9-]{1,40}")
_HEAD = re.compile(r"(\d{1,15}) ([A-Za-z0-9-]{1,40}) (\d{1,7}) (.*)", re.DOTALL)


class ArchiveEntry(NamedTuple):
    """A packed match: its id and text."""

    match: str
    text: str


class ArchiveHead(NamedTuple):
    """The facts of a packed match, without the match."""

    when: int  # milliseconds since 1970
    match: str
    size: int  # characters
    line: str  # the facts as they are kept, which are read for the matches that are shown

    @property
    def facts(self) -> Facts:
        """The facts of the match."""
        return read_facts(self.line)


class Database(Protocol):
    """The part of the browser's database that the archive uses; every answer comes later."""

    def add(self, entries: Mapping[str, tuple[str, str]], then: Callable[[str], None]) -> None:
        """Keep texts and heads by id, all or none; give the trouble, "" if there is none."""

    def heads(self, then: Callable[[list[str]], None]) -> None:
        """Give all heads."""

    def texts(self, ids: Sequence[str], then: Callable[[list[str | None]], None]) -> None:
        """Give some texts."""

    def remove(self, ids: Sequence[str], then: Callable[[str], None]) -> None:
        """Delete texts and heads; give the trouble, "" if there is none."""


class StoreDatabase:
    """A database in a store, for browsers that have no other."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def add(self, entries: Mapping[str, tuple[str, str]], then: Callable[[str], None]) -> None:
        written = []
        try:
            for match, (text, _head) in entries.items():
                self.store.write(_key(match), text)
                written.append(match)
        except (StoreFull, StoreBlocked):
            for match in written:
                self.store.remove(_key(match))
            return then(_("This browser’s storage is full."))
        then("")

    def heads(self, then: Callable[[list[str]], None]) -> None:
        found = []
        for key in self.store.keys():
            match = key.removeprefix(f"{PREFIX}{KIND}.")
            if match != key and _ID.fullmatch(match):
                found.append(head_of(ArchiveEntry(match, self.store.read(key) or "")))
        then(found)

    def texts(self, ids: Sequence[str], then: Callable[[list[str | None]], None]) -> None:
        then([self.store.read(_key(match)) for match in ids])

    def remove(self, ids: Sequence[str], then: Callable[[str], None]) -> None:
        for match in ids:
            self.store.remove(_key(match))
        then("")


class Archive:
    """The packed matches on this device.

    Args: databases - where they are; the first that takes an entry keeps it.
    """

    def __init__(self, databases: Iterable[Database]) -> None:
        self.databases = tuple(databases)

    def add(self, entries: Sequence[ArchiveEntry], then: Callable[[str], None]) -> None:
        """Keep entries, all or none; give the trouble, "" if there is none."""
        rows = {entry.match: (entry.text, head_of(entry)) for entry in entries}

        def try_next(number: int, trouble: str) -> None:
            if number and not trouble or number == len(self.databases):
                return then(trouble)
            self.databases[number].add(rows, lambda found: try_next(number + 1, found))
        try_next(0, "")

    def heads(self, then: Callable[[list[ArchiveHead]], None]) -> None:
        """Give the heads of all entries, newest first."""
        def sort(lists: list[list[str]]) -> None:
            heads = filter(None, map(_read_head, (line for lines in reversed(lists) for line in lines)))
            then(sorted({head.match: head for head in heads}.values(), reverse=True))
        _gather([database.heads for database in self.databases], sort)

    def entries(self, ids: Sequence[str], then: Callable[[list[ArchiveEntry]], None]) -> None:
        """Give the entries of some ids, without those that are not here."""
        def pick(lists: list[list[str | None]]) -> None:
            found = {match: text for texts in reversed(lists) for match, text in zip(ids, texts, strict=True)
                     if text is not None}
            then([ArchiveEntry(match, found[match]) for match in ids if match in found])

        def ask(database: Database) -> Callable[[Callable[[list[str | None]], None]], None]:
            return lambda take: database.texts(ids, take)
        _gather([ask(database) for database in self.databases], pick)

    def remove(self, ids: Sequence[str], then: Callable[[str], None]) -> None:
        """Delete entries; give the trouble, "" if there is none."""
        def ask(database: Database) -> Callable[[Callable[[str], None]], None]:
            return lambda take: database.remove(ids, take)
        _gather([ask(database) for database in self.databases],
                lambda troubles: then(next(filter(None, troubles), "")))


def _gather(asks: Sequence[Callable[[Callable[[T], None]], None]], then: Callable[[list[T]], None]) -> None:
    """Ask one after the other and give all answers."""
    answers: list[T] = []

    def take(answer: T) -> None:
        answers.append(answer)
        go_on()

    def go_on() -> None:
        if len(answers) == len(asks):
            then(answers)
        else:
            asks[len(answers)](take)
    go_on()


def pack(match: str, save: Save) -> Work[ArchiveEntry]:
    """Pack a finished match in slices; what a link does not give back to the letter stays a record."""
    return ArchiveEntry(match, encode(save._replace(record=(yield from _packed(save.record)))))


def _packed(record: str) -> Work[str]:
    """Return the link of a record, or the record where no link gives it back."""
    try:
        game = yield from run_as_part(fracas.from_record_in_slices(record), 0, PLAYED)
        link = yield from run_as_part(write_link_in_slices(game), PLAYED, (1 - PLAYED) / 2)
        again = yield from run_as_part(read_link_in_slices(link), (1 + PLAYED) / 2, (1 - PLAYED) / 2)
    except ValueError:
        return record  # of older rules, or too long for a link
    return link if again.record == record else record


def unpack(entry: ArchiveEntry) -> Work[Save]:
    """Return a packed match as a save with its record, in slices.

    Raises: ValueError in one sentence if the entry is damaged, or of a later version.
    """
    save = read_entry(entry)
    if save.record.startswith("["):
        return save
    game: Game = yield from read_link_in_slices(save.record)
    return save._replace(record=game.record)


def read_entry(entry: ArchiveEntry) -> Save:
    """Return an entry as a save, whose record may be a link.

    Raises: ValueError in one sentence if the entry is damaged, or of a later version.
    """
    try:
        save = decode(entry.text)
    except NewerFormat:
        raise DamagedText(_("A newer version of Fracas saved this: it stays untouched.")) from None
    if save is None:
        raise DamagedText(_("This match in the archive is damaged beyond repair."))
    return save


def head_of(entry: ArchiveEntry) -> str:
    """Return the head of an entry: time, id, size and facts on one line; no facts if it is damaged."""
    try:
        facts = read_entry(entry).facts
    except ValueError:
        facts = Facts()
    return f"{facts.when} {entry.match} {len(entry.text)} {json.dumps(facts._asdict(), ensure_ascii=True)}"


def _read_head(line: str) -> ArchiveHead | None:
    found = _HEAD.fullmatch(line)
    return ArchiveHead(int(found[1]), found[2], int(found[3]), found[4]) if found else None


def _key(match: str) -> str:
    return f"{PREFIX}{KIND}.{match}"
