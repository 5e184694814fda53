"""The words for a walk whose way the board shows: beside whom it ends, or what it comes closer to."""

from math import dist
from typing import Any

from fracas.faces.choices import NOWHERE
from fracas.faces.face import Face
from fracas.faces.move_plan import MovePlan
from fracas.locale import _
from fracas.view.board.model import Token

BESIDE = 1.5  # cells between the middles of two that touch, on hexes and, aslant, on squares


def walk_words(face: Face, state: Any, plan: MovePlan) -> str:
    """Return a walk in words, without a full stop."""
    own, name, tokens = face.token(state, plan.who), face.name(state, plan.who), face.tokens(state)
    if own.has_ball:
        is_in = plan.cell in face.goals(state, own.side)
        return (_("{name} runs in and scores") if is_in else _("{name} runs with the ball")).format(name=name)
    holder = next((token for token in tokens if token.has_ball), None)
    ball = holder.cell if holder is not None else face.ball(state)
    if ball != NOWHERE and _steps(face, state, plan.cell, ball) < BESIDE:
        return _next_to(face, state, name, holder)
    beside = [token for token in tokens if token.side != own.side and token.cell >= 0
              and _steps(face, state, plan.cell, token.cell) < BESIDE]
    if beside:
        return _next_to(face, state, name, beside[0])
    if NOWHERE in (ball, own.cell) or _steps(face, state, own.cell, ball) - _steps(face, state, plan.cell, ball) < 1:
        return _("{name} moves").format(name=name)
    if holder is None:
        return _("{name} moves closer to the ball").format(name=name)
    return _("{name} moves closer to {other}").format(name=name, other=_name(face, state, holder))


def _next_to(face: Face, state: Any, name: str, other: Token | None) -> str:
    if other is None:
        return _("{name} moves next to the ball").format(name=name)
    return _("{name} moves next to {other}").format(name=name, other=_name(face, state, other))


def _name(face: Face, state: Any, token: Token) -> str:
    return face.name(state, face.who_at(state, token.cell))


def _steps(face: Face, state: Any, here: int, there: int) -> float:
    """Return the distance of two cells in cells, as the crow flies."""
    lattice = face.field(state).lattice
    return dist(lattice.centres[here], lattice.centres[there]) / lattice.unit
