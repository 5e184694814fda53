"""Tasks in slices: generators that yield the share done after each slice and return the result.

The page runs such work a few milliseconds at a time, so that a long text freezes nothing and can be put away; whoever
can wait takes it in one go.
"""

from collections.abc import Generator, Iterable
from typing import Any, TypeVar

S = TypeVar("S")
T = TypeVar("T")
Work = Generator[float, None, T]  # gives shares between 0 and 1
PausingWork = Generator[None, None, T]  # cannot tell how much is done, and only pauses


def run_in_order(works: Iterable[Work[T]], count: int) -> Work[list[T]]:
    """Run several tasks of about equal length one after the other.

    Args: count - how many they are.
    """
    found = []
    for number, work in enumerate(works):
        found.append((yield from run_as_part(work, number / count, 1 / count)))
        yield (number + 1) / count
    return found


def run_as_part(work: Work[T], first: float, share: float) -> Work[T]:
    """Run a task as part of a larger one.

    Args: first - how much was done before.
    """
    try:
        while True:
            yield first + share * next(work)
    except StopIteration as end:
        found: T = end.value
        return found


def replace_pauses(work: PausingWork[T], sign: S) -> Generator[S, None, T]:
    """Run a task, yielding a given value at each of its pauses."""
    try:
        while True:
            next(work)
            yield sign
    except StopIteration as end:
        found: T = end.value
        return found


def run_to_end(work: Generator[Any, None, T]) -> T:
    """Run a task to its end and return its result."""
    try:
        while True:
            next(work)
    except StopIteration as end:
        found: T = end.value
        return found
