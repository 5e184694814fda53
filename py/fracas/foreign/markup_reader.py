"""Elements of a foreign XML text, read without entities of its own, declarations or anything outside of it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from fracas.kernel.errors import DamagedText, quote
from fracas.kernel.text.safe_json import DEPTH_LIMIT
from fracas.kernel.work import Work
from fracas.locale import _

SLICE = 2_000  # elements that are read at a time
_TAG = re.compile(  # no `<` stands within one, so that reading is as long as the text
    r"<(?:\?[^<>]*\?|!--[^<>]*--|(/?)([A-Za-z_][\w.:-]*+)((?>(?:[^<>\"'/]|/(?!>)|\"[^\"<]*\"|'[^'<]*')*))(/?))>")
_ATTRIBUTE = re.compile(r"(?<![\w.:-])([A-Za-z_][\w.:-]*+)\s*+=\s*+(?:\"([^\"]*)\"|'([^']*)')")
_ENTITY = re.compile(r"&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w{1,6}));")
_NAMED = {"amp": "&", "lt": "<", "gt": ">", "quot": '"', "apos": "'"}


@dataclass(slots=True)
class Element:
    """An element with its attributes and the elements in it."""

    tag: str
    attributes: dict[str, str]
    children: list[Element] = field(default_factory=list)

    def within(self, *tags: str) -> list[Element]:
        """Return the elements below the containers of these names, one in the other."""
        found = [self]
        for tag in tags:
            found = [child for each in found for child in each.children if child.tag == tag]
        return found


def read_elements_in_slices(text: str) -> Work[Element]:
    """Read the outermost element of a text in slices.

    Raises: Damaged in one sentence.
    """
    top = Element("", {})
    opened = [top]
    for number, found in enumerate(_TAG.finditer(text), 1):
        closes, tag, given, is_empty = found.groups()
        if tag is None:
            continue
        if closes:
            if opened[-1].tag != tag or len(opened) == 1:
                raise DamagedText(_("The file closes {tag}, which is not open.").format(tag=quote(tag)))
            opened.pop()
            continue
        element = Element(tag, {match[1]: _plain(match[2] or match[3] or "") for match in _ATTRIBUTE.finditer(given)})
        opened[-1].children.append(element)
        if not is_empty:
            opened.append(element)
        if len(opened) > DEPTH_LIMIT:
            raise DamagedText(_("The file is nested too deeply, more than {limit} elements.").format(limit=DEPTH_LIMIT))
        if number % SLICE == 0:
            yield found.end() / len(text)
    if len(opened) > 1 or not top.children:
        raise DamagedText(_("The file is cut: {tag} is not closed.").format(tag=quote(opened[-1].tag)))
    return top.children[0]


def _plain(text: str) -> str:
    """Return an attribute with its characters; an unknown entity stays as it is written."""
    return _ENTITY.sub(_character, text) if "&" in text else text


def _character(found: re.Match[str]) -> str:
    number = int(found[1]) if found[1] else int(found[2], 16) if found[2] else 0
    if found[3]:
        return _NAMED.get(found[3], found[0])
    return chr(number) if 0 < number < 0x110000 and not 0xD800 <= number < 0xE000 else "\N{REPLACEMENT CHARACTER}"
