"""The effects of the match screen: what `update` wants done outside, each carried out by a port."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from fracas.page.board.live_board import Movement
from fracas.page.browser.task_runner import Work
from fracas.page.match.model.messages import Message

# Jobs, one of each at a time
BOT, ODDS, REACH, IDEAS, SUMMARY, SCORE, WORTH = "bot", "odds", "reach", "ideas", "summary", "score", "worth"
JOBS = (BOT, ODDS, REACH, IDEAS, SUMMARY, SCORE, WORTH)

# Parts of the screen, each with those before it but the first two with themselves alone
SIDE_PANEL, BOARD, FRONT, ALL = 1, 2, 3, 4


# -- saves -----------------------------------------------------------------------------------------------------


class SaveInput(NamedTuple):
    """Save the last input, if that is not done yet."""


class SaveSoon(NamedTuple):
    """Save the last input when the page has had its turn."""


class KeepLearnt(NamedTuple):
    """Keep a newcomer's progress."""

    name: str
    value: int


# -- time ------------------------------------------------------------------------------------------------------


class StartJob(NamedTuple):
    """Begin work in slices, dropping the one of the same name."""

    job: str
    work: Work
    done: Callable[[Any], Message]  # from its result
    step: Callable[[Any], Message] | None = None  # from what it yields, after each slice


class StopJob(NamedTuple):
    """Drop work."""

    job: str


class SendAfter(NamedTuple):
    """Send a message some time later."""

    milliseconds: float
    message: Message


class SendSoon(NamedTuple):
    """Send a message when the page has had its turn."""

    message: Message


class SendNow(NamedTuple):
    """Send a message at once, before those that wait."""

    message: Message


class SendWhenHere(NamedTuple):
    """Send a message once code or texts are here that may have to be fetched."""

    part: str
    message: Message


# -- seen and heard --------------------------------------------------------------------------------------------


class Draw(NamedTuple):
    """Draw a part of the screen when the message has been handled."""

    part: int = ALL


class BeginScreen(NamedTuple):
    """Send the empty screen."""


class ForgetBoard(NamedTuple):
    """Draw the board as a new one the next time."""


class Animate(NamedTuple):
    """Let counters move in the next picture besides walking."""

    motions: Sequence[Movement]


class FocusCell(NamedTuple):
    """Bring the focus of the document to the cell of the keyboard."""


class SayAloud(NamedTuple):
    """Have a screen reader speak."""

    text: str


class AddSaid(NamedTuple):
    """Have a screen reader speak on, behind what it said last."""

    text: str


class Toast(NamedTuple):
    """Show a sentence for a moment and have it spoken."""

    text: str


class SayShout(NamedTuple):
    """Have a screen reader speak the word that is shouted over the board."""

    word: str


class Outside(NamedTuple):
    """Press a button of the page round the match."""

    do: str
    arg: str = ""


Effect = (
    SaveInput | SaveSoon | KeepLearnt | StartJob | StopJob | SendAfter | SendSoon | SendNow | SendWhenHere
    | Draw | BeginScreen | ForgetBoard | Animate | FocusCell | SayAloud | AddSaid | Toast | SayShout | Outside
)
Effects = Sequence[Effect]
DRAW = Draw()
