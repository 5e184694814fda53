"""Parser of typed actions: the notation, or names, directions and distances ("H3 walk 4 north", "H3 charge A2")."""

import re

from fracas.faces.move_plan import MovePlan
from fracas.faces.school_fighters import plans
from fracas.faces.school_fighters.labels import WINDS, inches
from fracas.faces.school_fighters.pieces import name
from fracas.games.school_fighters.monitor import MOVE
from fracas.games.school_fighters.notation import read_unit
from fracas.games.school_fighters.ruleset import RULESET
from fracas.games.school_fighters.state import FAZED, State, unit_name
from fracas.kernel.errors import IllegalAction, InvalidNotation, quote
from fracas.kernel.geometry.plane import TURNS, Point, toward, turned_point
from fracas.kernel.ruleset import Action
from fracas.locale import _, fold

_DISTANCE = re.compile(r"(\d{1,2})(?:[.,](\d{1,2}))?(?:″|\"|in|inches)?\Z", re.ASCII)
_UNIT = re.compile(r"[HAha]\d{1,2}\Z", re.ASCII)
_TOO_MANY = 60  # words of a line


def parse_line(s: State, text: str) -> Action:
    """Return the action of a typed line.

    Raises: InvalidNotation or IllegalAction in one sentence.
    """
    words = text.split()
    if len(words) > _TOO_MANY:
        raise InvalidNotation(_("{text} is too long for an action.").format(text=quote(text)))
    if len(words) >= 3 and _UNIT.match(words[0]) and fold(words[1]) in ("walk", "run", "charge"):
        who, kind = read_unit(s, words[0].upper()), fold(words[1])
        if s.units[who].status < FAZED:
            raise IllegalAction(_("{text} is not on the table.").format(text=words[0].upper()))
        if kind == "charge" and len(words) == 3 and _UNIT.match(words[2]):
            return _charge(s, who, read_unit(s, words[2].upper()))
        if kind != "charge" and "," not in text:
            return _move(s, who, kind, words[2:])
    if len(words) == 3 and fold(words[0]) == "monitor" and "," not in text:
        if s.monitor[0] < 0:
            raise IllegalAction(_("There is no monitor on the table."))
        return _plan_action(plans.monitor_plan(s, _place(s, s.monitor, words[1:], MOVE)))
    return RULESET.parse_action(s, text)


def unit_by_name(s: State, name: str) -> int:
    """Return the unit on the table with a name, -1 if there is none."""
    word = name.strip().upper().partition(" ")[0]
    if not _UNIT.match(word):
        return -1
    on_table = {unit_name(s, n): n for n, unit in enumerate(s.units) if unit.status >= FAZED}
    return on_table.get(word, -1)


def _charge(s: State, who: int, target: int) -> Action:
    if s.units[target].status < FAZED or s.units[target].side == s.units[who].side:
        raise IllegalAction(_("{who} cannot charge {target}.").format(who=name(s, who), target=name(s, target)))
    return _plan_action(plans.charge_plan(s, who, target))


def _move(s: State, who: int, kind: str, words: list[str]) -> Action:
    """Return the move of words like "4 north", "north", "to A2" or "towards A2"."""
    profile = s.units[who].profile
    most = profile.walk if kind == "walk" else profile.run
    path = plans.path_towards(s, who, _place(s, s.units[who].at, words, most), most)
    if path is None:
        raise IllegalAction(_("{name} cannot get there.").format(name=name(s, who)))
    return _plan_action(plans.path_plan(s, who, path, kind))


def _place(s: State, start: Point, words: list[str], most: int) -> Point:
    far = most
    if words and (match := _DISTANCE.match(words[0])) is not None:
        far = int(match[1]) * 100 + int((match[2] or "0").ljust(2, "0"))
        words = words[1:]
    if far > most:
        raise IllegalAction(_("{far} is too far: {most} at most.").format(far=inches(far), most=inches(most)))
    if words and fold(words[0]) in ("to", "towards", fold(_("towards"))):
        words = words[1:]
    if len(words) != 1:
        raise InvalidNotation(_("Type a distance and a direction, such as “4 north” or “6 towards A2”."))
    if _UNIT.match(words[0]):
        other = s.units[read_unit(s, words[0].upper())].at
        if other[0] < 0 or other == start:
            raise IllegalAction(_("{text} is not on the table.").format(text=words[0].upper()))
        return toward(start, other, far)
    return turned_point(start, (start[0] + 1, start[1]), _wind(words[0]) * TURNS // len(WINDS), far)


def _wind(word: str) -> int:
    """Return the number of a direction by its name, in the reader's language too, or by its letters."""
    for number, wind in enumerate(WINDS):
        letters = "".join(part[0] for part in wind.split("-"))
        if fold(word) in (letters, fold(wind), fold(_(wind))):
            return number
    raise InvalidNotation(_("{text} is not a direction: try north, north-east, east …").format(text=quote(word)))


def _plan_action(plan: MovePlan | str) -> Action:
    if isinstance(plan, str):
        raise IllegalAction(plan)
    return plan.actions[0]
