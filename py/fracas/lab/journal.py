"""Journals: results as JSON lines, written before the next is awaited. A run that was killed goes on from there."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fracas.kernel.errors import Damaged, quote
from fracas.lab.bouts import Result, as_line, from_line
from fracas.locale import _

FORMAT = 1


class Journal:
    """The results of one measurement.

    Args:   path - the file; None = kept in memory alone.
            task - what is measured, as plain values; a journal of something else is refused.
    Raises: Damaged naming the file and what does not fit.
    """

    def __init__(self, path: Path | None, task: Mapping[str, Any]) -> None:
        self.path = path
        self.results: dict[int, Result] = {}
        head = {"lab": FORMAT, **task}
        if path is None:
            return
        lines = _whole_lines(path)
        if lines:
            _check(path, _read(path, lines[0]), json.loads(json.dumps(head)))
            for line in lines[1:]:
                self._take(from_line(_read(path, line)))
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._write(head)

    def add(self, result: Result) -> None:
        """Keep a result."""
        if result.number not in self.results:
            self._take(result)
            self._write(as_line(result))

    def _take(self, result: Result) -> None:
        self.results[result.number] = result

    def _write(self, line: Mapping[str, Any]) -> None:
        if self.path is None:
            return
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


def _whole_lines(path: Path) -> list[str]:
    """Return the lines of a journal, and cut off one that was being written when the run was killed."""
    if not path.exists():
        return []
    text = path.read_text(encoding="utf-8")
    if not text.startswith('{"lab": '):
        raise Damaged(_("{file} is no journal of the laboratory: {line}.").format(
            file=quote(str(path)), line=quote(text.partition("\n")[0])))
    whole, newline, rest = text.rpartition("\n")
    if rest:
        with path.open("r+b") as file:
            file.truncate(len((whole + newline).encode()))
    return whole.splitlines()


def _read(path: Path, line: str) -> Mapping[str, Any]:
    try:
        found = json.loads(line)
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise Damaged(_("{file} is no journal of the laboratory: {line}.").format(
            file=quote(str(path)), line=quote(line)))
    return found


def _check(path: Path, found: Mapping[str, Any], wanted: Mapping[str, Any]) -> None:
    wrong = [name for name in {**wanted, **found} if found.get(name) != wanted.get(name)]
    if wrong:
        name = wrong[0]
        raise Damaged(_("{file} measures something else: {name} is {found} there and {wanted} here.").format(
            file=quote(str(path)), name=quote(name), found=quote(str(found.get(name))),
            wanted=quote(str(wanted.get(name)))))
