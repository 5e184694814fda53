"""The import of a file on the screen of the saved matches: its new pieces, and saving them."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import fracas
from fracas.kernel.game import Game
from fracas.kernel.work import Work, run_as_part
from fracas.links import write_link
from fracas.locale import _, ngettext
from fracas.page import match_facts, routes
from fracas.page.controls import Controls, control
from fracas.page.deep_links import read_replay_in_slices
from fracas.page.handover import LinkContent
from fracas.page.leagues.services import LeagueServices
from fracas.page.saving import backup, deck_section, my_rivals, my_seats, my_tables, my_teams, my_tournaments
from fracas.page.saving.archive import Archive, ArchiveEntry
from fracas.page.saving.backup import ImportSummary, VerifiedSave
from fracas.page.saving.backup_section import FileSection
from fracas.page.saving.storage import TOO_LARGE, SaveSlot, Shelf
from fracas.page.text_reader import LONG_PLAYED
from fracas.view.arguments import one_of, text
from fracas.view.controls import Button
from fracas.view.shell import Notice

PARCELS: dict[str, FileSection] = {
    "teams": my_teams.BACKUP_SECTION, "tables": my_tables.BACKUP_SECTION, backup.SEATS: my_seats.BACKUP_SECTION,
    "tournaments": my_tournaments.BACKUP_SECTION, "rivals": my_rivals.BACKUP_SECTION,
    "again": deck_section.BACKUP_SECTION,
}
NEWS: dict[str, Callable[[int], str]] = {  # the news in a file, in words
    "leagues": lambda n: ngettext("{n} league with something new", "{n} leagues with something new", n),
    "teams": lambda n: ngettext("{n} new team", "{n} new teams", n),
    "tables": lambda n: ngettext("{n} new table", "{n} new tables", n),
    "tournaments": lambda n: ngettext("{n} new tournament", "{n} new tournaments", n),
    "rivals": lambda n: ngettext("{n} new evening with a rival", "{n} new evenings with rivals", n),
    "again": lambda n: _("positions to be asked again"),
    backup.SEATS: lambda n: ngettext("{n} seat in a match by link", "{n} seats in matches by link", n),
}
IMPORTED: dict[str, Callable[[int], str]] = {  # the pieces that were imported, in words
    "leagues": lambda n: ngettext("{n} league added.", "{n} leagues added.", n),
    "teams": lambda n: ngettext("{n} team added.", "{n} teams added.", n),
    "tables": lambda n: ngettext("{n} table added.", "{n} tables added.", n),
    "tournaments": lambda n: ngettext("{n} tournament added.", "{n} tournaments added.", n),
    "rivals": lambda n: ngettext("{n} evening with a rival added.", "{n} evenings with rivals added.", n),
    "again": lambda n: _("Positions to be asked again added."),
    backup.SEATS: lambda n: ngettext("{n} seat added. Play that match on one device only.",
                                       "{n} seats added. Play those matches on one device only.", n),
}
ALL, NEW, NONE = "all", "new", "none"  # the pieces of a file to import
LEAGUE_FILE = '{"fracas":"league"'  # how the file of one league begins
NOTHING = Notice("")


class FileContents(NamedTuple):
    """The verified contents of a file."""

    matches: tuple[VerifiedSave, ...]
    archived: tuple[ArchiveEntry, ...]
    more: dict[str, Sequence[Any]]  # other pieces that are not here, by the names of `MORE`


class ArchiveSlot(NamedTuple):
    """The packed matches that a file has brought, so that they can be taken away again."""

    archive: Archive
    matches: tuple[str, ...]

    def restore(self) -> None:
        """Delete the matches."""
        self.archive.remove(self.matches, lambda trouble: None)


class FileImport:
    """The import of one file.

    Args: leagues - the screen's, with the page.
          detect - detects the format of a text; records and files come back by `read_file`.
          note_import - called with the former saves and a sentence once the file is imported.
          draw - draws the screen again.
    """

    def __init__(
        self, leagues: LeagueServices, detect: Callable[[str], None],
        note_import: Callable[[tuple[SaveSlot | ArchiveSlot, ...], str], None], draw: Callable[[], None],
    ) -> None:
        self.leagues, self.shell = leagues, leagues.shell
        self.detect, self.note_import, self.draw = detect, note_import, draw
        self.summary: ImportSummary | None = None  # of the matches in a file
        self.more: dict[str, Sequence[Any]] = {}  # other pieces that are not here, by the names of `NEWS`
        self.archived: tuple[ArchiveEntry, ...] = ()  # packed matches that are not here
        self.record = ""  # of the one match that a file holds
        self.said = NOTHING
        self.controls: Controls = {
            "take-file": control(self._take_file, text),
            "watch-record": control(self._watch),
            "take": control(self._take, one_of(ALL, NEW, NONE)),
        }

    def notices(self) -> tuple[Notice, ...]:
        """Return the summary of the file with its buttons, and the outcome of the last import."""
        asked = [self._ask()] if self.summary is not None else []
        return (*asked, *([self.said] if self.said.text else []))

    def _take_file(self, file: str) -> None:
        """Detect the format of a file."""
        self.summary, self.said = None, NOTHING
        if file == TOO_LARGE:
            return self._refuse(_("The file is too large."))
        self.detect(file)

    def read_file(self, file: str) -> None:
        """Verify a record, a league or a backup file; nothing is changed yet."""
        self.record = file if file.lstrip("\ufeff \n").startswith("[") else ""
        if file.lstrip("\ufeff \n").startswith(LEAGUE_FILE):
            self.leagues.pending_files.append(file)
            return self.shell.go(routes.write(routes.LEAGUES))
        self.shell.read_text(len(file) > LONG_PLAYED, self._reading(file), self._checked, self._refuse)

    def _watch(self) -> None:
        """Watch the match of a file, of which nothing is saved."""
        def watch(game: Game) -> None:
            packed = write_link(game)
            self.shell.link_content = LinkContent(packed, read_replay_in_slices, game)
            self.shell.go(routes.write(routes.REPLAY, packed))
        again = fracas.from_record_in_slices(self.record.lstrip("\ufeff \n"))
        self.shell.read_text(len(self.record) > LONG_PLAYED, again, watch, self._refuse)

    def _reading(self, file: str) -> Work[FileContents]:
        """Read a file in slices and verify all of its contents."""
        contents = yield from run_as_part(backup.read_in_slices(file), 0, 0.2)
        more = {}
        for name, texts in contents.more.items():
            if texts:
                more[name] = yield from run_as_part(self._fresh(name, texts), 0.2, 0.3)
        when = self.shell.browser.wall_clock()
        checked = yield from run_as_part(backup.verify(contents.matches, match_facts.describe, when), 0.5, 0.5)
        return FileContents(checked, contents.archived, more)

    def _fresh(self, name: str, texts: list[str]) -> Work[Any]:
        """Return in slices the pieces of one kind that are not here."""
        if name in PARCELS:
            return PARCELS[name].news_in_slices(self.shell.shelf.store, texts, self.shell.browser.wall_clock())
        from fracas.page.leagues import backup as leagues
        return leagues.news_in_slices(self.leagues.shelf, texts)

    def _checked(self, held: FileContents) -> None:
        """Show the pieces of the file that are not here."""
        def show(here: Sequence[ArchiveEntry]) -> None:
            self.archived = backup.new_entries(self.shell.shelf, here, held.archived)
            self.more = held.more
            self.summary = backup.summarize(self.shell.shelf, held.matches)
            self.said = NOTHING
            if not (self.summary.new or self.summary.replacing or any(self.more.values()) or self.archived):
                self.summary = None
                self.said = Notice(_("You already have everything in this file."), tone="good")
            self.draw()
            self.shell.send()
        self.shell.archive.entries([match for entry in held.archived for match in backup.names_of(entry)], show)

    def _refuse(self, sentence: str) -> None:
        self.said = Notice(_("{sentence} Nothing was changed.").format(sentence=sentence), tone="bad")
        self.draw()
        self.shell.send()

    def _ask(self) -> Notice:
        """Return the summary of the file with its buttons."""
        assert self.summary is not None
        new, replacing, same = self.summary
        parts = []
        if new:
            parts.append(ngettext("{n} new match", "{n} new matches", len(new)).format(n=len(new)))
        if replacing:
            titles = ", ".join(each.save.facts.title for each in replacing[:5])
            parts.append(ngettext("{n} that replaces one of yours: {titles}",
                                  "{n} that replace yours: {titles}",
                                  len(replacing)).format(n=len(replacing), titles=titles))
        if self.archived:
            parts.append(ngettext("{n} packed match", "{n} packed matches", len(self.archived)).format(
                n=len(self.archived)))
        parts += [NEWS[name](len(pieces)).format(n=len(pieces)) for name, pieces in self.more.items() if pieces]
        if same:
            parts.append(ngettext("{n} that you already have", "{n} that you already have", same).format(n=same))
        buttons = [Button(_("Add all"), "take", ALL, "download", main=True)]
        if self.record:
            buttons.append(Button(_("Only watch"), "watch-record", icon="share"))
        if new and replacing:
            buttons.append(Button(_("Add only the new ones"), "take", NEW))
        return Notice(_("This file holds: {parts}.").format(parts="; ".join(parts)),
                      (*buttons, Button(_("Cancel"), "take", NONE)), "warn" if replacing else "")

    def _take(self, which: str) -> None:
        """Import the verified file."""
        summary, self.summary = self.summary, None
        if summary is None or which == NONE:
            return self.draw()
        archived, self.archived = self.archived, ()

        def go_on(trouble: str) -> None:
            if trouble:
                return self._refuse(trouble)
            self._take_rest(summary, which, [entry.match for entry in archived])
            self.shell.send()
        self.shell.archive.add(archived, go_on)

    def _take_rest(self, summary: ImportSummary, which: str, archived: Sequence[str]) -> None:
        """Import the other pieces of the file after its packed matches."""
        chosen = (*summary.new, *(summary.replacing if which == ALL else ()))
        before: tuple[SaveSlot | ArchiveSlot, ...]
        before, trouble = backup.import_saves(self.shell.shelf, chosen)
        if trouble:
            return self._refuse(trouble)
        words = ngettext("{n} match added.", "{n} matches added.", len(chosen)).format(n=len(chosen))
        sentences = [words] if chosen else []
        if archived:
            before = (*before, ArchiveSlot(self.shell.archive, tuple(archived)))
            sentences.append(ngettext("{n} packed match added.", "{n} packed matches added.",
                                      len(archived)).format(n=len(archived)))
        for name, pieces in self.more.items():
            more, trouble = self._import(name, pieces)
            before += more
            if trouble:
                self.said = Notice(trouble, tone="bad")
            elif more:
                sentences.append(IMPORTED[name](len(more)).format(n=len(more)))
        self.note_import(before, " ".join(sentences))
        self._resolve_conflicts([league.text for league in self.more.get("leagues", ()) if league.conflicts])
        self.draw()

    def _import(self, name: str, pieces: Sequence[Any]) -> tuple[tuple[SaveSlot, ...], str]:
        """Import the pieces of one kind."""
        if name in PARCELS:
            return backup.import_saves(Shelf(self.shell.shelf.store, PARCELS[name].kind), pieces)
        from fracas.page.leagues import backup as leagues
        return leagues.import_leagues(self.leagues.shelf, pieces)

    def _resolve_conflicts(self, leagues: list[str]) -> None:
        """Go to the leagues of the file with conflicts, one after the other."""
        self.leagues.pending_files += leagues
        if leagues:
            self.shell.go(routes.write(routes.LEAGUES))
