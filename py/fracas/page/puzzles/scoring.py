"""The score of a line, worked out in slices: its exact chance beside that of the best one."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from fracas.kernel.errors import DamagedText
from fracas.page.shell import Shell
from fracas.puzzles.line_evaluation import ChanceWork, LineEvaluation
from fracas.puzzles.puzzle_game import PuzzleGame

TURNS = 6  # steps of the work before the page has its turn again


class Scoring:
    """The score of one line.

    Args: shell - the page.
          told - called when it is there.
    """

    def __init__(self, shell: Shell, game: PuzzleGame, told: Callable[[], None]) -> None:
        self.shell, self.game, self.told = shell, game, told
        self.chance: Fraction | None = None  # of the line, None until it is there
        self.trouble = ""  # why there is none
        self.number = 0  # of the line that is worked on

    def begin(self) -> None:
        """Work out the chance of the line as it stands."""
        self.forget()
        game = self.game
        work = LineEvaluation(game.ruleset, game.aim, game.side, game.line).chance(game.start)
        number = self.number
        self.shell.browser.soon(lambda: self._go_on(work, number))  # what happened is seen and said first

    def forget(self) -> None:
        """The line is another one now."""
        self.number += 1
        self.chance, self.trouble = None, ""

    def _go_on(self, work: ChanceWork, number: int) -> None:
        if number != self.number:
            return
        try:
            for _turn in range(TURNS):
                next(work)
        except StopIteration as end:
            self.chance = end.value
            return self.told()
        except DamagedText as error:
            self.trouble = str(error)
            return self.told()
        self.shell.browser.soon(lambda: self._go_on(work, number))
