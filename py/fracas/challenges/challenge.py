"""Challenges as text, a line each: a position, an aim and its turns, against a level of bots.

The fields are parted by tabs: position, aim, turns, key of the opponent, and how often in a hundred each level of bots
reaches the aim from there, the rookie first.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from fracas.bots.levels import RUNGS
from fracas.games import KEYS
from fracas.kernel.errors import DamagedText, quote
from fracas.locale import _
from fracas.puzzles.mined_puzzle import EASY, HARD, LETTERS, MEDIUM

EXPERT = 2  # rung of the level whose play is the measure: the strongest that is quick in every game
LEVELS = tuple(level.key for level in RUNGS[:EXPERT + 1])  # whose shares are counted
LEAST, MOST = 30, 80  # percent of the expert's play-outs that reach the aim of a challenge
REGULAR, EASY_FROM, HARD_TO = 1, 55, 35  # place of the level that grades, and its shares in percent
FIELDS, MOST_TURNS = 5, 9


class Challenge(NamedTuple):
    """A challenge."""

    key: str  # in addresses: small letters
    position: str
    aim: str  # key of an aim of its game
    turns: int  # of the side to act in the position
    opponent: str  # level of the bot
    shares: tuple[int, ...]  # of the levels: how often in a hundred each reaches the aim

    @property
    def game(self) -> str:
        """The key of its game."""
        return self.position.partition(".")[0].partition("~")[0]

    @property
    def best(self) -> int:
        """The share of the expert's play-outs that reach the aim, in percent."""
        return self.shares[EXPERT]

    @property
    def grade(self) -> str:
        """The grade, English; translated where shown."""
        share = self.shares[REGULAR]
        return EASY if share >= EASY_FROM else HARD if share <= HARD_TO else MEDIUM


def write(found: Iterable[Challenge]) -> str:
    """Return challenges as text."""
    return "".join("\t".join((each.position, each.aim, str(each.turns), each.opponent,
                              " ".join(map(str, each.shares)))) + "\n" for each in found)


def read(text: str) -> Iterator[Challenge]:
    """Yield the challenges of a text.

    Raises: Damaged in one sentence that quotes what cannot be read.
    """
    for number, line in enumerate(text.splitlines()):
        fields = line.split("\t")
        if len(fields) != FIELDS or not fields[2].isdigit() or fields[3] not in LEVELS \
                or not all(share.isdigit() for share in fields[4].split()) or len(fields[4].split()) != len(LEVELS):
            raise DamagedText(_("This is not a challenge: {text}.").format(text=quote(line)))
        position, aim, turns, opponent, shares = fields
        yield Challenge(key_of(number), position, aim, min(int(turns), MOST_TURNS), opponent,
                        tuple(map(int, shares.split())))


def key_of(number: int) -> str:
    """Return the key of a challenge: `vs` and its number in two letters."""
    return "vs" + LETTERS[number // len(LETTERS) % len(LETTERS)] + LETTERS[number % len(LETTERS)]


def challenge_file(game: str) -> Path:
    """Return the file of the challenges of a game."""
    return Path(__file__).parent / "mined" / f"{game}.txt"


@lru_cache(maxsize=8)
def challenges_of(game: str) -> tuple[Challenge, ...]:
    """Return the challenges of a game; none of a game without."""
    file = challenge_file(game)
    return tuple(read(file.read_text(encoding="utf-8"))) if game in KEYS and file.exists() else ()


def challenge_of(game: str, key: str) -> Challenge | None:
    """Return a challenge, None if there is none of this key."""
    return next((each for each in challenges_of(game) if each.key == key), None)
