"""Scenarios in the alley, pictured as those of Elfball (`tests/elfball/diagrams.py`); the home team defends the west.

    k3:  .  H3>3o A2>7      from square k3 to the east
"""

from fracas.games.elfball.state import FREE
from fracas.games.street_brawl.ruleset import BOOK, RULESET
from tests.elfball import diagrams
from tests.elfball.diagrams import faces, picture

__all__ = ["board", "faces", "face_off", "picture"]


def board(text="", **rest):
    """Return the match of a picture; where it has no ball, it lies in the far corner y7."""
    has_ball = "ball" in text or "o " in f"{text} ".replace("\n", " ")
    return diagrams.board(text if has_ball else f"{text}\ny7: ball", ruleset=RULESET, book=BOOK, **rest)


def face_off(text, **rest):
    """Return the match of a picture with H1 as the winner of the face-off who has his free action."""
    state = diagrams.board(f"{text}\ny7: ball", ruleset=RULESET, book=BOOK, **rest).state
    state.phase, state.turn, state.ball, state.acting, state.jog = FREE, 0, -1, 0, 2
    return diagrams.Match(state, (), RULESET)
