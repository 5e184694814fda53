"""Damage that knows the shape of a text: parts are exchanged, doubled, moved and made extreme at every level of it.

A text is taken apart at its separators, from the outermost to the innermost, or as JSON; what is put together again
still looks like its kind, so that it comes past the first look of a reader. `tests/laws/damage.py` damages letters.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

EDGES = (
    "0", "1", "2", "-1", "00", "01", "+1", "9", "10", "16", "99", "255", "256", "1000", "65536", "999999", "1e3", "1.5",
    "9" * 16, "9" * 40, "9" * 4400, "--3", "-", "", " 1", "1_0", "٣", "²", "Ⅷ", "１", "0x1f", "nan", "inf",
)
STRANGE = (
    "", " ", "\t", "\n", "\r", "\0", "\x1b[2J", "\u2028", "\u202e", "\ufeff", "\ud800", "é", "ﬁ", "İ", "ß", "🏈", "<b>",
    "&lt;", "'", '"', "\\", "\\\"", "%", "%2F", "%00", "{", "}", "{0}", "[", "]", "(", ")", "~", "_", ".", "-", "!",
    "=", ";", ":", ",", "#", "/", "..", "*", "+", "None", "True", "none", "self", "__class__", "a" * 41, "A" * 500,
    "-Zaz" * 30,
)
DEEP = 70
VALUES = (
    "null", "true", "false", "0", "1", "-1", "2", "99", "1000000", f"{10**14}", f"{10**16}", "1.5", '""', '"0"', '"1"',
    '"true"', "[]", "{}", "[[]]", "[0]", '{"": 0}', f'"{"x" * 300}"', '"\\ud800"', '"\\u202e"', '"<b>"',
)
"""As JSON, to be read afresh: damage done later to a list that all share would be done to every text that has it."""


def damaged(text: str, other: str, shape: tuple[str, ...], random: Random) -> str:
    """Return a text with one to three damages.

    Args: other - another text of its kind, from which parts are taken.
          shape - its separators, the outermost first.
    """
    for _time in range(random.choice((1, 1, 2, 3))):
        text = _within(text, other, shape, random)
    return text


def _within(text: str, other: str, shape: tuple[str, ...], random: Random) -> str:
    """Damage a text at one level of its shape."""
    if not shape:
        return _atom(text, other, random)
    parts, theirs = text.split(shape[0]), other.split(shape[0])
    place = random.randrange(len(parts))
    if len(parts) == 1 or random.random() < 0.75:
        parts[place] = _within(parts[place], random.choice(theirs), shape[1:], random)
    else:
        random.choice(DEEDS)(parts, theirs, place, random)
    return shape[0].join(parts)


def _drop(parts: list[Any], theirs: list[Any], place: int, random: Random) -> None:
    del parts[place : place + random.choice((1, 1, 2, len(parts)))]


def _double(parts: list[Any], theirs: list[Any], place: int, random: Random) -> None:
    parts[place:place] = [parts[place]] * random.choice((1, 1, 2, 7, 60))


def _move(parts: list[Any], theirs: list[Any], place: int, random: Random) -> None:
    part = parts.pop(place)
    parts.insert(random.randrange(len(parts) + 1), part)


def _exchange(parts: list[Any], theirs: list[Any], place: int, random: Random) -> None:
    if theirs:
        parts[place] = random.choice(theirs)


def _add(parts: list[Any], theirs: list[Any], place: int, random: Random) -> None:
    if theirs:
        parts.insert(place, random.choice(theirs))


def _graft(parts: list[Any], theirs: list[Any], place: int, random: Random) -> None:
    parts[place:] = theirs[place:]


def _turn(parts: list[Any], theirs: list[Any], place: int, random: Random) -> None:
    parts.reverse()


DEEDS: tuple[Callable[[list[Any], list[Any], int, Random], None], ...] = (
    _drop, _drop, _double, _move, _exchange, _exchange, _add, _graft, _turn)


def _atom(text: str, other: str, random: Random) -> str:
    """Damage a text that is taken apart no further."""
    kind = random.randrange(8)
    place = random.randrange(len(text) + 1)
    if kind < 2 and text.strip("-").isdecimal():
        return random.choice((str(int(text[:15].strip("-") or 0) + random.choice((-1, 1))), random.choice(EDGES)))
    if kind < 3:
        return random.choice(EDGES)
    if kind < 4:
        return text[:place] + random.choice(STRANGE) + text[place:]
    if kind < 5:
        return random.choice(STRANGE)
    if kind < 6:
        return other
    return random.choice((text[:place], text[place:], text.swapcase(), text + text, other + text, text[::-1]))


def damaged_json(text: str, other: str, random: Random) -> str:
    """Return JSON with one to three damages to its values, now and then to its letters too."""
    value = json.loads(text)
    for _time in range(random.choice((1, 1, 2, 3))):
        value = _value(value, json.loads(other), random)  # afresh: what is put into itself has no end
    dumped = json.dumps(value, ensure_ascii=random.random() < 0.5, separators=random.choice(((",", ":"), (", ", ": "))))
    return _atom(dumped, other, random) if random.random() < 0.02 else dumped


def _value(value: Any, theirs: Any, random: Random) -> Any:
    """Damage a value, or something in it."""
    inner = isinstance(value, list | dict) and len(value) > 0 and random.random() < 0.85
    if not inner:
        return _leaf(value, theirs, random)
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    key = random.choice(keys)
    at = theirs[key] if isinstance(theirs, dict) and key in theirs else \
        random.choice(theirs) if isinstance(theirs, list) and theirs else theirs
    if random.random() < 0.75:
        value[key] = _value(value[key], at, random)
    elif isinstance(value, list):
        random.choice(DEEDS)(value, theirs if isinstance(theirs, list) else [], key, random)
    else:
        _keys(value, key, keys, random)
    return value


def _keys(value: dict[str, Any], key: str, keys: list[str], random: Random) -> None:
    """Damage the names in an object."""
    kind = random.randrange(4)
    if kind == 0:
        del value[key]
    elif kind == 1:
        value[random.choice(STRANGE)] = value[key]
    elif kind == 2:
        value[random.choice(keys)] = value.pop(key)
    else:
        other = random.choice(keys)
        value[key], value[other] = value[other], value[key]


def _leaf(value: Any, theirs: Any, random: Random) -> Any:
    kind = random.randrange(6)
    if kind == 0:
        return json.loads(random.choice(VALUES))
    if kind == 1:
        return theirs
    if kind == 2 and random.random() < 0.1:
        for _level in range(random.choice((1, 2, DEEP))):
            value = [value]
        return value
    if isinstance(value, str):
        return _within(value, theirs if isinstance(theirs, str) else value, ("_", ".", "-"), random)
    if isinstance(value, int) and kind < 5:
        return random.choice((value + 1, value - 1, -value, value * 10, 2 * value))
    return json.loads(random.choice(VALUES))
