"""Event texts: a sentence in the reader's language for each event, with words for its facts."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from fracas.kernel.table import NOBODY, Event, Fact, Rolled
from fracas.locale import _

Names = Callable[[int], str]  # a piece by number -> what it is called; or a side
Facts = Mapping[str, Fact]  # of an event, by their roles
PLAYERS = ("who", "target", "scorer")  # roles of pieces, told by their names
SIDES = ("side", "team")  # roles of sides


class EventTemplate(NamedTuple):
    """The sentence template for one kind of event."""

    facts: str  # roles of the facts in order; `who` is the player the event is about
    sentence: str | Callable[[Facts], str]  # English, translated when shown; or a function to the translated one

    def facts_by_role(self, facts: Sequence[Fact]) -> Facts:
        """Return the facts of an event by their roles."""
        return dict(zip(self.facts.split(), facts, strict=True))


def no_sentence(_facts: Facts) -> str:
    """Return no sentence, for an event that others tell."""
    return ""


def sentence_by_fact(role: str, sentences: Mapping[Any, str]) -> Callable[[Facts], str]:
    """Return a function from facts to the sentence that one of them selects.

    Args: sentences - English, by that fact.
    """
    return lambda facts: _(sentences[facts[role]])


def event_sentence(
    event: Event, tellings: Mapping[str, EventTemplate], roll: Callable[[Rolled], str], names: Names, sides: Names,
    words: Mapping[str, Callable[[Any], str]], **more: str,
) -> str:
    """Return the sentence of an event, "" for the answer to a question, which later events tell.

    Args: roll - puts a throw into words.
          words - of facts that are neither players, sides nor plain numbers, by their roles.
          more - words of the sentence that stand for no fact.
    """
    def say(role: str, fact: Fact) -> str:
        if role in PLAYERS or role in SIDES:
            return (names if role in PLAYERS else sides)(number_of_fact(fact)) if fact != NOBODY else ""
        return words[role](fact) if role in words else str(fact)

    if event.kind not in tellings:
        first = event.facts[0] if event.facts else None
        return roll(first) if isinstance(first, Rolled) else ""
    telling = tellings[event.kind]
    facts = telling.facts_by_role(event.facts)
    sentence = _(telling.sentence) if isinstance(telling.sentence, str) else telling.sentence(facts)
    return sentence.format(**{role: say(role, fact) for role, fact in facts.items()}, **more)


def number_of_fact(fact: Fact) -> int:
    """Return a fact as the number it is known to be."""
    assert isinstance(fact, int)
    return fact
