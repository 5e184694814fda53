"""Which match of each game is followed at every depth, and by whom."""

from __future__ import annotations

from functools import partial

from fracas.kernel.game import Game
from tests.companion import transcribed as by
from tests.companion.transcribed import turns_of

TURNS, BEGINS, ROUNDS = (partial(turns_of, kind=kind) for kind in ("turn", "turn_begins", "round"))

PARTS = 6  # of a round of School Fighters: three phases, each of two sides


def parts(match: Game) -> int:
    """Count the parts that players have in the rounds of a match."""
    return PARTS * ROUNDS(match)


MATCHES = {  # game -> record, the one whose taps are counted, results, faces, turns in it
    "elfball": ("trained", "trained", by.elfball_results, by.elfball_faces, TURNS),
    "street_brawl": ("two-bots", "two-bots", by.elfball_results, by.elfball_faces, TURNS),
    "cave_brawl": ("two-bots", "chance", by.cave_results, by.cave_faces, BEGINS),
    "street_bowl": ("two-bots", "chance", by.bowl_results, by.bowl_faces, BEGINS),
    "school_fighters": ("two-bots", "two-bots", by.school_results, by.school_faces, parts),
}
