"""Retries as text: the position before a decision, what was done and what the analyst found better.

A retry is one line of fields parted by tabs; actions are written as in records and parted by bars.
"""

import re
from hashlib import sha256
from typing import NamedTuple

from fracas.games import KEYS
from fracas.kernel.errors import DamagedText, quote
from fracas.locale import _

BAR = "|"
MOST_ACTIONS = 60
_LINE = re.compile(r"([A-Za-z0-9-]{0,40})\t(\d{1,6})\t(\d{1,4})\t([^\t\n]{1,8000})"
                   r"\t([^\t\n]{0,4000})\t([^\t\n]{1,4000})\t([^\t\n]{1,4000})")


class Retry(NamedTuple):
    """A decision to be made again."""

    match: str  # id of its save, "" for none
    step: int  # of its replay
    loss: int  # thousandths of a win that it cost
    position: str  # at the last action boundary
    begun: tuple[str, ...]  # action in progress, then the faces and options so far; empty where an action is chosen
    played: tuple[str, ...]  # actions up to the end of the turn, or an option
    best: tuple[str, ...]  # likewise

    @property
    def game(self) -> str:
        """The key of its game."""
        return re.split(r"[.~]", self.position, maxsplit=1)[0]

    @property
    def key(self) -> str:
        """The key of the decision, for which there is one card."""
        return sha256("\n".join((self.position, *self.begun)).encode()).hexdigest()[:12]


def write(retry: Retry) -> str:
    """Return a retry as text."""
    return "\t".join((retry.match, str(retry.step), str(retry.loss), retry.position, *(
        BAR.join(each) for each in (retry.begun, retry.played, retry.best))))


def read(text: str) -> Retry:
    """Read a retry; its actions are read by its game alone.

    Raises: Damaged quoting what is none.
    """
    found = _LINE.fullmatch(text)
    if found is not None:
        match, step, loss, position, *lines = found.groups()
        begun, played, best = (tuple(line.split(BAR)) if line else () for line in lines)
        retry = Retry(match, int(step), int(loss), position, begun, played, best)
        if retry.game in KEYS and max(map(len, (begun, played, best))) <= MOST_ACTIONS:
            return retry
    raise DamagedText(_("This cannot be asked again: {text}.").format(text=quote(text)))
