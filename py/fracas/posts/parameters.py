"""The options of a board in a post: step, language, colours, controls, size, autoplay, and the page that is told.

One table for every place where it is asked: the address of a frame, the attributes of `<fracas-board>`, the page inside
the frame, Markdown and the command line; the build writes it into the scripts. What is unknown, or none of the values,
is left out: the board opens all the same.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from typing import Any, NamedTuple

from fracas.locale import LANGUAGES
from fracas.view.theme import THEMES

ALL, FEW, NONE = "all", "few", "none"
"""Which controls a board has that is played: those of the page, what its course needs, nothing but the board."""
ON = "on"  # a match runs by itself at its usual pace
SIZES = {"small": 320, "medium": 480, "large": 800}  # pixels of the width
LEAST, MOST = 240, 1200  # pixels; a width beyond is one of these

PATTERNS = {
    "step": "[0-9]{1,6}",
    "lang": "|".join(LANGUAGES),
    "theme": "|".join(THEMES),
    "controls": f"{ALL}|{FEW}|{NONE}",
    "size": f"{'|'.join(SIZES)}|[1-9][0-9]{{1,3}}(?:px)?",
    "autoplay": f"{ON}|[1-9][0-9]?",  # seconds a step
    "tell": "https?://[a-z0-9-]{1,63}(?:[.][a-z0-9-]{1,63}){0,9}(?::[1-9][0-9]{0,4})?",  # as browsers write origins
}
LETTERS = {"s": "step", "l": "lang", "t": "theme"}
"""What addresses of frames call by one letter; `w`, `d`, `o`, `z`, `a`, `p` and `g` have no other name."""


class EmbedOptions(NamedTuple):
    """What an author asks; "" for what he leaves open."""

    step: str = ""  # of a match
    lang: str = ""
    theme: str = ""
    controls: str = ""
    size: str = ""  # a name or pixels
    autoplay: str = ""  # ON or seconds
    tell: str = ""  # origin of the page round the frame, which is told what happens on the board

    @property
    def width(self) -> int:
        """Pixels of the board's width, 0 for all there is."""
        pixels = self.size.removesuffix("px")
        return SIZES.get(self.size) or (min(MOST, max(LEAST, int(pixels))) if pixels else 0)

    @property
    def is_bare(self) -> bool:
        """Whether the board stands almost alone."""
        return self.controls in (FEW, NONE)


DEFAULTS = EmbedOptions()


def is_one(name: str, value: str) -> bool:
    """Return whether a value is one that can be asked under this name."""
    return re.fullmatch(PATTERNS.get(name, "(?!)"), value) is not None


def parse(given: Mapping[str, str]) -> EmbedOptions:
    """Parse the options of an embed; unknown ones are left out."""
    return EmbedOptions(**{name: value for name, value in given.items() if is_one(name, value)})


def fragment_fields(fragment: str) -> dict[str, str]:
    """Return the fields behind the `#` of a frame's address by name; the first of a name counts."""
    words, found = re.split("[#?&]", fragment)[0].split("."), dict[str, str]()
    for word, value in zip(words[::2], words[1::2], strict=False):
        found.setdefault(LETTERS.get(word, word), value)
    if "tell" in found:
        found["tell"] = _unpacked(found["tell"])
    return found


def _unpacked(word: str) -> str:
    """Return the origin in a word of an address, "" if it holds none."""
    try:
        return urlsafe_b64decode(word + "=" * (-len(word) % 4)).decode()
    except ValueError:
        return ""


def serialize(asked: EmbedOptions) -> dict[str, str]:
    """Return the pairs that ask it in the address of a frame, in their order."""
    letters = {name: letter for letter, name in LETTERS.items()}
    packed = urlsafe_b64encode(asked.tell.encode()).decode().rstrip("=")
    return {letters.get(name, name): value for name, value in {**asked._asdict(), "tell": packed}.items() if value}


def script_tables() -> dict[str, Any]:
    """Return the table as the scripts have it."""
    return {"PATTERNS": PATTERNS, "SIZES": SIZES, "LEAST": LEAST, "MOST": MOST, "LETTERS": LETTERS}
