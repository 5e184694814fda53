"""Lines typed in the command box: read once nothing moves, carried out, and answered in the box and aloud."""

from fracas.faces import plans, slips
from fracas.faces.move_plan import MovePlan
from fracas.kernel.table import NOBODY
from fracas.page.match.input import command_line
from fracas.page.match.model.effects import ODDS, Effects, Outside, SayAloud, SendNow, StartJob
from fracas.page.match.model.match_model import MatchModel
from fracas.page.match.model.messages import LineDone, LineWeighed, ReadLine, TypeLine
from fracas.page.match.play import executor, narration

ANSWER = "typed-answer"  # the control that shows an answer in the box


def type_line(model: MatchModel, message: TypeLine) -> Effects:
    """Let dice land and movements end, then read a line: nobody is told what the dice have not shown yet."""
    landed = narration.skip(model)
    ended = executor.hurry(model) if model.is_moving else ()
    return (*landed, *ended, SendNow(ReadLine(message.line)))


def read_line(model: MatchModel, message: ReadLine) -> Effects:
    """Carry out a line, or answer it."""
    session, game = model.session, model.game
    is_mine = not session.is_barred and session.plays()
    side = session.person if session.person != NOBODY else game.to_act
    meaning = command_line.reply(
        command_line.LineSubject(game, model.base_face, model.log, model.scene, side, is_mine), message.line)
    effects: Effects = ()
    known = len(model.log.entries)
    if meaning.action is not None:
        effects = executor.run(model, (meaning.action,))
    elif meaning.answer is not None:
        effects = executor.answer(model, meaning.answer)
    elif meaning.plan is not None:
        effects = _weigh(model, meaning.plan)
    if meaning.say:
        return (*effects, Outside(ANSWER, meaning.say), SayAloud(meaning.say))
    return (*effects, SendNow(LineDone(known)))


def tell_done(model: MatchModel, message: LineDone) -> Effects:
    """Show in the box what came of an input."""
    return (Outside(ANSWER, " ".join(entry.text for entry in model.log.entries[message.known:])),)


def _weigh(model: MatchModel, plan: MovePlan) -> Effects:
    """Work out the chance of a plan in slices and tell it."""
    if plan.roll_action is None:
        return _tell(model, plan)
    return (StartJob(ODDS, plans.odds_work(model.game, model.face, plan), lambda fan: LineWeighed(plan, fan)),)


def tell_odds(model: MatchModel, message: LineWeighed) -> Effects:
    """Tell the chance of a plan."""
    return _tell(model, plans.with_odds(model.face, *message))


def _tell(model: MatchModel, plan: MovePlan) -> Effects:
    sentence = slips.plan_sentence(model.face, model.game.state, plan)
    return (Outside(ANSWER, sentence), SayAloud(sentence))
