"""The notice on what is not saved, on every screen until it is, with its download."""

from collections.abc import Callable

from fracas.locale import _, ngettext
from fracas.page.saving.layered_store import LayeredStore
from fracas.page.saving.storage import Shelf
from fracas.view.controls import Button
from fracas.view.markup import Markup
from fracas.view.shell import Notice, notice

CONTROL = "fetch-unsaved"


def unsaved_notice(store: LayeredStore) -> Markup:
    """Return the notice on saves that stand in memory alone."""
    count = len(store.unsaved_names)
    sentence = ngettext("{n} piece is not saved: this browser has no room for it. Make room, or download it.",
                        "{n} pieces are not saved: this browser has no room for them. Make room, or download them.",
                        count).format(n=count)
    return notice(Notice(sentence, (Button(_("Download"), CONTROL, icon="download"),
                                    Button(_("Make room"), "make-room", icon="trash")), "bad"))


def nearly_full_notice() -> Markup:
    """Return the offer to make room in a store that is nearly full."""
    return notice(Notice(_("The storage is nearly full: pack finished matches, download them, or delete some."),
                         (Button(_("Make room"), "make-room", icon="trash"),), "warn"))


def download_unsaved(store: LayeredStore, download: Callable[[str, str], None]) -> None:
    """Save all that is not saved as files."""
    for name in store.unsaved_names:
        kind, _dot, key = name.partition(".")
        save = Shelf(store, kind).load(key).save
        if save is not None:
            download(f"{save.facts.game or kind}-{key}.txt", save.record)
