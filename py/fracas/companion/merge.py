"""Two logs of one match: where they differ, and one log of both.

What both wrote down in the same order stands; what only one of them has, or each in another way, is a difference.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from fracas.companion.log import TABLE, EditedLog, lines, replay
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.game import Game
from fracas.locale import N_, _

MOST_COMPARED = 160_000  # pairs of lines: more are not compared each with each
WINDOW = 60  # lines that are compared each with each then
SAME = {  # header lines that both logs of a match share, and what people call them
    "Game": N_("game"), "Rules": N_("version of the rules"), TABLE: N_("letters"), "Home": N_("home team"),
    "Away": N_("away team"), "Options": N_("options"),
}


class LogDifference(NamedTuple):
    """The lines in which two logs differ, between the same two entries."""

    place: int  # of the first line in the own log
    there: int  # in the other one
    mine: tuple[str, ...]
    theirs: tuple[str, ...]


def differences(mine: Game, theirs: Game) -> tuple[LogDifference, ...]:
    """Return the differences of two logs of a match, in the order of the match.

    Raises: InvalidNotation if they are of different matches.
    """
    for name, word in SAME.items():
        known, found_there = mine.tags.get(name, ""), theirs.tags.get(name, "")
        if known != found_there:
            raise InvalidNotation(_("That log is of another match: {name} {there} there, {here} here.").format(
                name=_(word), there=quote(found_there), here=quote(known)))
    own, other = lines(mine), lines(theirs)
    found, a, b = [], 0, 0
    for here, there in (*_common(own, other), (len(own), len(other))):
        if a < here or b < there:
            found.append(LogDifference(a, b, tuple(own[a:here]), tuple(other[b:there])))
        a, b = here + 1, there + 1
    return tuple(found)


def merge(
    mine: Game, found: Sequence[LogDifference], theirs: Collection[int], both: Collection[int] = (),
) -> EditedLog:
    """Return one log of two.

    Args: found - as `differences` lists them.
          theirs - numbers of the differences in which the other log is right.
          both - numbers of those in which both are right: the entries of the own log come first.
    """
    own, entries, at = lines(mine), [], 0
    for number, each in enumerate(found):
        entries += own[at:each.place]
        entries += () if number in theirs else each.mine
        entries += each.theirs if number in theirs or number in both else ()
        at = each.place + len(each.mine)
    return replay(mine, [*entries, *own[at:]])


def _common(own: Sequence[str], other: Sequence[str]) -> list[tuple[int, int]]:
    """Return the places of a longest common sequence of lines, its equal beginning and end first taken off."""
    first = 0
    while first < min(len(own), len(other)) and own[first] == other[first]:
        first += 1
    last = 0
    while last < min(len(own), len(other)) - first and own[-1 - last] == other[-1 - last]:
        last += 1
    here, there = own[first:len(own) - last], other[first:len(other) - last]
    begin = [(n, n) for n in range(first)]
    end = [(len(own) - n, len(other) - n) for n in range(last, 0, -1)]
    find = _longest if len(here) * len(there) <= MOST_COMPARED else _in_windows
    return [*begin, *((first + a, first + b) for a, b in find(here, there)), *end]


def _in_windows(own: Sequence[str], other: Sequence[str]) -> list[tuple[int, int]]:
    """Return the places of a common sequence of two lists that are too long to compare each line with each.

    A window of both is compared at a time. It moves on to the last line that its first half has in common, or by half
    where there is none: so lines that stand farther apart than a window are not found to be the same.
    """
    found, a, b = [], 0, 0
    while a < len(own) and b < len(other):
        met = _longest(own[a:a + WINDOW], other[b:b + WINDOW])
        is_last = a + WINDOW >= len(own) and b + WINDOW >= len(other)
        kept = met if is_last else [each for each in met if max(each) < WINDOW // 2] or met[:1]
        found += [(a + here, b + there) for here, there in kept]
        if is_last:
            break
        here, there = (kept[-1][0] + 1, kept[-1][1] + 1) if kept else (WINDOW // 2, WINDOW // 2)
        a, b = a + here, b + there
    return found


def _longest(own: Sequence[str], other: Sequence[str]) -> list[tuple[int, int]]:
    """Return the places of a longest common sequence of two short lists.

    Source: the usual table; Wagner and Fischer, The String-to-String Correction Problem (1974).
    """
    table = [[0] * (len(other) + 1) for _row in range(len(own) + 1)]
    for a in range(len(own) - 1, -1, -1):
        for b in range(len(other) - 1, -1, -1):
            table[a][b] = table[a + 1][b + 1] + 1 if own[a] == other[b] else max(table[a + 1][b], table[a][b + 1])
    found, a, b = [], 0, 0
    while a < len(own) and b < len(other):
        if own[a] == other[b]:
            found.append((a, b))
            a, b = a + 1, b + 1
        elif table[a + 1][b] >= table[a][b + 1]:
            a += 1
        else:
            b += 1
    return found
