"""Reasons of places: who stands beside whom, how far the ball is, who did not move at all.

Lines that roll nothing lead to two positions. What differs between them cannot be taken away one by one, so the gap is
shared evenly by all the facts that differ.
"""

from collections.abc import Iterator
from math import dist
from typing import Any

from fracas.analyst.reasons.courses import Course, texts
from fracas.analyst.reasons.dice import Found
from fracas.analyst.reasons.reason import (
    AttackerCount,
    BallFarther,
    CarrierPressure,
    MoveLeftOut,
    OrderForgotten,
    Reason,
)
from fracas.faces.choices import NO_ONE, NOWHERE
from fracas.faces.face import Face
from fracas.kernel.geometry.plane import INCH
from fracas.kernel.ruleset import Ruleset
from fracas.kernel.table import Side
from fracas.view.board.lattice import ROW
from fracas.view.board.model import STANDING, Token

BESIDE = 1.5  # cells between the middles of two that touch, on hexes and, aslant, on squares
TOUCHING = 1.1 * INCH  # between the middles of two bases that touch


def place_reasons(rules: Ruleset, face: Face, state: Any, side: Side, own: Course, better: Course) -> Iterator[Found]:
    """Yield the differences between the ends of two certain lines."""
    if not (own.is_certain and better.is_settled):
        return
    played, line = texts(rules, own.positions, own.certain), texts(rules, better.positions, better.certain)
    found: list[Reason] = [
        *_ball_farther(face, state, own, better, played, line),
        *_besides(face, state, side, own, better, played, line)] if own.is_settled else []
    who = next(iter(face.actors(state, better.actions[:1])), NO_ONE)
    kind = better.actions[0][0]
    if who != NO_ONE and not any(action[0] == kind and who in face.actors(here, (action,))
                                 for here, action in zip(own.positions, own.certain, strict=False)):
        found.append(MoveLeftOut(played, line, who, face.cell_of(state, who)))
    for reason in found:
        yield reason, (better.worths.mean - own.worths.mean) / len(found)


def order_reasons(
    rules: Ruleset, face: Face, state: Any, side: Side, own: Course, better: Course,
) -> Iterator[Found]:
    """Yield that the better line begins by helping others, as the Boss does with an order."""
    first = better.actions[0]
    who = next(iter(face.actors(state, (first,))), NO_ONE)
    if not better.certain or who == NO_ONE or any(
            action[0] == first[0] and who in face.actors(state, (action,)) for action in own.actions):
        return
    helped = mates_helped(face, side, who, better.positions[0], better.positions[1])
    if helped:
        lines = tuple(rules.action_text(state, action) for action in own.actions), texts(
            rules, better.positions, better.certain[:1])
        yield (OrderForgotten(*lines, who, face.cell_of(state, who), helped),
               (better.worths.mean - own.worths.mean) / len(better.certain))


def mates_helped(face: Face, side: Side, who: int, before: Any, after: Any) -> tuple[int, ...]:
    """Return the others of a side who stand up or bear another badge, each where he was."""
    then = {token.key: token for token in face.tokens(after)}
    found = []
    for token in face.tokens(before):
        other = then.get(token.key)
        if token.side == side and other is not None and 0 <= token.cell == other.cell \
                and (token.stance, token.bar) != (other.stance, other.bar):
            found.append(face.who_at(before, token.cell))
    return tuple(each for each in found if each != who)


def _ball_farther(
    face: Face, state: Any, own: Course, better: Course, played: tuple[str, ...], line: tuple[str, ...],
) -> Iterator[Reason]:
    """Yield that whoever acts in the better line comes closer to the ball than in the line that was played."""
    who, ball = next(iter(face.actors(state, better.actions[:1])), NO_ONE), _ball(face, state)
    if NO_ONE in (who, ball) or face.plane is not None:
        return
    ends = tuple(face.cell_of(course.end, who) for course in (own, better))
    if NOWHERE in ends or any(_ball(face, course.end) != ball for course in (own, better)):
        return
    far, near = (steps(face, state, cell, ball) for cell in ends)
    if near < far:
        yield BallFarther(played, line, who, ends[1], (far, near))


def _besides(
    face: Face, state: Any, side: Side, own: Course, better: Course, played: tuple[str, ...], line: tuple[str, ...],
) -> Iterator[Reason]:
    """Yield the opponent with more attackers beside him, and the carrier with fewer."""
    tokens = {token.key: token for token in face.tokens(better.end)}
    changes = []
    for token in face.tokens(own.end):
        other = tokens.get(token.key)
        if other is not None and token.cell >= 0 and other.cell >= 0 and token.side in (0, 1):
            changes.append((token, other, beside(face, own.end, token), beside(face, better.end, other)))
    theirs = [each for each in changes if each[0].side != side and each[3] > each[2]]
    ours = [each for each in changes if each[0].side == side and each[0].has_ball and each[3] < each[2]]
    for listed, kind in ((theirs, AttackerCount), (ours, CarrierPressure)):
        most = max(listed, key=lambda each: (each[0].has_ball, each[3] - each[2]), default=None)
        if most is not None:
            who = face.who_at(better.end, most[1].cell)
            yield kind(played, line, who, most[1].cell, (most[2], most[3]))


def beside(face: Face, state: Any, token: Token) -> int:
    """Return the number of standing opponents beside a player."""
    reach = TOUCHING if face.plane is not None else BESIDE
    return sum(other.side == 1 - token.side and other.cell >= 0 and other.stance == STANDING
               and gap(face, state, token.cell, other.cell) < reach for other in face.tokens(state))


def gap(face: Face, state: Any, here: int, there: int) -> float:
    """Return the distance of two places: in cells, on a plane in hundredths of an inch."""
    if face.plane is not None:
        return dist(face.plane.places.place_of(here), face.plane.places.place_of(there))
    lattice = face.field(state).lattice
    return dist(lattice.centres[here], lattice.centres[there]) / lattice.unit


def steps(face: Face, state: Any, here: int, there: int) -> int:
    """Return the number of steps between two cells on an empty board."""
    lattice = face.field(state).lattice
    (x, y), (far, deep) = lattice.centres[here], lattice.centres[there]
    across, down = abs(x - far) / lattice.unit, abs(y - deep) / lattice.unit
    if not lattice.is_hex:
        return round(max(across, down))
    return round(down / ROW + max(0.0, across - down / ROW / 2))


def _ball(face: Face, state: Any) -> int:
    holder = next((token for token in face.tokens(state) if token.has_ball), None)
    return holder.cell if holder is not None else face.ball(state)
