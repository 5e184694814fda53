"""Questions in words, from the table of the game's face; an unknown one shows its keys."""

from typing import Any

from fracas.faces.choices import AnswerChoice, QuestionPrompt
from fracas.faces.face import Face
from fracas.kernel.table import Choice


def question_prompt(face: Face, state: Any, choice: Choice) -> QuestionPrompt:
    """Return the prompt of a question."""
    asker = face.questions.get(choice.kind)
    if asker is not None:
        return asker(state, choice)
    return QuestionPrompt(choice.kind, "", tuple(AnswerChoice(option, str(option)) for option in choice.options))
