"""Inputs off the step of a lesson: their meaning in a match, and the reason against each in one sentence.

What the rules forbid is refused in their words. What they allow is weighed beside the lesson's line; until the proof is
here, and where there is none, the author's sentence stands, or that the lesson goes another way.
"""

from collections.abc import Generator
from dataclasses import replace
from typing import NamedTuple

from fracas.faces.choices import NO_ONE, TrayButton
from fracas.faces.face import Face
from fracas.faces.intents import Decide, Inspect, Intent, PlacePlayer, Play, Propose, Refuse, Select
from fracas.faces.lesson_filter import actions_of_button
from fracas.faces.match_scene import MatchScene
from fracas.faces.plans import turn_options
from fracas.kernel.refusals import OTHER_SIDE, format_reason
from fracas.lessons.lesson_game import LessonGame, LessonRefusal, StrayInput
from fracas.locale import _
from fracas.page.chunks import COACH
from fracas.page.match.input import taps
from fracas.page.match.model.effects import IDEAS, Effects, SendWhenHere, StartJob, StopJob
from fracas.page.match.model.match_model import MatchModel
from fracas.page.match.model.messages import FilterMessage, StrayTap


class ProofDue(NamedTuple):
    """The code is here that works out the sentence against an input."""

    stray: StrayInput


class StrayProof(NamedTuple):
    """The sentence against an input was worked out, "" if nothing can be proven."""

    stray: StrayInput
    sentence: str


class StrayButton(NamedTuple):
    """A button of the tray was pressed that is off."""

    number: int


What = StrayTap | StrayButton | StrayInput | ProofDue | StrayProof  # that leads to a sentence against an input


class StrayExplainer:
    """The sentences against inputs: at once the known facts, then the proof.

    Args: taught - the game of the lesson.
          face - of its game, not restricted.
    """

    def __init__(self, taught: LessonGame, face: Face) -> None:
        self.taught, self.face = taught, face
        self.stray: StrayInput | None = None  # the input that is explained

    def explain(self, model: MatchModel, what: What) -> Effects:
        """Show the known facts about an input, or the proof unless it comes too late."""
        face = self.face.for_orientation(model.is_upright)
        match what:
            case StrayProof(stray, sentence):
                return _refuse(model, Refuse(sentence)) if sentence and stray is self.stray else ()
            case ProofDue(stray):
                return (StartJob(IDEAS, self._proof(face, stray), FilterMessage),) if stray is self.stray else ()
            case StrayTap():
                found = input_of_tap(face, model, self.taught, what)
            case StrayButton(number):
                found = input_of_button(face, model, number) or Refuse("")
            case StrayInput():
                found = what
        if isinstance(found, Refuse):
            return _refuse(model, found)
        self.stray = found
        proof = (SendWhenHere(COACH, FilterMessage(ProofDue(found))),) if is_to_prove(self.taught, found) else ()
        return (StopJob(IDEAS), *_refuse(model, Refuse(first_sentence(face, self.taught, found))), *proof)

    def _proof(self, face: Face, stray: StrayInput) -> Generator[float, None, StrayProof]:
        from fracas.analyst.reasons.strays import stray_sentence
        wanted = self.taught.option if stray.option is not None else self.taught.line
        assert wanted is not None  # it is known what is to be done wherever an input is weighed
        given = stray.option if stray.option is not None else stray.actions
        return StrayProof(stray, (yield from stray_sentence(self.taught, face, given, wanted)))


def _refuse(model: MatchModel, refusal: Refuse) -> Effects:
    """Refuse an input with a reason, or without if none is known."""
    return taps.carry_out(model, refusal._replace(sentence=refusal.sentence or str(LessonRefusal())))


def input_of_tap(face: Face, model: MatchModel, taught: LessonGame, tap: StrayTap) -> StrayInput | Refuse:
    """Return the input that a tap makes in a match, or its refusal.

    Args: face - of the match, not restricted.
    """
    needed = next(iter(face.actors(taught.state, taught.next_actions[:1])), NO_ONE)
    game, ui = model.game, replace(model.ui, plan=None)
    now = turn_options(face, game)
    offer = face.move_options(game.state, now.legal, ui.selected) if ui.selected != NO_ONE and now.legal else None
    scene = MatchScene(game.state, now, ui, offer, model.reach)
    if face.plane is not None and now.ask is None:
        return _input_of(face, model, tap, needed, face.plane.interpret_tap(scene, *tap))
    return _input_of(face, model, tap, needed, taps.tap_intent(face, game, scene, tap.cell))


def _input_of(face: Face, model: MatchModel, tap: StrayTap, needed: int, meant: Intent) -> StrayInput | Refuse:
    """Return the input of an intent, or a refusal; selecting somebody whom nobody needs is refused.

    Args: needed - whom the step needs, `NO_ONE` if nobody.
    """
    state = model.game.state
    match meant:
        case Propose(plan):
            return StrayInput(plan.actions)
        case Play(action) | PlacePlayer(action):
            return StrayInput((action,))
        case Decide(option):
            return StrayInput(option=option)
        case Refuse():
            return meant
        case Select(who):
            words = _("{name} could act too. In this step nobody does.") if needed == NO_ONE else \
                _("{name} could act too, but this step needs {other}.")
            return Refuse(words.format(name=face.name(state, who), other=face.name(state, max(needed, 0))))
        case Inspect(who, trouble) if trouble or who not in (NO_ONE, model.ui.selected):
            is_theirs = any(token.side == 1 - model.game.to_act and token.cell == face.cell_of(state, who)
                            for token in face.tokens(state))
            theirs = format_reason(OTHER_SIDE, face.name(state, who)) if is_theirs else ""
            return Refuse(trouble or theirs)
    if tap.who != NO_ONE:
        return Refuse(_("{name} is chosen already.").format(name=face.name(state, tap.who)))
    return Refuse(_("Nobody stands there.") if model.ui.selected == NO_ONE and model.now.ask is None else "")


def input_of_button(face: Face, model: MatchModel, number: int) -> StrayInput | None:
    """Return the input of a button of the tray, None if it only leads to other taps."""
    ui = model.ui
    listed: tuple[TrayButton, ...] = face.tray_buttons(model.game.state, model.now.legal, ui.selected, ui.mode)
    actions = actions_of_button(listed[number]) if number < len(listed) else ()
    return StrayInput(actions) if actions else None


def first_sentence(face: Face, taught: LessonGame, stray: StrayInput) -> str:
    """Return the sentence against an input that stands until a proof is here."""
    state, first = taught.state, stray.actions[:1]
    if first and not taught.ruleset.is_legal(state, first[0]):
        return taught.ruleset.why_not(state, first[0])
    if taught.step is not None and taught.step.why:
        return _(taught.step.why)
    doers, wanted = face.actors(state, first), face.actors(state, taught.next_actions[:1])
    if first and not wanted:
        return _("Nothing more is needed: this step ends the turn.")
    if doers and doers != wanted:
        return _("{name} is not needed in this step.").format(name=face.name(state, doers[0]))
    return _("The rules allow that, but this lesson goes another way.")


def is_to_prove(taught: LessonGame, stray: StrayInput) -> bool:
    """Return whether an input can be weighed beside the lesson's."""
    if stray.option is not None:
        return taught.option is not None
    return bool(stray.actions and taught.line) and taught.ruleset.is_legal(taught.state, stray.actions[0])
