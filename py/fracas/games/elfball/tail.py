"""The optional end of a position: what has its usual value is left out, anything else is one `key~value`.

A value joins its parts by commas; in the position they are `_`, which chat programs leave alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from fracas.games.elfball import extra_notation as extra
from fracas.games.elfball.abilities import BY_KEY, GENERAL
from fracas.games.elfball.potions import add_ability
from fracas.games.elfball.shirts import SIDES, player_text, read_player, read_slot, slot_text
from fracas.games.elfball.state import NO_ONE, PLAIN, State
from fracas.kernel.errors import InvalidNotation, quote
from fracas.locale import _


class Item(NamedTuple):
    """One field of the position that is usually left out. Its value holds no dot and no `_`."""

    key: str
    pattern: str
    write: Callable[[State], str]  # "" for the usual value
    read: Callable[[State, str], None]


def tail(s: State) -> list[str]:
    """Return the items of a position that are not as usual."""
    return [f"{item.key}~{text.replace(',', '_')}" for item in ITEMS if (text := item.write(s))]


def split_tail(fields: Sequence[str]) -> tuple[list[str], list[str]]:
    """Take the fields of a position apart: those that are always there, and its tail."""
    end = len(fields)
    while end and "~" in fields[end - 1]:
        end -= 1
    return [*fields[:end]], [*fields[end:]]


def read_tail(s: State, texts: Sequence[str]) -> None:
    """Read what `tail` has written, in the order of `ITEMS`.

    Raises: InvalidNotation quoting the item that cannot be read.
    """
    places = {item.key: place for place, item in enumerate(ITEMS)}
    last = -1
    for text in texts:
        key, _mark, written = text.partition("~")
        value = written.replace("_", ",")
        place = places.get(key, -1)
        if place <= last or re.fullmatch(ITEMS[place].pattern, value) is None:
            raise InvalidNotation(_("{text} cannot be read in a position.").format(text=quote(text)))
        ITEMS[place].read(s, value)
        last = place


def _used_text(s: State) -> str:
    return ",".join(f"{player_text(p)}-{key}" for p, key in s.used)


def _read_used(s: State, text: str) -> None:
    pairs = (item.partition("-") for item in text.split(","))
    s.used = tuple((read_player(player), key) for player, _mark, key in pairs)


def _clipped_text(s: State) -> str:
    return player_text(s.clipped) if s.clipped != NO_ONE else ""


def _read_clipped(s: State, text: str) -> None:
    s.clipped = read_player(text)


# -- chapters 21 and 22.2: fields of `state.advanced` ------------------------------------------------------------


def _set(s: State, **fields: Any) -> None:
    s.advanced = s.advanced._replace(**fields)


def _flag(name: str) -> Item:
    return Item(name, "1", lambda s: "1" if getattr(s.advanced, name) else "", lambda s, _text: _set(s, **{name: True}))


def _one(name: str) -> Item:
    def write(s: State) -> str:
        p = getattr(s.advanced, name)
        return player_text(p) if p != NO_ONE else ""
    return Item(name, _PLAYER, write, lambda s, text: _set(s, **{name: read_player(text)}))


def _some(name: str) -> Item:
    def write(s: State) -> str:
        return ",".join(player_text(p) for p in getattr(s.advanced, name))

    def read(s: State, text: str) -> None:
        _set(s, **{name: tuple(read_player(player) for player in text.split(","))})
    return Item(name, rf"{_PLAYER}(,{_PLAYER})*", write, read)


def _counts(name: str, digits: str) -> Item:
    def write(s: State) -> str:
        home, away = getattr(s.advanced, name)
        return f"{home}-{away}" if home or away else ""

    def read(s: State, text: str) -> None:
        _set(s, **{name: tuple(int(number) for number in text.split("-"))})
    return Item(name, f"[{digits}]-[{digits}]", write, read)


def _monsters_text(s: State) -> str:
    found = s.advanced.monsters
    return "-".join(slot_text(p) for p in found) if found != PLAIN.monsters else ""


def _read_monsters(s: State, text: str) -> None:
    _set(s, monsters=tuple(read_slot(player) for player in text.split("-")))


def _caught_text(s: State) -> str:
    return "".join(letter for letter, is_out in zip(SIDES, s.advanced.caught, strict=True) if is_out)


def _read_caught(s: State, text: str) -> None:
    _set(s, caught=tuple(letter in text for letter in SIDES))


def _drunk_text(s: State) -> str:
    return ",".join("~".join((player_text(p), *keys)) for p, keys in s.advanced.drunk)


def _read_drunk(s: State, text: str) -> None:
    """Read who drank what, and give him his abilities back."""
    found = []
    for item in text.split(","):
        player, *keys = item.split("~")
        p = read_player(player)
        if s.profiles[p] is None:
            raise InvalidNotation(_("{text} cannot be read in a position.").format(text=quote(item)))
        add_ability(s, p, tuple(keys))
        found.append((p, tuple(keys)))
    _set(s, drunk=tuple(found))


_PLAYER = r"[HA]\d{1,2}"
_DRUNK = rf"{_PLAYER}(~({'|'.join(ability.key for ability in GENERAL)})){{0,2}}"
_USED = rf"{_PLAYER}-({'|'.join(BY_KEY)})"

ITEMS = (
    Item("used", rf"{_USED}(,{_USED})*", _used_text, _read_used),
    Item("clipped", _PLAYER, _clipped_text, _read_clipped),
    Item("double", extra.DOUBLE, extra.double_text, extra.read_double),
    Item("spells", extra.SPELLS, extra.spells_text, extra.read_spells),
    Item("hurt", extra.HURT, extra.hurt_text, extra.read_hurt),
    Item("frogs", extra.FROGS, extra.frogs_text, extra.read_frogs),  # after whatever else changes a player
    Item("events", extra.EVENTS, extra.events_text, extra.read_events),
    _flag("window"), _one("named"), _some("halted"), _one("aside"), _flag("spun"), _flag("burst"), _some("attacked"),
    _counts("cheers", "0-4"), _counts("kegs", "0-2"),
    Item("monsters", rf"(n|{_PLAYER})-(n|{_PLAYER})", _monsters_text, _read_monsters),
    Item("caught", "h|a|ha", _caught_text, _read_caught),
    Item("drunk", rf"{_DRUNK}(,{_DRUNK})*", _drunk_text, _read_drunk),
)
