"""What a coach has made, in the file of everything: the id of each piece, then its own text.

Out in stable order, and in again after a look at what is new. What differs from the piece here comes in beside it,
except where a piece cannot have two.
"""

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import sha256
from typing import NamedTuple

from fracas.kernel.errors import DamagedText, quote
from fracas.kernel.work import Work
from fracas.locale import _
from fracas.page.saving.backup import VerifiedSave
from fracas.page.saving.storage import Facts, Save, Shelf, Store

_ID = re.compile(r"[A-Za-z0-9-]{1,40}")


class BackupSection(NamedTuple):
    """Pieces of one kind."""

    kind: str  # of what is saved
    read: Callable[[str], tuple[Facts, str]]  # facts, and the text in its usual form; ValueError in one sentence
    unreadable: str  # what is said of a file that cannot be taken in: English, with {n} and {error}
    misnamed: str  # the same, with {name}
    stays: bool = False  # whether a piece here keeps the place of one of its id that differs

    def _here(self, store: Store) -> dict[str, str]:
        """Return the texts of all that can be read."""
        found = {}
        for key, save in Shelf(store, self.kind).newest_first():
            with suppress(ValueError):
                found[key] = self.read(save.record)[1]
        return found

    def export_all(self, store: Store) -> list[str]:
        """Return all that can be read, in stable order."""
        return [f"{key}\n{text}" for key, text in sorted(self._here(store).items())]

    def reading_news(self, store: Store, texts: Sequence[str], when: int) -> Work[list[VerifiedSave]]:
        """Return the pieces that are not here yet.

        Raises: Damaged in one sentence for the first that cannot be read.
        """
        here, found = self._here(store), []
        for number, each in enumerate(texts, 1):
            key, _newline, text = each.partition("\n")
            if not _ID.fullmatch(key):
                raise DamagedText(_(self.misnamed).format(name=quote(key)))
            try:
                facts, usual = self.read(text)
            except ValueError as error:
                raise DamagedText(_(self.unreadable).format(n=number, error=error)) from None
            other = f"{key[:24]}-{sha256(text.encode('utf-8', 'replace')).hexdigest()[:12]}"
            yield number / len(texts)
            if usual not in (here.get(key), here.get(other)) and not (self.stays and key in here):
                found.append(VerifiedSave(other if key in here else key, Save(0, facts._replace(when=when), usual)))
        return found
