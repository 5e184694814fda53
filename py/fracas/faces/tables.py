"""The tables of words and effects of a face: one line a kind of event, roll, question and outcome.

The roles of an event's facts stand beside its sentence in the game's own table (`Telling`); the lines here name those
roles. `events`, `rolls`, `questions` and `outcomes` read the tables, and nothing else does.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from fracas.kernel.table import Fact, Roll
from fracas.locale import N_


class Effect(NamedTuple):
    """What one kind of event does to eye and ear; the columns name roles of its facts, "" for nothing."""

    sound: str = ""  # a key of `CAPTIONS`
    trail: str = ""  # the two cells somebody or something moved between
    lunge: str = ""  # who lunges, and at whom
    falls: str = ""  # who falls
    hop: str = ""  # who hops up
    shout: str = ""  # the one word to shout; English, translated where shown
    by_roll: bool = False  # whether the line of its roll says it, so that its sentence is not said again


class EffectByFact(NamedTuple):
    """What a kind of event does where that hangs on one of its facts."""

    role: str
    effects: Mapping[Fact, Effect]
    other: Effect = Effect()


QUIET = Effect()  # its sentence is all there is

RollWords = tuple[str, str]  # the verb of a slip, and the sentence without its full stop: {who} rolls, {whom} is the
# player it is aimed at
OutcomeWords = tuple[str, str]  # the words of a piece of the fan, and its tone
OutcomeFormatter = Callable[[Roll | None, str], OutcomeWords]  # the same, translated, for an outcome whose key has a part that
# differs: the first roll, that part

CAPTIONS = {
    "dice": N_("dice roll"), "step": N_("steps"), "turn": N_("a heel turns"), "tackle": N_("a thud"),
    "fall": N_("somebody falls"), "wall": N_("a shove"), "dazed": N_("a groan"), "pickup": N_("a grab"),
    "throw": N_("a whoosh"), "catch": N_("hands clap on the ball"), "steal": N_("a snatch"),
    "bounce": N_("the ball bounces"), "gain": N_("clicks, rising"), "shift": N_("clicks, falling"),
    "flop": N_("a low drone"), "turnover": N_("a buzzer"), "goal": N_("the crowd roars"), "growl": N_("a growl"),
    "bell": N_("a bell"), "whistle": N_("a whistle"),
}  # every sound in words
