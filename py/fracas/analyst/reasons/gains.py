"""Reasons of certain gains: a win, a score, the ball; and of turns ended too early."""

from collections.abc import Iterator
from typing import Any

from fracas.analyst.reasons.courses import Course, texts
from fracas.analyst.reasons.dice import Found
from fracas.analyst.reasons.reason import BallPassedBy, ScorePassedBy, TurnEndedEarly, WinPassedBy
from fracas.faces.choices import NO_ONE, NOWHERE
from fracas.faces.face import Face
from fracas.kernel.ruleset import Ruleset
from fracas.kernel.table import Side
from fracas.view.board.model import Token


def certain_gains(rules: Ruleset, face: Face, state: Any, side: Side, own: Course, better: Course) -> Iterator[Found]:
    """Yield the certain gains of the better line beside what was played."""
    gap = better.worths.mean - own.worths.mean
    line, last = texts(rules, better.positions, better.certain), better.end
    if not better.certain or better.asks:
        return
    who = next(iter(face.actors(state, better.actions[:1])), NO_ONE)
    here = face.cell_of(state, who) if who != NO_ONE else NOWHERE
    if rules.is_terminal(last) and rules.returns(last)[side] > 0:
        yield WinPassedBy(line, here), gap
    elif face.score(last)[side] > face.score(state)[side] >= face.score(own.end)[side]:
        yield ScorePassedBy(line, who, here), gap
    elif (new := _holder(face, last, side)) is not None and _holder(face, state, side) is None \
            and _holder(face, own.end, side) is None:
        number = face.who_at(last, new.cell)
        yield BallPassedBy(line, number, face.cell_of(state, number)), gap


def wasted_turn(rules: Ruleset, face: Face, state: Any, side: Side, own: Course, better: Course) -> Iterator[Found]:
    """Yield that a turn was ended too early."""
    is_over = own.stops or (not rules.is_terminal(own.end) and rules.to_act(own.end) != side)
    if not own.is_passing or not is_over:
        return
    legal = tuple(action for action in rules.legal_actions(state) if action != own.actions[0])
    players = tuple(who for who in face.actors(state, legal) if who != NO_ONE)
    if players:
        cells = tuple(cell for who in players if (cell := face.cell_of(state, who)) != NOWHERE)
        gap = better.worths.mean - own.worths.mean
        part = gap if better.roll is None else gap - float(better.roll.chance) * gap
        yield TurnEndedEarly(rules.action_text(state, own.actions[0]), players, cells), part


def _holder(face: Face, state: Any, side: Side) -> Token | None:
    """Return the counter of a side with the ball."""
    return next((token for token in face.tokens(state) if token.has_ball and token.side == side and token.cell >= 0),
                None)
