"""The question of School Fighters in which nothing can be gained, and what answers it."""

from fracas.games.school_fighters.moxie import best_tester
from fracas.games.school_fighters.state import State
from fracas.kernel.event_text import number_of_fact
from fracas.kernel.table import Choice, Option


def auto_answer(s: State, choice: Choice) -> Option | None:
    """Return who takes the test of a gang: whoever is likeliest to pass, as the test changes nothing else.

    Rule: School Fighters 6.5, Ruling 30.
    """
    if choice.kind != "moxie-unit":
        return None
    return best_tester(s, [who for who in choice.options if isinstance(who, int)], number_of_fact(choice.facts[0]))
