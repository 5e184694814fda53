"""Reading foreign text safely: size first, then depth, then parse, and only plain data comes out.

Deeply nested brackets can end an interpreter for good, and Python's own JSON reader takes NaN, repeated keys and
numbers of any length in silence. None of that passes here.
"""

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

from fracas.kernel.errors import Damaged, quote
from fracas.locale import _

FILE_LIMIT = 2_000_000  # characters of a file
LINK_LIMIT = 64_000  # characters of a link
DEPTH_LIMIT = 64  # nested brackets
DIGIT_LIMIT = 15  # of a number
PACKED = "1"  # version letter of packed text


def read_json(text: str, limit: int = FILE_LIMIT) -> Any:
    """Parse JSON that somebody else may have written.

    Args:    limit - most characters that are looked at.
    Returns: dicts, lists, strings, ints, bools and None.
    Raises:  Damaged in one sentence.
    """
    if len(text) > limit:
        sentence = _("The file is too large: {size} characters, at most {limit}.")
        raise Damaged(sentence.format(size=len(text), limit=limit))
    if depth(text) > DEPTH_LIMIT:
        raise Damaged(_("The file is nested too deeply, more than {limit} brackets.").format(limit=DEPTH_LIMIT))
    try:
        return json.loads(
            text, parse_int=_whole, parse_float=_refused, parse_constant=_refused, object_pairs_hook=_unique,
        )
    except json.JSONDecodeError as error:
        found = quote(text[error.pos : error.pos + 20]) if error.pos < len(text) else _("the end")
        sentence = _("The file cannot be read at character {n}: {found}.")
        raise Damaged(sentence.format(n=error.pos, found=found)) from None


def depth(text: str) -> int:
    """Return how deeply brackets are nested, by one linear walk that minds strings."""
    deepest = now = 0
    in_string = escaped = False
    for c in text:
        if in_string:
            in_string = escaped or c != '"'
            escaped = c == "\\" and not escaped
        elif c == '"':
            in_string = True
        elif c in "[{":
            now += 1
            deepest = max(deepest, now)
        elif c in "]}":
            now -= 1
    return deepest


def _whole(digits: str) -> int:
    if len(digits) > DIGIT_LIMIT:
        raise Damaged(_("The file holds a number that is too long: {number}.").format(number=quote(digits)))
    return int(digits)


def _refused(number: str) -> Any:
    raise Damaged(_("The file holds a number that is not whole: {number}.").format(number=quote(number)))


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _value in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise Damaged(_("The file says {key} twice.").format(key=quote(twice)))
    return found


def pack(text: str) -> str:
    """Deflate a text into letters that every chat program leaves alone.

    Returns: a version letter and base64url without padding.
    """
    squeezed = zlib.compressobj(9, zlib.DEFLATED, -15)
    return PACKED + urlsafe_b64encode(squeezed.compress(text.encode()) + squeezed.flush()).decode().rstrip("=")


def unpack(packed: str, limit: int = FILE_LIMIT) -> str:
    """Inflate what `pack` made, at most `limit` bytes.

    Raises: Damaged in one sentence.
    """
    if len(packed) > LINK_LIMIT:
        raise Damaged(_("The link is too long: {size} characters.").format(size=len(packed)))
    broken = Damaged(_("The link is cut or altered: {link}.").format(link=quote(packed)))
    body = packed[1:]
    if packed[:1] != PACKED or not body.isascii() or not all(c.isalnum() or c in "-_" for c in body):
        raise broken
    inflater = zlib.decompressobj(-15)
    try:
        plain = inflater.decompress(urlsafe_b64decode(body + "=" * (-len(body) % 4)), limit + 1)
        text = plain.decode()
    except (zlib.error, ValueError):
        raise broken from None
    if len(plain) > limit:
        raise Damaged(_("The link holds too much: more than {limit} bytes.").format(limit=limit))
    if not inflater.eof or inflater.unused_data:
        raise broken
    return text
