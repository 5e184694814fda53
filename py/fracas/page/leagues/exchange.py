"""Leagues in the file of everything: checked before anything changes, and merged where they are here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fracas.bots.levels import KEYS
from fracas.kernel.errors import Damaged
from fracas.league.files import read_league
from fracas.league.merging import conflicts, merge
from fracas.league.model import League
from fracas.locale import _
from fracas.page.leagues.shelf import LeagueShelf, key_of
from fracas.page.saving.storage import Place


class Arrival(NamedTuple):
    """A league of a file."""

    key: str
    text: str
    league: League
    is_new: bool
    is_disputed: bool  # both devices have results that differ: somebody has to choose


def fresh(leagues: LeagueShelf, files: Sequence[str]) -> list[Arrival]:
    """Return the leagues of a file that say anything new.

    Raises: Damaged in one sentence for the first that cannot be read.
    """
    found = []
    for number, text in enumerate(files, 1):
        try:
            league = read_league(text, KEYS)
            key = key_of(league)
            here, trouble = leagues.open(key)
            if here is None:
                if leagues.text(key):
                    raise Damaged(trouble)
                found.append(Arrival(key, text, league, True, False))
                continue
            disputed = bool(conflicts(here.league, league))
            if disputed or merge(here.league, league, {}) != here.league:
                found.append(Arrival(key, text, league, False, disputed))
        except ValueError as error:
            raise Damaged(_("League {n} of this file cannot be read: {error}").format(n=number, error=error)) from None
    return found


def take_in(leagues: LeagueShelf, chosen: Sequence[Arrival]) -> tuple[tuple[Place, ...], str]:
    """Save leagues, merging those that are here already; those somebody has to choose about are left.

    Returns: what stood in their places, and a sentence if the store refused one: then none is taken.
    """
    before: list[Place] = []
    for one in chosen:
        if one.is_disputed:
            continue
        before.append(leagues.saves.place(one.key))
        here, _trouble = leagues.open(one.key)
        if here is None:
            trouble = leagues.found(one.league)[1]
        else:
            here.league = merge(here.league, one.league, {})
            trouble = leagues.keep(here).trouble
        if trouble:
            for place in before:
                place.put_back()
            return (), trouble
    return tuple(before), ""
