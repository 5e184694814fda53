"""The deck on this device: loaded, and changed onto what was saved last."""

from fracas.page.saving.my_retries import ID, KIND
from fracas.page.saving.storage import Facts, Shelf, Store, WriteReport
from fracas.retries.deck import Deck, read_deck, write_deck
from fracas.retries.retry import Retry


def load_deck(store: Store) -> tuple[Deck, str]:
    """Return the deck, and a sentence if something was wrong with it."""
    found = Shelf(store, KIND).load(ID)
    return read_deck(found.save.record if found.save is not None else ""), found.trouble


def keep_answer(store: Store, asked: Retry, is_right: bool, today: int, when: int) -> WriteReport:
    """Keep an answer in the deck as it was saved last, so that two tabs lose nothing of each other.

    Args: today - the day.
          when - milliseconds since 1970.
    """
    before, _trouble = load_deck(store)
    after = before.answer(asked, is_right, today)
    if after == before:
        return WriteReport(True, "")
    return Shelf(store, KIND).save(ID, Facts(when=when), write_deck(after))
