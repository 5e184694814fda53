"""The commands of the command line, one module a subject: `HELP`, `add_arguments(parser)` and `run(args) -> status`.

A module is imported when its command is wanted, or the list of all: many stand on half of the engine.
"""

from importlib import import_module
from types import ModuleType

ASKING = ("play",)  # that talk with the one who runs them
NAMES = ("games", "play", "replay", "odds", "legal", "render", "clip", "perft", "simulate", "bench", "rules", "league",
         "link", "embed", "lab", "analyse")


def load(name: str) -> ModuleType:
    """Import the module of a command."""
    return import_module(f"{__name__}.{name}")
