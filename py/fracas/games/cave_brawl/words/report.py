"""What a match report counts in Cave Brawl: the figures of its careers, and which throws were enough."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from fracas.games.cave_brawl.state import State
from fracas.games.cave_brawl.team.career import CAREER
from fracas.games.cave_brawl.words import text
from fracas.kernel.dice import Die, Faces
from fracas.kernel.game import Game
from fracas.kernel.table import Roll, Side


class CaveReport:
    """What the match report asks of Cave Brawl."""

    figures: Mapping[str, str] = CAREER.figures

    def teams(self, game: Game) -> tuple[str, str]:
        """Return what the teams are called."""
        return text.side_name(0), text.side_name(1)

    def score(self, game: Game) -> tuple[int, int]:
        """Return the points."""
        home, away = game.state.score
        return home, away

    def players(self, game: Game) -> tuple[Sequence[str], Sequence[str]]:
        """Return what the players are, by shirt."""
        s: State = game.state
        squad = s.options.squad
        home, away = ([s.players[side * squad + n].called for n in range(squad)] for side in (0, 1))
        return home, away

    def count(self, game: Game) -> Sequence[tuple[Side, int, str, int]]:
        """Return what the players did: side, shirt, key of the figure, how often."""
        return CAREER.count(game)

    def value(self, roll: Roll, faces: Faces) -> int | None:
        """Return 1 if a throw was enough, else 0; None if nothing was needed."""
        if roll.need is None or not isinstance(roll.dice, Die) or not isinstance(faces, int):
            return None
        return int(faces >= roll.need)

    def mean(self, roll: Roll) -> Fraction | None:
        """Leave the average to be worked out from every throw there is."""
        return None

    def title(self, game: Game, roll: Roll) -> str:
        """Return what a roll is called."""
        return text.title(roll)


REPORT = CaveReport()
