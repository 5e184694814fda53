"""Leagues in the file of everything: checked before anything changes, merged where they are here, and put back."""

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
from fracas.page.saving.storage import Save

Before = tuple[tuple[str, Save | None], ...]  # what stood in the places of some leagues


class Checked(NamedTuple):
    """A league of a file."""

    key: str
    text: str
    league: League
    is_new: bool
    is_disputed: bool  # both devices have results that differ: somebody has to choose


def check(leagues: LeagueShelf, files: Sequence[str]) -> list[Checked]:
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
                found.append(Checked(key, text, league, True, False))
                continue
            disputed = bool(conflicts(here.league, league))
            if disputed or merge(here.league, league, {}) != here.league:
                found.append(Checked(key, text, league, False, disputed))
        except ValueError as error:
            raise Damaged(_("League {n} of this file cannot be read: {error}").format(n=number, error=error)) from None
    return found


def take_in(leagues: LeagueShelf, chosen: Sequence[Checked]) -> tuple[Before, list[str], str]:
    """Save leagues, merging those that are here already.

    Returns: what stood in their places, the files that wait for a choice, and a sentence if the store refused one.
    """
    before: list[tuple[str, Save | None]] = []
    waiting = [one.text for one in chosen if one.is_disputed]
    for one in chosen:
        if one.is_disputed:
            continue
        before.append((one.key, leagues.saves.load(one.key).save))
        here, _trouble = leagues.open(one.key)
        if here is None:
            trouble = leagues.found(one.league)[1]
        else:
            here.league = merge(here.league, one.league, {})
            trouble = leagues.keep(here).trouble
        if trouble:
            put_back(leagues, tuple(before))
            return (), [], trouble
    return tuple(before), waiting, ""


def put_back(leagues: LeagueShelf, before: Before) -> None:
    """Undo taking in: every place holds again what it held."""
    for key, save in before:
        if save is None:
            leagues.delete(key)
        else:
            leagues.put_back(key, save)
