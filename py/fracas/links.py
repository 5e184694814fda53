"""Links: a match, position or puzzle as the fragment of an address, safe in every chat program.

A link is a version letter, the letter of the game and base64url of its packed text with a check before it. Dice that
follow from the seed are left out, the fingerprint of the record proves them; walks are put in shorthand; what every
match of a game repeats stands in its `link_2.txt`, which is known before the text. A link of every version that was
released opens for ever: version 2 was deflated, and texts longer than matches still are; version 4 is version 3 with
the random values of a match by link, which no model foretells, taken out of the text and put before it. Whoever opens
one believes nothing: it is measured before it is unpacked, and what comes out while it is.
"""

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import NamedTuple

import fracas
from fracas.games import GAMES, game_info, link_words
from fracas.kernel.errors import DamagedText, quote
from fracas.kernel.game import Game
from fracas.kernel.text.compression import compress_in_slices, decompress_in_slices
from fracas.kernel.text.shorthand import expand, shorten
from fracas.kernel.work import Work, run_as_part, run_to_end
from fracas.locale import _

LIFTED, PACKED, DEFLATED, PLAIN = "4", "3", "2", "1"  # PLAIN: records as they are, without a letter
WORDS = "2"  # version of the words left out, since which they are the same
LETTERED = (LIFTED, PACKED, DEFLATED)  # versions with the letter of a game
LINK_LIMIT = 64_000  # characters
MOST = 2_900  # characters: with the address before them they fit one QR code
TEXT_LIMIT = 400_000  # bytes of what a link holds
PACKED_TEXT, PACKED_MOST = 16_000, 3_500  # bytes before and after packing: what is longer is deflated, which is quicker
CHECK = 3  # bytes
UNIT, UNIT_SIGN = 16, "~"  # bytes of a random value that are lifted at once, and what stands for them in the text
UNITS_MOST = 255
UNPACKED = 0.3  # share of the work on a link that is done when its text is there; the rest is to play it again
_WORD = re.compile(r"[A-Za-z0-9_-]{20,}")
_RANDOM = re.compile(r"(?<![0-9A-Za-z])(?:[0-9a-f]{32})+(?![0-9A-Za-z])")
_HAS_KEYS = '\n[Keys "'  # a header line of matches whose links are signed
_RAW = -zlib.MAX_WBITS  # deflated without a header


def write_link(game: Game) -> str:
    """Return a match as the text of a link."""
    return run_to_end(write_link_in_slices(game))


def write_link_in_slices(game: Game) -> Work[str]:
    """Write a match as the text of a link in slices; see `write_link`."""
    return (yield from _packing("\n".join(shorten(game.lean_record.split("\n"))), game.ruleset.key))


def write_position(position: str) -> str:
    """Return a position, sound or not, as the text of a link.

    Args: position - begins with the key of its game.
    """
    return _pack(position, fracas.ruleset_of(position).key)


def write_puzzle(text: str, game: str) -> str:
    """Return a puzzle of a game as the text of a link."""
    return _pack(text, game)


def read_puzzle(packed: str) -> str:
    """Return the text of a puzzle from a link.

    Raises: ValueError in one sentence if the link is cut, altered or none, or holds no puzzle.
    """
    return run_to_end(read_puzzle_in_slices(packed))


def read_puzzle_in_slices(packed: str) -> Work[str]:
    """Read the text of a puzzle from a link in slices; see `read_puzzle`."""
    text = yield from read_text_in_slices(packed)
    if not text.startswith("puzzle "):
        raise _broken(packed)
    return text


def write_lessons(text: str, game: str) -> str:
    """Return lessons of a game as the text of a link."""
    return _pack(text, game)


def read_lessons_in_slices(packed: str) -> Work[str]:
    """Read the text of lessons from a link in slices.

    Raises: ValueError in one sentence if the link is cut, altered or none, or holds no lesson.
    """
    text = yield from read_text_in_slices(packed)
    if not text.startswith("lesson "):
        raise _broken(packed)
    return text


def read_position_only(packed: str) -> str:
    """Return the position string of a link to a position, legal or not; "" for a match.

    Raises: ValueError in one sentence if the link is cut, altered or none.
    """
    text = _text_of(packed)
    return "" if text.startswith("[") else text


def read_link(packed: str) -> Game:
    """Return the match of a link, played again and checked, or one that begins in its position.

    Raises: ValueError in one sentence if the link is cut, altered or none.
    """
    return run_to_end(read_link_in_slices(packed))


def read_link_in_slices(packed: str, is_followed: bool = False) -> Work[Game]:
    """Read the match of a link in slices, an action at a time; see `read_link`.

    Args: is_followed - one of older rules is played as far as it can be followed, as `from_record_in_slices` does it.
    """
    held = yield from read_content_in_slices(packed, is_followed)
    return fracas.from_position(held) if isinstance(held, str) else held


def read_content_in_slices(packed: str, is_followed: bool = False) -> Work[Game | str]:
    """Read the match of a link, or the text of its position or puzzles, in slices; see `read_link_in_slices`."""
    text = yield from run_as_part(read_text_in_slices(packed), 0.0, UNPACKED)
    if not text.startswith("["):
        return text
    is_plain = packed[:1] == PLAIN
    record = text if is_plain else "\n".join(expand(text.split("\n")))
    course = fracas.from_record_in_slices(record, is_lean=not is_plain, is_followed=is_followed)
    return (yield from run_as_part(course, UNPACKED, 1 - UNPACKED))


def read_position_in_slices(packed: str) -> Work[str]:
    """Read the position string of a link in slices: its own, or the last one of its match.

    Raises: ValueError in one sentence if the link is cut, altered or none.
    """
    held = yield from read_content_in_slices(packed)
    return held if isinstance(held, str) else held.position


def write_log(record: str, game: str) -> str:
    """Return the log of a match at a table for an address.

    Args: game - its key.
    """
    return _pack(record, game)


def read_log(packed: str) -> str:
    """Return the record in the link of a log.

    Raises: InvalidNotation, a ValueError, for what is no link; what is no log its reader refuses.
    """
    return _text_of(packed)


def find_link(address: str) -> str:
    """Return the text of a link from an address or whatever was copied round it, "" if there is none."""
    letters = {"-", *(game.letter for game in GAMES)}
    found = [word for word in _WORD.findall(address)  # a position has words of figures that begin like a link
             if (word[1] in letters if word[0] in LETTERED else word[0] == PLAIN and word != word.lower())]
    return max(found, key=len, default="")


def _text_of(packed: str) -> str:
    """Return the text in a link."""
    return run_to_end(read_text_in_slices(packed))


def read_text_in_slices(packed: str) -> Work[str]:
    """Read the text of a link in slices: a shortened record, a position or puzzles.

    Raises: ValueError in one sentence if the link is cut, altered or none.
    """
    if len(packed) > LINK_LIMIT:
        raise DamagedText(_("The link is too long: {size} characters.").format(size=len(packed)))
    letters = {game.letter: game.key for game in GAMES}
    version = packed[:1]
    key = letters.get(packed[1:2], "")
    if version != PLAIN and (version not in LETTERED or not (key or packed[1:2] == "-")):
        raise _broken(packed)
    body = packed[1 if version == PLAIN else 2:]
    if not body.isascii() or not all(c.isalnum() or c in "-_" for c in body):
        raise _broken(packed)
    words = link_words(key, WORDS) if key and version != PLAIN else b""
    try:
        data = urlsafe_b64decode(body + "=" * (-len(body) % 4))
        if version == LIFTED:
            return (yield from _lowering(data, words))
        return ((yield from _unpacking(data, words)) if version == PACKED else _inflated(data, words)).decode()
    except (zlib.error, ValueError) as error:
        raise error if isinstance(error, DamagedText) else _broken(packed) from None


def _pack(text: str, key: str) -> str:
    return run_to_end(_packing(text, key))


def _packing(text: str, key: str) -> Work[str]:
    plain, words = text.encode(), link_words(key, WORDS)
    lifted = _lifted(text) if len(plain) <= PACKED_TEXT else None
    version, data = PACKED, b""
    if lifted is not None:
        version = LIFTED
        data = _check(plain) + lifted.values + (yield from compress_in_slices(lifted.text.encode(), words))
    elif len(plain) <= PACKED_TEXT:
        data = _check(plain) + (yield from compress_in_slices(plain, words))
    if not 0 < len(data) <= PACKED_MOST:
        squeezer = zlib.compressobj(9, zlib.DEFLATED, _RAW, 9, zlib.Z_DEFAULT_STRATEGY, words)
        version, data = DEFLATED, squeezer.compress(plain) + squeezer.flush()
    return version + game_info(key).letter + urlsafe_b64encode(data).decode().rstrip("=")


class _SplitText(NamedTuple):
    """A text whose random values were taken out, and their bytes behind a byte that counts them."""

    text: str
    values: bytes


def _lifted(text: str) -> _SplitText | None:
    """Return a text without its random values, None if it cannot be written so or has none.

    A match that began before links were signed is written as it was: its other device may be of that time too.
    """
    values = bytes.fromhex("".join(_RANDOM.findall(text))) if _HAS_KEYS in text else b""
    units = len(values) // UNIT
    if not 0 < units <= UNITS_MOST or UNIT_SIGN in text:
        return None
    shorter = _RANDOM.sub(lambda found: UNIT_SIGN * (len(found[0]) // 2 // UNIT), text)
    return _SplitText(shorter, bytes((units,)) + values)


def _lowering(data: bytes, words: bytes) -> Work[str]:
    """Decompress a text and put the random values in their places.

    Raises: ValueError if that was something else.
    """
    if not CHECK < len(data) <= PACKED_MOST:
        raise ValueError("it is too long or cut")
    begin, end = CHECK + 1, CHECK + 1 + UNIT * data[CHECK]
    units = [data[at:at + UNIT].hex() for at in range(begin, end, UNIT)]
    pieces = (yield from decompress_in_slices(data[end:], words, PACKED_TEXT)).decode().split(UNIT_SIGN)
    if len(pieces) != len(units) + 1:
        raise ValueError("it has more or fewer random values")
    text = "".join(piece + unit for piece, unit in zip(pieces, [*units, ""], strict=True))
    if _check(text.encode()) != data[:CHECK]:
        raise ValueError("the check is another one")
    return text


def _check(plain: bytes) -> bytes:
    return zlib.crc32(plain).to_bytes(4, "big")[-CHECK:]


def _unpacking(data: bytes, words: bytes) -> Work[bytes]:
    """Decompress a text in slices.

    Raises: ValueError if that was something else.
    """
    if len(data) > PACKED_MOST:
        raise ValueError("it is too long")
    plain = yield from decompress_in_slices(data[CHECK:], words, PACKED_TEXT)
    if _check(plain) != data[:CHECK]:
        raise ValueError("the check is another one")
    return plain


def _inflated(data: bytes, words: bytes) -> bytes:
    """Inflate a text, up to the size limit.

    Raises: ValueError or zlib.error if it is cut or altered.
    """
    inflater = zlib.decompressobj(_RAW, words)
    plain = inflater.decompress(data, TEXT_LIMIT + 1)
    if len(plain) > TEXT_LIMIT:
        raise DamagedText(_("The link holds too much: more than {limit} bytes.").format(limit=TEXT_LIMIT))
    if not inflater.eof or inflater.unused_data:
        raise ValueError("it is cut")
    return plain


def _broken(packed: str) -> DamagedText:
    return DamagedText(_("The link is cut or altered: {link}.").format(link=quote(packed)))
