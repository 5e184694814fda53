"""Matches and links that one screen hands to the next, so that nothing is read or played twice."""

from collections.abc import Callable
from typing import Any, NamedTuple

from fracas.kernel.game import Game
from fracas.kernel.work import Work


class LinkContent(NamedTuple):
    """The content of a link that was read."""

    packed: str  # the link
    reader: Callable[[str], Work[Any]]
    content: Any  # as that reader returns it


class ReplayedRecord(NamedTuple):
    """The record of a saved match that was played again in slices."""

    record: str
    game: Game | None  # None if it cannot be played


class FreshRetries(NamedTuple):
    """The costly decisions of a match that was analysed last, as retries."""

    match: str  # id of its save, `routes.SHOWN` for one of a link
    retries: tuple[Any, ...]  # the records of `fracas.retries`


class ReceivedMatch(NamedTuple):
    """A match by link as its last link has it, on the way to its screen."""

    match: str  # id of its save
    game: Game
