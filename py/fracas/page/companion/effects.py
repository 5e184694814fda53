"""The effects of the tracker: what its ports do outside the model."""

from enum import Enum, auto
from typing import Any, NamedTuple

from fracas.page.page_effects import PageEffect


class TrackerTask(Enum):
    """Something to do that needs no more words."""

    SAVE_LOG = auto()  # answered by `LogSaved`
    THROW_DICE = auto()  # by the phone; answered by `DiceThrown`
    ENTER_RESULT = auto()  # in the league of the match


class PlaySounds(NamedTuple):
    """Sounds by their names."""

    names: tuple[str, ...]


class ReadOtherLog(NamedTuple):
    """The log of another phone is read; answered by `LogsCompared`."""

    text: str


class StartBoardMatch(NamedTuple):
    """A match on the board begins from a position; answered by `BoardStarted`."""

    position: Any


class ScheduleTick(NamedTuple):
    """The next tick of a run of the clock; answered by `ClockTicked`."""

    run: int


class ShowTime(NamedTuple):
    """The time of one side on the clock; a bell rings when its turn has come to the limit."""

    side: int
    text: str
    is_late: bool


Effect = PageEffect | TrackerTask | PlaySounds | ReadOtherLog | StartBoardMatch | ScheduleTick | ShowTime
Effects = tuple[Effect, ...]
