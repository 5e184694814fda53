"""The content of links in addresses: short links are read at once, long ones in slices over the home screen.

Nothing of a link is kept on this device.
"""

from collections.abc import Callable
from typing import TypeVar

from fracas.kernel.game import Game
from fracas.kernel.work import Work, run_to_end
from fracas.links import read_link_in_slices
from fracas.locale import _
from fracas.page.handover import LinkContent
from fracas.page.shell import Shell
from fracas.page.text_reader import LONG_PLAYED

T = TypeVar("T")


def read_replay_in_slices(packed: str) -> Work[Game]:
    """Read the match of a link to be watched; one of older rules is played as far as possible."""
    return read_link_in_slices(packed, is_followed=True)


def defer_long_link(shell: Shell, packed: str, reader: Callable[[str], Work[object]]) -> bool:
    """Begin to read a link in slices if it is long; return whether its screen has to wait for that.

    The address is shown again once the link was read; a link that cannot be opened leads home with a sentence.

    Args: reader - reads links of the kind that is wanted.
    """
    if len(packed) <= LONG_PLAYED or _is_read(shell, packed, reader):
        return False

    def show(content: object) -> None:
        shell.link_content = LinkContent(packed, reader, content)
        shell.reload()

    def refuse(sentence: str) -> None:
        shell.notice = _("This link cannot be opened: {error}").format(error=sentence)
        shell.go("#/")
    shell.read_text(True, reader(packed), show, refuse)
    return True


def link_content(shell: Shell, packed: str, reader: Callable[[str], Work[T]]) -> T:
    """Return the content of a link, which is read at once unless it was read before.

    Raises: ValueError in one sentence if it cannot be opened.
    """
    if shell.link_content is not None and _is_read(shell, packed, reader):
        content: T = shell.link_content.content
        return content
    return run_to_end(reader(packed))


def _is_read(shell: Shell, packed: str, reader: Callable[[str], Work[object]]) -> bool:
    return shell.link_content is not None and shell.link_content[:2] == (packed, reader)
