"""The arguments of controls: `data-arg` parsed into numbers, words and things.

They stand one after the other with a blank between them; the last one may hold blanks itself. What a control gives
besides (the text of a field, the value of a list, "1" or "0" of a check box) comes last.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

T = TypeVar("T")
Reader = Callable[[str], T]  # raises ValueError for what is no such argument

SIDES = ("home", "away")

_NUMBER = re.compile(r"-?[0-9]{1,9}")


def parse(arg: str, *readers: Reader[Any]) -> tuple[Any, ...]:
    """Return the arguments in a text, one for each reader.

    Raises: ValueError if one of them is not what its reader wants: the page or the link is of another version.
    """
    pieces = arg.split(" ", max(len(readers) - 1, 0))
    padded = [*pieces, *[""] * len(readers)]
    return tuple(reader(piece) for reader, piece in zip(readers, padded, strict=False))


def text(piece: str) -> str:
    """Read a typed or chosen text, "" included."""
    return piece


def word(piece: str) -> str:
    """Read a key."""
    if not piece or " " in piece:
        raise ValueError(piece)
    return piece


def number(piece: str) -> int:
    """Read a whole number."""
    if not _NUMBER.fullmatch(piece):
        raise ValueError(piece)
    return int(piece)


def flag(piece: str) -> bool:
    """Read "1" or "0": whether a check box is ticked."""
    return ("0", "1").index(piece) == 1


def side(piece: str) -> int:
    """Read "home" or "away" as 0 or 1."""
    return SIDES.index(piece)


def one_of(*values: str) -> Reader[str]:
    """Read one of some values."""
    return lambda piece: values[values.index(piece)]


def index_in(items: Callable[[], Sequence[T]]) -> Reader[T]:
    """Read the number of a thing in a list and return the thing.

    Args: items - returns the list as it stands when the control is used.
    """
    def found(piece: str) -> T:
        listed, place = items(), number(piece)
        if not 0 <= place < len(listed):
            raise ValueError(piece)
        return listed[place]
    return found


def key_in(things: Callable[[], Mapping[str, T]]) -> Reader[T]:
    """Read the name of a thing and return the thing.

    Args: things - returns them by name as they are when the control is used.
    """
    def found(piece: str) -> T:
        listed = things()
        if piece not in listed:
            raise ValueError(piece)
        return listed[piece]
    return found
