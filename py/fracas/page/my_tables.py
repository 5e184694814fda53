"""The coach's own tables in a file of everything: out, and in again after a look at what is new.

What a table is, only School Fighters knows; it is loaded when a file holds one.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import sha256
from importlib import import_module
from typing import NamedTuple

from fracas.kernel.errors import Damaged, quote
from fracas.locale import _
from fracas.page.storage import Facts, Shelf, Store

KIND = "layout"
GAME = "school_fighters"

_ID = re.compile(r"[A-Za-z0-9-]{1,40}")


class Fresh(NamedTuple):
    """A table of a file that is not here."""

    key: str
    name: str
    text: str


def has_tables(store: Store) -> bool:
    """Return whether any table is saved."""
    return bool(Shelf(store, KIND).ids())


def everything(store: Store) -> list[str]:
    """Return all tables that can be loaded, in stable order, each with its id."""
    shelf = Shelf(store, KIND)
    found = [(key, save.record) for key in shelf.ids() if (save := shelf.load(key).save) is not None]
    return [f"{key}\n{record}" for key, record in sorted(found)]


def fresh(store: Store, texts: Sequence[str]) -> list[Fresh]:
    """Return the tables that are not here yet. One that differs from the one here comes in beside it.

    Raises: Damaged in one sentence for the first that cannot be read.
    """
    shelf = Shelf(store, KIND)
    here = {key: save.record for key in shelf.ids() if (save := shelf.load(key).save) is not None}
    found = []
    for number, text in enumerate(texts, 1):
        key, _newline, record = text.partition("\n")
        if not _ID.fullmatch(key):
            raise Damaged(_("This file holds a table with an impossible name: {name}.").format(name=quote(key)))
        try:
            name = str(import_module("fracas.page.terrain.layouts").read(record)[0])
        except Damaged as error:
            raise Damaged(_("Table {n} of this file cannot be read: {error}").format(n=number, error=error)) from None
        other = f"{key[:24]}-{sha256(record.encode('utf-8', 'replace')).hexdigest()[:12]}"
        if record not in (here.get(key), here.get(other)):
            found.append(Fresh(other if key in here else key, name, record))
    return found


def take_in(store: Store, tables: Sequence[Fresh], when: int) -> str:
    """Save tables of a file; return a sentence if one could not be saved: then none is."""
    for table in tables:
        written = Shelf(store, KIND).save(table.key, Facts(GAME, table.name, "", when), table.text)
        if not written.ok:
            forget(store, tables)
            return written.trouble
    return ""


def forget(store: Store, tables: Sequence[Fresh]) -> None:
    """Undo taking in tables."""
    for table in tables:
        Shelf(store, KIND).delete(table.key)
