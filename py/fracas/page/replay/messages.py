"""The messages that change a replay besides presses of controls, and the effects that follow."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

from fracas.page.page_effects import PageEffect
from fracas.page.presses import ControlPress

if TYPE_CHECKING:
    from fracas.analyst import Verdict
    from fracas.page.replay.review import Review


class StartAutoplay(NamedTuple):
    """The author of a post wants autoplay."""

    seconds: int  # a step, 0 = the usual pace


class Tick(NamedTuple):
    """The pause after a step is over."""

    step: int


class TapBoard(NamedTuple):
    """The board is tapped."""

    who: int  # player there, `NO_ONE` for none


class ToggleRule(NamedTuple):
    """The rule behind a log line is unfolded or folded."""

    line: str  # key of the line


class CommentsSaved(NamedTuple):
    """The comments were saved, or not."""

    trouble: str  # "" for none


class AnalysisDone(NamedTuple):
    """The analyst has a verdict, and it is put into words."""

    verdict: Verdict
    review: Review


Message = ControlPress | StartAutoplay | Tick | TapBoard | ToggleRule | CommentsSaved | AnalysisDone


class SendLater(NamedTuple):
    """A pause, and the message after it."""

    milliseconds: float
    message: Tick


class ReplayTask(Enum):
    """Something to do outside of the model."""

    SAVE_COMMENTS = auto()
    START_ANALYSIS = auto()
    STOP_ANALYSIS = auto()
    CHANGE_BOARD = auto()  # another match stands on it
    FOCUS_BOARD = auto()  # bring it into view and to the keyboard
    BEGIN_MATCH = auto()  # one of its own, in the step


Effect = PageEffect | SendLater | ReplayTask
