"""The browser's localStorage as a store of saves, with the journal behind it; see `static/journal.js`."""

import json
from typing import Any

from pyodide.ffi import JsException
from pyscript import window

from fracas.page.saving.journal import JournalEntry
from fracas.page.saving.storage import StoreBlocked, StoreFull

journal = window.fracasJournal


class LocalStore:
    """The browser's localStorage as a `storage.Store`."""

    def __init__(self) -> None:
        try:
            self._storage = window.localStorage  # blocked storage throws when it is accessed
        except JsException:
            self._storage = None

    def _open(self) -> Any:
        if not self._storage:
            raise StoreBlocked
        return self._storage

    def read(self, key: str) -> str | None:
        storage = self._open()
        try:
            text = storage.getItem(key)
        except JsException as error:
            raise StoreBlocked from error
        return text if isinstance(text, str) else None  # a missing key is `null`, not None

    def write(self, key: str, text: str) -> None:
        self._open()
        try:
            journal.write(key, text)
        except JsException as error:
            raise (StoreFull if error.name == "QuotaExceededError" else StoreBlocked) from error

    def remove(self, key: str) -> None:
        self._open()
        try:
            journal.remove(key)
        except JsException as error:
            raise StoreBlocked from error

    def keys(self) -> list[str]:
        storage = self._open()
        try:
            return [str(storage.key(n)) for n in range(storage.length)]
        except JsException as error:
            raise StoreBlocked from error

    def sync(self) -> None:
        """Ask for the journal on the disk, without waiting for it."""
        journal.sync()

    def copy(self, key: str, text: str) -> None:
        """Write a text to the journal alone."""
        journal.copy(key, text)


def journal_difference() -> list[JournalEntry]:
    """Return the entries of the journal that differ from the saves in localStorage, once after the start."""
    text = str(journal.difference())
    return [JournalEntry(*each) for each in json.loads(text)] if text else []


def journal_trouble() -> str:
    """Return the reason for which there is no journal: "blocked", "silent", "newer", "closed" or "full"; "" = none."""
    return str(journal.trouble())
