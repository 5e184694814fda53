"""The coach's own teams on this device: saved like matches, in two generations each, as the text of their files."""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from fracas.kernel.errors import Damaged, quote
from fracas.locale import _
from fracas.page import routes
from fracas.page.adapter import Sheet
from fracas.page.rosters import KEYS, Keeper, keeper_of
from fracas.page.storage import Facts, Save, Shelf, Store, Written
from fracas.view.controls import Choice
from fracas.view.newmatch import Problem

KIND = "team"
ADVANCED = "advanced-"  # begins the values of printed teams ready for the advanced game
MINE = "my-"  # begins the values of the coach's own teams in a new match

_ID = re.compile(r"[A-Za-z0-9-]{1,40}")


class Kept(NamedTuple):
    """A team of the coach's."""

    key: str
    keeper: Keeper | None  # None if it cannot be read
    roster: Any
    trouble: str = ""  # one sentence
    when: int = 0
    sequence: int = 0  # of the save it stands in


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
    return Kept(key, keeper, roster, found.trouble, found.save.facts.when, found.save.sequence)


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
        if team.keeper is not None and team.keeper is keeper_of(game) and (code := team.keeper.code(team.roster, game)):
            found.append((team.keeper.summary(team.roster).name, code))
    return found


class Offered:
    """The coach's teams that can play a game, as a new match offers them beside the printed ones.

    Args: store - where texts are kept.
          game - key of the game.
    """

    def __init__(self, store: Store, game: str) -> None:
        self.game = game
        self.keeper = keeper_of(game)
        found = kept(store) if self.keeper is not None else []
        self.teams = {f"{MINE}{team.key}": team for team in found
                      if team.keeper is not None and team.keeper is self.keeper and team.keeper.code(team.roster, game)}

    def roster(self, value: str) -> Any:
        """Return the roster of a choice, also of a ready advanced team; None for any other team."""
        if value.startswith(ADVANCED) and self.keeper is not None:
            return self.keeper.found(value.removeprefix(ADVANCED), "advanced")
        return self.teams[value].roster if value in self.teams else None

    def choices(self) -> tuple[Choice, ...]:
        """List them for a drop-down list."""
        label = _("{team} (my team)")
        return tuple(Choice(value, label.format(team=self.keeper.summary(team.roster).name))
                     for value, team in self.teams.items() if self.keeper is not None)

    def code(self, value: str) -> str:
        """Return the team code of a choice, "" if it is none of these."""
        roster = self.roster(value)
        return self.keeper.code(roster, self.game) if self.keeper and roster is not None else ""

    def sheet(self, value: str) -> Sheet | None:
        """Return what such a team is like."""
        roster = self.roster(value)
        return self.keeper.in_match(roster) if self.keeper and roster is not None else None

    def problems(self, value: str) -> tuple[Problem, ...]:
        """Return why such a team may not play this game."""
        roster = self.roster(value)
        return self.keeper.problems(roster, self.game) if self.keeper and roster is not None else ()

    def page(self, value: str) -> str:
        """Return the address of its builder."""
        return routes.write(routes.TEAM, self.teams[value].key) if value in self.teams else ""


# -- in the file of everything: the id of each team, then its own file -----------------------------------------------


class Fresh(NamedTuple):
    """A team of a file that is not here yet."""

    key: str
    keeper: Keeper
    roster: Any


def everything(store: Store) -> list[str]:
    """Return all teams that can be read, in stable order."""
    found = sorted((team for team in kept(store) if team.keeper is not None), key=lambda team: team.key)
    return [f"{team.key}\n{team.keeper.write(team.roster)}" for team in found if team.keeper is not None]


def fresh(store: Store, texts: Sequence[str]) -> list[Fresh]:
    """Return the teams that are not here yet. One that differs from the one here comes in beside it.

    Raises: Damaged in one sentence for the first that cannot be read.
    """
    here, found = {team.key: team for team in kept(store)}, []
    for number, text in enumerate(texts, 1):
        key, _newline, file = text.partition("\n")
        try:
            keeper, roster = read(file)
        except ValueError as error:
            raise Damaged(_("Team {n} of this file cannot be read: {error}").format(n=number, error=error)) from None
        if not _ID.fullmatch(key):
            raise Damaged(_("This file holds a team with an impossible name: {name}.").format(name=quote(key)))
        other = f"{key[:24]}-{sha256(file.encode('utf-8', 'replace')).hexdigest()[:12]}"
        is_here = any(each in here and here[each].roster == roster for each in (key, other))
        if not is_here:
            found.append(Fresh(other if key in here else key, keeper, roster))
    return found


def take_in(store: Store, teams: Sequence[Fresh], when: int) -> str:
    """Save teams of a file; return a sentence if one could not be saved: then none is."""
    for team in teams:
        written = keep(store, team.key, team.keeper, team.roster, when)
        if not written.ok:
            forget(store, teams)
            return written.trouble
    return ""


def forget(store: Store, teams: Sequence[Fresh]) -> None:
    """Undo taking in teams."""
    for team in teams:
        Shelf(store, KIND).delete(team.key)


def has_teams(store: Store) -> bool:
    """Return whether any team is saved."""
    return bool(Shelf(store, KIND).ids())


def delete(store: Store, key: str) -> Save | None:
    """Forget a team and return what was saved of it."""
    shelf = Shelf(store, KIND)
    save = shelf.load(key).save
    shelf.delete(key)
    return save


def put_back(store: Store, key: str, save: Save) -> Written:
    """Save again what was deleted."""
    return Shelf(store, KIND).save(key, save.facts, save.record)
