"""The figures of a finished match for the profile of whoever played it against a bot, as one short text.

They are worked out once, when the match is saved at its end, and stand among the facts of the save, so that a profile
reads no record again. Texts that a newer version wrote in another way count for nothing here and stay as they are.
"""

import re
from itertools import pairwise
from typing import NamedTuple

from fracas.bots.levels import KEYS, levels_of
from fracas.faces import face_of
from fracas.kernel.game import Game
from fracas.kernel.table import AWAY, HOME, Side
from fracas.page.record_tags import COACH_TAGS

_TEXT = re.compile(
    r"([a-z-]{1,24}) (-1|0|1) (\d{1,5}) (\d{1,5}) (\d{1,5}) (\d{1,6}) (\d{1,6}) (\d) ([01]) ([01])(?: .{0,200})?")


class MatchFigures(NamedTuple):
    """The figures of one side of a match against a bot."""

    level: str  # key of the bot
    outcome: int  # 1 won, 0 drawn, -1 lost
    turns: int  # of one's own
    moves: int  # actions
    risks: int  # actions in which dice fell
    throws: int
    dice: int
    levels: int  # that the game offers
    is_comeback: bool  # whether it was won from behind
    is_whole: bool  # whether it began as usual, and not in a position


def figures_of(game: Game) -> MatchFigures | None:
    """Return the figures of the person in a finished match, None unless one bot played against one person."""
    bots, side = [game.tags.get(tag, "") for tag in COACH_TAGS], person_in(game)
    if not game.is_terminal() or side is None:
        return None
    own = [ply for ply in game.plies if ply.side == side]
    turns = sum(before.side != after.side == side for before, after in pairwise(game.plies)) + (
        bool(game.plies) and game.plies[0].side == side)
    thrown = [[answer for answer in ply.answers if answer.is_dice] for ply in own]
    faces = sum(len(answer.value) if isinstance(answer.value, tuple) else 1 for dice in thrown for answer in dice)
    outcome = game.returns()[side]
    return MatchFigures(bots[1 - side], outcome, turns, len(own), sum(map(bool, thrown)), sum(map(len, thrown)), faces,
                        len(levels_of(game.ruleset)), outcome > 0 and _was_behind(game, side), "Start" not in game.tags)


def person_in(game: Game) -> Side | None:
    """Return the side of the person in a match against one bot, None in any other."""
    bots = [game.tags.get(tag, "") in KEYS for tag in COACH_TAGS]
    return None if sum(bots) != 1 else HOME if bots[AWAY] else AWAY


def _was_behind(game: Game, side: Side) -> bool:
    """Return whether a side had fewer points than the other at some time."""
    score = face_of(game.ruleset.key).score
    scores = [score(ply.before) for ply in game.plies]
    return any(points[side] < points[1 - side] for points in scores)


def write_figures(figures: MatchFigures | None) -> str:
    """Return figures as text, "" for none."""
    return " ".join(f"{each:d}" if isinstance(each, int) else each for each in figures) if figures else ""


def read_figures(text: str) -> MatchFigures | None:
    """Read figures, None from what holds none."""
    found = _TEXT.fullmatch(text)
    if found is None or found[1] not in KEYS:
        return None
    level, *numbers, behind, whole = found.groups()
    outcome, turns, moves, risks, throws, dice, levels = map(int, numbers)
    return MatchFigures(level, outcome, turns, moves, risks, throws, dice, levels, behind == "1", whole == "1")
