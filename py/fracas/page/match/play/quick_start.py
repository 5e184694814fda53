"""A quick start against a bot: set-up, toss and kick by defaults, up to the first decision in play.

The usual line-up is set up and the usual answers are given; what else a coach does before play a bot does for him. All
of it is in the record like any other input.
"""

from fracas.faces.plans import turn_options
from fracas.kernel.table import Choice
from fracas.page.match.model.effects import DRAW, Effects
from fracas.page.match.model.match_model import PASS_ON, MatchModel
from fracas.page.match.model.session import HUMAN
from fracas.page.match.play import bot_turns, executor, pace
from fracas.page.saving.preferences import QUICK


def begin(model: MatchModel) -> Effects:
    """Begin a match that has just been made, quickly where its coach wishes that and a bot is his opponent."""
    is_wished = model.context.preferences.opening == QUICK and model.session.seats.count(HUMAN) == 1
    if not is_wished or model.game.plies or not model.face.is_opening(model.game.state):
        return bot_turns.call(model)
    model.is_opening = model.bots.is_skipped = True
    return go_on(model)


def go_on(model: MatchModel) -> Effects:
    """Make the next input before play; hand over where play begins, or where real dice are to be thrown."""
    game, face = model.game, model.face
    if game.pending is None and (game.is_terminal() or not face.is_opening(game.state)):
        model.is_opening = model.bots.is_skipped = False
        pace.renew(model)
        return bot_turns.call(model)
    if model.session.is_barred:
        return bot_turns.call(model)
    if isinstance(game.pending, Choice):
        return executor.answer(model, game.ruleset.policy(game.state, game.pending), is_due=True)
    return _act(model) if game.pending is None else (DRAW,)


def _act(model: MatchModel) -> Effects:
    """Place the next player of the usual line-up, or let a bot act for the coach."""
    queue, setup = model.lined_up, None
    if not queue:
        setup = turn_options(model.face, model.game).setup
    if setup is not None:
        queue += setup.formation() if setup.waiting else (setup.done,) if setup.done is not None else ()
    if queue:
        return executor.apply(model, queue.pop(0), PASS_ON, is_due=True)
    return bot_turns.call_for_coach(model)
