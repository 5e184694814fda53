"""Ranges of throws (chapter 10.1) and what the weather leaves of them (chapter 14, Ruling 28)."""

from __future__ import annotations

from functools import cache

from fracas.games.street_bowl.pitch import CELLS, X, Y
from fracas.games.street_bowl.state import SMOG, SNOW, State

QUICK, SHORT, LONG, LONG_BOMB = "quick_pass", "short_pass", "long_pass", "long_bomb"
BANDS = {QUICK: 1, SHORT: 0, LONG: -1, LONG_BOMB: -2}  # and what each adds to the pass roll
OUT_OF_RANGE = ""

_LETTERS = {"Q": QUICK, "S": SHORT, "L": LONG, "B": LONG_BOMB}
_TABLE = (  # by dy from 0, dx from 0
    ".QQQSSSLLLLBBB",
    "QQQQSSSLLLLBBB",
    "QQQSSSSLLLLBB.",
    "QQSSSSSLLLBBB.",
    "SSSSSSLLLLBBB.",
    "SSSSSLLLLBBB..",
    "SSSSLLLLLBBB..",
    "LLLLLLLLBBB...",
    "LLLLLLLBBBB...",
    "LLLLLBBBBB....",
    "LLLBBBBBB.....",
    "BBBBBBB.......",
    "BBBBB.........",
    "BB............",
)
_IN_WEATHER = {SMOG: (QUICK,), SNOW: (QUICK, SHORT)}
_ALL = tuple(BANDS)


def band_of(dx: int, dy: int) -> str:
    """Return the range over so many squares across and down, `OUT_OF_RANGE` if nobody throws so far.

    Rule: Street Bowl 10.1.
    """
    dx, dy = abs(dx), abs(dy)
    if dx >= len(_TABLE) or dy >= len(_TABLE):
        return OUT_OF_RANGE
    return _LETTERS.get(_TABLE[dy][dx], OUT_OF_RANGE)


def band_between(a: int, b: int) -> str:
    """Return the range from one square to another."""
    return band_of(X[b] - X[a], Y[b] - Y[a])


def bands_now(s: State) -> tuple[str, ...]:
    """Return the ranges that the weather allows.

    Rule: Street Bowl 14, Ruling 28.
    """
    return _IN_WEATHER.get(s.weather, _ALL)


@cache
def squares_in(cell: int, bands: tuple[str, ...]) -> tuple[int, ...]:
    """List the squares at these ranges of a square, in reading order."""
    return tuple(other for other in CELLS if band_between(cell, other) in bands)
