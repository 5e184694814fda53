"""Transcripts of what the page shows: after each input the lines that are new, and a checksum of each changed region.

A line is an element with words of its own or a name for those who listen, with what its attributes say of its state:

    button.b[do=reply arg=steal disabled] Steal the ball

Drawings stand in the checksums alone, as do places and sizes: `= board 2c11 tray 5f0e` are those of all markup and
attributes of these regions that differ from before the input.
"""

from __future__ import annotations

import re
from html import unescape
from zlib import crc32

from tests.page.headless import Page

SINGLE = re.compile(r"-[\w]*\d+\b.*| [\w-]+$")  # what tells one of the many of a kind: a cell, a counter, an attribute
TOLD = {"data-do": "do", "data-arg": "arg", "href": "to", "value": "value", "role": "role", "lang": "lang"}
"""Attributes that a transcript tells, and by what name."""
STATES = ("aria-disabled", "aria-pressed", "aria-current", "aria-selected", "aria-expanded", "aria-checked")
PLAIN = ("checked", "selected", "disabled", "hidden", "open", "readonly")
EMPTY_SQUARE = re.compile(r"button\[do=cell arg=\d+\] \w+")
EMPTY = ("input", "img", "br", "use", "path", "hr", "meta", "link", "rect", "circle", "line", "polygon", "polyline")


TAG = re.compile(r"""<(/?)([a-z][\w-]*)((?:[^>"']|"[^"]*")*)>""", re.IGNORECASE)
ATTRIBUTE = re.compile(r"""([^\s="/]+)(?:="([^"]*)")?""")
NAMING = re.compile(r""" (?:aria-label|title|placeholder|alt)=".""")


def attributes_of(text: str) -> dict[str, str]:
    """Return the attributes that stand in a tag; one without a value counts as empty."""
    return {name: unescape(value) for name, value in ATTRIBUTE.findall(text)}


def head_of(tag: str, text: str) -> str:
    """Return an element with what its attributes, as they stand in its tag, say of its state."""
    has = attributes_of(text)
    said = [f"{short}={has[name]}" for name, short in TOLD.items() if name in has and not has[name].startswith("data:")]
    said += [f"{name.removeprefix('aria-')}={has[name]}" for name in STATES if has.get(name, "false") != "false"]
    said += [name for name in PLAIN if name in has]
    return ".".join((tag, *has.get("class", "").split())) + (f"[{' '.join(said)}]" if said else "")


def markup_lines(markup: str) -> list[str]:
    """Return the lines of some markup.

    The page writes it all, so that each tag is whole and each value quoted; nine tags of ten are drawings and say
    nothing, which is why no more is read of a tag than is told of it.
    """
    found: list[str] = []
    opened: list[tuple[str, str]] = []
    at = 0

    def say(text: str) -> None:
        if words := " ".join(unescape(text).split()):
            found.append(f"{head_of(*opened[-1]) if opened else 'text'} {words}")

    for tag in TAG.finditer(markup):
        begin, at = at, tag.end()
        if begin < tag.start():
            say(markup[begin:tag.start()])
        is_end, name, text = tag.groups()
        if is_end:
            if any(name == each for each, _text in opened):
                while opened.pop()[0] != name:
                    pass
            continue
        if name == "input" or NAMING.search(text):
            has = attributes_of(text)
            names = (has.get(key) for key in ("aria-label", "title", "placeholder", "alt"))
            found.append(" ".join((head_of(name, text), *filter(None, names))))
        if name not in EMPTY and not text.endswith("/"):
            opened.append((name, text))
    say(markup[at:])
    return found


class PageTranscript:
    """What pages show one after the other.

    A line is told where its region shows it for the first time; the checksums of the regions that have changed tell
    where it was shown again, or is gone.

    Args: page - whatever is done to it between two calls of `tell` counts as one input.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.lines: list[str] = []
        self._told: set[str] = set()
        self._before: dict[str, str] = {}

    def tell(self, done: str) -> None:
        """Add what an input has changed.

        Args: done - the input, in words.
        """
        door = self.page.door
        now = door.regions | {f"{key} {name}": text for (key, name), text in door.attributes.items()}
        sums: dict[str, int] = {}
        self.lines.append(f"> {done}")
        for key, text in sorted(now.items()):
            if self._before.get(key) == text:
                continue
            region = SINGLE.sub("", key)
            sums[region] = crc32(f"{key} {text}".encode(), sums.get(region, 0))
            for line in self._lines(key, text):
                if (said := f"{region}: {line}") not in self._told:
                    self._told.add(said)
                    self.lines.append(said)
        self.lines.append("= " + " ".join(f"{region} {number & 0xFFFF:04x}" for region, number in sums.items()))
        self._before = now

    def _lines(self, key: str, text: str) -> list[str]:
        """Return the lines of what a region or an attribute says; squares without anything on them are left out."""
        if key not in self.page.door.regions:
            return [text] if key.endswith(" aria-label") else []
        if key == "cells-box":
            return []  # `cells` tells the same
        return [line for line in markup_lines(text) if not EMPTY_SQUARE.fullmatch(line)]

    @property
    def text(self) -> str:
        return "\n".join(self.lines) + "\n"
