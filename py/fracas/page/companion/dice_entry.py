"""Answers to the rules: real dice, typed in one by one or thrown by the phone, and questions."""

from itertools import count

from fracas.faces.rolls import die_of
from fracas.kernel.chance.dice_stream import die_side
from fracas.kernel.dice import draw
from fracas.kernel.table import Choice, Roll
from fracas.page.companion.effects import Effects, TrackerTask
from fracas.page.companion.log_update import answer, finish_answers
from fracas.page.companion.model import TrackerModel
from fracas.page.companion.persistence import TYPED
from fracas.page.match.panels import panels


def type_face(model: TrackerModel, face: int) -> Effects:
    """Type in a die; the last one ends the throw."""
    request = model.game.pending
    if not isinstance(request, Roll) or not die_of(request.dice).has(face):
        return ()
    typed = panels.with_typed_face(request, model.entry.dice, model.entry.die, face)
    if panels.is_all_entered(request, typed):
        return answer(model, panels.typed_answer(request, typed))
    model.entry = model.entry._replace(die=-1, dice=tuple(typed))
    model.game.tags[TYPED] = " ".join(map(str, typed))
    return (TrackerTask.SAVE_LOG,)


def select_die(model: TrackerModel, die: int) -> Effects:
    """Select the die to correct."""
    model.entry = model.entry._replace(die=die)
    return ()


def ask_phone(model: TrackerModel) -> Effects:
    """Let the phone throw the dice."""
    return (TrackerTask.THROW_DICE,) if isinstance(model.game.pending, Roll) else ()


def throw(model: TrackerModel, seed: str) -> Effects:
    """Throw all dice that the line asks for: a team has sixty. In an edited line it is one throw; the rest may stay."""
    game, die, line = model.game, count(), len(model.game.plies) - 1
    while isinstance(request := game.pending, Roll):
        game.answer(draw(request.dice, lambda sides: die_side(seed, next(die), sides)))
        if model.edit is not None:
            break
    return finish_answers(model, line)


def give_answer(model: TrackerModel, text: str) -> Effects:
    """Answer a question with the option of this text."""
    game = model.game
    if not isinstance(game.pending, Choice):
        return ()
    options = {game.ruleset.option_text(game.state, game.pending, option): option for option in game.pending.options}
    return answer(model, options[text]) if text in options else ()
