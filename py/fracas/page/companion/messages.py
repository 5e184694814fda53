"""The messages of the tracker: a press on a control, and the answers of the ports."""

from typing import Any, NamedTuple

from fracas.companion.merge import LogDifference
from fracas.kernel.game import Game
from fracas.page.companion.persistence import LoadedLog


class ControlPress(NamedTuple):
    """A press on a control."""

    control: str  # its control word
    arguments: tuple[Any, ...]  # as its readers have read them
    now: float  # time of the page in milliseconds, as in all messages


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
