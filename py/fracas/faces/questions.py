"""Questions before people, from the table of the game's face; one the table does not know is asked by its keys."""

from typing import Any

from fracas.faces.choices import AnswerChoice, Face, QuestionPrompt
from fracas.kernel.table import Choice


def question_prompt(face: Face, state: Any, choice: Choice) -> QuestionPrompt:
    """Put a question into words."""
    put = face.questions.get(choice.kind)
    if put is not None:
        return put(state, choice)
    return QuestionPrompt(choice.kind, "", tuple(AnswerChoice(option, str(option)) for option in choice.options))
