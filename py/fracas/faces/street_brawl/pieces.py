"""A Street Brawl position as it is shown: Elfball's counters and lists on the alley."""

from __future__ import annotations

from functools import lru_cache

from fracas.faces.elfball import pieces as elfball_match
from fracas.faces.elfball.pieces import board_label, kits_of
from fracas.faces.street_brawl import board as street_brawl
from fracas.faces.street_brawl.board import Look
from fracas.games.elfball.state import State
from fracas.games.street_brawl.field import POINTS
from fracas.view.model import Board, Token

__all__ = ["board", "board_label", "kits_of", "look", "turned"]


@lru_cache(maxsize=2)
def look(upright: bool = False) -> Look:
    """Return the alley, lying or upright."""
    return street_brawl.look(POINTS, upright)


def turned(token: Token, upright: bool) -> Token:
    """Return a counter that looks the right way in the alley."""
    if token.facing is None:
        return token
    return token._replace(facing=(token.facing + look(upright).turn) % 360)


def board(s: State, kits: tuple[str, str] = ("", "")) -> Board:
    """Return the board with its counters and the ball, no question asked: for pictures and embeds."""
    return elfball_match.board(s, kits)._replace(field=look().field)
