"""Questions no coach needs to be asked: those whose answers all lead to the same position."""

from typing import NamedTuple

from fracas.faces.face import Face
from fracas.faces.preview import is_idle_choice
from fracas.faces.questions import question_prompt
from fracas.kernel.game import Game
from fracas.kernel.table import Choice, Option
from fracas.locale import _


class AutoAnswer(NamedTuple):
    """What answers a question instead of its coach."""

    option: Option
    told: str  # in the log


def auto_answer(face: Face, game: Game, choice: Choice) -> AutoAnswer | None:
    """Return the automatic answer to a question, None if its coach is to be asked, as about real dice."""
    is_single, ply, option = len(choice.options) == 1, game.plies[-1], choice.options[0]
    if not (is_single or is_idle_choice(game.ruleset, ply.before, ply.action, ply.answers, choice)):
        return None
    asked = question_prompt(face, game.state, choice)
    if asked.dice and game.real[choice.coach]:
        return None
    label = next((reply.label for reply in asked.replies if reply.option == option), str(option))
    words = _("One possible answer: {question} – {answer}.") if is_single else \
        _("Every answer leads to the same: {question} – {answer}.")
    return AutoAnswer(option, words.format(question=asked.title, answer=label))
