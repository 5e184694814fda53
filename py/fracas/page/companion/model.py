"""The model of the tracker: the log of a match at a table, and the entry under way."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from fracas.companion import log
from fracas.companion.log_edit import LogEdit
from fracas.companion.merge import LogDifference
from fracas.faces import face_of, tracker_of
from fracas.faces.face import Face
from fracas.faces.tracker import DICE, RESULT, TrackerLayout
from fracas.kernel.contracts.tracking_rules import ResultSummary
from fracas.kernel.game import Game

BUTTONS, SUBJECT, EDITOR, DIFF = "buttons", "subject", "editor", "diff"  # what the panel shows
FULL = "full"
DEPTHS = (RESULT, DICE, FULL)  # how closely a match is followed
DEPTH_TAG, HAND_TAG = "Depth", "Hand"  # header lines
DEAF_MS = 250.0  # how long a button takes no tap after its meaning has changed


class EntryState(NamedTuple):
    """An entry that is not complete yet."""

    panel: str = BUTTONS
    button: int = -1  # the button of the layout that was pressed
    line: int = -1  # the line of the log that is changed, -1 = a new entry at the end
    is_new: bool = False  # whether a new entry goes before that line
    dice: tuple[int, ...] = ()  # typed in so far
    die: int = -1  # the one that is corrected


class CounterTap(NamedTuple):
    """The last tap on a counter."""

    counter: int = -1
    line: int = -1  # its line in the log
    time: float = 0.0  # in milliseconds


class LogDiff(NamedTuple):
    """The comparison with another log."""

    other: Game
    differences: tuple[LogDifference, ...] = ()
    choices: dict[int, int] = {}  # difference -> the log that is right, where it is not the own one


@dataclass(slots=True)
class TurnClock:
    """The turn clock as it runs; the seconds that each side has used stand in the log."""

    is_open: bool = False
    is_running: bool = False
    side: int = -1  # whose turn is timed
    seconds: float = 0.0  # of that turn
    seen: float = 0.0  # when time was counted last, in milliseconds
    run: int = 0  # number of the present run: ticks of earlier ones are void


@dataclass(slots=True)
class TrackerModel:
    """A match at a table; only `update` writes it."""

    match: str  # id of its save
    game: Game  # the log; while a line is edited, the log up to that line
    sequence: int  # of the save that was read or written last
    entry: EntryState = EntryState()
    edit: LogEdit | None = None  # the edited line, while it waits for dice or an answer
    diff: LogDiff | None = None
    clock: TurnClock = field(default_factory=TurnClock)
    tap: CounterTap = CounterTap()
    now: float = 0.0  # the time of the last message, in milliseconds
    shows_all: bool = False  # the whole log, not only its latest lines
    trouble: str = ""  # why the log could not be saved
    buttons_changed: float = -DEAF_MS  # when buttons changed their meaning last, in milliseconds
    counters_changed: float = -DEAF_MS  # the same of counters

    @property
    def face(self) -> Face:
        """The face of the game."""
        return face_of(self.game.ruleset.key)

    @property
    def layout(self) -> TrackerLayout:
        """The buttons and counters of the game."""
        return tracker_of(self.game.ruleset.key)

    @property
    def whole(self) -> Game:
        """The log of the match as it is saved."""
        return self.edit.whole if self.edit is not None else self.game

    @property
    def summary(self) -> ResultSummary:
        """The result so far."""
        return log.tracking_rules_of(self.whole).summary(self.whole.state)

    @property
    def side_to_act(self) -> int:
        """The side whose turn it is, -1 for none."""
        return -1 if self.whole.is_terminal() else self.summary.side

    @property
    def depth(self) -> str:
        """How closely the match is followed."""
        return self.game.tags.get(DEPTH_TAG, RESULT)

    @property
    def moment(self) -> Any:
        """The position in which an entry is made: the present one, or that before the line that is changed."""
        return self.game.plies[self.entry.line].before if self.entry.line >= 0 else self.game.state

    def possible_kinds(self) -> set[str]:
        """Return the kinds of entries that can be made now."""
        rules, state = self.game.ruleset, self.moment
        return set() if rules.is_terminal(state) else {action[0] for action in rules.legal_actions(state)}
