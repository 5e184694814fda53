"""What a coach has made, in the file of everything: the id of each piece, then its own text.

Out in stable order, and in again after a look at what is new. What differs from the piece here comes in beside it.
"""

import re
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import NamedTuple

from fracas.kernel.errors import Damaged, quote
from fracas.page.saving.exchange import Checked
from fracas.page.saving.storage import Facts, Save, Shelf, Store

_ID = re.compile(r"[A-Za-z0-9-]{1,40}")


class Sentences(NamedTuple):
    """What is said of a file that cannot be taken in."""

    unreadable: str  # with {n} and {error}
    misnamed: str  # with {name}


class Parcels(NamedTuple):
    """Pieces of one kind."""

    kind: str  # of what is saved
    read: Callable[[str], tuple[Facts, str]]  # facts, and the text in its usual form; ValueError in one sentence
    sentences: Callable[[], Sentences]  # in the reader's language

    def _here(self, store: Store) -> dict[str, str]:
        """Return the texts of all that can be read."""
        shelf, found = Shelf(store, self.kind), {}
        for key in shelf.ids():
            save = shelf.load(key).save
            text = self._usual(save.record) if save is not None else ""
            if text:
                found[key] = text
        return found

    def _usual(self, text: str) -> str:
        """Return a text in its usual form, "" if it cannot be read."""
        try:
            return self.read(text)[1]
        except ValueError:
            return ""

    def everything(self, store: Store) -> list[str]:
        """Return all that can be read, in stable order."""
        return [f"{key}\n{text}" for key, text in sorted(self._here(store).items())]

    def fresh(self, store: Store, texts: Sequence[str], when: int) -> list[Checked]:
        """Return the pieces that are not here yet.

        Raises: Damaged in one sentence for the first that cannot be read.
        """
        here, said, found = self._here(store), self.sentences(), []
        for number, each in enumerate(texts, 1):
            key, _newline, text = each.partition("\n")
            if not _ID.fullmatch(key):
                raise Damaged(said.misnamed.format(name=quote(key)))
            try:
                facts, usual = self.read(text)
            except ValueError as error:
                raise Damaged(said.unreadable.format(n=number, error=error)) from None
            other = f"{key[:24]}-{sha256(text.encode('utf-8', 'replace')).hexdigest()[:12]}"
            if usual not in (here.get(key), here.get(other)):
                found.append(Checked(other if key in here else key, Save(0, facts._replace(when=when), usual)))
        return found
