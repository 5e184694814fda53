"""The deck of retries in files: lines of text, merged by the decision that each is about.

Nothing here reads a retry. What a line says is looked at when it is asked again; one that is no card stays as it is.
"""

import re
from collections.abc import Sequence

from fracas.kernel.errors import DamagedText, quote
from fracas.kernel.work import Work
from fracas.locale import _
from fracas.page.saving.backup import VerifiedSave
from fracas.page.saving.my_retries import ID, KIND
from fracas.page.saving.storage import Facts, Save, Shelf, Store

MOST = 200  # cards, and as many lines that are none
LONGEST = 20_000  # characters of a line
_CARD = re.compile(r"([1-5]) (-?\d{1,7})\t(?:[^\t]*\t){3}([^\t]+\t[^\t]*)\t[^\t]+\t[^\t]+")


def merge_decks(one: str, other: str) -> str:
    """Return two decks as one, in stable order.

    Of two cards for a decision the one stays that was answered last, on the same day that of the lower box, which asks
    sooner. A deck that is too full lets those cards go that are known longest.
    """
    cards: dict[str, tuple[tuple[int, int, str], str]] = {}
    strange = set()
    for line in filter(None, (*one.split("\n"), *other.split("\n"))):
        found = _CARD.fullmatch(line) if len(line) <= LONGEST else None
        if found is not None:
            rank = int(found[2]), -int(found[1]), line
            cards[found[3]] = max(cards.get(found[3], (rank, line)), (rank, line))
        elif len(line) <= LONGEST:
            strange.add(line)
    kept = sorted(cards.values(), key=lambda card: (-card[0][1], -card[0][0], card[1]))[:MOST]
    return "\n".join((*sorted(line for _rank, line in kept), *sorted(strange)[:MOST]))


class DeckSection:
    """The section of the backup file for the deck, of which there is one: what comes in is merged."""

    kind = KIND

    def export_all(self, store: Store) -> list[str]:
        """Return the deck, if there is one."""
        text = _kept(store)
        return [f"{ID}\n{text}"] if text else []

    def news_in_slices(self, store: Store, texts: Sequence[str], when: int) -> Work[list[VerifiedSave]]:
        """Return the deck here merged with that of a file, nothing if that brings nothing new.

        Raises: Damaged in one sentence for what is no deck.
        """
        here = merge_decks(_kept(store), "")
        merged = here
        for number, each in enumerate(texts, 1):
            key, _newline, text = each.partition("\n")
            if key != ID:
                raise DamagedText(_("This file holds positions to be asked again under an impossible name: "
                                    "{name}.").format(name=quote(key)))
            merged = merge_decks(merged, text)
            yield number / len(texts)
        return [] if merged == here else [VerifiedSave(ID, Save(0, Facts(when=when), merged))]


def _kept(store: Store) -> str:
    """Return the text of the deck here, "" if there is none that can be read."""
    save = Shelf(store, KIND).load(ID).save
    return save.record if save is not None else ""


BACKUP_SECTION = DeckSection()
