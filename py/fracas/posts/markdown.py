"""Boards in Markdown: a linked picture, which every program that makes pages of it keeps, and what each needs."""

from __future__ import annotations

import re
from typing import NamedTuple

from fracas.kernel.errors import InvalidNotation, quote
from fracas.locale import N_, _

PLAIN, HTML = "", "html"
"""Flavours that are no program: any Markdown, and pages of HTML."""
INDEX = "index"  # name of the file whose folder Hugo and MkDocs publish as its address

_SIGNS = str.maketrans("[]<>\\`*|", "()‹›/’∗¦")  # of Markdown and HTML: escapes are read as they are written by some
_SIGN_PAIR = re.compile(r"(?<={)(?=[{%#])|(?<=~)(?=~)|(?<=&)(?=[#\w])")  # begins a template or an entity
_EMPHASIS = re.compile(r"(?<!\w)_")  # inside of words the sign has no meaning
_UNSAFE = re.compile(r"[\s()<>\[\]\"'\\`|]")  # in the address of a picture
_PREFIX = re.compile(
    r"(?:https?://[\w.:-]+/|\{\{ site\.baseurl \}\}/|\{(?:static|attach)\}/?|/|(?:\.{1,2}/)+)?"
    r"(?:[\w~%+-][\w.~%+-]*/)*", re.ASCII)


class Flavour(NamedTuple):
    """A program that makes pages of Markdown; texts are English and translated where they are shown."""

    pictures: str  # what stands before the name of a picture in Markdown
    folder: str  # where the picture is put
    in_html: str = ""  # what stands before its name in HTML, where that differs
    of_index: str | None = None  # the same for a file called index.md, where that differs
    attributes: str = ""  # behind a picture, where the usual theme would let it stand out of its column
    lost: str = ""  # what becomes of frames unless its settings say otherwise


_BESIDE = N_("Put {files} beside the post.")
FLAVOURS = {
    PLAIN: Flavour("", _BESIDE),
    "hugo": Flavour("/", N_("Put {files} into the folder “static”."), of_index="", lost=N_(
        "Hugo leaves frames out unless its settings have “unsafe = true” below [markup.goldmark.renderer].")),
    "jekyll": Flavour("{{ site.baseurl }}/assets/", N_("Put {files} into the folder “assets”.")),
    "mkdocs": Flavour("", _BESIDE, "../", of_index=""),
    "pelican": Flavour("{attach}", _BESIDE, attributes='{: style="width:100%" }'),
    HTML: Flavour("", _BESIDE),
}
"""By their names on the command line."""


def picture_prefix(flavour: str, stem: str, is_html: bool = False) -> str:
    """Return the beginning of the address of a picture that lies where the flavour wants it.

    Args: stem - name of the post's file without its ending.
          is_html - whether the picture stands in HTML, which no program rewrites.
    """
    found = FLAVOURS[flavour]
    if stem == INDEX and found.of_index is not None:
        return found.of_index
    return found.in_html or found.pictures if is_html else found.pictures


def check_prefix(prefix: str) -> str:
    """Return the beginning of the addresses of pictures.

    Raises: InvalidNotation if it is no folder that can stand in a post.
    """
    if len(prefix) > 300 or not _PREFIX.fullmatch(prefix):
        words = _("{prefix} is not the address of a folder ending with “/”.")
        raise InvalidNotation(words.format(prefix=quote(prefix)))
    return prefix


def escape_text(text: str) -> str:
    """Return a text on one line without what Markdown, HTML or a template takes for its own.

    Such signs give way to others, since programs differ in what can be escaped in the words for a picture. Positions
    have none of them.
    """
    line = "".join(letter for letter in re.sub(r"[ \t\n\r\f\v]+", " ", text.strip()) if letter >= " ")
    return _EMPHASIS.sub(r"\\_", _SIGN_PAIR.sub(" ", line.translate(_SIGNS)))


def escape_address(address: str) -> str:
    """Return an address that can stand between brackets; the parts that a template fills in stay."""
    template, rest = _template(address)
    return template + _UNSAFE.sub(lambda found: "".join(f"%{byte:02X}" for byte in found[0].encode()), rest)


def _template(address: str) -> tuple[str, str]:
    found = re.match(r"\{\{ site\.baseurl \}\}|\{(?:static|attach)\}", address)
    return (found[0], address[found.end():]) if found else ("", address)


def link(text: str, address: str) -> str:
    """Return a link."""
    return f"[{escape_text(text)}]({escape_address(address)})"


def linked_picture(text: str, picture: str, address: str, flavour: str = PLAIN) -> str:
    """Return a picture that is a link."""
    drawn = f"![{escape_text(text)}]({escape_address(picture)}){FLAVOURS[flavour].attributes}"
    return f"[{drawn}]({escape_address(address)})"
