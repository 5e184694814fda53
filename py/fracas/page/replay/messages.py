"""The messages that change a replay, and the effects that follow."""

from enum import Enum, auto
from typing import NamedTuple

from fracas.analyst import Verdict
from fracas.page.page_effects import PageEffect


class ReplayButton(Enum):
    """A button that is pressed."""

    PLAY = auto()  # or pause
    BOOKMARK = auto()  # set or remove
    ANALYSE = auto()
    STOP_ANALYSIS = auto()
    LEAVE_LINE = auto()  # back from a better line to the match
    PLAY_ON = auto()  # from the step, as a match of its own


class StepBy(NamedTuple):
    """A button or key leads some steps on, or back."""

    steps: int


class GoTo(NamedTuple):
    """A step is chosen."""

    step: int


class Scrub(NamedTuple):
    """The slider moves, and the reader still holds it."""

    step: int


class SetPace(NamedTuple):
    """A pace is chosen."""

    pace: str


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


class WriteComment(NamedTuple):
    """A comment is typed, in a field that the reader still holds."""

    text: str


class CommentsSaved(NamedTuple):
    """The comments were saved, or not."""

    trouble: str  # "" for none


class AnalysisDone(NamedTuple):
    """The analyst has a verdict."""

    verdict: Verdict


class ShowMistake(NamedTuple):
    """A mistake is to be seen in the match."""

    number: int  # in the verdict


class PlayLine(NamedTuple):
    """The better line of a mistake is to be seen."""

    number: int  # of the mistake in the verdict


Message = (
    ReplayButton | StepBy | GoTo | Scrub | SetPace | StartAutoplay | Tick | TapBoard | ToggleRule | WriteComment
    | CommentsSaved | AnalysisDone | ShowMistake | PlayLine
)


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
