"""The model of the match screen: plain data, which only `update` writes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from fracas.bots.levels import Bot
from fracas.bots.search import DecisionSearch
from fracas.faces.choices import NO_ONE, MoveOptions, TrayButton
from fracas.faces.face import Face
from fracas.faces.match_scene import MatchScene, TurnOptions
from fracas.faces.move_plan import MovePlan
from fracas.faces.reach import Reach, ReachProgress
from fracas.faces.ui_state import UiState
from fracas.kernel.chance.roll_trace import TracedThrow
from fracas.kernel.game import Game
from fracas.kernel.ply import Ply
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Rolled
from fracas.page.board.view import BoardView
from fracas.page.match.model.log_model import LogModel
from fracas.page.match.model.session import Session
from fracas.page.saving.preferences import FAST, OFF, ON, Preferences
from fracas.view.match.dice_box import DiceBox
from fracas.view.match.result_poster import ResultPoster

# What follows when the last input has been shown: the next step of the plan, the plan that a question held up, whoever
# is next to decide, a bot if it is its turn, nothing
WALK_ON, TAKE_UP, PASS_ON, CALL_BOT, NOTHING = "walk on", "take up", "pass on", "call bot", ""

THINKING_MS = 360.0  # for which bots think in a turn of which nothing is shown


class MessageContext(NamedTuple):
    """The time of a message, and the reader's preferences by then."""

    time: float = 0.0  # milliseconds
    preferences: Preferences = Preferences()

    def pace(self, milliseconds: float) -> float:
        """Return a duration at the chosen speed."""
        return milliseconds * {FAST: 0.5, OFF: 0.0}.get(self.preferences.motion, 1.0)


class BotDecision(NamedTuple):
    """The decision of a bot, waiting until it is carried out."""

    value: Any  # an action, or the answer to a question
    is_answer: bool


@dataclass(slots=True)
class BotState:
    """The bots of a match."""

    minds: dict[int, Bot] = field(default_factory=dict)  # by side
    thought: DecisionSearch | None = None  # being worked on, None = nobody thinks
    decision: BotDecision | None = None
    is_paused: bool = False  # whether a coach lets it do one thing at a time
    is_let_run: bool = False  # whether a coach who is shown every step has had enough of that
    is_skipped: bool = False  # whether the coach goes to his turn: nothing is shown until then
    left: float = 0.0  # milliseconds for which their turn is shown yet
    turn: tuple[int, ...] = ()  # key of the turn in which that time began
    thinking: float = THINKING_MS  # milliseconds for which they think yet where nothing is shown
    begun: float = 0.0  # time when the present thought began
    inputs: int = 0  # that the match had by then
    due: float = 0.0  # time when the beat after the last input is over
    share: float = 0.0  # of the thought that is done
    drawn: float = 0.0  # time when that was shown last

    @property
    def is_busy(self) -> bool:
        """Whether a bot thinks or is about to act."""
        return self.thought is not None or self.decision is not None


class DicePicture(NamedTuple):
    """One picture of the dice animation."""

    throws: tuple[TracedThrow, ...]  # on one card
    stage: str  # of the dice; "" for what happened before the throws
    wait: float  # milliseconds that it stays
    is_first: bool  # whether it is the first of its throws
    is_chain: bool  # whether nobody could influence the throws


@dataclass(slots=True)
class DiceAnimation:
    """Dice on their way; the results are not known yet."""

    state: Any  # the position that is shown
    known: int  # events of the last action that have been told, the throw on its way among them
    pictures: list[DicePicture] | None = None  # still to be shown; None = not worked out yet
    duels: frozenset[tuple[str, int]] = frozenset()  # kinds and coaches of all throws
    boxes: tuple[DiceBox, ...] = ()  # the dice as they lie
    is_theirs: bool = False  # whether a bot has made the input


@dataclass(slots=True)
class TurnReplay:
    """A turn that is watched again, action by action."""

    first: int  # number of its first action
    stops: list[int]  # last actions of those that are shown together
    place: int = 0  # in the stops
    is_running: bool = True  # whether the next action follows by itself

    @property
    def number(self) -> int:
        """The last action that is shown."""
        return self.stops[self.place]


class AdvisedPlan(NamedTuple):
    """A plan worth carrying out."""

    plan: MovePlan
    value: float  # in thousandths of a win


@dataclass(slots=True)
class Advice:
    """The advice for the position."""

    is_open: bool = False
    is_thinking: bool = False
    ideas: tuple[AdvisedPlan, ...] = ()  # the best first
    is_none: bool = False  # whether nothing worth doing was found
    end: Action | None = None  # the action with which a bot would do no more
    reason: str = ""  # why the first idea is better than that, one sentence


@dataclass(slots=True)
class MatchSummary:
    """The end of a match: the result at once, the rest when it has been worked out."""

    last: Ply  # the action that ended the match
    known: ResultPoster


class TurnNews(NamedTuple):
    """The news for a coach whose turn it is: what others have done since his last input."""

    lines: tuple[str, ...]  # the most important things, in their order
    turn: str  # heading of the turn in the log that can be shown again, "" if there is none


@dataclass(slots=True)
class Onboarding:
    """The hints for a coach who is new to a game."""

    is_first: bool  # whether he has played no match of it to the end
    followed: int  # tips that were followed


@dataclass(slots=True)
class MatchModel:
    """One match on the screen."""

    session: Session  # the match with its seats
    base_face: Face  # as the board lies
    log: LogModel
    onboarding: Onboarding
    ui: UiState  # what the coach looks at and has begun to do
    view: BoardView = field(default_factory=BoardView)
    context: MessageContext = MessageContext()  # of the last message
    is_open: bool = True  # False once the screen is left
    is_drawn: bool = False  # whether the screen has been drawn once
    is_upright: bool = False  # whether the board stands upright, as on a screen that is taller than wide

    now: TurnOptions = TurnOptions()  # what may be done
    known: tuple[Any, ...] = ()  # position, question and face that `now` was found for; () = to be found anew
    move_options: MoveOptions | None = None  # what the selected player may do, None if nobody is selected
    offered: tuple[Any, ...] = ()  # what `offer` was found for
    reach: Reach | None = None  # places the selected player can get to, where the board is a plane
    is_reaching: bool = False  # whether that is being worked out
    reach_drawn: ReachProgress = ReachProgress()  # as much of it as is shown
    followed: tuple[int, TurnOptions | None, str] = (NO_ONE, None, "")  # player looked at; for which options and mode
    wanted: int = -1  # place of a finger that drags, not followed yet; -1 = none

    queue: list[Action] = field(default_factory=list)  # still to be played of a plan
    rest: list[Action] = field(default_factory=list)  # of a plan in which a question was asked, for when it is answered
    then: str = NOTHING  # what follows when the last input has been shown
    asks_all: bool = False  # whether no question answers itself, as in a lesson
    reports_strays: bool = False  # whether taps that mean nothing go to the filter; else they let go of who is selected
    refused: str = ""  # why the last input was not possible, one sentence
    rolls: tuple[Rolled, ...] = ()  # of the last input
    trail: tuple[int, ...] = ()  # cells of the last movement
    lined_up: list[Action] = field(default_factory=list)  # placements of a quick start still to be made
    is_opening: bool = False  # whether set-up, toss and kick are made by defaults until the coach's first own decision
    is_theirs: bool = False  # whether a bot has made the last input, or a default
    since: int = 0  # number of the first action after the coach's last input
    news: TurnNews | None = None  # until the coach's next input

    bots: BotState = field(default_factory=BotState)
    dice: DiceAnimation | None = None
    replay: TurnReplay | None = None
    advice: Advice = field(default_factory=Advice)
    summary: MatchSummary | None = None  # None while the match goes on

    @property
    def game(self) -> Game:
        """The match."""
        return self.session.game

    @property
    def face(self) -> Face:
        """The face of the game as the board stands now; after the match it lies above the result."""
        is_counted = self.context.preferences.rerolls == ON and not self.asks_all
        return self.base_face.for_rerolls(is_counted).for_orientation(self.is_upright and self.summary is None)

    @property
    def scene(self) -> MatchScene:
        """The moment as it lies before the coach."""
        return MatchScene(self.game.state, self.now, self.ui, self.move_options, self.reach)

    def select_acting(self) -> None:
        """Keep the acting player selected while his action lasts."""
        now = self.now
        if now.acting != NO_ONE and now.legal and now.setup is None and not self.session.is_waiting:
            self.ui.selected = now.acting

    @property
    def is_moving(self) -> bool:
        """Whether a plan is being carried out step by step."""
        return bool(self.queue)

    def tray_buttons(self) -> tuple[TrayButton, ...]:
        """Return the action tray of the selected player."""
        return self.face.tray_buttons(self.game.state, self.now.legal, self.ui.selected, self.ui.mode)
