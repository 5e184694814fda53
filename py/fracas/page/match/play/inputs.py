"""Inputs of a match: plans step by step, answers, undo, and what follows when an input has been shown."""

from fracas.faces.face import Face
from fracas.faces.preview import position_before_last
from fracas.faces.rolls import is_success
from fracas.kernel.game import Game
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Choice, Rolled
from fracas.locale import _
from fracas.page.match.model.effects import (
    IDEAS,
    ODDS,
    AnswerQuestion,
    ApplyAction,
    Effects,
    HurryQueue,
    RedoInput,
    RollDice,
    SendAfter,
    StopJob,
    UndoInput,
)
from fracas.page.match.model.match_model import CALL_BOT, NOTHING, PASS_ON, TAKE_UP, WALK_ON, Advice, MatchModel
from fracas.page.match.model.messages import Concede, InputMade, StepDue
from fracas.page.match.play import bot_turns, dice_animation
from fracas.page.match.play.auto_answer import auto_answer
from fracas.page.saving.preferences import ON

STEP_MS = 150.0


# -- decisions -------------------------------------------------------------------------------------------------


def run(model: MatchModel, actions: tuple[Action, ...]) -> Effects:
    """Carry out actions one after the other, stopping when something unexpected happens."""
    model.queue, model.rest = list(actions), []
    return _next(model)


def _next(model: MatchModel) -> Effects:
    if not model.queue:
        return ()
    model.then = WALK_ON
    return (ApplyAction(model.queue.pop(0)),)


def step(model: MatchModel, message: StepDue) -> Effects:
    """Carry out the next step of a plan, unless that was dropped."""
    return _next(model) if message.queue is model.queue else ()


def hurry(model: MatchModel) -> Effects:
    """End the movement: carry out the rest of the plan at once and show where it leads, not every step."""
    actions, model.queue, model.then = tuple(model.queue), [], PASS_ON
    return (HurryQueue(actions),)


def answer(model: MatchModel, value: object) -> Effects:
    """Answer the question."""
    model.then = TAKE_UP
    return (AnswerQuestion(value),)


def roll_dice(model: MatchModel) -> Effects:
    """Let the app roll dice that are waited for."""
    model.then = TAKE_UP
    return (RollDice(),)


def concede(model: MatchModel, message: Concede) -> Effects:
    """Give the match up, whoever is to act."""
    stopped = stop(model)
    model.then = PASS_ON
    return (*stopped, ApplyAction(message.action, is_due=True))


def undo(model: MatchModel) -> Effects:
    """Take back the last input, or say why not."""
    stopped, may = stop(model), model.session.can_undo
    if not may:
        return (*stopped, *_refuse(model, _("Cannot undo: {reason}.").format(reason=_(may.reason))))
    model.then = PASS_ON
    return (*stopped, UndoInput())


def redo(model: MatchModel) -> Effects:
    """Play again what was taken back last."""
    if not model.game.can_redo:
        return _refuse(model, _("Nothing was taken back."))
    model.rest, model.then = [], PASS_ON
    return (RedoInput(),)


def _refuse(model: MatchModel, sentence: str) -> Effects:
    model.then = CALL_BOT
    return show_input(model, InputMade(refused=sentence))


def stop(model: MatchModel) -> Effects:
    """Stop thinking and moving."""
    model.queue, model.rest = [], []
    return bot_turns.stop(model)


def halt(model: MatchModel, is_new: bool) -> Effects:
    """Stop bots and movements; the match is played elsewhere, or goes on from another position."""
    stopped = stop(model)
    model.then = NOTHING
    return (*stopped, *show_input(model, InputMade())) if is_new else stopped


# -- what they bring about -------------------------------------------------------------------------------------


def show_input(model: MatchModel, message: InputMade) -> Effects:
    """Show the events of inputs."""
    fresh, game = message.fresh, model.game
    if message.refused:
        model.refused, model.queue = message.refused, []
    if message.left is not None:
        model.rest = list(message.left) if game.pending is not None else []
    model.ui.clear()
    model.replay, model.bots.share, model.advice = None, 0.0, Advice()
    if fresh or not game.plies:
        rolls = [event.facts[0] for event in fresh if event.kind == "roll"]
        model.rolls = tuple(rolled for rolled in rolls if isinstance(rolled, Rolled))
    return (StopJob(ODDS), StopJob(IDEAS), *dice_animation.begin(model, fresh))


def go_on(model: MatchModel) -> Effects:
    """Go on with the match, now that what an input brought about has been shown."""
    then, model.then = model.then, NOTHING
    if then == WALK_ON:
        if model.queue and goes_on(model.face, model.game, model.queue[0]):
            return (SendAfter(model.context.pace(STEP_MS), StepDue(model.queue)),)
        model.rest = model.queue if model.game.pending is not None else []
        model.queue = []
    if then == TAKE_UP and model.rest and model.game.pending is None:
        model.queue, model.rest = model.rest, []
        if goes_on(model.face, model.game, model.queue[0]) and _is_as_meant(model):
            return (SendAfter(model.context.pace(STEP_MS), StepDue(model.queue)),)
        model.queue = []
    if then in (WALK_ON, TAKE_UP, PASS_ON):
        return _pass_on(model)
    return bot_turns.call(model) if then == CALL_BOT else ()


def goes_on(face: Face, game: Game, following: Action) -> bool:
    """Return whether a plan can still be carried out as it was meant."""
    if game.pending is not None or game.is_terminal():
        return False
    if any(is_success(face, e.facts[0]) is False for e in game.fresh
           if e.kind == "roll" and isinstance(e.facts[0], Rolled)):
        return False
    return game.ruleset.is_legal(game.state, following)


def _is_as_meant(model: MatchModel) -> bool:
    """Return whether the board looks as the plan had it after its last action."""
    face, game, ply = model.base_face, model.game, model.game.plies[-1]
    meant = position_before_last(game.ruleset, ply.before, (ply.action, model.queue[0]))
    return all(see(meant) == see(game.state) for see in (face.tokens, face.ball))


def _pass_on(model: MatchModel) -> Effects:
    """Let the next side decide; a forced question is answered at once, unless its answer was taken back."""
    game, choice, session = model.game, model.game.pending, model.session
    is_persons = game.fresh and session.plays() and not session.is_barred
    if is_persons and isinstance(choice, Choice) and model.context.preferences.questions != ON:
        sparing = auto_answer(model.base_face, game, choice)
        if sparing is not None:
            model.log.note(sparing.told)
            return answer(model, sparing.option)
    return bot_turns.call(model)
