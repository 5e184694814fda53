"""How events are told: a sentence in the reader's language with words for the facts of an event."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from fracas.kernel.table import Fact
from fracas.locale import _

Names = Callable[[int], str]  # a piece by number -> what it is called; or a side
Facts = Mapping[str, Fact]  # of an event, by their roles


class Telling(NamedTuple):
    """How one kind of event is told."""

    facts: str  # roles of the facts in order; `who` is the player the event is about
    sentence: str | Callable[[Facts], str]  # English, translated when shown; or what finds the translated one

    def by_role(self, facts: Sequence[Fact]) -> Facts:
        """Return the facts of an event, as many as this telling names, by their roles."""
        return dict(zip(self.facts.split(), facts, strict=True))

    def told(self, facts: Sequence[Fact], say: Callable[[str, Fact], str], **more: str) -> str:
        """Return the sentence.

        Args: facts - of the event, as many as this telling names.
              say - (role of a fact, the fact) -> words for it.
              more - words of the sentence that stand for no fact.
        """
        by_role = self.by_role(facts)
        words = _(self.sentence) if isinstance(self.sentence, str) else self.sentence(by_role)
        return words.format(**{role: say(role, fact) for role, fact in by_role.items()}, **more)


def silent(_facts: Facts) -> str:
    """Say nothing of an event: those beside it say it."""
    return ""


def by(role: str, sentences: Mapping[Any, str]) -> Callable[[Facts], str]:
    """Return what finds the sentence that hangs on one fact.

    Args: sentences - English, by that fact.
    """
    return lambda facts: _(sentences[facts[role]])


def number(fact: Fact) -> int:
    """Return a fact that is known to be a number."""
    assert isinstance(fact, int)
    return fact
