"""A clip of a match: its last steps before a moment, as frames and in words.

The dice fly, lie still with their chance, the board follows, a great moment is shouted. Which frames there are is known
at once; each is drawn when it is wanted, so that a device can make a clip in slices.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from fracas.faces import events, pictures
from fracas.faces.face import Face
from fracas.faces.rolls import dice_pool, need_text
from fracas.kernel.chance.roll_trace import TracedThrow, throws_of
from fracas.kernel.game import Game
from fracas.kernel.table import Event
from fracas.locale import _
from fracas.view.board.lattice import Box
from fracas.view.board.model import Board
from fracas.view.share.clip import ClipDrawing, ClipFrame

STEPS = 20  # of a clip
MOST_FRAMES = 72
MOST_THROWS = 3  # of one step that are shown
IN_THE_AIR, ON_THE_TABLE, STEP, SHOUTED, LAST = 120, 900, 450, 1100, 1800  # milliseconds
SHARE = .55  # of the board that a clip shows at least, across and down
FLATTEST, STEEPEST = 3.0, 1.0  # width by height of the part that is shown


class TimedFrame(NamedTuple):
    """A frame, and how long it is seen."""

    frame: ClipFrame
    milliseconds: int


class Clip(NamedTuple):
    """A clip, and its words."""

    name: str  # of its file, without ending
    text: str
    frames: tuple[TimedFrame, ...]
    drawing: ClipDrawing

    @property
    def milliseconds(self) -> int:
        """How long it lasts."""
        return sum(timed.milliseconds for timed in self.frames)


def make_clip(game: Game, face: Face, step: int, count: int = STEPS, theme: str = "light") -> Clip:
    """Return the clip of the steps before a step, counted in actions.

    Args: step - the last one to be seen; count - of steps.
    """
    last = min(max(step, 0), len(game.plies))
    first = max(0, last - max(count, 1))
    kits = pictures.kits_of_match(face, game)
    begun = game.state_at(first)
    frames = [TimedFrame(ClipFrame(pictures.board(face, begun, kits), face.turn_title(begun)), STEP)]
    for number in range(first, last):
        frames += _frames(game, face, number, kits)
    frames = _thinned(frames)
    frames[-1] = frames[-1]._replace(milliseconds=LAST)
    box = _box([timed.frame.board for timed in frames])
    name = f"{game.ruleset.key.replace('_', '-')}-{last}"
    return Clip(name, clip_text(game, face, first, last), tuple(frames), ClipDrawing(box, theme))


def clip_text(game: Game, face: Face, first: int, last: int) -> str:
    """Return some steps of a match in words, a line for each step."""
    names = [face.team_name(game.state_at(first), side) for side in (0, 1)]
    lines = [f"{_(game.ruleset.name)}: {names[0]} – {names[1]}. {face.turn_title(game.state_at(first))}."]
    for number in range(first, last):
        state = game.state_at(number + 1)
        said = [_told(face, state, event) for event in game.plies[number].events]
        if any(said):
            lines.append(" ".join(filter(None, said)))
    home, away = face.score(game.state_at(last))
    return "\n".join([*lines, _("Score: {home} to {away}.").format(home=home, away=away)])


def _told(face: Face, state: Any, event: Event) -> str:
    """Return the sentence of an event; a throw has its need and its result."""
    rolled = events.throw_of(event)
    said = events.sentence(face, state, event)
    if rolled is None:
        return said
    parts = ", ".join(part for part in (need_text(face, rolled.request), face.result(rolled)) if part)
    return f"{said.removesuffix('.')}: {parts}." if parts else said


def _frames(game: Game, face: Face, number: int, kits: tuple[str, str]) -> Iterator[TimedFrame]:
    """Yield the frames of one step: its throws, its end, the shout."""
    ply, after = game.plies[number], game.state_at(number + 1)
    for throw in [each for each in throws_of(game.ruleset, ply) if each.rolled.request.who >= 0][:MOST_THROWS]:
        yield from _throw(face, throw, ply.events[throw.at], kits)
    board = pictures.board(face, after, kits)._replace(trail=events.trail_of(face, ply.events, ()))
    said = " ".join(filter(None, (events.sentence(face, after, each) for each in ply.events
                                  if events.throw_of(each) is None)))
    yield TimedFrame(ClipFrame(board, said), STEP)
    word = next((word for each in reversed(ply.events) if (word := events.shout(face, each))), "")
    if word:
        yield TimedFrame(ClipFrame(board, said, word=word), SHOUTED)


def _throw(face: Face, throw: TracedThrow, event: Event, kits: tuple[str, str]) -> Iterator[TimedFrame]:
    """Yield the frames of a throw: two in which the dice fly, one in which they lie still."""
    rolled = throw.rolled
    drawn = pictures.board(face, throw.state, kits)
    cell = face.cell_of(throw.state, rolled.request.who)
    board = drawn._replace(pointed=(cell,)) if cell >= 0 else drawn
    dice = tuple(die for die, _born in dice_pool(face, rolled))
    said, needed = events.sentence(face, throw.state, event), need_text(face, rolled.request)
    for turn in (0, 1):
        yield TimedFrame(ClipFrame(board, f"{said} {needed}".strip(), dice, turn), IN_THE_AIR)
    yield TimedFrame(ClipFrame(board, _told(face, throw.state, event), dice, chance=_chance(face, throw)), ON_THE_TABLE)


def _chance(face: Face, throw: TracedThrow) -> Fraction | None:
    """Return the chance of a throw as good or as bad; None for one without a need."""
    rolled = throw.rolled
    is_counted = face.report.value(rolled.request, rolled.faces) is not None
    return face.report.chance_of(rolled) if is_counted and rolled.request.need is not None else None


def _thinned(frames: list[TimedFrame]) -> list[TimedFrame]:
    """Return no more frames than a clip may have: those of dice in the air go first, then the earliest."""
    if len(frames) > MOST_FRAMES:
        frames = [timed for timed in frames if timed.frame.turn < 0]
    return frames[-MOST_FRAMES:]


def _box(boards: list[Board]) -> Box:
    """Return the part of the board in which all of a clip happens."""
    left, top, width, height = boards[0].field.extent
    centres = boards[0].field.lattice.centres
    busy = [centres[cell] for cell in _busy_cells(boards)]
    if not busy:
        return boards[0].field.extent
    spare = 2.5 * boards[0].field.lattice.unit
    x0, x1 = (pick(x for x, _y in busy) for pick in (min, max))
    y0, y1 = (pick(y for _x, y in busy) for pick in (min, max))
    wide, high = max(x1 - x0 + 2 * spare, SHARE * width), max(y1 - y0 + 2 * spare, SHARE * height)
    wide = min(max(wide, min(high * STEEPEST, width)), width)
    high = min(max(high, wide / FLATTEST), height, wide / STEEPEST)
    x, y = (x0 + x1 - wide) / 2, (y0 + y1 - high) / 2
    return min(max(x, left), left + width - wide), min(max(y, top), top + height - high), wide, high


def _busy_cells(boards: list[Board]) -> set[int]:
    """Return the cells that the clip is about: trails, throwers, and where a counter or the ball has moved."""
    found = {cell for board in boards for cell in (*board.trail, *board.pointed)}
    for before, after in zip(boards, boards[1:], strict=False):
        was = {token.key: token.cell for token in before.tokens}
        for token in after.tokens:
            if was.get(token.key, token.cell) != token.cell:
                found |= {token.cell, was[token.key]}
        if before.ball != after.ball:
            found |= {before.ball, after.ball}
    return {cell for cell in found if cell >= 0}
