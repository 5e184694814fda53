"""Drafts of positions: what was put together last, kept over a reload and the way back from trying it.

There are two places: one for what began on an empty board of a game, one for what began with a link. A draft is never
more than an offer: its editor's undo leads back to what it began with.
"""

from fracas.page.saving.storage import PREFIX, Facts, Shelf, Store, StoreBlocked

KIND = "draft"  # of saves
LINKED = "link"  # the place of what began with a link
MOST = 70_000  # characters


def load(store: Store, began: str) -> str:
    """Return the position string of the draft that began so, "" if there is none.

    Args: began - what the address names: a game, or the text of a link.
    """
    try:
        save = Shelf(store, KIND).load(_place(began)).save
        written = save.record if save is not None else store.read(_former_key(began)) or ""
    except StoreBlocked:
        return ""
    first, _newline, position = written[:MOST].partition("\n")
    return position if first == began else ""


def keep(store: Store, began: str, position: str) -> bool:
    """Keep a draft, and return whether that was possible."""
    return Shelf(store, KIND).save(_place(began), Facts(), f"{began}\n{position}").ok


def _place(began: str) -> str:
    """Return the id of the place of a draft."""
    return LINKED if began[:1].isdigit() else began.replace("_", "-")


def _former_key(began: str) -> str:
    """Return the key under which earlier versions kept a draft."""
    return f"{PREFIX}draft.{LINKED if began[:1].isdigit() else began}"
