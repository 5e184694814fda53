"""Fracas plays five rowdy tabletop games by the book.

The public door, the same for the page, the bots, the tests and outside programs; `py/README.md` shows it at work.
Each name is imported from its module at its first use, so that the home screen of the page stands before any of them
is loaded. `__init__.pyi` declares the same names for type checkers.
"""

from importlib import import_module

__version__ = "0.1.0"

PUBLIC = {
    "fracas.games": ("KEYS", "ruleset"),
    "fracas.kernel.errors": ("AmbiguousAction", "DamagedText", "Desync", "IllegalAction", "InvalidNotation"),
    "fracas.kernel.game": ("Game",),
    "fracas.kernel.ruleset": ("Action", "Ruleset"),
    "fracas.matches": ("from_position", "from_record", "from_record_in_slices", "new", "odds", "ruleset_of"),
    "fracas.posts.notebook": ("picture",),
}
"""The names of the door, by the modules that define them."""

__all__ = sorted(name for names in PUBLIC.values() for name in names)


def __getattr__(name):
    for module, names in PUBLIC.items():
        if name in names:
            return getattr(import_module(module), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
