"""A section of the backup file: the coach's pieces of one kind, each with its id and text.

Pieces go out in stable order. A piece that differs from the one here under its id comes in beside it, unless there can
be only one.
"""

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import sha256
from typing import NamedTuple, Protocol

from fracas.kernel.errors import DamagedText, quote
from fracas.kernel.work import Work
from fracas.locale import _
from fracas.page.saving.backup import VerifiedSave
from fracas.page.saving.storage import Facts, Save, Shelf, Store

_ID = re.compile(r"[A-Za-z0-9-]{1,40}")


class FileSection(Protocol):
    """The pieces of one kind, as files hold them."""

    @property
    def kind(self) -> str:
        """The kind of the saves."""

    def export_all(self, store: Store) -> list[str]:
        """Return all readable pieces, in stable order."""

    def news_in_slices(self, store: Store, texts: Sequence[str], when: int) -> Work[list[VerifiedSave]]:
        """Return in slices the pieces that are not here yet; see `BackupSection`."""


class BackupSection(NamedTuple):
    """The section for the pieces of one kind."""

    kind: str  # of the saves
    read: Callable[[str], tuple[Facts, str]]  # facts, and the text in its usual form; ValueError in one sentence
    unreadable: str  # sentence on a file that cannot be imported: English, with {n} and {error}
    misnamed: str  # the same, with {name}
    stays: bool = False  # whether a piece here is kept instead of another one of its id

    def _here(self, store: Store) -> dict[str, str]:
        """Return the texts of all readable pieces, by their ids."""
        found = {}
        for key, save in Shelf(store, self.kind).newest_first():
            with suppress(ValueError):
                found[key] = self.read(save.record)[1]
        return found

    def export_all(self, store: Store) -> list[str]:
        """Return all readable pieces, in stable order."""
        return [f"{key}\n{text}" for key, text in sorted(self._here(store).items())]

    def news_in_slices(self, store: Store, texts: Sequence[str], when: int) -> Work[list[VerifiedSave]]:
        """Return in slices the pieces that are not here yet.

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
