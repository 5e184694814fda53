"""Questions no coach needs to be asked: one with a single answer, and one in which nothing can be gained."""

from typing import NamedTuple

from fracas.faces.face import Face
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
    is_single = len(choice.options) == 1
    option = choice.options[0] if is_single else face.auto_answer(game.state, choice)
    if option is None:
        return None
    asked = question_prompt(face, game.state, choice)
    if asked.dice and game.real[choice.coach]:
        return None
    label = next((reply.label for reply in asked.replies if reply.option == option), str(option))
    words = _("Not asked, as there is one answer: {question} – {answer}.") if is_single else \
        _("Not asked, as nothing else would be better: {question} – {answer}.")
    return AutoAnswer(option, words.format(question=asked.title, answer=label))
