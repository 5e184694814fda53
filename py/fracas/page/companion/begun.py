"""What has been begun on the tracker and is not written down yet."""

from typing import NamedTuple

from fracas.kernel.game import Game

MARKS, NAMING, CHANGING, COMPARING = "marks", "naming", "changing", "comparing"  # what the panel shows


class Begun(NamedTuple):
    """What has been begun."""

    kind: str = MARKS
    place: int = -1  # of the button or of the line of the log; of the die that is corrected
    entered: tuple[int, ...] = ()  # dice typed in so far
    trouble: str = ""  # why the log could not be saved

    def stage(self, game: Game) -> tuple[object, ...]:
        """Return what changes when the buttons mean something else."""
        return self.kind, self.place if self.kind != MARKS else -1, game.pending, game.ruleset.to_act(game.state)
