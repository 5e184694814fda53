"""The book: the field and those chapters that a variant of the game replaces.

Every chapter reads them from `state.book`, so a variant states only what differs from Elfball.
"""

from __future__ import annotations

from typing import NamedTuple

from fracas.games.elfball.field import Field


class Book(NamedTuple):
    """One edition of the rules."""

    key: str  # of its ruleset
    field: Field  # 3
