"""Reads markup the way a browser would and says what is wrong with it."""

import re
import xml.etree.ElementTree as ET

_BAD_ELEMENTS = {"script", "style", "foreignObject", "iframe", "object", "embed", "link", "meta", "base", "img", "form",
                 "body", "math", "mi"}
_VOID = re.compile(r"<(br|hr|input|img|wbr)\b[^>]*(?<!/)>")


def tree(markup: str) -> ET.Element:
    """Return the markup as a tree; fails if it is not well-formed."""
    assert not _VOID.search(markup)
    return ET.fromstring(f"<div>{markup}</div>")


def safe(markup: str, allowed: frozenset[str] = frozenset()) -> ET.Element:
    """Return the tree of a markup that has no script, no inline style, no foreign link and no doubled id."""
    root = tree(markup)
    ids = [node.get("id") for node in root.iter() if node.get("id")]
    assert len(ids) == len(set(ids)), "an id occurs twice"
    for node in root.iter():
        assert node.tag in allowed or node.tag not in _BAD_ELEMENTS, node.tag
        for name, value in node.attrib.items():
            assert name != "style" and not name.startswith("on"), name
            if name in ("href", "src"):
                assert value.startswith("#"), value
    return root


def text_of(markup: str) -> str:
    """Return the words of a markup, spaces collapsed."""
    return " ".join("".join(tree(markup).itertext()).split())
