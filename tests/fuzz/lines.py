"""What a reader may say: one line for people, without words of the programming language or signs nobody sees."""

import re

LONGEST = 2_000  # it may quote a position
_SPACES = str.maketrans("\u00a0\u202f", "  ")  # that stand in numbers and before signs
_INNER = re.compile(
    r"invalid literal|could not convert|not in list|to unpack|codec can't|substring not found|Traceback|NoneType|"
    r"object at 0x|<class|<function|Expecting |Extra data|Exceeds the limit|unhashable|\w+Error\b|takes \d+ pos")


def is_line(said: str) -> bool:
    """Return whether people can read it."""
    return said.translate(_SPACES).isprintable() and 0 < len(said) <= LONGEST and _INNER.search(said) is None
