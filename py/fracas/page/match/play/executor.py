"""Inputs of a match, made one at a time or refused: actions, answers, dice, plans step by step."""

from collections.abc import Callable
from functools import partial
from typing import Any

from fracas.faces.face import Face
from fracas.faces.rolls import is_success
from fracas.kernel.errors import IllegalAction
from fracas.kernel.game import Game
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Event, Rolled
from fracas.locale import _
from fracas.page.match.model.effects import IDEAS, ODDS, Effects, SaveSoon, StopJob
from fracas.page.match.model.match_model import PASS_ON, TAKE_UP, WALK_ON, Advice, MatchModel
from fracas.page.match.model.messages import StepDue
from fracas.page.match.play import narration, pace


def run(model: MatchModel, actions: tuple[Action, ...]) -> Effects:
    """Carry out actions one after the other, stopping when something unexpected happens."""
    model.queue, model.rest = list(actions), []
    return _next(model)


def _next(model: MatchModel) -> Effects:
    return apply(model, model.queue.pop(0), WALK_ON) if model.queue else ()


def step(model: MatchModel, message: StepDue) -> Effects:
    """Carry out the next step of a plan, unless that was dropped."""
    return _next(model) if message.queue is model.queue else ()


def apply(model: MatchModel, action: Action, then: str, is_due: bool = False) -> Effects:
    """Play an action.

    Args: then - what follows when it has been shown.
          is_due - whether its maker may, though somebody else is to act: the bot itself, and who gives up.
    """
    return make(model, partial(model.game.apply, action), then, is_due)


def answer(model: MatchModel, value: Any, is_due: bool = False) -> Effects:
    """Answer the question, or a roll with real dice."""
    return make(model, partial(model.game.answer, value), TAKE_UP, is_due)


def roll_dice(model: MatchModel) -> Effects:
    """Let the app roll dice that are waited for."""
    return make(model, model.game.roll_for_me, TAKE_UP)


def hurry(model: MatchModel) -> Effects:
    """End the movement: carry out the rest of the plan at once and show where it leads, not every step."""
    left, model.queue, model.then = model.queue, [], PASS_ON
    game, fresh, refused = model.game, tuple[Event, ...](), ""
    while left and not refused:
        refused = _refusal(model, partial(game.apply, left.pop(0)))
        fresh += () if refused else game.fresh
        if left and not goes_on(model.face, game, left[0]):
            break
    model.rest = left if game.pending is not None and not refused else []
    model.is_theirs = False
    _note_own_input(model)
    return (SaveSoon(), *show(model, fresh, refused))


def goes_on(face: Face, game: Game, following: Action) -> bool:
    """Return whether a plan can still be carried out as it was meant."""
    if game.pending is not None or game.is_terminal():
        return False
    if any(is_success(face, e.facts[0]) is False for e in game.fresh
           if e.kind == "roll" and isinstance(e.facts[0], Rolled)):
        return False
    return game.ruleset.is_legal(game.state, following)


def make(model: MatchModel, call: Callable[[], None], then: str, is_due: bool = False) -> Effects:
    """Make one input, show what came of it, and let it be saved.

    Args: then - what follows when it has been shown.
          is_due - whether its maker may, though somebody else is to act.
    """
    model.then = then
    refused = _refusal(model, call, is_due)
    if refused:
        return show(model, refused=refused)
    model.is_theirs = is_due
    if not is_due:
        _note_own_input(model)
    return (SaveSoon(), *show(model, model.game.fresh))


def _note_own_input(model: MatchModel) -> None:
    """Let news be those from now on, and give others their time anew."""
    model.news, model.since = None, len(model.game.plies)
    pace.renew(model)


def _refusal(model: MatchModel, call: Callable[[], None], is_due: bool = False) -> str:
    """Make an input; return the refusal of the rules, a bot's turn or another tab, "" if none."""
    if not model.session.plays():
        return _("Another tab plays this match. Take over to play here.")
    if model.session.is_barred and not is_due:
        return _("The other side must decide now.")
    try:
        call()
    except IllegalAction as error:
        return error.reason
    return ""


def show(model: MatchModel, fresh: tuple[Event, ...] = (), refused: str = "") -> Effects:
    """Show the events of inputs, or why the last one was not possible."""
    if refused:
        model.refused, model.queue = refused, []
    model.ui.clear()
    model.replay, model.bots.share, model.advice = None, 0.0, Advice()
    if fresh or not model.game.plies:
        rolls = [event.facts[0] for event in fresh if event.kind == "roll"]
        model.rolls = tuple(rolled for rolled in rolls if isinstance(rolled, Rolled))
    return (StopJob(ODDS), StopJob(IDEAS), *narration.begin(model, fresh))
