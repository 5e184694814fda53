"""The optional end of a position: the items of optional rules.

What has its usual value is left out, anything else is one `key~value`. A value joins its parts by commas; in the
position they are `_`, which chat programs leave alone.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from fracas.games.elfball import state as st
from fracas.games.elfball.abilities.listed import BY_KEY, GENERAL
from fracas.games.elfball.notation.shirts import SIDES, player_text, read_player, read_slot, slot_text
from fracas.games.elfball.profiles import become_frog, lower_attribute
from fracas.games.elfball.state import Extra, State
from fracas.games.elfball.support.potions import add_ability
from fracas.kernel.errors import InvalidNotation, quote
from fracas.locale import _

_PLAYER = r"[HA]\d{1,2}"
_SLOT = rf"(n|{_PLAYER})"


class Item(NamedTuple):
    """One field of the position that is usually left out. Its value holds no dot and no `_`."""

    key: str
    pattern: str
    write: Callable[[State], str]  # "" for the usual value
    read: Callable[[State, str], None]


def optional_items(s: State) -> list[str]:
    """Return the items of a position that are not as usual."""
    return [f"{item.key}~{text.replace(',', '_')}" for item in ITEMS if (text := item.write(s))]


def split_items(fields: Sequence[str]) -> tuple[list[str], list[str]]:
    """Take the fields of a position apart: those that are always there, and its optional end."""
    end = len(fields)
    while end and "~" in fields[end - 1]:
        end -= 1
    return [*fields[:end]], [*fields[end:]]


def read_optional_items(s: State, texts: Sequence[str]) -> None:
    """Read texts written by `optional_items`, in the order of `ITEMS`.

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


def _known_player(s: State, text: str) -> int:
    p = read_player(text)
    if s.profiles[p] is None:
        raise InvalidNotation(_("{player} is in neither team.").format(player=quote(text)))
    return p


def _sides_text(flags: tuple[bool, bool]) -> str:
    return "".join(letter for letter, is_set in zip(SIDES, flags, strict=True) if is_set)


def _read_sides(text: str) -> tuple[bool, bool]:
    return "h" in text, "a" in text


def _read_used(s: State, text: str) -> None:
    pairs = (item.partition("-") for item in text.split(","))
    s.used = tuple((read_player(player), key) for player, _mark, key in pairs)


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
        return player_text(p) if p != st.NO_ONE else ""
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
    return "-".join(slot_text(p) for p in found) if found != st.PLAIN.monsters else ""


def _read_drunk(s: State, text: str) -> None:
    """Read the potions that players drank, and give the players their abilities back."""
    found = []
    for item in text.split(","):
        player, *keys = item.split("~")
        p = _known_player(s, player)
        add_ability(s, p, tuple(keys))
        found.append((p, tuple(keys)))
    _set(s, drunk=tuple(found))


# -- chapters 17 and 24: fields of `state.extra` -------------------------------------------------------------------


def _set_extra(s: State, **fields: Any) -> None:
    s.extra = s.extra._replace(**fields)


def _double_text(s: State) -> str:
    """Return the notation of a turn's moves: number, first mover, holder at the start, entrant (1-H3-H5-n)."""
    moves, *players = s.extra[:4]
    return "-".join((str(moves), *map(slot_text, players))) if s.extra[:4] != Extra()[:4] else ""


def _read_double(s: State, text: str) -> None:
    moves, *players = text.split("-")
    partner, carrier, entrant = map(read_slot, players)
    _set_extra(s, moves=int(moves), partner=partner, carrier=carrier, entrant=entrant)


def _read_hurt(s: State, text: str) -> None:
    """Read lasting injuries, H3-jog,A2-grit; the profiles of the players include them already."""
    for item in text.split(","):
        player, _mark, name = item.partition("-")
        p = _known_player(s, player)
        if name not in ("jog", "might", "tackle", "dodge", "skill", "grit"):
            raise InvalidNotation(_("{text} is not an attribute.").format(text=quote(name)))
        lower_attribute(s, p, name)


def _read_frogs(s: State, text: str) -> None:
    for player in text.split(","):
        become_frog(s, _known_player(s, player))


def _events_text(s: State) -> str:
    """Return the event cards left by kind, and the quiet ones each side has drawn: 30-12-1-4-5."""
    if not s.options.event_cards or s.extra.deck == st.FULL_DECK:
        return ""
    return "-".join(map(str, (*s.extra.deck, *s.extra.quiet)))


def _read_events(s: State, text: str) -> None:
    low, court, joker, home, away = (int(number) for number in text.split("-"))
    _set_extra(s, deck=(low, court, joker), quiet=(home, away))


_DRUNK = rf"{_PLAYER}(~({'|'.join(ability.key for ability in GENERAL)})){{0,2}}"
_USED = rf"{_PLAYER}-({'|'.join(BY_KEY)})"

ITEMS = (
    Item("used", rf"{_USED}(,{_USED})*", lambda s: ",".join(f"{player_text(p)}-{key}" for p, key in s.used),
         _read_used),
    Item("clipped", _PLAYER, lambda s: player_text(s.clipped) if s.clipped != st.NO_ONE else "", _read_clipped),
    Item("double", rf"[01](-{_SLOT}){{3}}", _double_text, _read_double),
    Item("risen", _PLAYER, lambda s: player_text(s.extra.risen) if s.extra.risen != st.NO_ONE else "",
         lambda s, text: _set_extra(s, risen=read_player(text))),
    Item("spells", "h|a|ha", lambda s: _sides_text(s.extra.spells),  # whose Wizard has cast his
         lambda s, text: _set_extra(s, spells=_read_sides(text))),
    Item("hurt", rf"{_PLAYER}-[a-z]+(,{_PLAYER}-[a-z]+)*",
         lambda s: ",".join(f"{player_text(p)}-{name}" for p, name in s.extra.hurt), _read_hurt),
    Item("frogs", rf"{_PLAYER}(,{_PLAYER})?",  # after whatever else changes a player
         lambda s: ",".join(player_text(p) for p, _real in s.extra.frogs), _read_frogs),
    Item("events", r"\d{1,2}(-\d{1,2}){4}", _events_text, _read_events),
    _flag("window"), _one("named"), _some("halted"), _one("aside"), _flag("spun"), _flag("burst"), _some("attacked"),
    _counts("cheers", "0-4"), _counts("kegs", "0-2"),
    Item("monsters", rf"{_SLOT}-{_SLOT}", _monsters_text,
         lambda s, text: _set(s, monsters=tuple(read_slot(player) for player in text.split("-")))),
    Item("caught", "h|a|ha", lambda s: _sides_text(s.advanced.caught),
         lambda s, text: _set(s, caught=_read_sides(text))),
    Item("drunk", rf"{_DRUNK}(,{_DRUNK})*",
         lambda s: ",".join("~".join((player_text(p), *keys)) for p, keys in s.advanced.drunk), _read_drunk),
)
