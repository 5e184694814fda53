"""The deck: the retries that went wrong, with box and day of the last answer; its text, its answers.

A line a card: box, day of the last answer, a tab, the retry. Lines that this version cannot read, a newer one may:
they are kept as they are, up to as many as cards.
"""

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from fracas.kernel.errors import DamagedText
from fracas.retries import leitner, retry
from fracas.retries.retry import Retry

MOST = 200  # cards
LONGEST = 20_000  # characters of a line
_HEAD = re.compile(r"([1-5]) (-?\d{1,7})\t(.*)")


class Card(NamedTuple):
    """One card."""

    box: int
    answered: int  # day of the last answer
    retry: Retry

    def is_due(self, today: int) -> bool:
        """Return whether it is to be asked again."""
        return leitner.is_due(self.box, self.answered, today)


class Deck(NamedTuple):
    """The cards by their keys, and lines that cannot be read."""

    cards: Mapping[str, Card]
    strange: tuple[str, ...] = ()

    def due(self, today: int) -> tuple[Card, ...]:
        """Return the cards to be asked again, the lowest boxes first, in stable order."""
        found = (card for card in self.cards.values() if card.is_due(today))
        return tuple(sorted(found, key=lambda card: (card.box, card.answered, card.retry.key)))

    def answer(self, asked: Retry, is_right: bool, today: int) -> "Deck":
        """Return the deck after an answer; what is right at first needs no card.

        Only the first answer of a day counts, so that nobody climbs the boxes in an hour.
        """
        before = self.cards.get(asked.key)
        if before is None:
            return self if is_right else self._with(Card(leitner.FIRST, today, asked))
        if not before.is_due(today):
            return self
        return self._with(Card(leitner.next_box(before.box, is_right), today, before.retry))

    def _with(self, card: Card) -> "Deck":
        return self._replace(cards=_kept({**self.cards, card.retry.key: card}))


def write_deck(deck: Deck) -> str:
    """Return a deck as text, in stable order."""
    lines = (f"{card.box} {card.answered}\t{retry.write(card.retry)}" for _key, card in sorted(deck.cards.items()))
    return "\n".join((*lines, *deck.strange))


def read_deck(text: str) -> Deck:
    """Read a deck, which is not trusted."""
    cards: dict[str, Card] = {}
    strange: list[str] = []
    for line in filter(None, text.split("\n")[:2 * MOST]):
        card = _card(line) if len(line) <= LONGEST else None
        if card is not None:
            cards[card.retry.key] = max(cards.get(card.retry.key, card), card, key=_recency)
        elif len(line) <= LONGEST:
            strange.append(line)
    return Deck(_kept(cards), tuple(strange[:MOST]))


def count_boxes(cards: Iterable[Card]) -> tuple[int, ...]:
    """Return the number of cards in each box."""
    boxes = [card.box for card in cards]
    return tuple(boxes.count(box) for box in range(leitner.FIRST, leitner.LAST + 1))


def _card(line: str) -> Card | None:
    head = _HEAD.fullmatch(line)
    try:
        return Card(int(head[1]), int(head[2]), retry.read(head[3])) if head is not None else None
    except DamagedText:
        return None


def _recency(card: Card) -> tuple[int, int, Retry]:
    """Return by what the newer of two cards is known; on the same day the lower box, which asks sooner."""
    return card.answered, -card.box, card.retry


def _kept(cards: Mapping[str, Card]) -> dict[str, Card]:
    """Return as many cards as a deck holds: those known longest leave first."""
    ranked = sorted(cards.items(), key=lambda pair: (pair[1].box, -pair[1].answered, pair[0]))
    return dict(ranked[:MOST])
