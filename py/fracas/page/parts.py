"""The code of the page that is not needed at the start.

The page starts with what `main.py` imports: enough for the home screen, which was drawn when the site was built. All
other screens and the games are imported by the functions that open them. Their code comes behind the start
(`Browser.whole`); whatever has not been asked for by then is loaded module by module while nobody is waiting.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import import_module


def loading(files: Iterable[str]) -> Iterator[None]:
    """Load modules one after the other, in steps short enough for a frame of the page.

    Args: files - paths of modules, each after those it imports, and of other files, which are left alone.
    """
    for file in files:
        if file.endswith(".pyc"):
            import_module(file.removesuffix(".pyc").removesuffix("/__init__").replace("/", "."))
            yield
