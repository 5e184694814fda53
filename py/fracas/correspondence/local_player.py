"""The local player of a match by link: the side on this device and its secret, which is never sent."""

import re
from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple

from fracas.kernel.commit_reveal import CHAIN, chain_hash
from fracas.kernel.errors import DamagedText, quote
from fracas.kernel.table import AWAY, HOME, Side
from fracas.locale import _

SIDES = ("home", "away")  # as they are written
_TEXT = re.compile(r"(home|away) ([0-9a-f]{32,64}) ([0-9a-f]{16}|-)")


class LocalPlayer(NamedTuple):
    """The side of a match by link on this device.

    Args: side - which.
          secret - from 128 bits on, drawn by chance: hexadecimal.
          sent - fingerprint of the match as it was sent last, "" = not yet: what was sent stands.
    """

    side: Side
    secret: str
    sent: str = ""

    def value(self, number: int) -> str:
        """Return a value of its chain, 0 for the seal.

        Raises: IndexError behind its end.
        """
        return _chain(self.secret)[number]

    @property
    def text(self) -> str:
        """The text form, for saving."""
        return f"{SIDES[self.side]} {self.secret} {self.sent or '-'}"


def read_local_player(text: str) -> LocalPlayer:
    """Parse the text of a `LocalPlayer`.

    Raises: Damaged quoting what is none.
    """
    found = _TEXT.fullmatch(text)
    if found is None:
        raise DamagedText(_("This is no seat of a match by link: {text}.").format(text=quote(text[:12])))
    return LocalPlayer(HOME if found[1] == SIDES[HOME] else AWAY, found[2], "" if found[3] == "-" else found[3])


@lru_cache(maxsize=4)
def _chain(secret: str) -> tuple[str, ...]:
    values = [sha256(f"fracas secret\n{secret}".encode()).hexdigest()[:32]]
    for _number in range(CHAIN):
        values.append(chain_hash(values[-1]))
    return tuple(reversed(values))
