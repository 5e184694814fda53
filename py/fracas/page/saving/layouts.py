"""A coach's own layouts: kept on this device like matches, and as texts to send; what comes in is not trusted."""

from __future__ import annotations

import re
from typing import NamedTuple

from fracas.faces.school_fighters.terrain.bench import Pieces, Refused, checked
from fracas.games import ruleset
from fracas.games.school_fighters.terrain import Layout, layout_text, parse_layout
from fracas.kernel.errors import Damaged
from fracas.kernel.game import Game
from fracas.locale import _
from fracas.page.saving.my_tables import GAME, KIND
from fracas.page.saving.storage import Facts, Shelf, Store, Written

OWN = "own-"  # begins the value of an own layout in a new match
HEAD = "Fracas layout 1"
TEXT_LIMIT = 20_000  # characters
NAME_LIMIT = 40

_FORBIDDEN = re.compile("[\x00-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff<>]")
_ID = re.compile(r"[A-Za-z0-9-]{1,40}")


class Kept(NamedTuple):
    """A layout on this device."""

    key: str
    name: str
    layout: Layout | None  # None if it cannot be read
    trouble: str = ""


def kept(store: Store) -> list[Kept]:
    """List all layouts by name, also those that cannot be read."""
    return sorted((opened(store, key) for key in Shelf(store, KIND).ids()), key=lambda each: (each.name, each.key))


def opened(store: Store, key: str) -> Kept:
    """Return one layout."""
    if not _ID.fullmatch(key):
        return Kept(key, key, None, _("There is no such table on this device."))
    found = Shelf(store, KIND).load(key)
    if found.save is None:
        return Kept(key, key, None, found.trouble or _("There is no such table on this device."))
    try:
        name, pieces = read(found.save.record)
    except Damaged as error:
        return Kept(key, found.save.facts.title or key, None, str(error))
    return Kept(key, name, parse_layout(layout_text(pieces)), found.trouble)


def keep(store: Store, key: str, name: str, pieces: Pieces, when: int) -> Written:
    """Save a layout."""
    return Shelf(store, KIND).save(key, Facts(GAME, name, "", when), write(name, pieces))


def forget(store: Store, key: str) -> None:
    """Delete a layout."""
    Shelf(store, KIND).delete(key)


def write(name: str, pieces: Pieces) -> str:
    """Return a layout as a text to send."""
    return f"{HEAD}\nName: {clean(name)}\n{layout_text(pieces)}\n"


def read(text: str) -> tuple[str, Pieces]:
    """Read a layout somebody else may have written; a bare line of pieces will do.

    Raises: Damaged in one sentence.
    """
    if len(text) > TEXT_LIMIT:
        raise Damaged(_("This text is too long for a table."))
    rows = [row.strip() for row in text.removeprefix("\ufeff").strip().splitlines() if row.strip()]
    if not rows:
        raise Damaged(_("This text holds no table."))
    name = ""
    if rows[0].startswith("Fracas layout"):
        if rows[0] != HEAD:
            raise Damaged(_("This table was written by a newer version of Fracas."))
        rows = rows[1:]
    if rows and rows[0].startswith("Name:"):
        name, rows = clean(rows[0].removeprefix("Name:")), rows[1:]
    if len(rows) > 1:
        raise Damaged(_("This text holds no table."))
    try:
        pieces = parse_layout(rows[0] if rows else "").pieces
        return name or _("My table"), checked(pieces)
    except Refused as error:
        raise Damaged(str(error)) from None
    except ValueError as error:
        raise Damaged(str(error)) from None


def clean(name: str) -> str:
    """Return a name without what could do harm, and not too long."""
    return " ".join(_FORBIDDEN.sub(" ", name).split())[:NAME_LIMIT]


def on_layout(game: Game, layout: Layout) -> Game:
    """Return a match that has not begun on another table; its record begins with that position.

    Raises: InvalidNotation if no match can begin there.
    """
    rules = ruleset(game.ruleset.key)
    state = game.state.copy()
    state.layout = layout
    start = rules.position(state)
    return Game(rules, rules.parse_position(start), game.seed, game.real, {**game.tags, "Start": start})
