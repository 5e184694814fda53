"""Links: a whole match or one position in the part of an address behind `#`, as letters that every chat program leaves
alone.

A link is a version letter, the letter of the game and base64url of its deflated text. Dice that follow from the seed
are left out, the fingerprint of the record proves them; walks are put in shorthand; what every match of a game repeats
stands in its `link_<version>.txt`, with which the text is deflated. A link of every version that was released opens
for ever. Whoever opens one believes nothing: it is measured before it is inflated, and what comes out while it is.
"""

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

import fracas
from fracas.games import GAMES, link_words, listed
from fracas.kernel.errors import Damaged, quote
from fracas.kernel.game import Game
from fracas.kernel.shorthand import lengthen, shorten
from fracas.kernel.work import Work, finished
from fracas.locale import _

VERSION, PLAIN = "2", "1"  # PLAIN: records as they are, without a letter
LINK_LIMIT = 64_000  # characters
MOST = 2_900  # characters: with the address before them they fit one QR code
TEXT_LIMIT = 400_000  # bytes of what a link holds
_WORD = re.compile(r"[A-Za-z0-9_-]{20,}")
_RAW = -zlib.MAX_WBITS  # deflated without a header


def write_link(game: Game) -> str:
    """Return a match as the text of a link."""
    return _pack("\n".join(shorten(game.lean_record.split("\n"))), game.ruleset.key)


def write_position(position: str) -> str:
    """Return a position, sound or not, as the text of a link.

    Args: position - begins with the key of its game.
    """
    return _pack(position, fracas.game_of(position).key)


def write_puzzle(text: str, game: str) -> str:
    """Return a puzzle of a game as the text of a link."""
    return _pack(text, game)


def puzzle_in(packed: str) -> str:
    """Return the text of a puzzle from a link.

    Raises: ValueError in one sentence if the link is cut, altered or none, or holds no puzzle.
    """
    text = _text_of(packed)
    if not text.startswith("puzzle "):
        raise _broken(packed)
    return text


def place_in(packed: str) -> str:
    """Return the position string of a link to a position alone, sound or not; "" of a link to a match.

    Raises: ValueError in one sentence if the link is cut, altered or none.
    """
    text = _text_of(packed)
    return "" if text.startswith("[") else text


def read_link(packed: str) -> Game:
    """Return the match of a link, played again and checked, or one that begins in its position.

    Raises: ValueError in one sentence if the link is cut, altered or none.
    """
    return finished(reading_link(packed))


def reading_link(packed: str, is_followed: bool = False) -> Work[Game]:
    """Return the match of a link in slices, an action at a time; see `read_link`.

    Args: is_followed - one of older rules is played as far as it can be followed, as `reading_record` does it.
    """
    text = _text_of(packed)
    if not text.startswith("["):
        return fracas.from_position(text)
    is_plain = packed[:1] == PLAIN
    record = text if is_plain else "\n".join(lengthen(text.split("\n")))
    return (yield from fracas.reading_record(record, is_lean=not is_plain, is_followed=is_followed))


def write_log(record: str, game: str) -> str:
    """Return the log of a match at a table for an address.

    Args: game - its key.
    """
    return _pack(record, game)


def log_in(packed: str) -> str:
    """Return the record in the link of a log.

    Raises: InvalidNotation, a ValueError, for what is no link; what is no log its reader refuses.
    """
    return _text_of(packed)


def packed_in(address: str) -> str:
    """Return the text of a link from an address or whatever was copied round it, "" if there is none."""
    found = [word for word in _WORD.findall(address) if word[0] in (PLAIN, VERSION)]
    return max(found, key=len, default="")


def _text_of(packed: str) -> str:
    """Return what a link holds."""
    if len(packed) > LINK_LIMIT:
        raise Damaged(_("The link is too long: {size} characters.").format(size=len(packed)))
    letters = {game.letter: game.key for game in GAMES}
    is_plain = packed[:1] == PLAIN
    key = letters.get(packed[1:2], "")
    if not is_plain and (packed[:1] != VERSION or not (key or packed[1:2] == "-")):
        raise _broken(packed)
    return _inflated(packed, packed[1 if is_plain else 2:], link_words(key, VERSION) if key and not is_plain else b"")


def _pack(text: str, key: str) -> str:
    squeezer = zlib.compressobj(9, zlib.DEFLATED, _RAW, 9, zlib.Z_DEFAULT_STRATEGY, link_words(key, VERSION))
    squeezed = squeezer.compress(text.encode()) + squeezer.flush()
    return VERSION + listed(key).letter + urlsafe_b64encode(squeezed).decode().rstrip("=")


def _inflated(packed: str, body: str, words: bytes) -> str:
    """Return the text of a link, never more of it than may be."""
    if not body.isascii() or not all(c.isalnum() or c in "-_" for c in body):
        raise _broken(packed)
    inflater = zlib.decompressobj(_RAW, words)
    try:
        plain = inflater.decompress(urlsafe_b64decode(body + "=" * (-len(body) % 4)), TEXT_LIMIT + 1)
        text = plain.decode()
    except (zlib.error, ValueError):
        raise _broken(packed) from None
    if len(plain) > TEXT_LIMIT:
        raise Damaged(_("The link holds too much: more than {limit} bytes.").format(limit=TEXT_LIMIT))
    if not inflater.eof or inflater.unused_data:
        raise _broken(packed)
    return text


def _broken(packed: str) -> Damaged:
    return Damaged(_("The link is cut or altered: {link}.").format(link=quote(packed)))
