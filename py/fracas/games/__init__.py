"""The games, loaded when asked for so that a page pays only for the one it plays."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from fracas.kernel.errors import InvalidNotation, quote
from fracas.locale import _

if TYPE_CHECKING:
    from fracas.kernel.ruleset import Ruleset

KEYS = ("elfball", "street_brawl", "cave_brawl", "school_fighters")


def ruleset(key: str) -> Ruleset:
    """Return the ruleset of a game.

    Raises: InvalidNotation quoting a key that is none.
    """
    if key not in KEYS:
        raise InvalidNotation(_("{key} is no game; there are {keys}.").format(key=quote(key), keys=", ".join(KEYS)))
    found: Ruleset = import_module(f"fracas.games.{key}.ruleset").RULESET
    return found
