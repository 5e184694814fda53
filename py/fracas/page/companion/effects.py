"""The effects of the tracker: what its ports do outside the model."""

from typing import Any, NamedTuple

from fracas.page.page_effects import PageEffect


class SaveLog(NamedTuple):
    """The log goes to the storage; answered by `LogSaved`."""


class PlaySounds(NamedTuple):
    """Sounds by their names."""

    names: tuple[str, ...]


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


Effect = (PageEffect | SaveLog | PlaySounds | ThrowDice | ReadOtherLog | StartBoardMatch | EnterResult | ScheduleTick
          | ShowTime)
Effects = tuple[Effect, ...]
