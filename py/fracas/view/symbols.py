"""The drawings of `symbols.svg` and heads: which of them a markup uses, and a sheet of exactly those."""

import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from fracas.view.markup import EMPTY, Markup, el

_PIECE = re.compile(r'<(symbol|pattern|radialGradient) id="([\w-]+)".*?</\1>', re.DOTALL)
HEADS = "heads"  # id of the place in the page's sprite where heads are defined as they are wanted
_HEAD = re.compile(r'href="#(h[012]-[\w-]+)')
_NAMED = re.compile(r'( id="|href="#)(h[012]-[\w-]+)')
_REFERENCE = re.compile(r'(?:href="#|url\(#)([\w-]+)')


@lru_cache(maxsize=1)
def symbols() -> dict[str, Markup]:
    """Return every drawing by its name, in the order of the file."""
    text = Path(__file__).with_name("symbols.svg").read_text(encoding="utf-8")
    return {match[2]: Markup(match[0]) for match in _PIECE.finditer(text)}


def symbols_in(*markups: str) -> list[str]:
    """Return the names of the drawings these markups refer to, in the order of the file."""
    wanted = {name for markup in markups for name in _REFERENCE.findall(markup)}
    return [*(name for name in symbols() if name in wanted), *heads_in(*markups)]


def heads_in(*markups: str) -> list[str]:
    """Return the names of the heads these markups refer to, in their order."""
    return list(dict.fromkeys(name for markup in markups for name in _HEAD.findall(markup)))


def with_short_names(picture: str) -> Markup:
    """Return a picture that leaves the page with numbers in place of the names of its heads, which are long."""
    names = {name: f"h{n}" for n, name in enumerate(heads_in(picture))}
    return Markup(_NAMED.sub(lambda found: found[1] + names.get(found[2], found[2]), picture))


@lru_cache(maxsize=512)
def symbol(name: str) -> Markup:
    """Return a drawing by its name, empty if there is none."""
    known = symbols()
    if name in known:
        return known[name]
    from fracas.view.heads.head import head_symbol
    return head_symbol(name, known) or EMPTY


def symbol_defs(names: Iterable[str]) -> Markup:
    """Return the drawings as definitions inside of an SVG."""
    return el("defs", [symbol(name) for name in names])


def sprite(names: Iterable[str]) -> Markup:
    """Return the drawings as an invisible picture, once per page; everything on the page may then use them."""
    return el("svg", symbol_defs(names), el("g", id=HEADS), class_="sprite", width=0, height=0, aria_hidden="true",
              focusable="false")
