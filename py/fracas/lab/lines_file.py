"""Files of results as JSON lines, from which a killed run goes on; the first line says what was measured."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from fracas.kernel.errors import DamagedText, quote
from fracas.locale import _


class TaskResult(Protocol):
    """A result with the number of its task."""

    @property
    def number(self) -> int:
        """The number of its task."""


R = TypeVar("R", bound=TaskResult)


class LinesFile(Generic[R]):
    """The results of one measurement.

    Args:   path - the file; None = kept in memory alone.
            head - what is measured, as plain values.
            read - returns the result of a line; raises ValueError or TypeError if it holds none.
    Raises: DamagedText naming a file that holds something else.
    """

    def __init__(self, path: Path | None, head: dict[str, Any], read: Callable[[str], R]) -> None:
        self.path = path
        self.results: dict[int, R] = {}
        if path is None:
            return
        whole = path.read_text(encoding="utf-8").rpartition("\n")[0] if path.exists() else ""
        lines = whole.splitlines()
        if lines:
            self._read(head, lines, read)
        path.parent.mkdir(parents=True, exist_ok=True)
        kept = [json.dumps(head), *lines[1:]]
        path.write_text("".join(f"{line}\n" for line in kept), encoding="utf-8")

    def _read(self, head: dict[str, Any], lines: list[str], read: Callable[[str], R]) -> None:
        try:
            if json.loads(lines[0]) != head:
                raise ValueError(lines[0])
            for result in map(read, lines[1:]):
                self.results[result.number] = result
        except (ValueError, TypeError, RecursionError):
            raise DamagedText(_("{file} is not a record of this measurement: {line}.").format(
                file=quote(str(self.path)), line=quote(lines[0]))) from None

    def add(self, result: R) -> None:
        """Keep a result."""
        self.results[result.number] = result
        if self.path is not None:
            with self.path.open("a", encoding="utf-8", newline="\n") as file:
                file.write(json.dumps(result) + "\n")
