"""Notation of players in actions, records and positions: H3 is home shirt 3, A12 away shirt 12, HW a Wizard."""

import re

from fracas.games.elfball.state import NO_ONE, WIZARDS
from fracas.games.elfball.team.teams import SQUAD
from fracas.kernel.errors import InvalidNotation, quote
from fracas.locale import _

SIDES = "ha"
NONE = "n"  # nobody

_PLAYER = re.compile(r"([ha])([1-9]|1[0-2]|w)", re.IGNORECASE)


def player_text(p: int) -> str:
    """Return the notation of a player: H3, A12, HW."""
    if p in WIZARDS:
        return f"{'HA'[WIZARDS.index(p)]}W"
    return f"{'HA'[p >= SQUAD]}{p % SQUAD + 1}"


def read_player(text: str) -> int:
    """Return the slot of a player.

    Raises: InvalidNotation.
    """
    match = _PLAYER.fullmatch(text)
    if match is None:
        sentence = _("{text} is not a player: players are called H1 to H12 and A1 to A12.")
        raise InvalidNotation(sentence.format(text=quote(text)))
    side = SIDES.index(match[1].lower())
    return WIZARDS[side] if match[2] in "wW" else side * SQUAD + int(match[2]) - 1


def slot_text(p: int) -> str:
    """Return the notation of a player, or that of nobody."""
    return player_text(p) if p >= 0 else NONE


def read_slot(text: str) -> int:
    """Return the slot of a player, or that there is none.

    Raises: InvalidNotation.
    """
    return NO_ONE if text == NONE else read_player(text)
