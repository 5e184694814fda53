"""What may come of a damaged text: a refusal in one line, or something that is written again and read as the same."""

from __future__ import annotations

from collections import Counter
from random import Random
from time import process_time
from typing import NamedTuple

from fracas.kernel.errors import AmbiguousAction, Damaged, Desync, IllegalAction, InvalidNotation
from fracas.page.saving.storage import NewerFormat
from tests.fuzz.formats import FORMATS, Format, hostile

REFUSALS = (AmbiguousAction, Damaged, Desync, IllegalAction, InvalidNotation, NewerFormat)
LONGEST_REFUSAL = 2_000
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
        assert type(error) is NewerFormat or said, "it is refused without a word"
        is_line = "\n" not in said and len(said) <= LONGEST_REFUSAL and said.isprintable()
        assert is_line, f"refused badly: {said[:200]!r}"
        return "refused"
    if form.again is not None:
        written = form.again(found)
        once_more = form.again(form.read(written))
        assert once_more == written, f"written again it is another: {written[:SHOWN]!r} {once_more[:SHOWN]!r}"
    return "taken"


def fault_in(name: str, text: str, counts: Counter[str]) -> Fault | None:
    """Judge a text of a format and count what came of it."""
    started = process_time()
    try:
        counts[judged(FORMATS[name], text)] += 1
    except BaseException as error:
        if isinstance(error, KeyboardInterrupt):
            raise
        return Fault(name, f"{type(error).__name__}: {str(error)[:SHOWN]}", text[:SHOWN])
    if process_time() - started > MOST_SECONDS and _seconds(name, text) > MOST_SECONDS:
        return Fault(name, f"it takes {_seconds(name, text):.2f} s", text[:SHOWN])
    return None


def _seconds(name: str, text: str) -> float:
    started = process_time()
    judged(FORMATS[name], text)
    return process_time() - started


def tried(name: str, seed: str, times: int) -> tuple[Counter[str], list[Fault]]:
    """Try so many damaged texts of a format; return what came of them, and the faults, each kind once."""
    random, counts, faults = Random(f"{name} {seed}"), Counter[str](), {}
    for _time in range(times):
        fault = fault_in(name, hostile(name, random), counts)
        if fault is not None:
            faults.setdefault(fault.what[:40], fault)
    return counts, list(faults.values())
