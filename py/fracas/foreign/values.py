"""Values of foreign files that may lack anything: what has another shape counts as nothing."""

from collections.abc import Iterable, Mapping
from typing import Any

from fracas.kernel.errors import DamagedText
from fracas.locale import _

LONGEST = 300  # characters of a value that is kept
MOST = 999_999_999  # of a number


def as_object(found: Any) -> Mapping[str, Any]:
    """Return an object, an empty one for anything else."""
    return found if isinstance(found, dict) else {}


def entries(found: Any) -> list[Any]:
    """Return a list, an empty one for anything else."""
    return found if isinstance(found, list) else []


def line(found: Any) -> str:
    """Return a text on one line, "" for anything else; what is very long is cut."""
    return " ".join(found[:LONGEST].split()) if isinstance(found, str) else ""


def number(found: Any) -> int:
    """Return a whole number of something, 0 for anything else; yes is 1."""
    if isinstance(found, str):
        found = {"yes": 1, "true": 1}.get(found.lower(), int(found) if found.isdecimal() and len(found) < 10 else 0)
    return min(max(int(found), 0), MOST) if isinstance(found, int) else 0


def lines(found: Iterable[Any]) -> tuple[str, ...]:
    """Return the texts of a list that say something."""
    return tuple(filter(None, map(line, found)))


def check_length(length: int, limit: int) -> None:
    """Refuse a roster with more lines than any team has.

    Raises: Damaged in one sentence.
    """
    if length > limit:
        raise DamagedText(_("The roster has {n} lines; Fracas reads at most {limit}.").format(n=length, limit=limit))
