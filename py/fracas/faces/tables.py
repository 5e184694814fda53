"""Types of the tables of words and effects in a face: one row for each kind.

The roles of an event's facts stand beside its sentence in the game's own table (`Telling`); the lines here name those
roles. `events`, `rolls`, `questions` and `outcomes` read the tables, and nothing else does.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from fracas.kernel.table import Fact, Roll
from fracas.locale import N_


class Effect(NamedTuple):
    """The visual and audible effect of one kind of event; fields name roles of its facts, "" for none."""

    sound: str = ""  # a key of `CAPTIONS`
    trail: str = ""  # start and end cell of a movement
    lunge: str = ""  # the lunging player and the target
    falls: str = ""  # the falling player
    hop: str = ""  # the hopping player
    shout: str = ""  # the one word to shout; English, translated where shown
    stays: bool = False  # whether the word stays on the board until the coach goes on, where others have done it
    by_roll: bool = False  # whether the line of its roll says the same, so that its own sentence is left out
    row: str = ""  # the log's sentence for a row of such events of one {team}; English, translated where told


class EffectByFact(NamedTuple):
    """The effects of a kind of event by the value of one of its facts."""

    role: str
    effects: Mapping[Fact, Effect]
    other: Effect = Effect()


QUIET = Effect()  # a sentence alone


class AttemptTitle(NamedTuple):
    """A title that says what somebody tries: whatever falls, he has tried it."""

    text: str  # without its full stop; {who} rolls, {whom} is the player it is aimed at


class DeedTitle(NamedTuple):
    """A title that says what somebody does for certain: the dice tell only what comes of it."""

    text: str


class QuestionTitle(NamedTuple):
    """A title that asks what the dice will answer."""

    text: str  # {team} is the one whose dice these are, where both sides roll


class TopicTitle(NamedTuple):
    """A title that names what is rolled for, without a verb."""

    text: str


RollTitle = AttemptTitle | DeedTitle | QuestionTitle | TopicTitle  # never a result: that stands beside the dice
OutcomeWords = tuple[str, str]  # the words of a piece of the fan, and its tone
OutcomeFormatter = Callable[[Roll | None, str], OutcomeWords]  # formatter of an outcome whose key has a variable
# part, translated: first roll, that part

CAPTIONS = {
    "dice": N_("dice roll"), "step": N_("steps"), "turn": N_("a heel turns"), "tackle": N_("a thud"),
    "fall": N_("somebody falls"), "wall": N_("a shove"), "dazed": N_("a groan"), "pickup": N_("a grab"),
    "throw": N_("a whoosh"), "catch": N_("hands clap on the ball"), "steal": N_("a snatch"),
    "bounce": N_("the ball bounces"), "gain": N_("clicks, rising"), "shift": N_("clicks, falling"),
    "flop": N_("a low drone"), "turnover": N_("a buzzer"), "goal": N_("the crowd roars"), "growl": N_("a growl"),
    "bell": N_("a bell"), "whistle": N_("a whistle"),
}  # captions of all sounds
