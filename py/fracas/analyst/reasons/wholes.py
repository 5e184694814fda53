"""Reasons of whole lines: the better one comes off more often, or brings somebody where he is needed."""

from collections.abc import Generator, Iterator
from fractions import Fraction
from math import ceil
from typing import Any, NamedTuple

from fracas.analyst.reasons.aims import MOST_PLAYED, carrier_cells, plain_line
from fracas.analyst.reasons.courses import Course
from fracas.analyst.reasons.dice import Found
from fracas.analyst.reasons.places import BESIDE, beside, gap, steps
from fracas.analyst.reasons.reason import (
    BallCarried,
    CarrierJoined,
    CarrierMarked,
    GoalCovered,
    Line,
    OutOfTime,
    Reason,
    WholeOdds,
)
from fracas.analyst.reasons.whole_line import WholeLine, whole_chance
from fracas.faces.face import Face
from fracas.kernel.ruleset import Ruleset
from fracas.kernel.table import Side
from fracas.view.board.model import STANDING, Token

LEAST_STEPS = 2  # that the ball comes nearer to the goal to be worth a word


Gain = tuple[type[Any], int]  # kind of reason, its number


class LineEnds(NamedTuple):
    """The chance that all of a line comes off, and the positions where it has."""

    chance: Fraction
    ends: tuple[Any, ...]


def whole_reasons(
    rules: Ruleset, face: Face, state: Any, side: Side, own: Course, better: Course,
) -> Generator[None, None, tuple[Found, ...]]:
    """Work out whether the better line comes off more often, and where it leads then."""
    other = yield from _ends_of(rules, face, state, side, better)
    if other is None or not other.chance:
        return ()
    played = None
    if len(own.actions) < MOST_PLAYED:
        played = yield from _ends_of(rules, face, state, side, own)
    found, whole = list[Found](), better.worths.mean - own.worths.mean
    if played is not None and better.roll is not None and played.chance < other.chance:
        lucky, rest = better.worths.split(other.chance)
        lines = plain_line(rules, state, own.actions), plain_line(rules, state, better.actions)
        reason = WholeOdds(*lines, (played.chance, other.chance), carrier_cells(face, state, better))
        found.append((reason, float(other.chance - played.chance) * (lucky - rest)))
    if face.plane is None and other.ends and played is not None and played.ends:
        found += [(each, whole * float(other.chance)) for each in out_of_time(
            rules, face, state, side, own, better, played, other)]
    if face.plane is None and other.ends:
        ends = played.ends if played is not None and played.ends else (own.end,)
        known = _common(face, state, side, ends)
        line = plain_line(rules, state, better.actions)
        found += [(_reason(face, state, line, other.chance, gain, common), whole * float(other.chance))
                  for gain, common in _common(face, state, side, other.ends).items() if gain not in known]
    return tuple(found)


def _ends_of(
    rules: Ruleset, face: Face, state: Any, side: Side, course: Course,
) -> Generator[None, None, LineEnds | None]:
    line = WholeLine(rules, face, side, course.actions)
    chance = yield from whole_chance(line, state)
    return LineEnds(chance, tuple(line.ends)) if chance is not None else None


def _common(face: Face, state: Any, side: Side, ends: tuple[Any, ...]) -> dict[Gain, tuple[int, ...]]:
    """Return the gains that all of some ends share, each with the players who bring it."""
    found = _gains(face, state, side, ends[0])
    for end in ends[1:]:
        here = _gains(face, state, side, end)
        found = {gain: both for gain in found
                 if (both := tuple(who for who in found[gain] if who in here.get(gain, ())))}
    return found


def _gains(face: Face, state: Any, side: Side, end: Any) -> dict[Gain, tuple[int, ...]]:
    """Return the gains of one end beside the position, each with the players who bring it."""
    before, after = _holder(face, state), _holder(face, end)
    if before is None or after is None or before.key != after.key:
        return {}
    ours = [token for token in face.tokens(end) if token.side == side and token.stance == STANDING and token.cell >= 0
            and token.key != after.key]
    then = {token.key: token for token in face.tokens(state)}
    moved = [token for token in ours if token.key in then and then[token.key].cell != token.cell]
    near = [token for token in moved if gap(face, end, token.cell, after.cell) < BESIDE]
    found: dict[Gain, list[Token]] = {}
    if before.side == side:
        if not _mates_beside(face, state, before):
            found[CarrierJoined, 0] = near
        nearer = goal_steps(face, state, side, before.cell) - goal_steps(face, end, side, after.cell)
        if nearer >= LEAST_STEPS:
            found[BallCarried, nearer] = [after]
    else:
        if not beside(face, state, before):
            found[CarrierMarked, 0] = near
        if face.goals(state, before.side) and not _covering(face, state, before, [*then.values()]):
            found[GoalCovered, 0] = _covering(face, end, after, moved)
    return {gain: tuple(face.who_at(end, token.cell) for token in tokens) for gain, tokens in found.items() if tokens}


def out_of_time(
    rules: Ruleset, face: Face, state: Any, side: Side, own: Course, better: Course, played: LineEnds, other: LineEnds,
) -> Iterator[Reason]:
    """Yield that the way to the goal takes more turns than are left, and no more after the better line."""
    holder = _holder(face, state)
    if face.clock is None or holder is None or holder.side != side:
        return
    needs = []
    for line in (played, other):
        held = [_holder(face, end) for end in line.ends]
        counts = {_turns_to_goal(face, end, side, token.cell) if token is not None and token.key == holder.key else 0
                  for end, token in zip(line.ends, held, strict=True)}
        needs.append(counts.pop() if len(counts) == 1 else 0)
    left, _pace = face.clock(state, face.who_at(state, holder.cell))
    if 0 < needs[1] <= left < needs[0]:
        yield OutOfTime(plain_line(rules, state, own.actions), plain_line(rules, state, better.actions),
                        face.who_at(state, holder.cell), holder.cell, left, (needs[0], needs[1]), other.chance)


def _turns_to_goal(face: Face, state: Any, side: Side, cell: int) -> int:
    """Return the least number of turns from a cell to the goal, 0 for a player who cannot move."""
    assert face.clock is not None
    _left, pace = face.clock(state, face.who_at(state, cell))
    return ceil(goal_steps(face, state, side, cell) / pace) if pace else 0


def _covering(face: Face, state: Any, holder: Token, tokens: list[Token]) -> list[Token]:
    """Return those who stand nearer to their goal than an opponent with the ball."""
    far = goal_steps(face, state, holder.side, holder.cell)
    return [token for token in tokens if token.side == 1 - holder.side and token.cell >= 0
            and token.stance == STANDING and goal_steps(face, state, holder.side, token.cell) < far]


def _mates_beside(face: Face, state: Any, holder: Token) -> bool:
    return any(token.side == holder.side and token.key != holder.key and token.cell >= 0 and token.stance == STANDING
               and gap(face, state, token.cell, holder.cell) < BESIDE for token in face.tokens(state))


def _holder(face: Face, state: Any) -> Token | None:
    """Return the counter with the ball, None unless a side has it on the board."""
    return next((token for token in face.tokens(state) if token.has_ball and token.cell >= 0 and token.side in (0, 1)),
                None)


def goal_steps(face: Face, state: Any, side: Side, cell: int) -> int:
    """Return the steps from a cell to the nearest one where a side scores, 0 in games without any."""
    return min((steps(face, state, cell, goal) for goal in face.goals(state, side)), default=0)


def _reason(face: Face, state: Any, line: Line, chance: Fraction, gain: Gain, common: tuple[int, ...]) -> Reason:
    """Return the reason of a gain."""
    holder = _holder(face, state)
    assert holder is not None
    target = face.who_at(state, holder.cell)
    kind, number = gain
    if kind is BallCarried:
        return BallCarried(line, target, holder.cell, number, chance)
    made: Reason = kind(line, common[0], target, holder.cell, chance)
    return made
