"""The screen of what is saved: its list, checks and files, and undoing what was deleted or taken in."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import fracas
from fracas.games import KEYS
from fracas.kernel.work import Work, within
from fracas.links import write_link
from fracas.locale import _, ngettext
from fracas.page import library, routes
from fracas.page.browser import offline
from fracas.page.controls import control
from fracas.page.leagues.entrance import Entrance
from fracas.page.saving import exchange, my_seats, my_tables, my_teams
from fracas.page.saving.exchange import Checked, Summary
from fracas.page.saving.storage import PREFIX, TOO_LARGE, Found, Place, Shelf, StoreBlocked, StoreFull
from fracas.page.screens.anything import Anything
from fracas.page.screens.quiet import QuietScreen
from fracas.view.arguments import one_of, text, word
from fracas.view.controls import Button
from fracas.view.markup import Markup
from fracas.view.shell import Notice, undo_notice
from fracas.view.sketch import thumbnail
from fracas.view.storage import OPENING, Saved, Storage, storage

EXPORTED = f"{PREFIX}exported"
OLD = 30 * library.DAY  # after so long without a file the screen reminds
PARCELS = {"teams": my_teams.PARCELS, "tables": my_tables.PARCELS, exchange.SEATS: my_seats.PARCELS}
HELD: dict[str, Callable[[int], str]] = {  # what a file holds that is not here
    "leagues": lambda n: ngettext("{n} league with something new", "{n} leagues with something new", n),
    "teams": lambda n: ngettext("{n} new team", "{n} new teams", n),
    "tables": lambda n: ngettext("{n} new table", "{n} new tables", n),
    exchange.SEATS: lambda n: ngettext("{n} seat in a match by link", "{n} seats in matches by link", n),
}
TAKEN: dict[str, Callable[[int], str]] = {  # what was taken in
    "leagues": lambda n: ngettext("{n} league taken in.", "{n} leagues taken in.", n),
    "teams": lambda n: ngettext("{n} team taken in.", "{n} teams taken in.", n),
    "tables": lambda n: ngettext("{n} table taken in.", "{n} tables taken in.", n),
    exchange.SEATS: lambda n: ngettext("{n} seat taken in: play that match on one device alone.",
                                       "{n} seats taken in: play those matches on one device alone.", n),
}
ALL, NEW, NONE = "all", "new", "none"  # what of a file is to be taken in
LEAGUE_FILE = '{"fracas":"league"'  # how the file of one league begins


class Held(NamedTuple):
    """What a file holds, checked."""

    matches: tuple[Checked, ...]
    more: dict[str, Sequence[Any]]  # what else is not here, by the names of `MORE`


class StorageScreen(QuietScreen):
    """All matches on this device.

    Args: leagues - the others that are saved.
          part - `routes.OPEN` for somebody who brings something.
    """

    key = routes.SAVED

    def __init__(self, leagues: Entrance, part: str = "") -> None:
        super().__init__(leagues.shell)
        self.landing = OPENING if part == routes.OPEN else "main"
        self.leagues = leagues
        self.undoing = ""
        self.gone = ""  # what was deleted last
        self.before: tuple[Place, ...] = ()  # what was deleted or replaced last
        self.summary: Summary | None = None  # of the matches in a file
        self.more: dict[str, Sequence[Any]] = {}  # what else it holds that is not here, by the names of `MORE`
        self.said = Notice("")
        self.record = ""  # of the one match that a file holds
        self.anything = Anything(self.shell, self.draw, self._look_through)
        self.controls = {
            "fetch-record": control(self._fetch_record, word),
            "fetch-everything": control(self._fetch_everything),
            "delete": control(self._delete, word),
            "restore": control(self._restore),
            "take-file": control(self._take_file, text),
            "watch-record": control(self._watch),
            **self.anything.controls,
            "take": control(self._take, one_of(ALL, NEW, NONE)),
        }

    # -- the list --------------------------------------------------------------------------------------------

    def markup(self) -> Markup:
        shelf = self.shell.shelf
        found = {match: shelf.load(match) for match in shelf.ids()}
        ranked = sorted(found.items(), key=lambda pair: -(pair[1].save.facts.when if pair[1].save else 0))
        rows = tuple(self._row(match, each) for match, each in ranked)
        notices = [self._ask()] if self.summary is not None else []
        notices += [said for said in (self.said, self.anything.notice()) if said.text]
        if self.undoing:
            notices.append(undo_notice(self.undoing))
        return storage(Storage(
            rows, self._total(found), library.word_of(KEYS[0]), self._reminder(bool(rows)),
            offline.hint(self.shell.offline), tuple(notices), exchange.has_more(shelf.store),
            self.anything.pasted, self.shell.browser.can_scan(), undo_notice(self.gone) if self.gone else None))

    def _row(self, match: str, found: Found) -> Saved:
        if found.save is None:
            return Saved(match, _("Match {name}").format(name=match), trouble=found.trouble)
        facts = found.save.facts
        told = (facts.line, library.ago(facts.when, self.shell.browser.wall_clock()),
                size_text(2 * len(found.save.record)))
        return Saved(match, facts.title, told, routes.write(routes.MATCH, match), found.trouble,
                     routes.write(routes.REPLAY, routes.OWN + match),
                     thumbnail(facts.sketch, library.word_of(facts.game)), facts.over,
                     "" if facts.over else _("Play on"))

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
        days = age // library.DAY
        return ngettext("The last file is {n} day old: download a new one.",
                        "The last file is {n} days old: download a new one.", days).format(n=days)

    # -- out -------------------------------------------------------------------------------------------------

    def _fetch_record(self, match: str) -> None:
        """Save the record of a match as a file."""
        save = self.shell.shelf.load(match).save
        if save is not None:
            self.shell.browser.download(f"{save.facts.game}-{match}.txt", save.record)

    def _fetch_everything(self) -> None:
        """Save all that is here as one file."""
        store = self.shell.shelf.store
        more = {"leagues": self.leagues.shelf.everything(),
                **{name: parcels.everything(store) for name, parcels in PARCELS.items()}}
        self.shell.browser.download("fracas.json", exchange.everything(self.shell.shelf, more))
        if more[exchange.SEATS]:
            self.said = Notice(_("The file holds the secrets of your matches by link: give it to nobody."), tone="warn")
        try:
            self.shell.store.write(EXPORTED, str(self.shell.browser.wall_clock()))
        except (StoreBlocked, StoreFull):
            self.said = Notice(_("The date of this file could not be noted: the storage of this browser is full."))
        self.draw()

    # -- undo ------------------------------------------------------------------------------------------------

    def _delete(self, match: str) -> None:
        """Forget a match; the last one can be brought back."""
        gone = self.shell.shelf.delete(match)
        self.before = (gone,) if gone.save is not None else ()
        self.undoing, self.gone = "", _("Deleted: {title}").format(title=gone.title) if self.before else ""
        self.draw()

    def _restore(self) -> None:
        """Bring back what was deleted or replaced last."""
        for place in self.before:
            place.put_back()
        self.before, self.undoing, self.gone = (), "", ""
        self.draw()

    # -- in --------------------------------------------------------------------------------------------------

    def _take_file(self, file: str) -> None:
        """Say what a file is."""
        self.summary, self.said = None, Notice("")
        if file == TOO_LARGE:
            return self._refuse(_("The file is too large."))
        self.anything.look(file)

    def _look_through(self, file: str) -> None:
        """Look through a record, a league or the file of everything; nothing is changed yet."""
        self.record = file if file.lstrip("\ufeff \n").startswith("[") else ""
        if file.lstrip("\ufeff \n").startswith(LEAGUE_FILE):
            self.leagues.to_merge.append(file)
            return self.shell.go(routes.write(routes.LEAGUES))
        self.shell.read(len(file), self._reading(file), self._checked, self._refuse)

    def _watch(self) -> None:
        """Watch the match of a file, of which nothing is kept."""
        game = fracas.from_record(self.record.lstrip("\ufeff \n"))
        packed = write_link(game)
        self.shell.arrived = packed, game
        self.shell.go(routes.write(routes.REPLAY, packed))

    def _reading(self, file: str) -> Work[Held]:
        """Read a file and check all that it holds."""
        contents = yield from within(exchange.reading(file), 0, 0.2)
        more = {}
        for name, texts in contents.more.items():
            if texts:
                more[name] = yield from within(self._fresh(name, texts), 0.2, 0.3)
        when = self.shell.browser.wall_clock()
        checked = yield from within(exchange.check(contents.matches, library.describe, when), 0.5, 0.5)
        return Held(checked, more)

    def _fresh(self, name: str, texts: list[str]) -> Work[Any]:
        """Return what a file holds of one kind that is not here."""
        if name in PARCELS:
            return PARCELS[name].fresh(self.shell.shelf.store, texts, self.shell.browser.wall_clock())
        from fracas.page.leagues import exchange as leagues
        return leagues.fresh(self.leagues.shelf, texts)

    def _checked(self, held: Held) -> None:
        """Say what a file holds that is not here."""
        self.more = held.more
        self.summary = exchange.compare(self.shell.shelf, held.matches)
        self.said = Notice("")
        if not (self.summary.new or self.summary.replacing or any(self.more.values())):
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
        parts += [HELD[name](len(pieces)).format(n=len(pieces)) for name, pieces in self.more.items() if pieces]
        if same:
            parts.append(ngettext("{n} that is here already", "{n} that are here already", same).format(n=same))
        buttons = [Button(_("Take all"), "take", ALL, "download", main=True)]
        if self.record:
            buttons.append(Button(_("Only watch it"), "watch-record", icon="share"))
        if new and replacing:
            buttons.append(Button(_("Only the new ones"), "take", NEW))
        return Notice(_("This file holds: {parts}.").format(parts="; ".join(parts)),
                      (*buttons, Button(_("Cancel"), "take", NONE)), "warn" if replacing else "")

    def _take(self, which: str) -> None:
        """Take in what was looked through."""
        summary, self.summary = self.summary, None
        if summary is None or which == NONE:
            return self.draw()
        chosen = (*summary.new, *(summary.replacing if which == ALL else ()))
        self.before, trouble = exchange.take_in(self.shell.shelf, chosen)
        if trouble:
            return self._refuse(trouble)
        words = ngettext("{n} match taken in.", "{n} matches taken in.", len(chosen)).format(n=len(chosen))
        told = [words] if chosen else []
        for name, pieces in self.more.items():
            before, trouble = self._take_in(name, pieces)
            self.before += before
            if trouble:
                self.said = Notice(trouble, tone="bad")
            elif before:
                told.append(TAKEN[name](len(before)).format(n=len(before)))
        self.undoing, self.gone = " ".join(told), ""
        self._put_to_the_coach([league.text for league in self.more.get("leagues", ()) if league.conflicts])
        self.draw()

    def _take_in(self, name: str, pieces: Sequence[Any]) -> tuple[tuple[Place, ...], str]:
        """Take in what the file holds of one kind."""
        if name in PARCELS:
            return exchange.take_in(Shelf(self.shell.shelf.store, PARCELS[name].kind), pieces)
        from fracas.page.leagues import exchange as leagues
        return leagues.take_in(self.leagues.shelf, pieces)

    def _put_to_the_coach(self, leagues: list[str]) -> None:
        """Go to the leagues of the file in which both devices have results that differ: one after the other."""
        self.leagues.to_merge += leagues
        if leagues:
            self.shell.go(routes.write(routes.LEAGUES))


def size_text(characters: int) -> str:
    """Return a size as it is shown; both copies of a match count."""
    return _("{n} kB").format(n=max(1, round(characters / 1000)))
