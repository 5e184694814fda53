"""Journals: results as JSON lines, written before the next is awaited. A run that was killed goes on from there."""

import json
from collections.abc import Callable, Mapping
from math import inf
from pathlib import Path
from typing import Any

from fracas.kernel.errors import DamagedText, quote
from fracas.lab.paired_games import GameResult
from fracas.locale import _

FORMAT = 1
_HEAD = b'{"lab": '  # how every journal begins


class Journal:
    """The results of one measurement.

    Args:   path - the file; None = kept in memory alone.
            task - what is measured, as plain values; a journal of something else is refused.
    Raises: Damaged naming the file and what does not fit.
    """

    def __init__(self, path: Path | None, task: Mapping[str, Any]) -> None:
        self.path = path
        self.results: dict[int, GameResult] = {}
        head = {"lab": FORMAT, **task}
        if path is None:
            return
        found = _bytes_of(path)
        if f"{json.dumps(head)}\n".encode().startswith(found):  # new, or killed in its first line
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(b"")
            self._write(head)
            return
        whole, newline, rest = found.rpartition(b"\n")
        first, *lines = (line.decode(errors="replace") for line in (whole or rest).splitlines())
        _check(path, _read(path, first), json.loads(json.dumps(head)))
        for line in lines:
            result = from_line(_read(path, line))
            if result is None:
                raise _no_journal(path, line)
            self._take(result)
        if rest:  # a line that was being written when the run was killed
            with path.open("r+b") as file:
                file.truncate(len(whole + newline))

    def add(self, result: GameResult) -> None:
        """Keep a result."""
        if result.number not in self.results:
            self._take(result)
            self._write(as_line(result))

    def _take(self, result: GameResult) -> None:
        self.results[result.number] = result

    def _write(self, line: Mapping[str, Any]) -> None:
        if self.path is None:
            return
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(json.dumps(line) + "\n")


def _bytes_of(path: Path) -> bytes:
    if path.is_fifo():
        raise _no_journal(path, "")
    found = path.read_bytes() if path.exists() else b""
    if not found.startswith(_HEAD[: len(found)]):
        raise _no_journal(path, found.partition(b"\n")[0].decode(errors="replace"))
    return found


def _read(path: Path, line: str) -> Mapping[str, Any]:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise _no_journal(path, line)
    return found


def _no_journal(path: Path, line: str) -> DamagedText:
    """Return the error of a file with a line that no journal has."""
    return DamagedText(_("{file} is not a journal of the laboratory: {line}.").format(
        file=quote(str(path)), line=quote(line)))


def _check(path: Path, found: Mapping[str, Any], wanted: Mapping[str, Any]) -> None:
    wrong = [name for name in {**wanted, **found} if found.get(name) != wanted.get(name)]
    if wrong:
        name = wrong[0]
        raise DamagedText(_("{file} measures something else: {name} is {found} there and {wanted} here.").format(
            file=quote(str(path)), name=quote(name), found=quote(str(found.get(name))),
            wanted=quote(str(wanted.get(name)))))


def as_line(result: GameResult) -> dict[str, Any]:
    """Return a result as plain values for a journal."""
    found = result._asdict()
    return {**found, "seconds": [round(each, 3) for each in result.seconds]}


def from_line(line: Mapping[str, Any]) -> GameResult | None:
    """Read a result from a journal; None if it is none."""
    found: dict[str, Any] = {**_UNTOLD, **line}
    if found.keys() != _SHAPES.keys() or not all(is_one(found[name]) for name, is_one in _SHAPES.items()):
        return None
    found |= {name: tuple(value) for name, value in found.items() if isinstance(value, list)}
    return GameResult(**found)


def _is_number(value: Any) -> bool:
    return type(value) is int


def _is_count(value: Any) -> bool:
    return type(value) is int and value >= 0


def _is_time(value: Any) -> bool:
    return type(value) in (int, float) and 0 <= value < inf


def _pair_of(is_one: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, list) and len(value) == 2 and all(map(is_one, value))


_UNTOLD: Mapping[str, Any] = {"worths": [], "luck": None}  # in journals of before
_SHAPES: Mapping[str, Callable[[Any], bool]] = {
    "number": _is_count,
    "home": lambda value: _is_number(value) and -1 <= value <= 1,
    "turns": _pair_of(_is_count),
    "seconds": _pair_of(_is_time),
    "inputs": _is_count,
    "is_stopped": lambda value: isinstance(value, bool),
    "worths": lambda value: isinstance(value, list) and all(map(_is_number, value)),
    "luck": lambda value: value is None or _is_number(value),
}
"""What each part of a result is written as in a journal."""
