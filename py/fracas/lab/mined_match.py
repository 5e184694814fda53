"""The journal of a mine: the finds of each match, as text."""

import json
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple


class MinedMatch(NamedTuple):
    """The finds of one match, as text."""

    number: int
    text: str


def read_mined_match(line: str, read: Callable[[str], Iterable[Any]]) -> MinedMatch:
    """Read the finds of a match from a line of the journal.

    Args:   read - reads all of its text.
    Raises: ValueError or TypeError if it holds none.
    """
    number, text = json.loads(line)
    for _each in read(text):
        pass
    return MinedMatch(number, text)
