"""Shorthand for the lines of a record: the steps of a walk become one letter each.

`H7 q2`, `H7 p3`, `H7 p4` after `H7 at r1` are written `H7>bcf`: nine letters stand for a column and a row one less, the
same or one more than where that player was last read. It is a matter of texts alone and knows no board: whatever does
not read so stays as it is.
"""

import re
from collections.abc import Iterable

STEPS = "abcdefghi"  # column one less: a b c, the same: d e f, one more: g h i; in each the row less, same, more
_OF_STEP = {letter: divmod(number, 3) for number, letter in enumerate(STEPS)}
_STEP = re.compile(r"([A-Z]\d{1,2}) ([a-z])(\d{1,2})\Z")
_PLACE = re.compile(r"([A-Z]\d{1,2}) (?:[a-z]+ )?([a-z])(\d{1,2})(?![\w.])")
_RUN = re.compile(rf"([A-Z]\d{{1,2}})>([{STEPS}]+)\Z")

Place = tuple[int, int]  # column and row
Places = dict[str, Place]  # by player: where he was last read


def shorten(lines: Iterable[str]) -> list[str]:
    """Return lines in shorthand."""
    places: Places = {}
    found: list[str] = []
    for line in lines:
        step = _STEP.match(line)
        who = step[1] if step else ""
        letter = _letter(places[who], (ord(step[2]), int(step[3]))) if step and who in places else ""
        if letter and step and step[3] == str(int(step[3])):
            run = f"{who}>"
            if found and found[-1].startswith(run):
                found[-1] += letter
            else:
                found.append(run + letter)
        else:
            found.append(line)
        _follow(places, line)
    return found


def expand(lines: Iterable[str]) -> list[str]:
    """Return lines written out in full; a walk without a start, or out of all columns, stays as it is."""
    places: Places = {}
    found: list[str] = []
    for line in lines:
        run = _RUN.match(line)
        walk = _walk(places[run[1]], run[2]) if run is not None and run[1] in places else []
        if run is None or not walk:
            found.append(line)
            _follow(places, line)
            continue
        found += [f"{run[1]} {chr(column)}{row}" for column, row in walk]
        places[run[1]] = walk[-1]
    return found


def _walk(place: Place, letters: str) -> list[Place]:
    """Return the places of a walk, none if one of them is in no column."""
    found = [place]
    for letter in letters:
        (column, row), (right, up) = found[-1], _OF_STEP[letter]
        found.append((column + right - 1, row + up - 1))
    return found[1:] if all(ord("a") <= column <= ord("z") for column, _row in found) else []


def _letter(old: Place, new: Place) -> str:
    """Return the letter of a step, "" if it is none of the nine."""
    right, up = new[0] - old[0] + 1, new[1] - old[1] + 1
    return STEPS[3 * right + up] if right in (0, 1, 2) and up in (0, 1, 2) else ""


def _follow(places: Places, line: str) -> None:
    """Note the place of a player in a line."""
    place = _PLACE.match(line)
    if place is not None:
        places[place[1]] = ord(place[2]), int(place[3])
