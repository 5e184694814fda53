"""The screen of the saved matches: list, checks, files, and undo of deletions and imports."""

from contextlib import suppress

from fracas.games import KEYS
from fracas.locale import _, ngettext
from fracas.page import match_facts, routes, slugs
from fracas.page.browser import offline
from fracas.page.context import PageContext
from fracas.page.controls import control
from fracas.page.leagues.services import LeagueServices
from fracas.page.routes import Route
from fracas.page.saving import backup
from fracas.page.saving.storage import PREFIX, LoadResult, SaveSlot, StoreBlocked, StoreFull
from fracas.page.screens.file_import import PARCELS, FileImport
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.screens.paste_field import PasteField
from fracas.view.arguments import word
from fracas.view.board.sketch import thumbnail
from fracas.view.markup import Markup
from fracas.view.shell import Notice, undo_notice
from fracas.view.storage import OPEN_PANEL, SavedItem, Storage, storage_screen

EXPORTED = f"{PREFIX}exported"
PICTURE = f"{PREFIX}shot"  # taken by `boot.js` of the match played last: its address, then its markup
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
        self.before: tuple[SaveSlot, ...] = ()  # saves that were deleted or replaced last
        self.said = Notice("")
        self.paste_field = PasteField(self.shell, self.draw, lambda brought: self.file.read_file(brought))
        self.file = FileImport(leagues, self._detect, self._note_import, self.draw)
        self.controls = {
            "fetch-record": control(self._fetch_record, word),
            "fetch-everything": control(self._fetch_everything),
            "delete": control(self._delete, word),
            "restore": control(self._restore),
            **self.paste_field.controls,
            **self.file.controls,
        }

    # -- the list --------------------------------------------------------------------------------------------

    def markup(self) -> Markup:
        shelf = self.shell.shelf
        found = {match: shelf.load(match) for match in shelf.ids()}
        ranked = sorted(found.items(), key=lambda pair: -(pair[1].save.facts.when if pair[1].save else 0))
        rows = tuple(self._row(match, each) for match, each in ranked)
        notices = [*self.file.notices(), *(said for said in (self.said, self.paste_field.notice()) if said.text)]
        if self.undoing:
            notices.append(undo_notice(self.undoing))
        return storage_screen(Storage(
            rows, self._total(found), slugs.slug_of(KEYS[0]), self._reminder(bool(rows)),
            offline.hint(self.shell.offline), tuple(notices), backup.has_other_saves(shelf.store),
            self.paste_field.pasted, self.shell.browser.can_scan(), undo_notice(self.gone) if self.gone else None))

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

    def _total(self, found: dict[str, LoadResult]) -> str:
        store = self.shell.shelf.store
        size = sum(len(store.read(key) or "") for key in store.keys() if key.startswith(PREFIX))
        damaged = sum(bool(each.trouble) for each in found.values())
        count = ngettext("{n} match", "{n} matches", len(found)).format(n=len(found))
        state = ngettext("{n} match has a damaged copy", "{n} matches have damaged copies", damaged).format(n=damaged) \
            if damaged else _("all copies are intact")
        return _("{count}, {size} of about 5,000 kB; checked just now: {state}.").format(
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
            return _("Nothing was downloaded yet: a file keeps your matches if this device forgets them.")
        days = age // match_facts.DAY
        return ngettext("The last file is {n} day old: download a new one.",
                        "The last file is {n} days old: download a new one.", days).format(n=days)

    # -- files -----------------------------------------------------------------------------------------------

    def _fetch_record(self, match: str) -> None:
        """Save the record of a match as a file."""
        save = self.shell.shelf.load(match).save
        if save is not None:
            self.shell.browser.download(f"{save.facts.game}-{match}.txt", save.record)

    def _fetch_everything(self) -> None:
        """Save all matches and other pieces as one file."""
        store = self.shell.shelf.store
        more = {"leagues": self.leagues.shelf.export_all(),
                **{name: parcels.export_all(store) for name, parcels in PARCELS.items()}}
        self.shell.browser.download("fracas.json", backup.export_all(self.shell.shelf, more))
        if more[backup.SEATS]:
            self.said = Notice(_("The file holds the secrets of your matches by link: give it to nobody."), tone="warn")
        try:
            self.shell.store.write(EXPORTED, str(self.shell.browser.wall_clock()))
        except (StoreBlocked, StoreFull):
            self.said = Notice(_("The date of this file could not be noted: the storage of this browser is full."))
        self.draw()

    # -- undo ------------------------------------------------------------------------------------------------

    def _delete(self, match: str) -> None:
        """Delete a match; the last one can be restored."""
        gone = self.shell.shelf.delete(match)
        self.before = (gone,) if gone.save is not None else ()
        self.undoing, self.gone = "", _("Deleted: {title}").format(title=gone.title) if self.before else ""
        self._forget_picture(match)
        self.draw()

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

    def _note_import(self, before: tuple[SaveSlot, ...], told: str) -> None:
        """Remember the saves that an import has replaced, so that it can be undone."""
        self.before, self.undoing, self.gone = before, told, ""

    def _restore(self) -> None:
        """Restore the saves that were deleted or replaced last."""
        for slot in self.before:
            slot.restore()
        self.before, self.undoing, self.gone = (), "", ""
        self.draw()

def size_text(characters: int) -> str:
    """Return a size as it is shown; both copies of a match count."""
    return _("{n} kB").format(n=max(1, round(characters / 1000)))


def open_screen(context: PageContext, route: Route) -> StorageScreen:
    """Return the screen of the saved matches."""
    return StorageScreen(context.leagues, route.what)
