"""The messages that change a position under construction, and the effects that follow."""

from enum import Enum, auto
from typing import NamedTuple

from fracas.faces.choices import NO_ONE
from fracas.faces.preview import Fan
from fracas.kernel.table import Side
from fracas.page.page_effects import PageEffect
from fracas.puzzles.line_search import RatedLine


class EditorButton(Enum):
    """A button or key that is pressed."""

    BALL = auto()  # take it in hand, or put it back
    TAKE_OFF = auto()  # the selected player, off the board
    CLEAR = auto()
    UNDO = auto()
    REDO = auto()
    ADD_PUZZLE = auto()  # to those that follow each other
    PLAY = auto()
    POST = auto()  # put the position into a post


class TapCell(NamedTuple):
    """The board is tapped."""

    cell: int
    who: int = NO_ONE  # player there, or whose counter was hit


class PickPlayer(NamedTuple):
    """A player of the lists is tapped."""

    who: int


class DropPlayer(NamedTuple):
    """A counter was dragged to a cell."""

    who: int
    cell: int


class SetField(NamedTuple):
    """A value is chosen in a field of the selected player."""

    key: str
    value: str


class SetMatchField(NamedTuple):
    """A value is chosen in a field of the match."""

    key: str
    value: str


class PickTeam(NamedTuple):
    """A team is chosen: the board is empty again."""

    side: Side
    team: str  # "" = the one that is there, which is none of the ready ones


class PasteText(NamedTuple):
    """A text is pasted: a position, a link or a record."""

    text: str


class PastedPosition(NamedTuple):
    """The position that a pasted text holds."""

    position: str


class PasteRefusal(NamedTuple):
    """The reason why a pasted text holds no position."""

    sentence: str


class AskOdds(NamedTuple):
    """The odds of an action are asked for."""

    action: str  # "" for those of none


class ActionOdds(NamedTuple):
    """The odds of an action are worked out."""

    fan: Fan


class AskPuzzle(NamedTuple):
    """A puzzle is wanted."""

    aim: str


class FoundLines(NamedTuple):
    """The lines that reach the aim of the puzzle, best first."""

    lines: list[RatedLine]


class WriteHint(NamedTuple):
    """The hint of the puzzle is typed, in a field that the author still holds."""

    text: str


Message = (
    EditorButton | TapCell | PickPlayer | DropPlayer | SetField | SetMatchField | PickTeam | PasteText
    | PastedPosition | PasteRefusal | AskOdds | ActionOdds | AskPuzzle | FoundLines | WriteHint
)


class EditorTask(Enum):
    """Something to do outside of the model."""

    KEEP_DRAFT = auto()
    START_ODDS = auto()  # of the chosen action
    STOP_ODDS = auto()
    START_SEARCH = auto()  # for the best line to the aim
    STOP_SEARCH = auto()
    PLAY = auto()
    POST = auto()


class ReadPasted(NamedTuple):
    """A pasted text to read, in slices if it is long."""

    text: str


Effect = PageEffect | EditorTask | ReadPasted
