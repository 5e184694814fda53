"""Packing: finished matches move from the store into the archive, and come back to be looked at.

Every start reads the store, and none the archive. A match leaves the store only after the archive has confirmed it.
"""

from collections.abc import Callable, Sequence

from fracas.games import KEYS
from fracas.kernel.work import Work
from fracas.page.browser.task_runner import TaskRunner
from fracas.page.chunks import with_extras
from fracas.page.saving import archive
from fracas.page.saving.archive import ArchiveEntry
from fracas.page.saving.storage import GENERATIONS, PREFIX, Save, Shelf, encode
from fracas.page.shell import Shell

KEPT = 10  # finished matches that stay in the store, the latest


class Packer:
    """The work of packing finished matches, one after the other, in slices.

    Args: shell - the page.
    """

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.tasks = TaskRunner(shell.browser.now, shell.browser.soon)
        self.packed = 0  # matches of this run
        self._left: list[tuple[str, Save]] = []
        self._then: Callable[[str], None] = lambda trouble: None

    def start(self, then: Callable[[str], None], kept: int = KEPT) -> None:
        """Pack the finished matches but the latest; give the trouble at the end, "" if there is none."""
        self._left = finished_matches(self.shell.shelf)[kept:]
        self.packed, self._then = 0, then
        games = {save.facts.game for _match, save in self._left} & {*KEYS}
        self.shell.browser.when_loaded(self._next, with_extras(sorted(games)))

    def stop(self) -> None:
        """Stop after the match that is packed; nothing is lost."""
        self.tasks.stop()
        self._left = []

    def _next(self) -> None:
        if not self._left:
            return self._then("")
        match, save = self._left.pop(0)
        self.tasks.start(archive.pack(match, save), lambda entry: self._put(entry, save))

    def _put(self, entry: ArchiveEntry, save: Save) -> None:
        def confirm(trouble: str) -> None:
            if trouble:
                return self._then(trouble)
            if self.shell.shelf.load(entry.match).save == save:  # else it was played on meanwhile
                self.shell.shelf.delete(entry.match)
            self.packed += 1
            self._next()
        self.shell.archive.add([entry], confirm)


def finished_matches(shelf: Shelf) -> list[tuple[str, Save]]:
    """Return the finished matches, newest first."""
    return [(match, save) for match, save in shelf.newest_first() if save.facts.over]


def fetch_archived(shell: Shell, match: str, then: Callable[[], None]) -> None:
    """Fetch a match from the archive, to be looked at, then call a function.

    It is called as well if there is no such match, or a damaged one.
    """
    def take(entries: Sequence[ArchiveEntry]) -> None:
        if not entries:
            return then()
        game = _game_of(entries[0])
        shell.browser.when_loaded(lambda: tasks.start(_unpacked(entries[0]), show), with_extras([game] if game else []))

    def show(found: Save | str) -> None:
        if isinstance(found, Save):
            shell.store.shown.clear()
            shell.store.shown[f"{PREFIX}match.{match}.{GENERATIONS[0]}"] = encode(found)
        else:
            shell.notice = found
        then()
    tasks = TaskRunner(shell.browser.now, shell.browser.soon)
    if shell.store.shows(f"match.{match}"):
        return then()
    shell.archive.entries([match], take)


def _game_of(entry: ArchiveEntry) -> str:
    try:
        game = archive.read_entry(entry).facts.game
    except ValueError:
        return ""
    return game if game in KEYS else ""


def _unpacked(entry: ArchiveEntry) -> Work[Save | str]:
    """Return the save of an entry, or the refusal."""
    try:
        return (yield from archive.unpack(entry))
    except ValueError as error:
        return str(error)
