"""Pictures of positions, for files and embeds: the board with its counters and the ball, no question asked."""

from __future__ import annotations

from typing import Any

from fracas.faces.face import Face
from fracas.view.model import Board


def board(face: Face, state: Any) -> Board:
    """Return the board of a position, the teams in their usual kits."""
    return Board(face.field(state), face.label(state), face.tokens(state), face.ball(state), kits=face.kits(state))
