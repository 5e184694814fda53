"""Rosters of BattleScribe, New Recruit and Army Forge: as files, and as the texts that people paste.

Source: the roster schema of BattleScribe, which New Recruit writes as XML and JSON; the lists that Army Forge shares.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from fracas.foreign.markup_reader import Element
from fracas.foreign.team import (
    ARMY_FORGE,
    BATTLESCRIBE,
    FOOTBALL,
    MOST_LISTED,
    NEW_RECRUIT,
    ForeignItem,
    ForeignPlayer,
    ForeignTeam,
)
from fracas.foreign.values import as_object, check_length, entries, line, lines, number

MODEL, UNIT = "model", "unit"  # types of selections that stand on a table
_FORGE_HEAD = re.compile(r"\+\+ ?(.{1,200}?) ?(?:\([^()]*\) ?)?\[\w{1,12} (\d+)pts\].*\+\+")
_FORGE_UNIT = re.compile(r"(?:(\d{1,6})x )?(.{1,200}?) \[(\d{1,6})\] Q\d\+ D\d\+ \| ?\d+pts.*")
_HEAD = re.compile(r"\+\+ ?(.{0,200}?) ?(?:\(([^()]*)\))? ?(?:\[[^\]]*\])? ?\+\+")
_CATEGORY = re.compile(r"\+ .* \+")
_SELECTION = re.compile(r"(?:(\d{1,6})x? )?([^:\[]{1,200}?) ?(?:\[[^\]]*\])? ?(?:: ?(.*))?")


class Selection(NamedTuple):
    """A selection of a roster of BattleScribe's schema."""

    name: str
    kind: str  # "model", "unit", "upgrade"
    quantity: int
    custom_name: str
    inner: tuple[Selection, ...]


# -- BattleScribe's schema -----------------------------------------------------------------------------------------


def read_roster_element(roster: Element) -> ForeignTeam:
    """Read the roster of an XML file."""
    forces = [*_forces(roster)]
    chosen = [_of_element(each) for force in forces for each in force.within("selections", "selection")]
    lists = lines(force.attributes.get("catalogueName") for force in forces)
    named = roster.attributes.get("name", "")
    found = _team(_program(roster.attributes.get("generatedBy", "")), line(named), lists, chosen)
    return found._replace(kind=_kind(roster.attributes.get("gameSystemName", "")))


def _forces(element: Element) -> Iterator[Element]:
    """Yield the forces of a roster and those within them."""
    for force in element.within("forces", "force"):
        yield force
        yield from _forces(force)


def _of_element(element: Element) -> Selection:
    given = element.attributes
    return Selection(line(given.get("name")), given.get("type", ""), number(given.get("number")) or 1,
                     line(given.get("customName")),
                     tuple(map(_of_element, element.within("selections", "selection"))))


def is_roster(body: Mapping[str, Any]) -> bool:
    """Return whether an object is a roster of BattleScribe's schema."""
    return isinstance(as_object(body.get("roster")).get("forces"), list)


def read_roster(body: Mapping[str, Any]) -> ForeignTeam:
    """Read the roster of a JSON file."""
    roster = as_object(body["roster"])
    forces = [*_forces_of(roster)]
    chosen = [_of_object(as_object(each)) for force in forces for each in entries(force.get("selections"))]
    lists = lines(force.get("catalogueName") for force in forces)
    found = _team(_program(line(roster.get("generatedBy")) or NEW_RECRUIT), line(roster.get("name")), lists, chosen)
    return found._replace(kind=_kind(line(roster.get("gameSystemName"))))


def _forces_of(body: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    for force in map(as_object, entries(body.get("forces"))):
        yield force
        yield from _forces_of(force)


def _of_object(body: Mapping[str, Any]) -> Selection:
    return Selection(line(body.get("name")), line(body.get("type")), number(body.get("number")) or 1,
                     line(body.get("customName")),
                     tuple(_of_object(as_object(each)) for each in entries(body.get("selections"))))


def _program(made: str) -> str:
    return NEW_RECRUIT if "newrecruit" in made.lower() else BATTLESCRIBE


def _kind(system: str) -> str:
    """Return the kind of game of a system, "" for any other."""
    return FOOTBALL if "blood bowl" in system.lower() else ""


def _team(source: str, name: str, lists: tuple[str, ...], chosen: Iterable[Selection]) -> ForeignTeam:
    """Return the team of the selections of all forces: who stands on the table, and what is bought besides."""
    players: list[ForeignPlayer] = []
    items: list[ForeignItem] = []
    for selection in chosen:
        check_length(len(players) + len(items) + 1, MOST_LISTED)
        if selection.kind in (MODEL, UNIT):
            players += _players(selection)
        elif selection.name:
            items.append(ForeignItem(selection.name, selection.quantity, _names(selection.inner)))
    check_length(len(players) + len(items), MOST_LISTED)
    return ForeignTeam(source, name, lists, tuple(players), tuple(items))


def _players(selection: Selection) -> list[ForeignPlayer]:
    """Return the models of a selection, itself if it has none within."""
    models = [each for each in selection.inner if each.kind == MODEL]
    shared = _names(each for each in selection.inner if each.kind != MODEL)
    if not models:
        return [ForeignPlayer(lines([selection.name]), selection.custom_name, quantity=selection.quantity,
                              skills=shared)]
    return [ForeignPlayer(lines([model.name, selection.name]), model.custom_name or selection.custom_name,
                          quantity=model.quantity, skills=(*shared, *_names(model.inner))) for model in models]


def _names(selections: Iterable[Selection]) -> tuple[str, ...]:
    """Return the names of selections and of all within them."""
    found: list[str] = []
    for each in selections:
        found += [*filter(None, [each.name]), *_names(each.inner)]
    return tuple(found)


# -- Army Forge ----------------------------------------------------------------------------------------------------


def is_forge(body: Mapping[str, Any]) -> bool:
    """Return whether an object is a list of Army Forge."""
    return isinstance(body.get("units", as_object(body.get("list")).get("units")), list) and "gameSystem" in body


def read_forge(body: Mapping[str, Any]) -> ForeignTeam:
    """Read a list of Army Forge, saved by the program or shared by its site."""
    inner = as_object(body.get("list")) or body
    players = tuple(_forge_player(as_object(each)) for each in entries(inner.get("units")))
    name = line(inner.get("name")) or line(body.get("armyName"))
    return ForeignTeam(ARMY_FORGE, name, lines([body.get("armyName"), name]), players)


def _forge_player(body: Mapping[str, Any]) -> ForeignPlayer:
    chosen = (as_object(as_object(each).get("option")) for each in entries(body.get("selectedUpgrades")))
    return ForeignPlayer(lines([body.get("name")]), line(body.get("customName")),
                         quantity=number(body.get("size")) or 1,
                         skills=lines(option.get("label") for option in chosen))


# -- pasted texts --------------------------------------------------------------------------------------------------


def is_pasted(text: str) -> bool:
    """Return whether a text begins like the pasted list of one of these programs."""
    return text.lstrip().startswith("++")


def read_pasted(text: str) -> ForeignTeam:
    """Read a pasted list."""
    rows = [" ".join(row.split()) for row in text.splitlines() if row.strip()]
    check_length(len(rows), 4 * MOST_LISTED)
    rows = [row[:1000] for row in rows]
    head = _FORGE_HEAD.fullmatch(rows[0])
    if head is not None:
        players = tuple(ForeignPlayer((unit[2],), quantity=int(unit[1] or 1) * int(unit[3]))
                        for unit in map(_FORGE_UNIT.fullmatch, rows[1:]) if unit is not None)
        return ForeignTeam(ARMY_FORGE, head[1], (head[1],), players)
    return _read_pasted_roster(rows)


def _read_pasted_roster(rows: list[str]) -> ForeignTeam:
    """Read a list as BattleScribe and New Recruit write it for people."""
    heads = [head for row in rows if (head := _HEAD.fullmatch(row)) is not None]
    lists = lines(part for head in heads for part in (head[2], head[1]))
    items = tuple(ForeignItem(line(found[2]), int(found[1] or 1), lines((found[3] or "").split(",")))
                  for row in rows if not row.startswith("++") and not _CATEGORY.fullmatch(row)
                  and (found := _SELECTION.fullmatch(row.lstrip(". "))) is not None)
    return ForeignTeam(BATTLESCRIBE, "", lists, (), items)
