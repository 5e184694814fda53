"""Transcripts of what the page shows: after each input the lines that are new, and a checksum of each changed region.

A line is an element with words of its own or a name for those who listen, with what its attributes say of its state:

    button.b[do=reply arg=steal disabled] Steal the ball

Drawings stand in the checksums alone, as do places and sizes: `= board 2c11 tray 5f0e` are those of all markup and
attributes of these regions that differ from before the input.
"""

from __future__ import annotations

import re
from html.parser import HTMLParser
from zlib import crc32

from tests.page.headless import Page

SINGLE = re.compile(r"-[\w]*\d+\b.*| [\w-]+$")  # what tells one of the many of a kind: a cell, a counter, an attribute
Attributes = list[tuple[str, str | None]]
TOLD = {"data-do": "do", "data-arg": "arg", "href": "to", "value": "value", "role": "role", "lang": "lang"}
"""Attributes that a transcript tells, and by what name."""
STATES = ("aria-disabled", "aria-pressed", "aria-current", "aria-selected", "aria-expanded", "aria-checked")
PLAIN = ("checked", "selected", "disabled", "hidden", "open", "readonly")
EMPTY_SQUARE = re.compile(r"button\[do=cell arg=\d+\] \w+")
EMPTY = ("input", "img", "br", "use", "path", "hr", "meta", "link", "rect", "circle", "line", "polygon", "polyline")


def head_of(tag: str, attributes: Attributes) -> str:
    """Return an element with what its attributes say of its state."""
    has = {name: value or "" for name, value in attributes}
    said = [f"{short}={has[name]}" for name, short in TOLD.items() if name in has and not has[name].startswith("data:")]
    said += [f"{name.removeprefix('aria-')}={has[name]}" for name in STATES if has.get(name, "false") != "false"]
    said += [name for name in PLAIN if name in has]
    return ".".join((tag, *has.get("class", "").split())) + (f"[{' '.join(said)}]" if said else "")


class MarkupLines(HTMLParser):
    """The lines of some markup."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self._open: list[tuple[str, str]] = []
        self.feed(markup)
        self.close()

    def handle_starttag(self, tag: str, attributes: Attributes) -> None:
        head, names = head_of(tag, attributes), dict(attributes)
        self._open += [] if tag in EMPTY else [(tag, head)]
        said = [names[key] or "" for key in ("aria-label", "title", "placeholder", "alt") if names.get(key)]
        if said or tag == "input":
            self.found.append(" ".join((head, *said)))

    def handle_startendtag(self, tag: str, attributes: Attributes) -> None:
        self.handle_starttag(tag, attributes)
        if tag not in EMPTY:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if any(name == tag for name, _head in self._open):
            while self._open.pop()[0] != tag:
                pass

    def handle_data(self, text: str) -> None:
        if words := " ".join(text.split()):
            self.found.append(f"{self._open[-1][1] if self._open else 'text'} {words}")


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
        return [line for line in MarkupLines(text).found if not EMPTY_SQUARE.fullmatch(line)]

    @property
    def text(self) -> str:
        return "\n".join(self.lines) + "\n"
