"""The automatic answer to the question of School Fighters in which a coach cannot gain anything."""

from fracas.games.school_fighters.moxie import best_tester
from fracas.games.school_fighters.state import State
from fracas.kernel.event_text import number_of_fact
from fracas.kernel.table import Choice, Option


def _moxie_unit(s: State, choice: Choice) -> Option:
    """Return the unit likeliest to pass the moxie test of a gang.

    Rule: School Fighters 6.5, Ruling 30.
    """
    return best_tester(s, [who for who in choice.options if isinstance(who, int)], number_of_fact(choice.facts[0]))


AUTO_ANSWERS = {"moxie-unit": _moxie_unit}
