"""What a coach has begun on a table without cells, besides what every match screen knows."""

from __future__ import annotations

from dataclasses import dataclass, field

from fracas.faces.begun import Ui
from fracas.faces.face import NO_ONE
from fracas.kernel.geometry.plane import Point


@dataclass
class YardUi(Ui):
    """The state of the match screen of School Fighters."""

    bends: list[Point] = field(default_factory=list)  # of a path bent by hand
    planned: int = 0  # how many of the bends are those of the planned path
    tape: list[Point] = field(default_factory=list)  # ends of the measuring tape, none to two
    aimed: int = NO_ONE  # the unit whose line of sight is shown
    trouble: str = ""  # why the path on the table cannot be taken
    held: str = ""  # what a finger drags: "end" of the path, "bend" and its number, "tape"; "" for nothing
    lists: bool = False  # whether useful moves are listed

    def clear(self) -> None:
        """Take back everything that was begun; the tape stays until it is rolled up."""
        super().clear()
        self.aimed, self.trouble, self.held, self.lists = NO_ONE, "", "", False
        self.bends, self.planned = [], 0
