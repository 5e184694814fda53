"""Texts of the primers: chapters of short blocks, with captions in place of the figures."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fracas.locale import language

_HEADING = re.compile(r"## ([a-z-]+): (.+)")
_CAPTION = "> "


class Block(NamedTuple):
    """A paragraph, a list or a table in Markdown; or the caption of the next figure."""

    text: str
    is_caption: bool = False


class PrimerText(NamedTuple):
    """The title and the blocks of a chapter."""

    title: str
    blocks: tuple[Block, ...]


def chapter_texts(game: str) -> dict[str, PrimerText]:
    """Return the chapter texts of a game by keys, in the current language or else in English."""
    return read_chapter_texts(game, language())


@cache
def read_chapter_texts(game: str, code: str) -> dict[str, PrimerText]:
    """Return the chapter texts of a game by keys, in English if there is no translation."""
    folder = Path(__file__).parent
    translated = folder / f"{game}.{code}.md"
    file = translated if translated.is_file() else folder / f"{game}.md"
    found: dict[str, PrimerText] = {}
    for part in re.split(r"\n(?=## )", file.read_text(encoding="utf-8")):
        heading, _line, body = part.strip().partition("\n")
        named = _HEADING.fullmatch(heading)
        if named is not None:
            found[named[1]] = PrimerText(named[2], tuple(map(_block, re.split(r"\n\s*\n", body.strip()))))
    return found


def _block(text: str) -> Block:
    if not text.startswith(_CAPTION):
        return Block(text)
    return Block(" ".join(line.removeprefix(_CAPTION) for line in text.splitlines()), True)
