"""The coach's own teams on this device: saved like matches, in two generations each, as the text of their files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from fracas.locale import _
from fracas.page.rosters import KEYS, Keeper, keeper_of
from fracas.page.storage import Facts, Save, Shelf, Store, Written

KIND = "team"
MOST_TEAMS = 500  # in a file of everything


class Kept(NamedTuple):
    """A team of the coach's."""

    key: str
    keeper: Keeper | None  # None if it cannot be read
    roster: Any
    trouble: str = ""  # one sentence
    when: int = 0


def kept(store: Store) -> list[Kept]:
    """List all teams, newest first, also those that cannot be read."""
    shelf = Shelf(store, KIND)
    return sorted((opened(store, key) for key in shelf.ids()), key=lambda team: -team.when)


def opened(store: Store, key: str) -> Kept:
    """Return one team."""
    found = Shelf(store, KIND).load(key)
    if found.save is None:
        return Kept(key, None, None, found.trouble or _("There is no such team on this device."))
    keeper = keeper_of(found.save.facts.game)
    if keeper is None:
        return Kept(key, None, None, _("This version of Fracas cannot read this team."), found.save.facts.when)
    try:
        roster = keeper.read(found.save.record)
    except ValueError as error:
        return Kept(key, None, None, str(error), found.save.facts.when)
    return Kept(key, keeper, roster, found.trouble, found.save.facts.when)


def keep(store: Store, key: str, keeper: Keeper, roster: Any, when: int) -> Written:
    """Save a team."""
    return Shelf(store, KIND).save(key, facts_of(keeper, roster, when), keeper.write(roster))


def facts_of(keeper: Keeper, roster: Any, when: int) -> Facts:
    """Return what lists show without reading a team."""
    name, line, _kits = keeper.summary(roster)
    return Facts(keeper.game, name, line, when)


def read(text: str) -> tuple[Keeper, Any]:
    """Return the team of a text that came from elsewhere, and who keeps it.

    Raises: ValueError in one sentence.
    """
    refusal = ValueError(_("This holds no team of Fracas."))
    for game in KEYS:
        keeper = keeper_of(game)
        assert keeper is not None
        try:
            return keeper, keeper.read(text)
        except ValueError as error:
            refusal = error
    raise refusal


def listed(store: Store, game: str) -> Sequence[tuple[str, str]]:
    """List the teams that can play a game, newest first: name and team code."""
    found = []
    for team in kept(store):
        if team.keeper is not None and team.keeper is keeper_of(game) and (code := team.keeper.code(team.roster)):
            found.append((team.keeper.summary(team.roster).name, code))
    return found


def delete(store: Store, key: str) -> Save | None:
    """Forget a team and return what was saved of it."""
    shelf = Shelf(store, KIND)
    save = shelf.load(key).save
    shelf.delete(key)
    return save


def put_back(store: Store, key: str, save: Save) -> Written:
    """Save again what was deleted."""
    return Shelf(store, KIND).save(key, save.facts, save.record)
