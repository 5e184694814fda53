"""The effects of the tracker: what its ports do outside the model."""

from typing import Any, NamedTuple


class SaveLog(NamedTuple):
    """The log goes to the storage; answered by `LogSaved`."""


class Say(NamedTuple):
    """A sentence above the screen."""

    text: str
    tone: str


class Announce(NamedTuple):
    """A sentence for the live region alone."""

    text: str


class PlaySounds(NamedTuple):
    """Sounds by their names."""

    names: tuple[str, ...]


class Go(NamedTuple):
    """The way to another screen."""

    address: str


class ThrowDice(NamedTuple):
    """The dice are thrown by the phone; answered by `DiceThrown`."""


class ReadOtherLog(NamedTuple):
    """The log of another phone is read; answered by `LogsCompared`."""

    text: str


class StartBoardMatch(NamedTuple):
    """A match on the board begins from a position; answered by `BoardStarted`."""

    position: Any


class EnterResult(NamedTuple):
    """The result goes into the league of the match."""


class ScheduleTick(NamedTuple):
    """The next tick of a run of the clock; answered by `ClockTicked`."""

    run: int


class ShowTime(NamedTuple):
    """The time of one side on the clock; a bell rings when its turn has come to the limit."""

    side: int
    text: str
    is_late: bool


Effect = (SaveLog | Say | Announce | PlaySounds | Go | ThrowDice | ReadOtherLog | StartBoardMatch | EnterResult
          | ScheduleTick | ShowTime)
Effects = tuple[Effect, ...]
