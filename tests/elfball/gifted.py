"""Scenarios with team support, and players called by their abilities."""

from fracas.games.elfball.team.roster import Support
from tests.elfball.diagrams import board


def able(**keys):
    """Return profiles for `board`: player -> the abilities named in a text."""
    return {player: {"abilities": tuple(text.split())} for player, text in keys.items()}


def supported(text="", home=None, away=None, **rest):
    """Return the match of a picture with team support.

    Args: home, away - fields of Support.
          rest - as for `board`.
    """
    return board(text, support=(Support(**(home or {})), Support(**(away or {}))), **rest)
