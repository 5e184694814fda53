"""The coach's own tables on this device: saved like matches, as texts that the editor of their game reads."""

from typing import NamedTuple

from fracas.faces import editor_of
from fracas.faces.layout_editor import LayoutDraft, LayoutEditor
from fracas.games import KEYS
from fracas.kernel.errors import DamagedText, quote
from fracas.locale import N_, _
from fracas.page.saving.backup_section import BackupSection
from fracas.page.saving.storage import Facts, Shelf, Store, WriteReport

KIND = "layout"
OWN = "own-"  # begins the value of an own table in a new match


class SavedTable(NamedTuple):
    """A saved table."""

    key: str
    name: str
    desk: LayoutDraft | None  # None if it cannot be read
    trouble: str = ""


def table_editor() -> LayoutEditor:
    """Return the editor of the one game whose tables coaches make."""
    return next(filter(None, map(editor_of, KEYS)))


def saved_tables(store: Store) -> list[SavedTable]:
    """Return all tables by name, also those that cannot be read."""
    return sorted((load(store, key) for key in Shelf(store, KIND).ids()), key=lambda each: (each.name, each.key))


def load(store: Store, key: str) -> SavedTable:
    """Return one table."""
    found = Shelf(store, KIND).load(key)
    if found.save is None:
        lost = _("The table {table} is not on this device.").format(table=quote(key))
        return SavedTable(key, key, None, found.trouble or lost)
    try:
        name, desk = table_editor().read(found.save.record)
    except DamagedText as error:
        return SavedTable(key, found.save.facts.title or key, None, str(error))
    return SavedTable(key, name, desk, found.trouble)


def save(store: Store, key: str, name: str, desk: LayoutDraft, when: int) -> WriteReport:
    """Save a table."""
    return Shelf(store, KIND).save(key, Facts(table_editor().game, name, "", when), desk.write(name))


def delete(store: Store, key: str) -> None:
    """Delete a table."""
    Shelf(store, KIND).delete(key)


def _read(text: str) -> tuple[Facts, str]:
    editor = table_editor()
    return Facts(editor.game, editor.read(text)[0]), text


BACKUP_SECTION = BackupSection(KIND, _read, N_("Table {n} of this file cannot be read: {error}"),
                  N_("This file holds a table with an impossible name: {name}."))
