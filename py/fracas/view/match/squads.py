"""The two squads: players on the field, on the bench, in the infirmary; and one player's card."""

from functools import lru_cache
from typing import NamedTuple

from fracas.view.board.counters import counter
from fracas.view.board.model import Token
from fracas.view.markup import Markup, classes, el, join


class SquadRow(NamedTuple):
    """A player in a list."""

    token: Token
    name: str
    tag: str                            # "acting", "has the ball", "just moved"
    arg: str                            # what to send when he is tapped
    is_now: bool = False                # selected or acting
    can_act: bool = True


class SquadGroup(NamedTuple):
    """Players in the same place."""

    title: str                          # "Bench", "Recovery"; "" for the field
    rows: tuple[SquadRow, ...]


class SquadList(NamedTuple):
    """A team's players."""

    name: str
    note: str                           # "6 on field, bench 4"
    groups: tuple[SquadGroup, ...]
    ball: str = "ball-elf"
    support: str = ""                   # what the team brought besides its players


def squad_lists(both: tuple[SquadList, ...]) -> Markup:
    """Return the lists of both teams."""
    return join(map(squad_list, both))


def squad_list(team: SquadList) -> Markup:
    """Return the list of one team, place by place."""
    return el(
        "div",
        el("h2", el("span", team.name), el("span", team.note), class_="cap"),
        el("p", team.support, class_="cap support") if team.support else None,
        [_group(team, group) for group in team.groups if group.rows],
        class_="squad", role="group", aria_label=team.name,
    )


def _group(team: SquadList, group: SquadGroup) -> Markup:
    heading = el("h3", group.title, el("span", len(group.rows)), class_="cap sub") if group.title else None
    return join(heading, el("ul", [_row(row, team.ball) for row in group.rows], class_="off" if heading else None))


@lru_cache(maxsize=128)
def _row(row: SquadRow, ball: str) -> Markup:
    return el("li", el(
        "button", counter(row.token, 30, ball), el("b", row.name), el("span", row.tag, class_="tag"),
        type="button", class_=classes("row", row.is_now and "now", not row.can_act and "still"),
        data_do="player", data_arg=row.arg, aria_current="true" if row.is_now else None,
    ))


class Stat(NamedTuple):
    """A value of a player."""

    label: str
    value: str
    is_used: bool = False               # the one the present roll uses


class PlayerDetails(NamedTuple):
    """One player."""

    token: Token
    name: str
    line: str                           # "Hunter"
    stats: tuple[Stat, ...]
    abilities: tuple[tuple[str, str], ...] = ()     # name and what it opens in the rules
    ball: str = "ball-elf"


@lru_cache(maxsize=64)
def player_card(card: PlayerDetails) -> Markup:
    """Return the card of a player with his values."""
    return el(
        "section",
        counter(card.token, 58, card.ball, facing=True),
        el("div", el("h2", card.name, " ", el("span", card.line, class_="mute")), stats(card.stats),
           _abilities(card.abilities), class_="grow"),
        class_="card", aria_label=card.name,
    )


def stats(values: tuple[Stat, ...]) -> Markup:
    """Return a row of values with their names below."""
    return el(
        "dl", [el("div", el("dt", stat.label), el("dd", stat.value), class_=classes(stat.is_used and "hot"))
               for stat in values], class_="stats",
    )


def _abilities(abilities: tuple[tuple[str, str], ...]) -> Markup | None:
    if not abilities:
        return None
    return el("ul", [
        el("li", el("button", name, type="button", class_="tagged", data_do="rule", data_arg=rule))
        for name, rule in abilities
    ], class_="abilities")
