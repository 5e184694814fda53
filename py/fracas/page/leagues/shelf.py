"""The leagues on this device: saved like matches, in two generations, and never over the changes of another tab."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, TypeVar

from fracas.bots.levels import KEYS
from fracas.games import ruleset
from fracas.kernel.errors import quote
from fracas.league.files import read_league, write_league
from fracas.league.matchups import OPEN, Matchup, champion, matchups, season_match_count
from fracas.league.merge import conflicts, merge
from fracas.league.model import HUMAN, League, Season
from fracas.locale import _, ngettext
from fracas.page.saving.history import History
from fracas.page.saving.storage import SIZE_LIMIT, Facts, LoadResult, Shelf, Store, StoreBlocked, WriteReport

KIND = "league"  # of saves
MOST_STEPS = 20  # states that can be undone
HEAD_ROOM = 4_000  # characters of a save besides the league

T = TypeVar("T")


@dataclass
class OpenLeague:
    """A league that is open on the page."""

    key: str
    league: League
    sequence: int  # of the save it stands in, 0 if it is in none
    files: History[str]  # as they were saved; "" = it is not saved yet
    season: int = 0  # number of the season shown, 0 = the one that is played
    round: str = ""  # key of the round that is shown, "" = the usual one
    team: int = -1  # number of the entry that is shown between matches, -1 = the first
    cache: dict[str, Any] = field(default_factory=dict)  # results of `compute_once`, until the league changes

    def compute_once(self, what: str, work: Callable[[], T]) -> T:
        """Return the result of a computation, which is kept until the league changes."""
        if what not in self.cache:
            self.cache[what] = work()
        found: T = self.cache[what]
        return found


def key_of(league: League) -> str:
    """Return the id of a league: the same on every device, so that files of it find it."""
    options = sorted(f"{name}={value}" for name, value in league.options.items())
    text = "\n".join((league.game, league.name, league.seed, league.plan, *options))
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:12]


class LeagueShelf:
    """The leagues in a store.

    Args: store - where texts are kept.
          clock - milliseconds since 1970.
    """

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self.saves = Shelf(store, KIND)  # of their files
        self.clock = clock
        self._last: OpenLeague | None = None

    def newest_first(self) -> list[tuple[str, LoadResult]]:
        """Return all leagues with their keys, newest first."""
        found = [(key, self.saves.load(key)) for key in self.saves.ids()]
        return sorted(found, key=lambda one: -(one[1].save.facts.when if one[1].save else 0))

    def open(self, key: str) -> tuple[OpenLeague | None, str]:
        """Return a league, the same object until another tab has saved it; and a sentence if something was wrong."""
        found = self.saves.load(key)
        if found.save is None:
            return None, found.trouble or _("The league {league} is not on this device.").format(league=quote(key))
        last = self._last
        if last is not None and (last.key, last.sequence) == (key, found.save.sequence):
            return last, found.trouble
        try:
            league = read_league(found.save.record, KEYS, is_own=True)
        except ValueError as error:
            return None, _("This league cannot be opened: {error}").format(error=error)
        self._last = OpenLeague(key, league, found.save.sequence, History(found.save.record, most=MOST_STEPS))
        return self._last, found.trouble

    def add(self, league: League) -> tuple[OpenLeague | None, str]:
        """Save a league that is not here yet; None and a sentence if it cannot be saved."""
        opened = OpenLeague(key_of(league), league, 0, History("", most=MOST_STEPS))
        self._last = opened
        written = self.save(opened)
        return (opened if written.ok else None), written.trouble

    def save(self, opened: OpenLeague, *, goes_on: bool = False) -> WriteReport:
        """Save a league, after a merge with changes that another tab has saved meanwhile.

        Args:    goes_on - with what was saved last: both are undone together.
        Returns: whether it was saved; if not, a sentence, and the league in memory stays as it is.
        """
        opened.cache.clear()
        try:
            text = self._text(opened)
        except ValueError as error:
            return WriteReport(False, str(error))
        return self._write(opened, opened.files.push(text, goes_on=goes_on or not opened.files.now))

    def replace(self, opened: OpenLeague, league: League) -> WriteReport:
        """Save another league in the place of the one that is opened, which stays if that fails."""
        before, opened.league = opened.league, league
        written = self.save(opened)
        if not written.ok:
            opened.league = before
        return written

    def _write(self, opened: OpenLeague, files: History[str]) -> WriteReport:
        """Write the file of a league under its id, which changes with its name, seed, plan or settings."""
        key = key_of(opened.league)
        written = self.saves.save(key, facts_of(opened.league, self.clock()), files.now)
        if written.ok:
            if key != opened.key:
                self.saves.delete(opened.key)
            opened.key, opened.sequence, opened.files = key, self._sequence(key), files
            self._last = opened
        return written

    def save_version(self, opened: OpenLeague, files: History[str]) -> WriteReport:
        """Save an earlier or a later version of a league."""
        if files == opened.files:
            return WriteReport(False, _("Nothing to undo."))
        if self._sequence(opened.key) not in (0, opened.sequence):
            return WriteReport(False, _("Another tab changed this league. Reload the page."))
        now, opened.league = opened.league, read_league(files.now, KEYS, is_own=True)
        opened.cache.clear()
        written = self._write(opened, files)
        if not written.ok:
            opened.league = now
        return written

    def _text(self, opened: OpenLeague) -> str:
        """Return the file of a league as it is to be saved.

        Raises: ValueError in a sentence: too large, two tabs disagree, or it has become like another one here.
        """
        if (key := key_of(opened.league)) != opened.key and self._sequence(key):
            raise ValueError(_("Not saved: a league with this name, plan and settings exists."))
        if self._sequence(opened.key) not in (0, opened.sequence):
            found = self.saves.load(opened.key)
            if found.save is not None:
                _take_over(opened.league, read_league(found.save.record, KEYS))
        text = write_league(opened.league)
        if len(text) > SIZE_LIMIT - HEAD_ROOM:
            raise ValueError(_("Not saved: the league is too large. Download it and start a new one."))
        return text

    def _sequence(self, key: str) -> int:
        try:
            save = self.saves.load(key).save
        except StoreBlocked:
            return 0
        return save.sequence if save is not None else 0

    def text(self, key: str) -> str:
        """Return the file of a league as it is saved, "" if there is none."""
        save = self.saves.load(key).save
        return save.record if save is not None else ""

    def export_all(self) -> list[str]:
        """Return the files of all leagues, in stable order."""
        return [found.save.record for _key, found in sorted(self.newest_first()) if found.save is not None]


def _take_over(ours: League, theirs: League) -> None:
    """Merge the changes of another tab into a league, in place, since a simulation may be using it.

    Raises: ValueError if both have entered different things, or a season was begun there.
    """
    if len(theirs.seasons) > len(ours.seasons) or conflicts(ours, theirs):
        raise ValueError(_("Not saved: another tab entered something else. Reload the page."))
    merged = merge(ours, theirs, {})
    for mine, both in zip(ours.seasons, merged.seasons, strict=True):
        mine.results, mine.status_changes = both.results, both.status_changes
        mine.preseason_notes = both.preseason_notes
        mine.entries, mine.entries_revision = both.entries, both.entries_revision
    ours.set_aside[:] = merged.set_aside


def facts_of(league: League, when: int) -> Facts:
    """Return the facts of a league for the list."""
    season = league.season
    known = matchups(league, season)
    winner = champion(league, season, known)
    told = season_line(league, season, sum(line.status != OPEN for line in known))
    if winner >= 0:
        names = {"game": _(ruleset(league.game).name), "team": season.entries[winner].name}
        told = _("{game}, season {n}: won by {team}").format(n=season.number, **names)
    return Facts(league.game, league.name, told, when, winner >= 0, note=_next_match(league, known))


def _next_match(league: League, known: Iterable[Matchup]) -> str:
    """Return the next open match of a person, "" without one: its key and its teams, parted by tabs."""
    entries = league.season.entries
    for line in known:
        sides = entries[line.fixture.home], entries[line.fixture.away]
        if line.status == OPEN and any(entry.coach == HUMAN for entry in sides):
            return "\t".join((line.fixture.key, *(entry.name for entry in sides)))
    return ""


def season_line(league: League, season: Season, done: int) -> str:
    """Return the progress of a season in words.

    Args: done - matches that are decided.
    """
    total = season_match_count(league, season)
    words = ngettext(
        "{game}, season {n}: {done} of {total} match", "{game}, season {n}: {done} of {total} matches", total)
    return words.format(game=_(ruleset(league.game).name), n=season.number, done=done, total=total)
