"""Books of the value bench: how a play-out of a game ends, and what its experts foretell of a position."""

from collections.abc import Callable
from typing import Any, NamedTuple

from fracas.games.elfball.bot import judgement
from fracas.games.elfball.bot.signs import signs
from fracas.games.elfball.state import State
from fracas.kernel.table import NOBODY, Side
from fracas.lab.watch import elfball
from fracas.locale import N_


class Situation(NamedTuple):
    """The situation of a position, for the side to act."""

    side: Side
    number: int  # of the titles of its game


class JudgedGame(NamedTuple):
    """The bench's view of a game."""

    turn_key: Callable[[Any], tuple[int, ...]]  # of a position, equal within a turn; empty where nobody has one
    turn_number: Callable[[Any], int]
    scorer: Callable[[Any, Any], Side]  # before, after: who scored in between, -1 = nobody
    chance: Callable[[Any], float]  # of the home side to score next, as experts judge
    situation: Callable[[Any], Situation]
    titles: tuple[str, ...]  # of the situations, English
    horizon: int  # turns after which a play-out is judged instead


def elfball_scorer(before: State, after: State) -> Side:
    """Return the side that scored between two positions."""
    gains = [new - old for old, new in zip(before.score, after.score, strict=True)]
    return gains.index(max(gains)) if max(gains) > 0 else NOBODY


def elfball_situation(s: State) -> Situation:
    """Return the situation of a position of Elfball or Street Brawl."""
    seen = signs(s)
    return Situation(seen.side, seen.situation)


_ELFBALL = JudgedGame(
    elfball.turn_key, lambda s: s.turn, elfball_scorer, judgement.chance_to_score, elfball_situation,
    (N_("own ball, holder may act"), N_("own ball, holder may not"), N_("their ball, holder may act"),
     N_("their ball, holder may not"), N_("loose ball")), 60)
BOOKS = {"elfball": _ELFBALL, "street_brawl": _ELFBALL}
