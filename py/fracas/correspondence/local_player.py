"""The local player of a match by link: the side on this device and its secret, which is never sent.

All that it tells follows from the secret: the values of its chains, the key it is known by, and what it signs.
"""

import re
from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple

from fracas.correspondence import ed25519
from fracas.kernel.chance import commit_reveal
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
        """Return a value of its chains, 0 for the seal; each chain begins with its seal."""
        chain, place = divmod(number, commit_reveal.CHAIN + 1)
        return _chain(self.secret, chain, commit_reveal.CHAIN)[place]

    @property
    def key(self) -> str:
        """The key by which others know what this side has signed."""
        return ed25519.public_key(self._signing_secret).hex()

    def sign(self, text: bytes) -> str:
        """Return the signature of this side under a text."""
        return ed25519.sign(self._signing_secret, text).hex()

    @property
    def _signing_secret(self) -> bytes:
        return sha256(f"fracas signs\n{self.secret}".encode()).digest()

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
        raise DamagedText(_("This is not a seat of a match by link: {text}.").format(text=quote(text[:12])))
    return LocalPlayer(HOME if found[1] == SIDES[HOME] else AWAY, found[2], "" if found[3] == "-" else found[3])


@lru_cache(maxsize=4)
def _chain(secret: str, chain: int, length: int) -> tuple[str, ...]:
    """Return the values of a chain, its seal first.

    Args: chain - 0 for the first one.
    """
    begin = f"fracas secret\n{secret}\n{chain}" if chain else f"fracas secret\n{secret}"
    values = [sha256(begin.encode()).hexdigest()[:32]]
    for _number in range(length):
        values.append(commit_reveal.chain_hash(values[-1]))
    return tuple(reversed(values))
