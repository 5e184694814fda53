"""How events are told: a sentence in the reader's language with words for the facts of an event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from fracas.kernel.table import Fact
from fracas.locale import _

Names = Callable[[int], str]  # a piece by number -> what it is called; or a side


class Telling(NamedTuple):
    """How one kind of event is told."""

    facts: str  # names of the facts in order
    sentence: str  # English, translated when shown

    def told(self, facts: Sequence[Fact], say: Callable[[str, Fact], str], **more: str) -> str:
        """Return the sentence.

        Args: facts - of the event, as many as this telling names.
              say - (name of a fact, the fact) -> words for it.
              more - words of the sentence that stand for no fact.
        """
        said = {name: say(name, fact) for name, fact in zip(self.facts.split(), facts, strict=True)}
        return _(self.sentence).format(**said, **more)


def number(fact: Fact) -> int:
    """Return a fact that is known to be a number."""
    assert isinstance(fact, int)
    return fact
