"""The evenings against rivals on this device: a short text each, under the id of its match.

The texts are not trusted."""

import re
from typing import NamedTuple

from fracas.games import KEYS
from fracas.kernel.errors import quote
from fracas.locale import N_
from fracas.page.saving.backup_section import BackupSection
from fracas.page.saving.storage import Facts, Shelf, Store, StoreBlocked, WriteReport

KIND = "rival"  # of saves
EVENINGS = 4  # of a cup
_TEXT = re.compile(r"([a-z_]{1,40}) ([a-z-]{1,40}) ([012]) (-?\d{1,3}) ([01]) (\d{1,15})")


class KeptEvening(NamedTuple):
    """A match against a rival that is over."""

    when: int  # milliseconds since 1970
    match: str
    game: str
    rival: str  # his key
    halves: int  # half points of the coach, 2 = won
    rung: int  # hundredths of a rung
    is_cup: bool


def load(store: Store, game: str = "") -> tuple[KeptEvening, ...]:
    """Return the evenings, those of one game if it is named, the first one first."""
    try:
        saves = Shelf(store, KIND).newest_first()
    except StoreBlocked:
        return ()
    found = (_evening(match, save.record) for match, save in saves)
    return tuple(sorted(each for each in found if each is not None and game in ("", each.game)))


def save(store: Store, evening: KeptEvening) -> WriteReport:
    """Keep an evening; the same match again replaces it."""
    words = (evening.game, evening.rival, evening.halves, evening.rung, int(evening.is_cup), evening.when)
    return Shelf(store, KIND).save(evening.match, Facts(evening.game, when=evening.when), " ".join(map(str, words)))


def _evening(match: str, text: str) -> KeptEvening | None:
    found = _TEXT.fullmatch(text)
    if found is None or found[1] not in KEYS:
        return None
    game, rival, halves, rung, cup, when = found.groups()
    return KeptEvening(int(when), match, game, rival, int(halves), int(rung), cup == "1")


def _read(text: str) -> tuple[Facts, str]:
    found = _evening("", text)
    if found is None:
        raise ValueError(quote(text))
    return Facts(found.game), text


BACKUP_SECTION = BackupSection(KIND, _read, N_("Evening {n} of this file cannot be read: {error}"),
                               N_("This file holds an evening with an impossible name: {name}."), stays=True)
