"""The messages that change a position under construction besides presses of controls, and the effects that follow."""

from enum import Enum, auto
from typing import NamedTuple

from fracas.faces.choices import NO_ONE
from fracas.faces.preview import Fan
from fracas.page.page_effects import PageEffect
from fracas.page.presses import ControlPress
from fracas.puzzles.line_search import RatedLine


class TapCell(NamedTuple):
    """The board is tapped."""

    cell: int
    who: int = NO_ONE  # player there, or whose counter was hit


class DropPlayer(NamedTuple):
    """A counter was dragged to a cell."""

    who: int
    cell: int


class PastedPosition(NamedTuple):
    """The position that a pasted text holds."""

    position: str


class PasteRefusal(NamedTuple):
    """The reason why a pasted text holds no position."""

    sentence: str


class FoundOdds(NamedTuple):
    """The odds of an action are worked out."""

    fan: Fan


class FoundLines(NamedTuple):
    """The lines that reach the aim of the puzzle, best first."""

    lines: list[RatedLine]


Message = ControlPress | TapCell | DropPlayer | PastedPosition | PasteRefusal | FoundOdds | FoundLines


class EditorTask(Enum):
    """Something to do outside of the model."""

    KEEP_DRAFT = auto()
    START_ODDS = auto()  # of the chosen action
    STOP_ODDS = auto()
    START_SEARCH = auto()  # for the best line to the aim
    STOP_SEARCH = auto()
    PLAY = auto()
    POST = auto()  # put the position into a post


class ReadPasted(NamedTuple):
    """A pasted text to read, in slices if it is long."""

    text: str


Effect = PageEffect | EditorTask | ReadPasted
