"""What a match report counts in Street Brawl: the same as in Elfball, and what a Crush does."""

from __future__ import annotations

from collections.abc import Mapping

from fracas.games.elfball.words.report import ElfballReport
from fracas.games.street_brawl.words import text
from fracas.kernel.game import Game
from fracas.kernel.table import Roll
from fracas.locale import N_


class StreetReport(ElfballReport):
    """What the match report asks of Street Brawl."""

    figures: Mapping[str, str] = {**ElfballReport.figures, "carried": N_("Squares with the ball")}

    def title(self, game: Game, roll: Roll) -> str:
        """Return what a roll is called."""
        return text.title(roll)


REPORT = StreetReport()
