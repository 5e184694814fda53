"""How actions and answers are written.

Units are H1.. and A1.. by number, places `12.5,30` in inches from the south-west corner. An action reads as
`H3 walk 12.5,30 14,31.25` (a path, its start left out), `H3 charge A2 20,24`, `H3 shoot A2`, `H3 fight A2`, `H3 hold`,
`H3 salts`, `H3 activate`, `H1 order run`, `H1 order feet H4`, `H2 deploy 24,6`; without a unit `table`, `roll-off`,
`done`, `monitor stay`, `monitor 24,27`, `decline`, `concede home`.
"""

import re

from fracas.games.school_fighters.state import State, unit_name
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.geometry.path import PATH_LIMIT
from fracas.kernel.geometry.plane import Point
from fracas.kernel.resign import CONCEDE, is_resignation, read_resignation, resignation_text
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Choice, Option
from fracas.locale import _

BARE = ("table", "roll-off", "done", "decline", "concede")
ALONE = ("activate", "hold", "salts")
AIMED = ("shoot", "fight")
ORDERS = ("run", "ready", "feet")
STAY = "stay"

_UNIT = re.compile(r"([HA])([1-9]|10)\Z")
_PLACE = re.compile(r"(\d{1,2})(?:\.(\d{1,2}))?,(\d{1,2})(?:\.(\d{1,2}))?\Z", re.ASCII)


def place_text(place: Point) -> str:
    """Write a place in inches."""
    return f"{inches_text(place[0])},{inches_text(place[1])}"


def inches_text(hundredths: int) -> str:
    """Write hundredths of an inch as inches, without needless zeros."""
    whole, rest = divmod(hundredths, 100)
    return f"{whole}.{rest:02}".rstrip("0") if rest else str(whole)


def path_text(path: tuple[Point, ...]) -> str:
    """Write a path."""
    return " ".join(place_text(place) for place in path)


def action_text(s: State, action: Action) -> str:
    """Write an action."""
    kind, *rest = action
    if is_resignation(action):
        return resignation_text(action)
    if kind == "monitor":
        return f"monitor {path_text(rest[0]) or STAY}"
    if not rest:
        return str(kind)
    who = unit_name(s, rest[0])
    if kind == "deploy":
        return f"{who} deploy {place_text(rest[1])}"
    if kind == "charge":
        return f"{who} charge {unit_name(s, rest[1])} {path_text(rest[2])}".rstrip()
    if kind in ("walk", "run"):
        return f"{who} {kind} {path_text(rest[1])}"
    words = [who, kind, *rest[1:]]
    return " ".join(unit_name(s, word) if isinstance(word, int) else word for word in words)


def parse_action(s: State, text: str) -> Action:
    """Return the action that is written like this; whether it is legal is another question.

    Raises: InvalidNotation quoting what is no action.
    """
    words = text.split()
    if text in BARE:
        return (text,)
    if words[:1] == [CONCEDE]:
        return read_resignation(words)
    if len(words) >= 2 and words[0] == "monitor":
        return ("monitor", () if words[1:] == [STAY] else read_path(words[1:]))
    if len(words) < 2 or not _UNIT.match(words[0]):
        raise InvalidNotation(_("{text} is not an action.").format(text=quote(text)))
    who, kind, rest = read_unit(s, words[0]), words[1], words[2:]
    if kind in ALONE and not rest:
        return (kind, who)
    if kind in AIMED and len(rest) == 1:
        return (kind, who, read_unit(s, rest[0]))
    if kind == "deploy" and len(rest) == 1:
        return (kind, who, read_place(rest[0]))
    if kind == "charge" and rest:
        return (kind, who, read_unit(s, rest[0]), read_path(rest[1:]))
    if kind in ("walk", "run") and rest:
        return (kind, who, read_path(rest))
    if kind == "order" and rest and rest[0] in ORDERS and len(rest) == 1 + (rest[0] == "feet"):
        return (kind, who, rest[0], *(read_unit(s, word) for word in rest[1:]))
    raise InvalidNotation(_("{text} is not an action.").format(text=quote(text)))


def read_unit(s: State, text: str) -> int:
    """Return the unit that is written like this.

    Raises: InvalidNotation quoting what is none in this match.
    """
    match = _UNIT.match(text)
    if match is None or int(match[2]) > len(s.gangs["HA".index(match[1])]):
        raise InvalidNotation(_("{text} is not a unit of this match.").format(text=quote(text)))
    return s.gangs["HA".index(match[1])][int(match[2]) - 1]


def read_place(text: str) -> Point:
    """Return the place that is written like this.

    Raises: InvalidNotation quoting what is no place in inches.
    """
    match = _PLACE.match(text)
    if match is None:
        raise InvalidNotation(_("{text} is not a place: write a place like 12.5,30.").format(text=quote(text)))
    x, x_rest, y, y_rest = match.groups(default="")
    return int(x) * 100 + int(x_rest.ljust(2, "0") or 0), int(y) * 100 + int(y_rest.ljust(2, "0") or 0)


def read_path(words: list[str]) -> tuple[Point, ...]:
    """Return the path that is written like this.

    Raises: InvalidNotation quoting what is no place, or if there are too many.
    """
    if len(words) > PATH_LIMIT:
        sentence = _("A path has at most {most} points, not {count}.")
        raise InvalidNotation(sentence.format(most=PATH_LIMIT, count=len(words)))
    return tuple(read_place(word) for word in words)


def option_text(s: State, choice: Choice, option: Option) -> str:
    """Write an answer: a unit or a table side."""
    return unit_name(s, option) if isinstance(option, int) else option
