"""The messages of the tracker: a press on a control, and the answers of the ports.

`now` is the time of the page in milliseconds.
"""

from typing import NamedTuple

from fracas.companion.merge import LogDifference
from fracas.kernel.game import Game
from fracas.page.companion.persistence import LoadedLog
from fracas.page.presses import ControlPress


class DiceThrown(NamedTuple):
    """The seed of a throw by the phone."""

    seed: str
    now: float


class LogsCompared(NamedTuple):
    """The log of another phone, and its differences from the own one."""

    other: Game
    differences: tuple[LogDifference, ...]
    now: float


class LogSaved(NamedTuple):
    """The report of a save."""

    trouble: str
    sequence: int


class LogReplaced(NamedTuple):
    """The log as another tab has saved it."""

    found: LoadedLog
    now: float


class ClockTicked(NamedTuple):
    """A tick of the turn clock."""

    run: int
    now: float


class BoardStarted(NamedTuple):
    """The id of the match on the board that goes on with this one."""

    match: str
    now: float


class BoardPlayed(NamedTuple):
    """The position that the match on the board has reached."""

    position: str
    now: float


Message = ControlPress | DiceThrown | LogsCompared | LogSaved | LogReplaced | ClockTicked | BoardStarted | BoardPlayed
