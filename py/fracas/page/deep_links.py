"""What links hold comes to the page: a short link is read at once, a long one in slices over the home screen.

Nothing of a link is kept on this device.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from fracas.kernel.game import Game
from fracas.kernel.work import Work, run_to_end
from fracas.links import read_link_in_slices
from fracas.locale import _
from fracas.page.shell import Shell
from fracas.page.text_reader import LONG_PLAYED

T = TypeVar("T")


def reading_replay(packed: str) -> Work[Game]:
    """Return the match of a link to be watched: one of older rules is played as far as it can be followed."""
    return read_link_in_slices(packed, is_followed=True)


def defer_long_link(shell: Shell, packed: str, reader: Callable[[str], Work[object]],
                    again: Callable[[], None]) -> bool:
    """Return whether a link is so long that it is read in slices first; then begin to read it.

    Args: reader - reads links of the kind that is wanted.
          again - shows the address again, once it was read; a link that cannot be opened leads home with a sentence.
    """
    if len(packed) <= LONG_PLAYED or _is_here(shell, packed, reader):
        return False

    def taken(found: object) -> None:
        shell.arrived = packed, reader, found
        again()

    def refused(sentence: str) -> None:
        shell.notice = _("This link cannot be opened: {error}").format(error=sentence)
        shell.go("#/")
    shell.read(True, reader(packed), taken, refused)
    return True


def link_content(shell: Shell, packed: str, reader: Callable[[str], Work[T]]) -> T:
    """Return what a link holds: what was read of it before, or it is read at once.

    Raises: ValueError in one sentence if it cannot be opened.
    """
    if _is_here(shell, packed, reader):
        assert shell.arrived is not None
        found: T = shell.arrived[2]
        return found
    return run_to_end(reader(packed))


def _is_here(shell: Shell, packed: str, reader: Callable[[str], Work[object]]) -> bool:
    return shell.arrived is not None and shell.arrived[:2] == (packed, reader)
