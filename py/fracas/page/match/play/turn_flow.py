"""The flow of a match between inputs: the rest of a plan, questions that answer themselves, bots; undo and halt."""

from fracas.faces.preview import position_before_last
from fracas.kernel.table import Choice
from fracas.locale import _
from fracas.page.match.model.effects import Effects, SendAfter
from fracas.page.match.model.match_model import CALL_BOT, NOTHING, PASS_ON, TAKE_UP, WALK_ON, MatchModel
from fracas.page.match.model.messages import Concede, Halt, InputShown, StepDue
from fracas.page.match.play import bot_turns, executor, quick_start
from fracas.page.match.play.auto_answer import auto_answer
from fracas.page.saving.preferences import ON

STEP_MS = 150.0


def go_on(model: MatchModel, _message: InputShown) -> Effects:
    """Go on with the match, now that what an input brought about has been shown."""
    then, model.then = model.then, NOTHING
    game, face = model.game, model.face
    if then == WALK_ON:
        if model.queue and executor.goes_on(face, game, model.queue[0]):
            return (SendAfter(model.context.pace(STEP_MS), StepDue(model.queue)),)
        model.rest = model.queue if game.pending is not None else []
        model.queue = []
    if then == TAKE_UP and model.rest and game.pending is None:
        model.queue, model.rest = model.rest, []
        if executor.goes_on(face, game, model.queue[0]) and _is_as_meant(model):
            return (SendAfter(model.context.pace(STEP_MS), StepDue(model.queue)),)
        model.queue = []
    if then in (WALK_ON, TAKE_UP, PASS_ON):
        return quick_start.go_on(model) if model.is_opening else _pass_on(model)
    return bot_turns.call(model) if then == CALL_BOT else ()


def _is_as_meant(model: MatchModel) -> bool:
    """Return whether the board looks as the plan had it after its last action."""
    face, game, ply = model.base_face, model.game, model.game.plies[-1]
    meant = position_before_last(game.ruleset, ply.before, (ply.action, model.queue[0]))
    return all(see(meant) == see(game.state) for see in (face.tokens, face.ball))


def _pass_on(model: MatchModel) -> Effects:
    """Let the next side decide; a forced question is answered at once, unless its answer was taken back."""
    game, choice, session = model.game, model.game.pending, model.session
    is_persons = game.fresh and session.plays() and not session.is_barred and not model.asks_all
    if is_persons and isinstance(choice, Choice) and model.context.preferences.questions != ON:
        sparing = auto_answer(model.base_face, game, choice)
        if sparing is not None:
            model.log.note(sparing.told)
            return executor.answer(model, sparing.option)
    return bot_turns.call(model)


# -- taken back, given up --------------------------------------------------------------------------------------


def undo(model: MatchModel) -> Effects:
    """Take back the last input, or say why not."""
    stopped, may = stop(model), model.session.can_undo
    if not may:
        return (*stopped, *_refuse(model, _("You cannot undo: {reason}.").format(reason=_(may.reason))))
    return (*stopped, *executor.make(model, model.game.undo, PASS_ON))


def redo(model: MatchModel) -> Effects:
    """Play again what was taken back last."""
    if not model.game.can_redo:
        return _refuse(model, _("Nothing was undone."))
    model.rest = []
    return executor.make(model, model.game.redo, PASS_ON)


def _refuse(model: MatchModel, sentence: str) -> Effects:
    model.then = CALL_BOT
    return executor.show(model, refused=sentence)


def concede(model: MatchModel, message: Concede) -> Effects:
    """Give the match up, whoever is to act."""
    return (*stop(model), *executor.apply(model, message.action, PASS_ON, is_due=True))


def stop(model: MatchModel) -> Effects:
    """Stop thinking and moving."""
    model.queue, model.rest = [], []
    return bot_turns.stop(model)


def halt(model: MatchModel, message: Halt) -> Effects:
    """Stop bots and movements; the match is played elsewhere, or goes on from another position."""
    stopped = stop(model)
    model.then = NOTHING
    return (*stopped, *executor.show(model)) if message.is_new else stopped
