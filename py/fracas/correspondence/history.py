"""History of a match by link: its entries, its dice segments and the first difference of two copies."""

from typing import NamedTuple

from fracas.kernel.chance.commit_reveal import LIVE, Segment
from fracas.kernel.game import Game
from fracas.kernel.table import NOBODY, Rolled, Side


class DiceSegments(NamedTuple):
    """The segments of the dice rolled so far, and whether the next die begins another."""

    table: tuple[Segment, ...]
    is_due: bool


def dice_segments(game: Game, way: str) -> DiceSegments:
    """Return the dice segments of a match.

    A segment begins with the first die of a turn and with the first after an answer of the other side; with live dice,
    with the first after any input.
    """
    table: list[Segment] = []
    player, is_due = NOBODY, True
    for ply in game.plies:
        is_due = is_due or ply.side != player or way == LIVE
        player = ply.side
        for event in ply.events:
            if event.kind == "choice":
                is_due = is_due or event.facts[0] != player or way == LIVE
            elif event.kind == "roll" and isinstance(event.facts[0], Rolled):
                faces = event.facts[0].faces
                fell = len(faces) if isinstance(faces, tuple) else 1
                if is_due and fell:
                    table.append(Segment(player, 0))
                    is_due = False
                if fell:
                    table[-1] = Segment(player, table[-1].dice + fell)
    return DiceSegments(tuple(table), is_due)


class HistoryEntry(NamedTuple):
    """An action, an answer or a throw, as a record has it."""

    action: int  # number of the action it belongs to, from 1 on
    text: str


def history_entries(game: Game) -> list[HistoryEntry]:
    """List the entries of a match in order."""
    found = []
    for number, ply in enumerate(game.plies, 1):
        action, _colon, answers = game.line_text(ply).partition(": ")
        found.append(HistoryEntry(number, action))
        found += [HistoryEntry(number, text) for text in answers.split("; ") if answers]
    return found


class HistoryDifference(NamedTuple):
    """The first difference of two copies of a match: both entries, "" where one copy ends."""

    action: int
    mine: str
    theirs: str


def common_entries(mine: Game, theirs: Game) -> int:
    """Return the number of entries with which both copies of a match begin."""
    own, other = history_entries(mine), history_entries(theirs)
    shorter = min(len(own), len(other))
    return next((n for n, (a, b) in enumerate(zip(own, other, strict=False)) if a != b), shorter)


def first_difference(mine: Game, theirs: Game) -> HistoryDifference | None:
    """Return the first difference of two copies of a match, None if there is none."""
    own, other = history_entries(mine), history_entries(theirs)
    same = common_entries(mine, theirs)
    if same == len(own) == len(other):
        return None
    here, there = (found[same] if same < len(found) else HistoryEntry(found[-1].action if found else 0, "")
                   for found in (own, other))
    return HistoryDifference(max(here.action, there.action), here.text, there.text)


def playing_side(game: Game) -> Side:
    """Return the side whose device plays now: that of the action in progress, else that to act."""
    return game.plies[-1].side if game.pending is not None else game.to_act
