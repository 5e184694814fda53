"""A store over another, with the saves in memory that the other has no room for: no screen loses them.

They are shown as not saved until they are: the page is told, asks before it is left, and tries again.
"""

from collections.abc import Callable, Iterable

from fracas.page.saving.storage import GENERATIONS, PREFIX, SAVE_KEY, Store, StoreBlocked, StoreFull

SNAPSHOT = f"{PREFIX}snapshot"  # noted by `snapshots.js`: the bytes of what is kept for quick starts, and what is in it
PICTURE = f"{PREFIX}shot"  # taken by `boot.js` of the match played last: its address, then its markup

ROOM = 5_242_000  # characters that browsers keep, with the keys
NEARLY_FULL = 0.8  # share of the room from which on the page offers to make some
LESSER = ("learnt.", "draft.", "days.")  # kinds of saves that nobody is told of


class LayeredStore:
    """A store with a layer of memory over it.

    Args: store - the one below.
          tell - called with True when saves stand in memory alone, with False when all are stored again.
    """

    def __init__(self, store: Store, tell: Callable[[bool], None]) -> None:
        self.store, self.tell = store, tell
        self.memory: dict[str, str] = {}  # saves that could not be stored
        self.shown: dict[str, str] = {}  # saves from the archive, as long as they are looked at

    @property
    def unsaved_names(self) -> list[str]:
        """The names of all saves that could not be stored and are worth a notice: kind and id, "match.m1"."""
        names = {found[1] for key in self.memory if (found := SAVE_KEY.fullmatch(key))}
        return sorted(name for name in names if not name.startswith(LESSER))

    def read(self, key: str) -> str | None:
        text = self.memory.get(key)
        if text is None:
            text = self.store.read(key)
        return self.shown.get(key) if text is None else text

    def write(self, key: str, text: str) -> None:
        try:
            self._write(key, text)
        except (StoreFull, StoreBlocked):
            if SAVE_KEY.fullmatch(key):
                self._keep(key, text)
            raise
        self._forget(key)

    def shows(self, name: str) -> bool:
        """Return whether a save is from the archive and stands nowhere else: kind and id, "match.m1"."""
        return f"{PREFIX}{name}.{GENERATIONS[0]}" in self.shown

    def _write(self, key: str, text: str) -> None:
        try:
            self.store.write(key, text)
        except StoreFull:
            if self.store.read(PICTURE) is None:
                raise
            self.store.remove(PICTURE)  # it can be taken again
            self.store.write(key, text)

    def remove(self, key: str) -> None:
        self.store.remove(key)
        self._forget(key)

    def keys(self) -> Iterable[str]:
        return dict.fromkeys((*self.store.keys(), *self.memory))

    def sync(self) -> None:
        """Ask for the journal on the disk."""
        self.store.sync()

    def copy(self, key: str, text: str) -> None:
        """Keep a save in the journal alone."""
        self.store.copy(key, text)

    def _keep(self, key: str, text: str) -> None:
        self.memory[key] = text
        self.shown.pop(_generations(key)[0], None)
        self.tell(bool(self.unsaved_names))

    def _forget(self, key: str) -> None:
        """Forget both generations of a save that is stored now, or deleted."""
        self.shown.pop(_generations(key)[0], None)
        if self.memory:
            for each in _generations(key):
                self.memory.pop(each, None)
            self.tell(bool(self.unsaved_names))


def _generations(key: str) -> list[str]:
    """Return the keys of both generations of a save, given one of them."""
    return [f"{key[:-1]}{which}" for which in GENERATIONS]
