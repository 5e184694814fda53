"""The messages of the match screen: what a person, the clock, a job or an input has brought about.

Intents (`faces.intents`) are messages too: what a tap means is carried out as one.
"""

from fractions import Fraction
from typing import Any, NamedTuple

from fracas.bots.search import DecisionSearch
from fracas.faces.intents import Intent
from fracas.faces.move_plan import MovePlan
from fracas.faces.reach import Reach
from fracas.kernel.ruleset import Action
from fracas.page.gestures import Drag, Pan, Pinch, Tap
from fracas.page.match.model.match_model import AdvisedPlan, BotDecision, DiceAnimation, TurnReplay
from fracas.view.match.result_poster import ResultPoster

# -- the screen ------------------------------------------------------------------------------------------------


class Enter(NamedTuple):
    """The screen is shown."""

    notice: str = ""  # a sentence to say


class Leave(NamedTuple):
    """The screen is left."""


class Stand(NamedTuple):
    """The screen was turned."""

    upright: bool


class Redraw(NamedTuple):
    """Something outside of the match has changed that is seen on the screen."""


class Halt(NamedTuple):
    """The match is no longer played here, or goes on from another position."""

    is_new: bool = False  # whether the position is another one


# -- fingers and keys ------------------------------------------------------------------------------------------


class Press(NamedTuple):
    """A button was pressed, or the key that stands for it."""

    do: str  # its `data-do`; keys have some of their own
    arg: str = ""
    is_hurried: bool = False  # whether a movement has been hurried to its end for it


class Choose(NamedTuple):
    """A player or a cell was tapped."""

    who: int
    cell: int


class MoveCursor(NamedTuple):
    """The keyboard was moved to a cell."""

    cell: int


class FocusBoard(NamedTuple):
    """The keyboard came to the board or left it."""

    is_in: bool


class TypeLine(NamedTuple):
    """A line was typed in the command box."""

    line: str


class ReadLine(NamedTuple):
    """A typed line can be read: nothing moves any more."""

    line: str


class LineDone(NamedTuple):
    """The input of a typed line has been made."""

    known: int  # lines of the log before it


class LineWeighed(NamedTuple):
    """The chance asked for in a typed line is known."""

    plan: MovePlan
    fan: dict[str, Fraction]


# -- inputs ----------------------------------------------------------------------------------------------------


class RunActions(NamedTuple):
    """Actions are to be carried out one after the other."""

    actions: tuple[Action, ...]


class Concede(NamedTuple):
    """A coach gives the match up, whoever is to act."""

    action: Action


class InputShown(NamedTuple):
    """What inputs brought about has been shown."""


class StepDue(NamedTuple):
    """The next step of a plan is due."""

    queue: list[Action]


class PlaceNext(NamedTuple):
    """A player was placed; the next one who waits is taken in hand."""


class NotSaved(NamedTuple):
    """An input could not be saved."""

    trouble: str


# -- the clock and jobs ----------------------------------------------------------------------------------------


class DiceDue(NamedTuple):
    """The next picture of a dice animation is due."""

    dice: DiceAnimation


class ShoutOver(NamedTuple):
    """A shouted word has been seen long enough."""

    word: str


class ReplayDue(NamedTuple):
    """The next action of a turn that is watched again is due."""

    replay: TurnReplay
    place: int


class DragDue(NamedTuple):
    """What a finger holds is to follow it."""


class ThinkDue(NamedTuple):
    """A bot is to think."""


class BotThought(NamedTuple):
    """A bot has thought for a while."""

    share: float  # of what it is going to think


class BotDecided(NamedTuple):
    """A bot has decided."""

    thought: DecisionSearch


class BotDue(NamedTuple):
    """The decision of a bot is to be carried out."""

    decision: BotDecision


class ReachGrown(NamedTuple):
    """More is known of the places a player can get to."""

    reach: Reach
    is_done: bool = False  # whether this piece of work is done


class PlanWeighed(NamedTuple):
    """The odds of a plan are known."""

    plan: MovePlan
    fan: dict[str, Fraction]


class IdeasFound(NamedTuple):
    """The adviser has thought."""

    listed: tuple[AdvisedPlan, ...]
    end: Action | None


class ExplainIdea(NamedTuple):
    """The code is here that proves why the first idea is better than to stop."""


class IdeaExplained(NamedTuple):
    """The reason for the first idea is proven."""

    reason: str  # one sentence, "" if there is none


class SummaryFound(NamedTuple):
    """The summary of a match that is over is complete."""

    ending: ResultPoster


class RuleHere(NamedTuple):
    """The rule book is here, to unfold the rule behind a line or to fold it."""

    line: str


class StrayTap(NamedTuple):
    """A tap that means nothing, for a filter that says why."""

    who: int  # `NO_ONE` for a place where nobody stands
    cell: int


class FilterMessage(NamedTuple):
    """A message of a filter, such as that of a puzzle."""

    what: Any


Message = (
    Enter | Leave | Stand | Redraw | Halt | Tap | Drag | Pinch | Pan | Press | Choose | MoveCursor | FocusBoard
    | TypeLine | ReadLine | LineDone | LineWeighed | Intent | RunActions | Concede | InputShown | StepDue | PlaceNext
    | NotSaved | DiceDue | ShoutOver | ReplayDue | DragDue | ThinkDue | BotThought | BotDecided | BotDue | ReachGrown
    | PlanWeighed | IdeasFound | ExplainIdea | IdeaExplained | SummaryFound | RuleHere | FilterMessage
)
