"""The leagues in a backup file: checked before anything changes, and merged with those that are here."""

from collections.abc import Sequence
from typing import NamedTuple

from fracas.bots.levels import KEYS
from fracas.kernel.errors import DamagedText
from fracas.kernel.work import Work, run_in_order, run_to_end
from fracas.league.files import read_league_job
from fracas.league.merge import Conflict, conflicts, merge
from fracas.league.model import League
from fracas.locale import _
from fracas.page.leagues.shelf import LeagueShelf, OpenLeague, key_of
from fracas.page.saving.storage import SaveSlot


class IncomingLeague(NamedTuple):
    """A league of a file, and the same league as it is here."""

    text: str
    league: League
    here: OpenLeague | None
    conflicts: list[Conflict]  # results that differ between the two, among which the coach chooses

    @property
    def is_news(self) -> bool:
        """Whether it holds anything that is not here."""
        here = self.here
        return here is None or bool(self.conflicts) or merge(here.league, self.league, {}) != here.league


def read_incoming(leagues: LeagueShelf, text: str) -> IncomingLeague:
    """Read the file of a league.

    Raises: ValueError in one sentence if it cannot be read, or the league that is here cannot.
    """
    return run_to_end(read_incoming_in_slices(leagues, text))


def read_incoming_in_slices(leagues: LeagueShelf, text: str) -> Work[IncomingLeague]:
    """Read the file of a league in slices; see `read_incoming`."""
    league = yield from read_league_job(text, KEYS)
    here, trouble = leagues.open(key_of(league))
    if here is None and leagues.text(key_of(league)):
        raise DamagedText(trouble)
    return IncomingLeague(text, league, here, conflicts(here.league, league) if here is not None else [])


def news_in_slices(leagues: LeagueShelf, files: Sequence[str]) -> Work[list[IncomingLeague]]:
    """Return in slices the leagues of a file that hold anything new.

    Raises: Damaged in one sentence for the first that cannot be read.
    """
    works = (_numbered(leagues, number, text) for number, text in enumerate(files, 1))
    found = yield from run_in_order(works, len(files))
    return [one for one in found if one.is_news]


def _numbered(leagues: LeagueShelf, number: int, text: str) -> Work[IncomingLeague]:
    """Read a league of a file in slices; a refusal gives its number."""
    try:
        return (yield from read_incoming_in_slices(leagues, text))
    except ValueError as error:
        raise DamagedText(_("League {n} of this file cannot be read: {error}").format(n=number, error=error)) from None


def import_leagues(leagues: LeagueShelf, chosen: Sequence[IncomingLeague]) -> tuple[tuple[SaveSlot, ...], str]:
    """Save the leagues of a file without conflicts, merging those that are here already.

    Returns: their slots as they were before, and a sentence if the store refused one: then none is saved.
    """
    before: list[SaveSlot] = []
    for league in [one.league for one in chosen if not one.conflicts]:
        before.append(leagues.saves.slot(key_of(league)))
        here, _trouble = leagues.open(key_of(league))
        if here is None:
            trouble = leagues.add(league)[1]
        else:
            trouble = leagues.replace(here, merge(here.league, league, {})).trouble
        if trouble:
            for slot in before:
                slot.restore()
            return (), trouble
    return tuple(before), ""
