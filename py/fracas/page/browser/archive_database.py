"""The browser's database behind the archive of finished matches; see `static/journal.js`."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pyodide.ffi import create_proxy
from pyscript import window

from fracas.locale import _
from fracas.page.browser.event_listeners import with_error_report

journal = window.fracasJournal
TEXTS, HEADS = "archive", "heads"  # names of its stores


class ArchiveDatabase:
    """The archive in IndexedDB, which answers later; what it cannot do counts as nothing found."""

    def add(self, entries: Mapping[str, tuple[str, str]], then: Callable[[str], None]) -> None:
        rows = [[store, "put", text, match] for match, pair in entries.items()
                for store, text in zip((TEXTS, HEADS), pair, strict=True)]
        self._request("readwrite", rows, lambda found: then("" if found is not None else _refusal()))

    def heads(self, then: Callable[[list[str]], None]) -> None:
        self._request("readonly", [[HEADS, "getAll"]], lambda found: then(found[0] if found else []))

    def texts(self, ids: Sequence[str], then: Callable[[list[str | None]], None]) -> None:
        rows = [[TEXTS, "get", match] for match in ids]
        self._request("readonly", rows, lambda found: then(found if found is not None else [None] * len(ids)))

    def remove(self, ids: Sequence[str], then: Callable[[str], None]) -> None:
        rows = [[store, "delete", match] for match in ids for store in (TEXTS, HEADS)]
        self._request("readwrite", rows, lambda found: then("" if found is not None else _refusal()))

    def _request(self, mode: str, rows: list[list[str]], then: Callable[[list[Any] | None], None]) -> None:
        """Make requests, all or none, and give their results, None if they failed."""
        def take(text: Any) -> None:
            done.destroy()
            failed.destroy()
            with_error_report(then)(json.loads(str(text)) if isinstance(text, str) else None)
        done, failed = create_proxy(take), create_proxy(lambda error: take(None))
        journal.request(mode, json.dumps(rows)).then(done, failed)


def _refusal() -> str:
    return _("The browser did not keep the packed match.")
