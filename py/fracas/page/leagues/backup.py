"""Leagues in the file of everything: checked before anything changes, and merged where they are here."""

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
    """A league of a file, and the one that is here."""

    text: str
    league: League
    here: OpenLeague | None
    conflicts: list[Conflict]  # both devices have results that differ: somebody has to choose

    @property
    def is_news(self) -> bool:
        """Whether it says anything that is not known here."""
        here = self.here
        return here is None or bool(self.conflicts) or merge(here.league, self.league, {}) != here.league


def read_incoming(leagues: LeagueShelf, text: str) -> IncomingLeague:
    """Read the file of a league.

    Raises: ValueError in one sentence if it cannot be read, or the league that is here cannot.
    """
    return run_to_end(reading_incoming(leagues, text))


def reading_incoming(leagues: LeagueShelf, text: str) -> Work[IncomingLeague]:
    """Read the file of a league in slices; see `arrival`."""
    league = yield from read_league_job(text, KEYS)
    here, trouble = leagues.open(key_of(league))
    if here is None and leagues.text(key_of(league)):
        raise DamagedText(trouble)
    return IncomingLeague(text, league, here, conflicts(here.league, league) if here is not None else [])


def reading_news(leagues: LeagueShelf, files: Sequence[str]) -> Work[list[IncomingLeague]]:
    """Return the leagues of a file that say anything new.

    Raises: Damaged in one sentence for the first that cannot be read.
    """
    works = (_numbered(leagues, number, text) for number, text in enumerate(files, 1))
    found = yield from run_in_order(works, len(files))
    return [one for one in found if one.is_news]


def _numbered(leagues: LeagueShelf, number: int, text: str) -> Work[IncomingLeague]:
    """Read a league of a file; a refusal says which of them it is."""
    try:
        return (yield from reading_incoming(leagues, text))
    except ValueError as error:
        raise DamagedText(_("League {n} of this file cannot be read: {error}").format(n=number, error=error)) from None


def import_leagues(leagues: LeagueShelf, chosen: Sequence[IncomingLeague]) -> tuple[tuple[SaveSlot, ...], str]:
    """Save leagues, merging those that are here already; those somebody has to choose about are left.

    Returns: what stood in their places, and a sentence if the store refused one: then none is taken.
    """
    before: list[SaveSlot] = []
    for league in [one.league for one in chosen if not one.conflicts]:
        before.append(leagues.saves.place(key_of(league)))
        here, _trouble = leagues.open(key_of(league))
        if here is None:
            trouble = leagues.found(league)[1]
        else:
            trouble = leagues.replace(here, merge(here.league, league, {})).trouble
        if trouble:
            for place in before:
                place.restore()
            return (), trouble
    return tuple(before), ""
