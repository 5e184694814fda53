"""The deck of retries as the home screen knows it: its place, and how much is due."""

import re

from fracas.page.saving.storage import Shelf, Store, StoreBlocked
from fracas.retries.leitner import is_due

KIND, ID = "again", "all"  # of the save
_HEAD = re.compile(r"^([1-5]) (-?\d{1,7})\t", re.MULTILINE)


def count_due(store: Store, today: int) -> int:
    """Return the number of cards that are due, without reading them."""
    try:
        save = Shelf(store, KIND).load(ID).save
    except StoreBlocked:
        return 0
    heads = _HEAD.findall(save.record) if save is not None else []
    return sum(is_due(int(box), int(answered), today) for box, answered in heads)
