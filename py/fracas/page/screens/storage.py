"""The screen of what is saved: its list, checks and files, and undoing what was deleted or taken in."""

from __future__ import annotations

import re
from collections.abc import Generator
from typing import TYPE_CHECKING, Any

from fracas.games import KEYS
from fracas.kernel.errors import Damaged
from fracas.locale import _, ngettext
from fracas.page import library, routes
from fracas.page.browser import offline
from fracas.page.browser.slices import Slices
from fracas.page.parts import part
from fracas.page.saving import exchange, my_tables, my_teams
from fracas.page.saving.exchange import Before, Checked, Summary
from fracas.page.saving.parcels import Piece
from fracas.page.saving.storage import PREFIX, TOO_LARGE, Found, StoreBlocked, StoreFull
from fracas.page.screens.quiet import QuietScreen
from fracas.view.controls import Button
from fracas.view.markup import Markup
from fracas.view.shell import Notice
from fracas.view.storage import Row, Storage, storage

if TYPE_CHECKING:
    from fracas.page.shell import Shell

EXPORTED = f"{PREFIX}exported"
DAY = 86_400_000  # milliseconds
OLD = 30 * DAY  # after so long without a file the screen reminds
PARCELS = my_teams.PARCELS, my_tables.PARCELS
TEAM_FILE = re.compile(r'\s*\ufeff?\s*\{\s*"fracas"\s*:\s*"team"')  # how the file of one team begins
LEAGUE_FILE = '{"fracas":"league"'  # how the file of one league begins


class StorageScreen(QuietScreen):
    """All matches on this device."""

    key = routes.SAVED

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.undoing = ""
        self.before: Before = ()
        self.leagues: list[Any] = []  # of the file, those that say anything new
        self.leagues_before: Any = ()  # what stood in the places of the leagues taken in
        self.teams: list[Piece] = []  # of the file, those that are not here
        self.tables: list[Piece] = []  # of the file, those that are not here
        self.pieces_before: dict[str, list[Piece]] = {}  # by kind, those taken in last
        self.summary: Summary | None = None
        self.said = Notice("")
        self.checking = Slices(shell.browser.now, shell.browser.soon)

    def leave(self) -> None:
        """Stop checking a file."""
        self.checking.stop()

    # -- the list --------------------------------------------------------------------------------------------

    def markup(self) -> Markup:
        shelf = self.shell.shelf
        found = {match: shelf.load(match) for match in shelf.ids()}
        ranked = sorted(found.items(), key=lambda pair: -(pair[1].save.facts.when if pair[1].save else 0))
        rows = tuple(self._row(match, each) for match, each in ranked)
        notices = [self._ask()] if self.summary is not None else []
        if self.said.text:
            notices.append(self.said)
        return storage(Storage(
            rows, self._total(found), library.word_of(KEYS[0]), self._reminder(bool(rows)),
            offline.hint(self.shell.offline), self.undoing, tuple(notices),
            self.shell.leagues.has_leagues() or any(parcels.has_any(shelf.store) for parcels in PARCELS)))

    def _row(self, match: str, found: Found) -> Row:
        if found.save is None:
            return Row(match, _("Match {name}").format(name=match), "", "", "", trouble=found.trouble)
        facts = found.save.facts
        return Row(match, facts.title, facts.line, size_text(2 * len(found.save.record)), self._when(facts.when),
                   routes.write(routes.MATCH, match), found.trouble)

    def _when(self, when: int) -> str:
        days = max(0, (self.shell.browser.wall_clock() - when) // DAY)
        if not when or days == 0:
            return _("today") if when else ""
        return ngettext("{n} day ago", "{n} days ago", days).format(n=days)

    def _total(self, found: dict[str, Found]) -> str:
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
        days = age // DAY
        return ngettext("The last file is {n} day old: download a new one.",
                        "The last file is {n} days old: download a new one.", days).format(n=days)

    # -- out -------------------------------------------------------------------------------------------------

    def on_fetch_record(self, arg: str) -> None:
        """Save the record of a match as a file."""
        save = self.shell.shelf.load(arg).save
        if save is not None:
            self.shell.browser.download(f"{save.facts.game}-{arg}.txt", save.record)

    def on_fetch_everything(self, arg: str) -> None:
        """Save all matches as one file."""
        more = {"leagues": self.shell.leagues.shelf.everything(),
                "teams": my_teams.PARCELS.everything(self.shell.shelf.store),
                "tables": my_tables.PARCELS.everything(self.shell.shelf.store)}
        self.shell.browser.download("fracas.json", exchange.everything(self.shell.shelf, more))
        try:
            self.shell.store.write(EXPORTED, str(self.shell.browser.wall_clock()))
        except (StoreBlocked, StoreFull):
            self.said = Notice(_("The date of this file could not be noted: the storage of this browser is full."))
        self.draw()

    # -- undo ------------------------------------------------------------------------------------------------

    def on_delete(self, arg: str) -> None:
        """Forget a match; the last one can be brought back."""
        save = self.shell.shelf.load(arg).save
        self.before = ((arg, save),) if save is not None else ()
        self.undoing = _("Deleted: {title}").format(title=save.facts.title) if save is not None else ""
        self.shell.shelf.delete(arg)
        self.draw()

    def on_restore(self, arg: str) -> None:
        """Bring back what was deleted or replaced last."""
        exchange.put_back(self.shell.shelf, self.before)
        if self.leagues_before:
            part("leagues.exchange").put_back(self.shell.leagues.shelf, self.leagues_before)
        for parcels in PARCELS:
            parcels.forget(self.shell.shelf.store, self.pieces_before.get(parcels.kind, ()))
        self.before, self.leagues_before, self.pieces_before, self.undoing = (), (), {}, ""
        self.draw()

    # -- in --------------------------------------------------------------------------------------------------

    def on_take_file(self, arg: str) -> None:
        """Look through a file; nothing is changed yet."""
        self.summary, self.said = None, Notice("")
        if TEAM_FILE.match(arg):
            return self._take_team(arg)
        if arg.lstrip("\ufeff \n").startswith(LEAGUE_FILE):
            self.shell.leagues.to_merge.append(arg)
            return self.shell.go(routes.write(routes.LEAGUES))
        try:
            if arg == TOO_LARGE:
                raise Damaged(_("The file is too large."))
            matches = exchange.read(arg)
            more = exchange.read_more(arg)
            self.leagues = self._fresh(more["leagues"]) if more.get("leagues") else []
            self.teams = my_teams.PARCELS.fresh(self.shell.shelf.store, more.get("teams", []))
            self.tables = my_tables.PARCELS.fresh(self.shell.shelf.store, more.get("tables", []))
        except Damaged as error:
            return self._refuse(str(error))
        self.said = Notice(_("Checking the file"))
        self.draw()
        self.checking.start(self._check(matches), self._checked)

    def _take_team(self, file: str) -> None:
        """Take in the file of one team and go to it."""
        key = self.shell.browser.fresh_id()
        try:
            piece = my_teams.piece(key, file)
        except ValueError as error:
            return self._refuse(str(error))
        trouble = my_teams.PARCELS.take_in(
            self.shell.shelf.store, [piece], self.shell.browser.wall_clock())
        if trouble:
            return self._refuse(trouble)
        self.shell.go(routes.write(routes.TEAM, key))

    def _check(self, matches: tuple[exchange.Packed, ...]) -> Generator[float, None, tuple[Checked, ...] | Damaged]:
        work = exchange.check(matches, library.describe, self.shell.browser.wall_clock())
        try:
            while True:
                yield next(work) / max(len(matches), 1)
        except StopIteration as done:
            found: tuple[Checked, ...] = done.value
            return found
        except Damaged as error:
            return error

    def _checked(self, found: tuple[Checked, ...] | Damaged) -> None:
        if isinstance(found, Damaged):
            return self._refuse(str(found))
        self.summary = exchange.compare(self.shell.shelf, found)
        self.said = Notice("")
        if not (self.summary.new or self.summary.replacing or self.leagues or self.teams or self.tables):
            self.summary = None
            self.said = Notice(_("Everything in this file is here already."), tone="good")
        self.draw()
        self.shell.send()

    def _refuse(self, sentence: str) -> None:
        self.said = Notice(_("{sentence} Nothing was changed.").format(sentence=sentence), tone="bad")
        self.draw()
        self.shell.send()

    def _ask(self) -> Notice:
        """Return the summary of the file, with what can be done."""
        assert self.summary is not None
        new, replacing, same = self.summary
        parts = []
        if new:
            parts.append(ngettext("{n} new match", "{n} new matches", len(new)).format(n=len(new)))
        if replacing:
            titles = ", ".join(each.save.facts.title for each in replacing[:5])
            parts.append(ngettext("{n} that replaces another one here: {titles}",
                                  "{n} that replace others here: {titles}",
                                  len(replacing)).format(n=len(replacing), titles=titles))
        if self.leagues:
            parts.append(ngettext("{n} league with something new", "{n} leagues with something new",
                                  len(self.leagues)).format(n=len(self.leagues)))
        if self.teams:
            parts.append(ngettext("{n} new team", "{n} new teams", len(self.teams)).format(n=len(self.teams)))
        if self.tables:
            parts.append(ngettext("{n} new table", "{n} new tables", len(self.tables)).format(n=len(self.tables)))
        if same:
            parts.append(ngettext("{n} that is here already", "{n} that are here already", same).format(n=same))
        buttons = [Button(_("Take all"), "take", "all", "download", main=True)]
        if new and replacing:
            buttons.append(Button(_("Only the new ones"), "take", "new"))
        return Notice(_("This file holds: {parts}.").format(parts="; ".join(parts)),
                      (*buttons, Button(_("Cancel"), "take", "none")), "warn" if replacing else "")

    def on_take(self, arg: str) -> None:
        """Take in what was looked through."""
        summary, self.summary = self.summary, None
        if summary is None or arg == "none":
            return self.draw()
        chosen = (*summary.new, *(summary.replacing if arg == "all" else ()))
        self.before, trouble = exchange.take_in(self.shell.shelf, chosen)
        if trouble:
            return self._refuse(trouble)
        self.undoing = ngettext("{n} match taken in.", "{n} matches taken in.", len(chosen)).format(n=len(chosen))
        self._take_pieces()
        self._take_leagues()
        self.draw()

    def _take_pieces(self) -> None:
        """Take in the teams and tables of the file."""
        said = (ngettext("{n} team taken in.", "{n} teams taken in.", len(self.teams)),
                ngettext("{n} table taken in.", "{n} tables taken in.", len(self.tables)))
        chosen, self.teams, self.tables = (self.teams, self.tables), [], []
        for parcels, pieces, told in zip(PARCELS, chosen, said, strict=True):
            trouble = parcels.take_in(self.shell.shelf.store, pieces, self.shell.browser.wall_clock())
            if trouble:
                self.said = Notice(trouble, tone="bad")
            elif pieces:
                has_more = self.before or self.pieces_before
                now = told.format(n=len(pieces))
                self.undoing = f"{self.undoing} {now}" if has_more else now
                self.pieces_before[parcels.kind] = pieces

    def _fresh(self, files: list[str]) -> list[Any]:
        found: list[Any] = part("leagues.exchange").check(self.shell.leagues.shelf, files)
        return found

    def _packed(self, leagues: list[Any]) -> tuple[Any, list[str], str]:
        before, waiting, trouble = part("leagues.exchange").take_in(self.shell.leagues.shelf, leagues)
        return before, waiting, trouble

    def _take_leagues(self) -> None:
        """Take in the leagues of the file; those with a conflict are put to the coach one after the other."""
        leagues, self.leagues = self.leagues, []
        if not leagues:
            return
        self.leagues_before, waiting, trouble = self._packed(leagues)
        taken = len(self.leagues_before)
        told = ngettext("{n} league taken in.", "{n} leagues taken in.", taken).format(n=taken)
        self.undoing = f"{self.undoing} {told}" if self.before or self.pieces_before else told
        if trouble:
            self.said = Notice(trouble, tone="bad")
        elif waiting:
            self.shell.leagues.to_merge += waiting
            self.shell.go(routes.write(routes.LEAGUES))


def size_text(characters: int) -> str:
    """Return a size as it is shown; both copies of a match count."""
    return _("{n} kB").format(n=max(1, round(characters / 1000)))
