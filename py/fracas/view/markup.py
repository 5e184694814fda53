"""Safe markup: one escaping function and one element builder for HTML and SVG.

A `Markup` is text that is already safe; everything else that enters an element is escaped. The result is well-formed
XML as well as HTML, so the same string serves the page and a saved picture.
"""

import re
from collections.abc import Iterable
from functools import lru_cache

# Illegal in XML, or able to reorder the text around it: replaced, never passed on.
_FORBIDDEN = "\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff"
_UNSAFE = re.compile(f"[&<>\"'{_FORBIDDEN}]")
_ENTITIES = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"}
_FOREIGN_LINK = re.compile(r"\s*(?:[a-zA-Z][\w+.-]*:|//|\\)")
_SHORT = 60             # characters of an attribute's value that is kept as written: most are written again and again
_SELF_CLOSING = frozenset(
    "br hr img input link meta source wbr circle ellipse line path polygon polyline rect stop use".split()
)


class Markup(str):
    """Text that is safe to put into a page as it stands."""

    __slots__ = ()


Content = str | int | None | Iterable["Content"]        # False and None stand for nothing
Value = str | int | float | bool | None

EMPTY = Markup("")


def escape(text: str) -> Markup:
    """Return the text with everything replaced that a page or a picture could take for markup."""
    return text if isinstance(text, Markup) else Markup(_escaped(text))


def _escaped(text: str) -> str:
    return _UNSAFE.sub(_entity, text) if _UNSAFE.search(text) else text  # most is safe: quicker than to replace nothing


def _entity(match: re.Match[str]) -> str:
    return _ENTITIES.get(match.group(), "\ufffd")


def join(*parts: Content) -> Markup:
    """Return the parts one after the other, escaped where they are not yet markup; None counts as nothing."""
    return Markup("".join(map(_safe, parts)))


def _safe(part: Content) -> str:
    if isinstance(part, Markup):
        return part
    if isinstance(part, str):
        return _escaped(part)
    if part is None or part is False:
        return ""
    return str(part) if isinstance(part, int) else "".join(map(_safe, part))


def el(tag: str, *content: Content, **attributes: Value) -> Markup:
    """Return one element.

    Args: tag - name of the element.
          content - texts, markups or lists of them.
          attributes - `class_` is class, `_` a hyphen, True an empty value; None and False leave it out.
    """
    inner = _safe(content[0]) if len(content) == 1 else "".join(map(_safe, content))
    head = tag
    for name, value in attributes.items():
        if value is not None and value is not False:
            head += _written(name, value) if isinstance(value, str) and len(value) > _SHORT else _kept(name, value)
    return Markup(f"<{head}>{inner}</{tag}>" if inner or tag not in _SELF_CLOSING else f"<{head}/>")


def _written(name: str, value: Value) -> str:
    name = name.rstrip("_").replace("_", "-")
    if value is True:
        return f' {name}=""'
    if isinstance(value, float):
        return f' {name}="{number(value)}"'
    text = str(value)
    if name in ("href", "src") and _FOREIGN_LINK.match(text):
        raise ValueError(f"a link may not leave the page: {text!r}")
    return f' {name}="{_escaped(text)}"'


_kept = lru_cache(maxsize=4096, typed=True)(_written)


@lru_cache(maxsize=8192)
def number(value: float) -> str:
    """Return a coordinate as short text: at most one decimal, no minus zero."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    return "0" if text == "-0" else text


def classes(*names: str | bool | None) -> str | None:
    """Return the given class names as one attribute value; falsy ones are left out."""
    return " ".join(name for name in names if isinstance(name, str) and name) or None
