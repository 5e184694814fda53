"""One adapter a game; `adapter_of` loads the one that is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.page.parts import part

if TYPE_CHECKING:
    from fracas.page.adapter import Adapter

KEYS = ("elfball", "street_brawl", "cave_brawl", "school_fighters")
"""The games that can be played on the page; of the others the rules can be read."""

WITHOUT_CELLS = ("school_fighters",)
"""Of these, the games played on a plane; their match screen is `page.yard`."""


def adapter_of(key: str) -> Adapter:
    """Return the adapter of a game."""
    found: Adapter = part(f"adapters.{key}").ADAPTER
    return found
