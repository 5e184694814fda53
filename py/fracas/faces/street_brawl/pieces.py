"""A Street Brawl position as it is shown: Elfball's counters and lists on the alley."""

from __future__ import annotations

from functools import lru_cache

from fracas.faces.street_brawl import board as street_brawl
from fracas.faces.street_brawl.board import Look
from fracas.games.street_brawl.field import POINTS
from fracas.view.model import Token


@lru_cache(maxsize=2)
def look(upright: bool = False) -> Look:
    """Return the alley, lying or upright."""
    return street_brawl.look(POINTS, upright)


def turned(token: Token, upright: bool) -> Token:
    """Return a counter that looks the right way in the alley."""
    if token.facing is None:
        return token
    return token._replace(facing=(token.facing + look(upright).turn) % 360)
