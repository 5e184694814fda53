"""The product as the parts of the set-up see it: its names and files, in one place.

The parts (`archives`, `slim`, `watchdog`) know of a page only what its `Product` says; `pure_page` builds any page of
them, `site` Fracas.
"""

from typing import NamedTuple


class Product(NamedTuple):
    """A page whose code is Python."""

    name: str  # with it begin the names of its scripts' variables, of its caches and of its keys in storage
    packages: tuple[str, ...]  # of its own code: nothing looks at types there while it runs, so that they go
    end: str  # selector of what index.html holds last: a page that arrived in part lacks it
    starters: tuple[str, ...]  # files that every start needs, besides those in `runtime/`
    style: str = ""  # the style sheet that bears a mark at its end; "" = none does
    shell: str = ""  # the script that does
    without_lines: tuple[str, ...] = ()  # rooms of its packages whose tracebacks name functions and no lines


FRACAS = Product(
    "fracas", ("fracas",), "script[type=py]",
    ("static/site.css", "static/shell.js", "static/interpreter.js", "pyscript.toml", "py/main.py"),
    "static/site.css", "static/shell.js",
    ("analyst", "bots", "challenges", "companion", "correspondence", "faces", "foreign", "games", "kernel", "league",
     "lessons", "posts", "primers", "puzzles", "retries", "view"))
