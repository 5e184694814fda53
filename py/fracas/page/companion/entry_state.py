"""What has been begun on the tracker and is not written down yet."""

from typing import NamedTuple

from fracas.kernel.game import Game

MARKS, NAMING, CHANGING, COMPARING = "marks", "naming", "changing", "comparing"  # what the panel shows


class Begun(NamedTuple):
    """What has been begun."""

    kind: str = MARKS
    place: int = -1  # of the button that was pressed
    line: int = -1  # of the log, the one that is changed; -1 = what happens now is written down
    is_new: bool = False  # whether something is written in before that line
    entered: tuple[int, ...] = ()  # dice typed in so far
    die: int = -1  # the one that is corrected
    trouble: str = ""  # why the log could not be saved

    @property
    def instead(self) -> tuple[int, bool]:
        """Return what changes when a counter means something else: what it does happens now, or in place of a line."""
        return self.line, self.is_new

    def stage(self, game: Game) -> tuple[object, ...]:
        """Return what changes when the buttons mean something else."""
        rules, state = game.ruleset, game.state
        deeds = () if rules.is_terminal(state) else {action[0] for action in rules.legal_actions(state)}
        return self.kind, self.place, self.line, self.is_new, game.pending, rules.to_act(state), deeds
