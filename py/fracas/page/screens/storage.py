"""The screen of the saved matches: list, checks, files, and undo of deletions and imports."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple

from fracas.games import KEYS
from fracas.locale import _, ngettext
from fracas.page import match_facts, routes, slugs
from fracas.page.browser import offline
from fracas.page.context import PageContext
from fracas.page.controls import control
from fracas.page.leagues.services import LeagueServices
from fracas.page.packer import KEPT, Packer, fetch_archived
from fracas.page.routes import Route
from fracas.page.saving import backup
from fracas.page.saving.archive import Archive, ArchiveEntry, ArchiveHead, read_entry
from fracas.page.saving.layered_store import NEARLY_FULL, PICTURE, ROOM, SNAPSHOT
from fracas.page.saving.storage import PREFIX, LoadResult, SaveSlot, StoreBlocked, StoreFull
from fracas.page.screens.file_import import PARCELS, ArchiveSlot, FileImport
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.screens.paste_field import PasteField
from fracas.view.arguments import word
from fracas.view.board.sketch import thumbnail
from fracas.view.controls import Button
from fracas.view.markup import Markup
from fracas.view.shell import Notice, undo_notice
from fracas.view.storage import OPEN_PANEL, SavedItem, Storage, storage_screen

EXPORTED = f"{PREFIX}exported"
A_PAGE = 30  # finished matches of the archive that are shown at once
OLD = 30 * match_facts.DAY  # age of the last file after which the screen reminds


class StorageScreen(MarkupScreen):
    """All matches on this device.

    Args: leagues - the others that are saved.
          part - `routes.OPEN` to begin at the field that opens anything.
    """

    key = routes.SAVED

    def __init__(self, leagues: LeagueServices, part: str = "") -> None:
        super().__init__(leagues.shell)
        self.landing = OPEN_PANEL if part == routes.OPEN else "main"
        self.leagues = leagues
        self.undoing = ""
        self.gone = ""  # sentence on the last deletion
        self.before: tuple[SaveSlot | ArchiveSlot | DeletedEntry, ...] = ()  # saves that were deleted or replaced last
        self.said = Notice("")
        self.hint = ""  # on the device, as it was drawn
        self.heads: list[ArchiveHead] = []  # of the archive, newest first
        self.most = A_PAGE  # of them that are shown
        self.packer = Packer(self.shell)
        self.paste_field = PasteField(self.shell, self.draw, lambda brought: self.file.read_file(brought))
        self.file = FileImport(leagues, self._detect, self._note_import, self.draw)
        self.controls = {
            "fetch-record": control(self._fetch_record, word),
            "fetch-everything": control(self._fetch_everything),
            "delete": control(self._delete, word),
            "restore": control(self._restore),
            "show-more": control(self._show_more),
            "pack": control(lambda: self._pack(0)),
            "thin-out": control(self._thin_out),
            "forget-snapshot": control(self._forget_snapshot),
            **self.paste_field.controls,
            **self.file.controls,
        }

    def enter(self, notice: str = "") -> None:
        """Draw the screen, then read the archive and pack what is finished."""
        super().enter(notice)
        self._read_archive()
        self._pack(KEPT)

    def leave(self) -> None:
        """Stop packing."""
        self.packer.stop()

    def draw_readiness(self) -> None:
        """Draw the hint on the device again, if it is another one now."""
        if offline.hint(self.shell.offline) != self.hint:
            self.draw()

    # -- the archive -----------------------------------------------------------------------------------------

    def _read_archive(self) -> None:
        """Read the heads of the archive and show them."""
        def show(heads: list[ArchiveHead]) -> None:
            if heads != self.heads:
                self.heads = heads
                self._redraw()
        self.shell.archive.heads(show)

    def _redraw(self) -> None:
        if self.shell.screen is self:
            self.draw()
            self.shell.send()

    def _show_more(self) -> None:
        """Show more of the archive."""
        self.most += A_PAGE
        self.draw()

    def _pack(self, kept: int) -> None:
        """Pack the finished matches but the latest."""
        def end(trouble: str) -> None:
            if trouble:
                self.said = Notice(trouble, tone="warn")
            elif self.packer.packed and not kept:
                self.said = Notice(ngettext("{n} finished match packed.", "{n} finished matches packed.",
                                            self.packer.packed).format(n=self.packer.packed), tone="good")
            if self.packer.packed or trouble:
                self._read_archive()
                self._redraw()
        self.packer.start(end, kept)

    def _thin_out(self) -> None:
        """Delete the oldest match that is not finished; it can be restored."""
        going = [match for match, save in self.shell.shelf.newest_first() if not save.facts.over]
        if going:
            self._delete(going[-1])

    # -- the list --------------------------------------------------------------------------------------------

    def markup(self) -> Markup:
        shelf = self.shell.shelf
        found = {match: shelf.load(match) for match in shelf.ids()}
        ranked = sorted(found.items(), key=lambda pair: -(pair[1].save.facts.when if pair[1].save else 0))
        heads = [head for head in self.heads if head.match not in found]
        rows = (*(self._row(match, each) for match, each in ranked), *map(self._packed_row, heads[:self.most]))
        notices = [*self.file.notices(), *(said for said in (self.said, self.paste_field.notice()) if said.text)]
        if self.undoing:
            notices.append(undo_notice(self.undoing))
        self.hint = offline.hint(self.shell.offline)
        return storage_screen(Storage(
            rows, self._total(found, heads), slugs.slug_of(KEYS[0]), self._reminder(bool(rows)),
            self.hint, tuple(notices), backup.has_other_saves(shelf.store),
            self.paste_field.pasted, self.shell.browser.can_scan(), undo_notice(self.gone) if self.gone else None,
            max(0, len(heads) - self.most), self._room(), self._journal(), self._snapshot()))

    def _row(self, match: str, found: LoadResult) -> SavedItem:
        if found.save is None:
            return SavedItem(match, _("Match {name}").format(name=match), trouble=found.trouble)
        facts = found.save.facts
        told = (facts.line, match_facts.ago(facts.when, self.shell.browser.wall_clock()),
                size_text(2 * len(found.save.record)))
        return SavedItem(match, facts.title, told, routes.write(routes.MATCH, match), found.trouble,
                     routes.write(routes.REPLAY, routes.OWN + match),
                     thumbnail(facts.sketch, slugs.slug_of(facts.game)), facts.over,
                     "" if facts.over else _("Play on"))

    def _packed_row(self, head: ArchiveHead) -> SavedItem:
        """Return a match of the archive."""
        facts = head.facts
        told = (facts.line, match_facts.ago(head.when, self.shell.browser.wall_clock()), _("packed"))
        replay = routes.write(routes.REPLAY, routes.OWN + head.match)
        return SavedItem(head.match, facts.title or _("Match {name}").format(name=head.match), told,
                         routes.write(routes.MATCH, head.match), "", replay,
                         thumbnail(facts.sketch, slugs.slug_of(facts.game)), True)

    def _used(self) -> int:
        """Return the characters that all saves take."""
        store = self.shell.shelf.store
        return sum(len(key) + len(store.read(key) or "") for key in store.keys() if key.startswith(PREFIX))

    def _room(self) -> Notice | None:
        """Return the offer to make room, None while there is enough."""
        share = self.shell.browser.used_room() / ROOM
        if share < NEARLY_FULL:
            return None
        return Notice(_("The storage is {n}% full. Pack finished matches, download everything, or delete the oldest "
                        "unfinished match.").format(n=min(100, round(100 * share))), (
            Button(_("Pack"), "pack", main=True), Button(_("Download everything"), "fetch-everything", icon="download"),
            Button(_("Delete the oldest"), "thin-out", icon="trash")), "warn")

    def _snapshot(self) -> str:
        """Return the sentence on the room for quick starts, "" if nothing is kept for them."""
        try:
            size = (self.shell.store.read(SNAPSHOT) or "").partition(" ")[0]
        except StoreBlocked:
            return ""
        return _("For quick starts this device keeps {n} MB of the page.").format(n=max(1, round(int(size) / 1e6))) \
            if size.isdecimal() and len(size) < 12 else ""

    def _forget_snapshot(self) -> None:
        """Delete the snapshot for quick starts."""
        self.shell.store.remove(SNAPSHOT)
        self.shell.browser.forget_snapshot()
        self.draw()

    def _journal(self) -> str:
        """Return the sentence on a second store that is missing, "" if it is there."""
        trouble = self.shell.browser.journal_trouble()
        if trouble == "full":
            return _("The second store of this browser is full: if the browser is killed, the last half minute of "
                     "play can be lost.")
        if trouble == "newer":
            return _("Another tab has a newer version of Fracas: reload this page, so that each answer is kept "
                     "twice.")
        return _("This browser blocks the second store: if the browser is killed, the last half minute of play, or a "
                 "match that has just begun, can be lost.") if trouble else ""

    def _total(self, found: dict[str, LoadResult], heads: Sequence[ArchiveHead]) -> str:
        size = self._used()
        damaged = sum(bool(each.trouble) for each in found.values())
        number = len(found) + len(heads)
        count = ngettext("{n} match", "{n} matches", number).format(n=number)
        state = ngettext("{n} match has a damaged copy", "{n} matches have damaged copies", damaged).format(n=damaged) \
            if damaged else _("all copies are intact")
        return _("{count}, {size} of about 5,000 kB. Just checked: {state}.").format(
            count=count, size=size_text(size), state=state)

    def _reminder(self, has_matches: bool) -> str:
        try:
            last = self.shell.store.read(EXPORTED) or ""
        except StoreBlocked:
            return ""
        age = self.shell.browser.wall_clock() - int(last) if last.isdecimal() and len(last) < 16 else OLD + 1
        if not has_matches or age <= OLD:
            return ""
        if not last:
            return _("Download a file to keep your matches if this device forgets them.")
        days = age // match_facts.DAY
        return ngettext("Your last file is {n} day old. Download a new one.",
                        "Your last file is {n} days old. Download a new one.", days).format(n=days)

    # -- files -----------------------------------------------------------------------------------------------

    def _fetch_record(self, match: str) -> None:
        """Save the record of a match as a file."""
        def download() -> None:
            save = self.shell.shelf.load(match).save
            if save is not None:
                self.shell.browser.download(f"{save.facts.game}-{match}.txt", save.record)
        if self.shell.is_saved(match):
            download()
        else:
            fetch_archived(self.shell, match, download)

    def _fetch_everything(self) -> None:
        """Save all matches and other pieces as one file."""
        self.shell.archive.heads(lambda heads: self.shell.archive.entries(
            [head.match for head in heads if not self.shell.is_saved(head.match)], self._export))

    def _export(self, archived: Sequence[ArchiveEntry]) -> None:
        """Save all matches and other pieces as one file, with the packed matches."""
        store = self.shell.shelf.store
        more = {"leagues": self.leagues.shelf.export_all(),
                **{name: parcels.export_all(store) for name, parcels in PARCELS.items()}}
        self.shell.browser.download("fracas.json", backup.export_all(self.shell.shelf, more, archived))
        if more[backup.SEATS]:
            self.said = Notice(_("The file contains the secrets of your matches by link. Give it to nobody."),
                               tone="warn")
        try:
            self.shell.store.write(EXPORTED, str(self.shell.browser.wall_clock()))
        except (StoreBlocked, StoreFull):
            self.said = Notice(_("Fracas could not note the date of this file: this browser’s storage is full."))
        self._redraw()

    # -- undo ------------------------------------------------------------------------------------------------

    def _delete(self, match: str) -> None:
        """Delete a match; the last one can be restored."""
        if not self.shell.is_saved(match):
            return self.shell.archive.entries([match], self._delete_packed)
        gone = self.shell.shelf.delete(match)
        self.before = (gone,) if gone.save is not None else ()
        self.undoing, self.gone = "", _("Deleted: {title}").format(title=gone.title) if self.before else ""
        self._forget_picture(match)
        self.draw()

    def _delete_packed(self, entries: Sequence[ArchiveEntry]) -> None:
        """Delete a match of the archive; it can be restored."""
        def end(trouble: str) -> None:
            self.before = (DeletedEntry(self.shell.archive, entries[0], self._read_archive),)
            self.undoing, self.gone = "", _("Deleted: {title}").format(title=read_title(entries[0]))
            self._read_archive()
        if entries:
            self.shell.store.shown.clear()
            self.shell.archive.remove([entries[0].match], end)

    def _forget_picture(self, match: str) -> None:
        """Forget the picture that the page begins with, if it is of this match."""
        store = self.shell.shelf.store
        with suppress(StoreBlocked):
            if (store.read(PICTURE) or "").startswith(f"{routes.write(routes.MATCH, match)} "):
                store.remove(PICTURE)

    def _detect(self, file: str) -> None:
        """Detect the format of a chosen file."""
        self.said = Notice("")
        self.paste_field.detect(file)

    def _note_import(self, before: tuple[SaveSlot | ArchiveSlot, ...], told: str) -> None:
        """Remember the saves that an import has replaced, so that it can be undone."""
        self.before, self.undoing, self.gone = before, told, ""
        self._read_archive()

    def _restore(self) -> None:
        """Restore the saves that were deleted or replaced last."""
        for slot in self.before:
            slot.restore()
        self.before, self.undoing, self.gone = (), "", ""
        self._read_archive()
        self.draw()


class DeletedEntry(NamedTuple):
    """A match that was deleted from the archive."""

    archive: Archive
    entry: ArchiveEntry
    draw: Callable[[], None]

    def restore(self) -> None:
        """Put the match back."""
        self.archive.add([self.entry], lambda trouble: self.draw())


def read_title(entry: ArchiveEntry) -> str:
    """Return the title of a packed match, its id if it is damaged."""
    try:
        return read_entry(entry).facts.title
    except ValueError:
        return entry.match


def size_text(characters: int) -> str:
    """Return a size as it is shown; both copies of a match count."""
    return _("{n}\u00a0kB").format(n=max(1, round(characters / 1000)))


def open_screen(context: PageContext, route: Route) -> StorageScreen:
    """Return the screen of the saved matches."""
    return StorageScreen(context.leagues, route.what)
