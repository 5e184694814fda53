"""Questions before people, from the table of the game's face; one the table does not know is asked by its keys."""

from typing import Any

from fracas.faces.face import Ask, Face, Reply
from fracas.kernel.table import Choice


def ask(face: Face, state: Any, choice: Choice) -> Ask:
    """Put a question into words."""
    put = face.questions.get(choice.kind)
    if put is not None:
        return put(state, choice)
    return Ask(choice.kind, "", tuple(Reply(option, str(option)) for option in choice.options))
