"""Finds words that went past the catalogues: in the pseudo-language they stand outside ⟦ ⟧."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator

SPOKEN = ("aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "title", "placeholder", "alt")
UNTRANSLATED = ("fracas", "english", "français", "bt", "cd", "pk")
_INNERMOST = re.compile(r"⟦[^⟦⟧]*⟧")
_WORD = re.compile(r"[^\W\d_]{2,}")
_VOID = re.compile(r"<(br|hr|input|img|wbr)\b([^>]*?)\s*/?>")


def outside(text: str) -> str:
    """Return what of a text stands outside all brackets."""
    while _INNERMOST.search(text):
        text = _INNERMOST.sub("", text)
    return text


def words_past(text: str, known: Iterable[str] = ()) -> list[str]:
    """Return the words of a text that were not translated and are no names."""
    left = outside(text)
    for name in sorted(known, key=len, reverse=True):
        left = left.replace(name, "")
    return [word for word in _WORD.findall(left) if word.casefold() not in UNTRANSLATED]


def texts(markup: str) -> Iterator[str]:
    """Return what a reader sees or hears of a markup, text by text; rules prose is not among it."""
    closed = _VOID.sub(r"<\1\2/>", markup)
    yield from _texts(ET.fromstring(f"<div>{closed}</div>"))


def _texts(node: ET.Element) -> Iterator[str]:
    yield from (node.attrib[name] for name in SPOKEN if name in node.attrib)
    if node.attrib.get("translate") != "no" and node.text:
        yield node.text
    for child in node:
        yield from _texts(child)
        if child.tail:
            yield child.tail
