"""Mined puzzles: each with the levels of bots that solve it, a line each.

The fields are parted by tabs: position, aim, actions parted by commas (a comma in one is written `;`), chance, shares
of levels in percent. A line is empty where a puzzle was taken out, so that the keys of the others stay.
"""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from fracas.games import KEYS
from fracas.kernel.errors import DamagedText, quote
from fracas.kernel.ruleset import Action
from fracas.locale import N_, _
from fracas.puzzles.puzzle import Puzzle

LEAST_LEAD = Fraction(5, 100)  # of the best line over any that is not as good
LEAST_CHOICES = 2  # actions of a line that a coach has to find
FOUND_ALONE = frozenset(("declare", "activate", "stand", "stop", "end", "done"))
"""Kinds of actions before and after what is meant."""

REGULAR = 1  # place of the level `regular` among the shares
EASY, MEDIUM, HARD = N_("easy"), N_("medium"), N_("hard")  # grades
EASY_FROM, HARD_TO = 70, 30  # percent of the tries of a regular bot that find the best line
FIELDS = 5
LETTERS = "abcdefghijklmnopqrstuvwxyz"


class MinedPuzzle(NamedTuple):
    """One puzzle of the mine."""

    puzzle: Puzzle
    shares: tuple[int, ...]  # of the levels of its game, the rookie first: how often in a hundred each solves it

    @property
    def ease(self) -> int:
        """The mean share of the levels that solve it, in percent."""
        return round(sum(self.shares) / len(self.shares))

    @property
    def grade(self) -> str:
        """The grade, English; translated where shown."""
        return grade_of(self.shares)


def grade_of(shares: Sequence[int]) -> str:
    """Return the grade of a puzzle, English, by the shares of the levels that solve it."""
    share = shares[REGULAR]
    return EASY if share >= EASY_FROM else HARD if share <= HARD_TO else MEDIUM


def choices_in(line: Iterable[Action]) -> int:
    """Count the actions of a line that a coach has to find."""
    return sum(action[0] not in FOUND_ALONE for action in line)


def write_mined(found: Iterable[MinedPuzzle]) -> str:
    """Return mined puzzles as text."""
    return "".join("\t".join((
        each.puzzle.position, each.puzzle.aim, ",".join(text.replace(",", ";") for text in each.puzzle.line),
        str(each.puzzle.chance), " ".join(map(str, each.shares)))) + "\n" for each in found)


def read_mined(text: str) -> Iterator[MinedPuzzle]:
    """Yield the mined puzzles of a text.

    Raises: Damaged in one sentence that quotes what cannot be read.
    """
    for number, line in enumerate(text.splitlines()):
        if not line:
            continue
        fields = line.split("\t")
        if len(fields) != FIELDS:
            raise DamagedText(_("This is not a puzzle: {text}.").format(text=quote(line)))
        position, aim, actions, chance, shares = fields
        best = tuple(text.replace(";", ",") for text in actions.split(","))
        yield MinedPuzzle(Puzzle(key_of(number), position, aim, best, Fraction(chance)),
                          tuple(map(int, shares.split())))


def key_of(number: int) -> str:
    """Return the key of a mined puzzle: `m` and its number in two letters."""
    return "m" + LETTERS[number // len(LETTERS) % len(LETTERS)] + LETTERS[number % len(LETTERS)]


def mined_file(game: str) -> Path:
    """Return the file of the mined puzzles of a game."""
    return Path(__file__).parent / "mined" / f"{game}.txt"


def mined_puzzles(game: str) -> tuple[MinedPuzzle, ...]:
    """Return the mined puzzles of a game; none as long as their file is not here."""
    return _read(game) if game in KEYS and mined_file(game).exists() else ()


@lru_cache(maxsize=8)
def _read(game: str) -> tuple[MinedPuzzle, ...]:
    return tuple(read_mined(mined_file(game).read_text(encoding="utf-8")))
