"""The loader of chunks: it fetches those that calls wait for, and imports modules while no call waits."""

import gc
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

from pyodide.ffi import create_proxy
from pyscript import window

from fracas.page.browser.event_listeners import once_proxy, with_error_report
from fracas.page.chunks import REST, START, archives_of, import_modules, translation_of

shell = window.fracasShell


class ChunkLoader:
    """The archives that are here, and the calls that wait for others."""

    def __init__(self) -> None:
        self._here: set[str] = set()  # archives that were fetched
        self._asked: set[str] = set()
        self._come: dict[str, list[str]] = {}  # archives whose modules wait for others they import
        self._waiting: list[tuple[tuple[str, ...], Callable[[], None]]] = []  # chunks and calls, in their order
        self._is_learning = False  # while another language is fetched: calls wait for chunks in that one

    @property
    def is_awaited(self) -> bool:
        """Whether a call waits for code."""
        return bool(self._waiting)

    def when_loaded(self, call: Callable[[], None], parts: Iterable[str] = ()) -> None:
        """Call a function as soon as the code of the page and of some chunks is here, mostly at once."""
        parts = tuple(parts)
        if not self._is_learning and self._here.issuperset(archives_of(parts)):
            return call()
        self._waiting.append((parts, call))
        self._answer()

    def prefetch(self, parts: Iterable[str]) -> None:
        """Fetch chunks that will be wanted soon."""
        self.when_loaded(lambda: None, parts)

    def _answer(self) -> None:
        """Make the calls whose chunks are here in the language now set, and fetch those of the others."""
        waiting, self._waiting = self._waiting, []
        for parts, call in waiting:
            needed = set(archives_of(parts))
            if not self._is_learning and needed <= self._here:
                with_error_report(call)()
                continue
            self._waiting.append((parts, call))
            for name in sorted(needed - self._asked):
                self._asked.add(name)
                shell.bring(name).then(create_proxy(with_error_report(partial(self._came, name))))

    def _came(self, name: str, files: Any) -> None:
        """Make the calls that waited for an archive, then import its modules bit by bit."""
        sys.path_importer_cache.clear()  # the cached listings of folders that now hold more
        self._here.add(name)
        self._answer()
        self._come[name] = files.to_py()
        for each in [each for each in self._come if {*archives_of({each} - {REST})} <= self._here]:
            self._load(import_modules(self._come.pop(each), self._here))

    def _load(self, steps: Iterator[None]) -> None:
        def go_on() -> None:
            if next(steps, freeze_garbage) is freeze_garbage:
                freeze_garbage()
            else:
                self._load(steps)
        shell.soon(once_proxy(go_on))

    def load_language(self, code: str, call: Callable[[bool], None]) -> None:
        """Fetch the catalogue of another language, then call a function with True if it is here now."""
        def learnt(files: Any) -> None:
            self._is_learning = False
            if files:
                window.fracasOffline.speak(code)
            with_error_report(call)(bool(files))
            self._answer()
        self._is_learning = True
        shell.bring(translation_of(START, code), 1).then(create_proxy(with_error_report(learnt)))


def freeze_garbage() -> None:
    """Exempt all present objects from garbage collection: modules stay, and a pass over them takes a frame."""
    gc.freeze()
