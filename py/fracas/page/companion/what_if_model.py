"""The model of a what-if and its update: a moment, its parameters and odds, and real dice."""

from dataclasses import dataclass, field
from itertools import count
from typing import Any, NamedTuple

from fracas.faces import face_of
from fracas.faces.face import Face
from fracas.faces.preview import Fan
from fracas.faces.questions import question_prompt
from fracas.faces.rolls import die_of
from fracas.games import ruleset, what_ifs
from fracas.kernel.chance.dice_stream import die_side
from fracas.kernel.contracts.what_if import Scenario, Trial, WhatIf, default_values, run_trial, scenario, step_parameter
from fracas.kernel.dice import draw
from fracas.kernel.drivers import Answer
from fracas.kernel.game import Game
from fracas.kernel.ruleset import Action, Ruleset
from fracas.kernel.table import Choice, Roll
from fracas.page.companion.effects import TrackerTask
from fracas.page.companion.messages import DiceThrown
from fracas.page.match.panels import panels
from fracas.page.presses import ControlHandler, ControlPress, Handlers
from fracas.view.arguments import number, text, word


class OddsFound(NamedTuple):
    """The odds of the moment, worked out: a message."""

    fan: Fan


class WorkOutOdds(NamedTuple):
    """The odds of the moment are worked out, in slices; answered by `OddsFound`: an effect."""


WhatIfMessage = ControlPress | DiceThrown | OddsFound
WhatIfEffects = tuple[WorkOutOdds | TrackerTask, ...]


@dataclass(slots=True)
class WhatIfModel:
    """A what-if; only `update` writes it."""

    game: str  # its key
    match: str  # the tracked match it was opened from, "" for none
    first: Any  # the position it is set up on
    chosen: str  # key of the what-if
    values: Action = ()  # of its parameters
    fan: Fan = field(default_factory=dict)  # the odds of its outcomes, empty until they are worked out
    answers: list[Answer] = field(default_factory=list)  # real dice and answers so far
    dice: list[int] = field(default_factory=list)  # typed in of the present throw
    die: int = -1  # the one that is corrected
    trial: Trial = field(init=False)  # the progress of the moment with the real dice so far

    @property
    def face(self) -> Face:
        """The face of the game."""
        return face_of(self.game)

    @property
    def rules(self) -> Ruleset:
        """The ruleset of the game."""
        return ruleset(self.game)

    @property
    def what_if(self) -> WhatIf:
        """The kind of moment."""
        return what_ifs(self.game)[self.chosen]

    @property
    def scene(self) -> Scenario:
        """The moment as it is set up."""
        return scenario(self.rules, self.what_if, self.first, self.values)


def open_what_if(key: str, match: str, log: Game | None) -> WhatIfModel:
    """Return the first what-if of a game.

    Args: log - of the tracked match, whose teams are taken.
    """
    rules, face = ruleset(key), face_of(key)
    first = log.boundary if log is not None else rules.start(rules.options({}), face.home_team, face.away_team)
    model = WhatIfModel(key, match, first, next(iter(what_ifs(key))))
    _set(model, default_values(model.what_if))
    return model


def update(model: WhatIfModel, message: WhatIfMessage) -> WhatIfEffects:
    """Handle a message; the only writer of the model."""
    match message:
        case OddsFound(fan):
            model.fan = fan
        case DiceThrown(seed):
            _throw(model, seed)
        case ControlPress(control, arguments):
            return HANDLERS[control].call(model, *arguments)
    return ()


# -- the moment --------------------------------------------------------------------------------------------------


def _choose(model: WhatIfModel, key: str) -> WhatIfEffects:
    if key not in what_ifs(model.game):
        return ()
    model.chosen = key
    return _set(model, default_values(model.what_if))


def _step(model: WhatIfModel, place: int, by: int) -> WhatIfEffects:
    if not 0 <= place < len(model.values) or by not in (-1, 1):
        return ()
    return _set(model, step_parameter(model.what_if, model.values, place, by))


def _set(model: WhatIfModel, values: Action) -> WhatIfEffects:
    model.values, model.fan = values, {}
    _begin(model)
    return (WorkOutOdds(),)


# -- real dice ---------------------------------------------------------------------------------------------------


def _begin(model: WhatIfModel) -> WhatIfEffects:
    model.answers, model.dice, model.die = [], [], -1
    _answer_as_odds(model)
    return ()


def _answer_as_odds(model: WhatIfModel) -> None:
    """Run the rule on the dice so far; answer as the odds assume where nobody at a table is asked."""
    scene = model.scene
    trial = run_trial(scene, model.answers)
    while isinstance(trial.request, Choice) and not _is_asked(model, trial):
        chosen = scene.rules.policy(trial.state, trial.request)
        model.answers.append(Answer(trial.request.kind, chosen, False))
        trial = run_trial(scene, model.answers)
    model.trial = trial


def _is_asked(model: WhatIfModel, trial: Trial) -> bool:
    """Return whether people decide: once dice lie there, on questions without places."""
    assert isinstance(trial.request, Choice)
    replies = question_prompt(model.face, trial.state, trial.request).replies
    return bool(trial.thrown) and all(reply.cell < 0 for reply in replies)


def _type_face(model: WhatIfModel, face: int) -> WhatIfEffects:
    """Type in a die; the last one ends the throw."""
    request = model.trial.request
    if not isinstance(request, Roll) or not die_of(request.dice).has(face):
        return ()
    model.dice, model.die = panels.with_typed_face(request, model.dice, model.die, face), -1
    if panels.is_all_entered(request, model.dice):
        _answer(model, request.kind, panels.typed_answer(request, model.dice), is_dice=True)
    return ()


def _select_die(model: WhatIfModel, die: int) -> WhatIfEffects:
    model.die = die
    return ()


def _throw(model: WhatIfModel, seed: str) -> None:
    request, die = model.trial.request, count()
    if isinstance(request, Roll):
        faces = draw(request.dice, lambda sides: die_side(seed, next(die), sides))
        _answer(model, request.kind, faces, is_dice=True)


def _reply(model: WhatIfModel, reply: str) -> WhatIfEffects:
    request = model.trial.request
    options = {str(each): each for each in request.options} if isinstance(request, Choice) else {}
    if request is not None and reply in options:
        _answer(model, request.kind, options[reply], is_dice=False)
    return ()


def _answer(model: WhatIfModel, kind: str, value: Any, *, is_dice: bool) -> None:
    model.answers.append(Answer(kind, value, is_dice, is_dice))
    model.dice = []
    _answer_as_odds(model)


HANDLERS: Handlers[WhatIfEffects] = {
    "situation": ControlHandler(_choose, (word,)),
    "knob": ControlHandler(_step, (number, number)),
    "face": ControlHandler(_type_face, (number,)),
    "slot": ControlHandler(_select_die, (number,)),
    "throw": ControlHandler(lambda _model: (TrackerTask.THROW_DICE,)),
    "reply": ControlHandler(_reply, (text,)),
    "again": ControlHandler(_begin),
}
