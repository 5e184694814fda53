"""Places on buttons: what is special about a cell, and who is beside it, so that nobody must look its name up."""

from collections.abc import Iterable

from fracas.locale import _

MOST_NAMED = 2  # of those beside a cell


def place_note(special: Iterable[str], beside: Iterable[str]) -> str:
    """Return what a cell is like, in a few words.

    Args: special - what it is part of, in words; beside - the names of those next to it.
    """
    words, names = [*special], [*beside]
    if names:
        told = _(" and ").join(names[:MOST_NAMED])
        words.append(_("beside {names}").format(names=told) if len(names) <= MOST_NAMED else
                     _("beside {names} and others").format(names=", ".join(names[:MOST_NAMED])))
    return ", ".join(words) or _("in the open")
