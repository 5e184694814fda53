"""The position string: everything in one line, such as `school_fighters.1_5.0.0_gym_4.0.0.1.2.1.-1.-1_...`.

Parts are joined by `_`: game and version; size, monitor, open guard; layout; where the match stands; chargers; losses;
monitor; home gang; away gang. Pieces and units are joined by `~`, the numbers in them by dots. The own name of a unit
stands behind its numbers, after `N`, that of a gang before its units, after `T`.
"""

import re
from collections.abc import Sequence
from typing import TypeVar

from fracas.games.school_fighters.check import bounds
from fracas.games.school_fighters.layouts import PRINTED
from fracas.games.school_fighters.state import OFF_TABLE, State, Unit, new_state
from fracas.games.school_fighters.terrain import Layout, layout_text, parse_layout
from fracas.games.school_fighters.units import LETTERS
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.ruleset import refuse_violation
from fracas.kernel.teams.names import NAME_LIMIT, TEAM_LIMIT, decode_name, encode_name
from fracas.locale import _

HEAD = "school_fighters.1"
PARTS = 9
UNIT_LIMIT = 10
NAMED, TITLED = "N", "T"  # before the name of a unit, behind its numbers; before that of a gang, ahead of its units
T = TypeVar("T")

_NUMBERS = re.compile(r"-?\d{1,5}(?:\.-?\d{1,5})*\Z", re.ASCII)
_LAYOUT = re.compile(r"(random|own)-(.*)\Z", re.ASCII)


def position(s: State) -> str:
    """Write a position."""
    stands = (s.phase, s.side, s.south, s.first, s.round, s.may_order, s.active, s.winner)
    return "_".join((
        HEAD,
        _dots(s.size, s.monitor_rule, s.open_guard),
        s.layout.name if s.layout.name in PRINTED else f"{s.layout.name}-{layout_text(s.layout.pieces)}",
        _dots(*stands),
        _dots(*s.chargers),
        _dots(*s.losses),
        "" if s.monitor == OFF_TABLE else _dots(*s.monitor),
        *("~".join((*_title_text(title), *(_unit_text(s.units[n]) for n in gang)))
          for title, gang in zip(s.titles, s.gangs, strict=True)),
    ))


def _dots(*numbers: int) -> str:
    return ".".join(str(int(number)) for number in numbers)


def _unit_text(unit: Unit) -> str:
    done = unit.has_shot + 2 * unit.has_fought + 4 * unit.is_ready
    numbers = (*unit.at, unit.bruises, unit.status, unit.fazed_in, unit.moved, done, unit.charged, unit.height)
    return LETTERS[unit.kind] + _dots(*numbers) + (f"{NAMED}{encode_name(unit.name)}" if unit.name else "")


def _title_text(title: str) -> tuple[str, ...]:
    return (f"{TITLED}{encode_name(title)}",) if title else ()


def read_position(text: str) -> State:
    """Read a position, sound or not.

    Raises: InvalidNotation quoting what cannot be read, or naming what cannot be drawn.
    """
    parts = text.removeprefix(HEAD).split("_")
    if not text.startswith(HEAD) or len(parts) != PARTS or parts[0]:
        raise InvalidNotation(_("{text} is not a position of School Fighters.").format(text=quote(text)))
    titles, gangs = zip(*(_parse_gang(side, part) for side, part in enumerate(parts[7:])), strict=True)
    size, monitor_rule, open_guard = _numbers(parts[1], 3)
    s = new_state([[unit.kind for unit in gang] for gang in gangs], size)
    s.units = [*gangs[0], *gangs[1]]
    s.titles = _pair(titles)
    s.monitor_rule, s.open_guard = monitor_rule, _flag(open_guard)
    s.layout = _parse_layout(parts[2])
    s.phase, s.side, s.south, s.first, s.round, may_order, s.active, s.winner = _numbers(parts[3], 8)
    s.may_order = _flag(may_order)
    s.chargers = tuple(_numbers(parts[4])) if parts[4] else ()
    s.losses = _pair(_numbers(parts[5], 2))
    s.monitor = _pair(_numbers(parts[6], 2)) if parts[6] else OFF_TABLE
    refuse_violation(text, bounds(s))
    return s


def _pair(found: Sequence[T]) -> tuple[T, T]:
    return found[0], found[1]


def _flag(number: int) -> bool:
    if number not in (0, 1):
        raise InvalidNotation(_("{text} is neither yes nor no.").format(text=quote(number)))
    return bool(number)


def _numbers(text: str, count: int = 0) -> list[int]:
    """Read numbers joined by dots; `count` = 0 for any count."""
    numbers = [int(word) for word in text.split(".")] if _NUMBERS.match(text) else []
    if not numbers or count not in (0, len(numbers)) or _dots(*numbers) != text:
        raise InvalidNotation(_("{text} in a position cannot be read.").format(text=quote(text)))
    return numbers


def _parse_layout(text: str) -> Layout:
    if text in PRINTED:
        return PRINTED[text]
    match = _LAYOUT.match(text)
    if match is None:
        raise InvalidNotation(_("{text} is not a layout.").format(text=quote(text)))
    return parse_layout(match[2], match[1])


def _parse_gang(side: int, text: str) -> tuple[str, list[Unit]]:
    """Read the name of a gang, "" if it has none of its own, and its units."""
    titled, *units = text.split("~")
    title = decode_name(titled.removeprefix(TITLED), TEAM_LIMIT) if titled.startswith(TITLED) else ""
    units = units if title else [titled, *units]
    if not 1 <= len(units) <= UNIT_LIMIT:
        raise InvalidNotation(_("A gang has 1 to {most} units, not {count}.").format(most=UNIT_LIMIT, count=len(units)))
    return title, [_parse_unit(side, unit) for unit in units]


def _parse_unit(side: int, text: str) -> Unit:
    if not text or text[0] not in LETTERS:
        raise InvalidNotation(_("{text} is not a unit.").format(text=quote(text)))
    numbers, named, name = text[1:].partition(NAMED)
    x, y, bruises, status, fazed_in, moved, done, charged, height = _numbers(numbers, 9)
    if not 0 <= done <= 7:
        raise InvalidNotation(_("{text} is not a unit.").format(text=quote(text)))
    return Unit(
        side, LETTERS.index(text[0]), (x, y), bruises, status, fazed_in,
        decode_name(name, NAME_LIMIT) if named else "", moved, bool(done & 1), bool(done & 2), bool(done & 4),
        charged, height,
    )

