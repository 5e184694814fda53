"""Work in slices: a generator that gives after each slice how much is done, and returns what came of it.

The page runs such work a few milliseconds at a time, so that a long text freezes nothing and can be put away; whoever
can wait takes it in one go.
"""

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")
Work = Generator[float, None, T]  # gives shares between 0 and 1


def finished(work: Work[T]) -> T:
    """Do all the work at once and return what came of it."""
    try:
        while True:
            next(work)
    except StopIteration as end:
        found: T = end.value
        return found
