"""What may come of a damaged text: a refusal in one line, or something that is written again and read as the same."""

from __future__ import annotations

from collections import Counter
from random import Random
from time import process_time
from typing import NamedTuple

from fracas.correspondence.exchange import OldLink
from fracas.correspondence.invitation import UnprovenLink
from fracas.kernel.errors import AmbiguousAction, DamagedText, Desync, IllegalAction, InvalidNotation
from fracas.page.saving.storage import NewerFormat
from tests.fuzz.formats import Format
from tests.fuzz.hostile import FORMATS, hostile
from tests.fuzz.lines import is_line

REFUSALS = (AmbiguousAction, DamagedText, Desync, IllegalAction, InvalidNotation, NewerFormat, OldLink, UnprovenLink)
MOST_SECONDS = 0.5  # of processor time, for at most a few thousand characters
SHOWN = 1_500


class Fault(NamedTuple):
    """Something a damaged text did that it must not do."""

    format: str
    what: str
    text: str


def judged(form: Format, text: str) -> str:
    """Read a text; return "refused" or "taken".

    Raises: AssertionError, or whatever the reader should not have raised.
    """
    try:
        found = form.read(text)
    except REFUSALS as error:
        said = str(error)
        assert type(error) is NewerFormat or is_line(said), f"refused badly: {said[:200]!r}"
        return "refused"
    if found is None:  # what is damaged counts as absent
        return "refused"
    if form.again is not None:
        written = form.again(found)
        once_more = form.again(form.read(written))
        assert once_more == written, f"written again it is another: {written[:SHOWN]!r} {once_more[:SHOWN]!r}"
    return "taken"


def fault_in(name: str, text: str, counts: Counter[str]) -> Fault | None:
    """Judge a text of a format and count what came of it."""
    return _timed(name, text, counts)[0]


def _timed(name: str, text: str, counts: Counter[str]) -> tuple[Fault | None, float]:
    """Return the fault of a text and the seconds it took."""
    started = process_time()
    try:
        counts[judged(FORMATS[name], text)] += 1
    except BaseException as error:
        if isinstance(error, KeyboardInterrupt):
            raise
        return Fault(name, f"{type(error).__name__}: {str(error)[:SHOWN]}", text[:SHOWN]), 0.0
    seconds = process_time() - started
    if seconds > MOST_SECONDS:  # the text, or something else that went on here just then?
        seconds = min(seconds, _seconds(name, text))
    return Fault(name, f"it takes {seconds:.2f} s", text[:SHOWN]) if seconds > MOST_SECONDS else None, seconds


def _seconds(name: str, text: str) -> float:
    started = process_time()
    judged(FORMATS[name], text)
    return process_time() - started


class Tried(NamedTuple):
    """What came of many texts of a format."""

    counts: Counter[str]
    faults: list[Fault]  # each kind once
    slowest: float  # seconds of processor time of the slowest text


def tried(name: str, seed: str, times: int, series: int = 0) -> Tried:
    """Try so many texts of a format, damaged from a series of good ones."""
    random, counts, faults, slowest = Random(f"{name} {seed}"), Counter[str](), {}, 0.0
    for _time in range(times):
        fault, seconds = _timed(name, hostile(name, random, series), counts)
        slowest = max(slowest, seconds)
        if fault is not None:
            faults.setdefault(fault.what[:40], fault)
    return Tried(counts, list(faults.values()), slowest)
