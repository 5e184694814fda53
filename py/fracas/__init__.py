"""Fracas plays five rowdy tabletop games by the book.

The public door, the same for the page, the bots, the tests and outside programs; `py/README.md` shows it at work.
What it hands on is imported when it is first asked for: the home screen of the page stands before any of it is here.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fracas.games import KEYS, ruleset
    from fracas.kernel.errors import AmbiguousAction, DamagedText, Desync, IllegalAction, InvalidNotation
    from fracas.kernel.game import Game
    from fracas.kernel.ruleset import Action, Ruleset
    from fracas.matches import from_position, from_record, game_of, new, odds, reading_record

__version__ = "0.1.0"

HANDED_ON = {
    "fracas.games": ("KEYS", "ruleset"),
    "fracas.kernel.errors": ("AmbiguousAction", "Damaged", "Desync", "IllegalAction", "InvalidNotation"),
    "fracas.kernel.game": ("Game",),
    "fracas.kernel.ruleset": ("Action", "Ruleset"),
    "fracas.matches": ("from_position", "from_record", "game_of", "new", "odds", "reading_record"),
}

__all__ = [
    "KEYS", "Action", "AmbiguousAction", "Damaged", "Desync", "Game", "IllegalAction", "InvalidNotation", "Ruleset",
    "from_position", "from_record", "game_of", "new", "odds", "reading_record", "ruleset",
]

if not TYPE_CHECKING:  # which would take any name for one of the door's
    def __getattr__(name):
        for module, names in HANDED_ON.items():
            if name in names:
                return getattr(import_module(module), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
