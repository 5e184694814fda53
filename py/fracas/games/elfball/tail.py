"""The optional end of a position: what has its usual value is left out, anything else is one `key=value`."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from fracas.games.elfball.abilities import BY_KEY
from fracas.games.elfball.shirts import player_text, read_player
from fracas.games.elfball.state import NO_ONE, State
from fracas.kernel.errors import InvalidNotation, quote
from fracas.locale import _


class Item(NamedTuple):
    """One field of the position that is usually left out. Its value holds no dot and no `=`."""

    key: str
    pattern: str
    write: Callable[[State], str]  # "" for the usual value
    read: Callable[[State, str], None]


def tail(s: State) -> list[str]:
    """Return the items of a position that are not as usual."""
    return [f"{item.key}={text}" for item in ITEMS if (text := item.write(s))]


def split_tail(fields: Sequence[str]) -> tuple[list[str], list[str]]:
    """Take the fields of a position apart: those that are always there, and its tail."""
    end = len(fields)
    while end and "=" in fields[end - 1]:
        end -= 1
    return [*fields[:end]], [*fields[end:]]


def read_tail(s: State, texts: Sequence[str]) -> None:
    """Read what `tail` has written, in the order of `ITEMS`.

    Raises: InvalidNotation quoting the item that cannot be read.
    """
    places = {item.key: place for place, item in enumerate(ITEMS)}
    last = -1
    for text in texts:
        key, _mark, value = text.partition("=")
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


_PLAYER = r"[HA]\d{1,2}"
_USED = rf"{_PLAYER}-({'|'.join(BY_KEY)})"

ITEMS = (
    Item("used", rf"{_USED}(,{_USED})*", _used_text, _read_used),
    Item("clipped", _PLAYER, _clipped_text, _read_clipped),
)
