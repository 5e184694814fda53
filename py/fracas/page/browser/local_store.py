"""The browser's localStorage as a store of saves."""

from typing import Any

from pyodide.ffi import JsException
from pyscript import window

from fracas.page.saving.storage import StoreBlocked, StoreFull


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
        storage = self._open()
        try:
            storage.setItem(key, text)
        except JsException as error:
            raise (StoreFull if error.name == "QuotaExceededError" else StoreBlocked) from error

    def remove(self, key: str) -> None:
        storage = self._open()
        try:
            storage.removeItem(key)
        except JsException as error:
            raise StoreBlocked from error

    def keys(self) -> list[str]:
        storage = self._open()
        try:
            return [str(storage.key(n)) for n in range(storage.length)]
        except JsException as error:
            raise StoreBlocked from error
