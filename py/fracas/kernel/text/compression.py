"""Compression of short texts: a context model predicts each sign, and likely signs take few bits.

Prediction by partial matching. Contexts are tried from the most specific on: at the beginning of a line, this beginning
with the first word of the line above, so that players who act in turn are predicted; then the last three signs, two,
one, none. A sign that is not in the table of one context is looked up in the next, which costs an *escape*.
Counts are those of method D, and only tables that did not foretell a sign count it with the one that did. Both ends
first read the words that such texts repeat. A range coder writes what is chosen. All of it is whole numbers and the
order in which signs were first met, so that every machine writes the same bytes; what is changed here needs a new
version of links.

Source: J. Cleary, I. Witten, "Data compression using adaptive coding and partial string matching", 1984; P. Howard,
"The design and analysis of efficient lossless data compression systems", 1993 (method D); D. Subbotin, carryless range
coder, 1999.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import lru_cache

from fracas.kernel.work import Work, run_to_end

ORDER = 3  # last signs that are looked at
START = 3  # signs of a line that still count as its beginning
END = 256  # the sign behind the last one
SLICE = 256  # signs that are read at once
ESCAPE = -1
NEW_LINE = ord("\n")
SIGNS = tuple(bytes((sign,)) for sign in range(END))
BYTES = 6  # of the numbers that a range is kept in
WHOLE, TOP, LEAST = 1 << 8 * BYTES, 1 << 8 * (BYTES - 1), 1 << 8 * (BYTES - 2)

Shares = dict[int, int]  # twice the count less one, by sign in the order in which they were first met
Place = bytes | tuple[bytes, bytes]  # the last signs; the word above and the beginning of the line


def compress(text: bytes, words: bytes) -> bytes:
    """Return the compressed bytes of a text.

    Args: words - phrases that such texts repeat; needed again for decompression.
    """
    return run_to_end(compress_in_slices(text, words))


def compress_in_slices(text: bytes, words: bytes) -> Work[bytes]:
    """Compress a text in slices; see `compress`."""
    foresight, writer = ContextModel(_learnt(words)), _Writer()
    for place, sign in enumerate((*text, END), 1):
        foresight.code(writer, sign)
        if place % SLICE == 0:
            yield place / (len(text) + 1)
    return writer.end()


def decompress(packed: bytes, words: bytes, limit: int) -> bytes:
    """Return the text in compressed bytes.

    Raises: ValueError if the bytes hold none, or one of more than `limit` bytes.
    """
    return run_to_end(decompress_in_slices(packed, words, limit))


def decompress_in_slices(packed: bytes, words: bytes, limit: int) -> Work[bytes]:
    """Decompress a text in slices; see `decompress`."""
    foresight, reader, text = ContextModel(_learnt(words)), _Reader(packed), bytearray()
    while (sign := foresight.code(reader, ESCAPE)) != END:
        text.append(sign)
        if len(text) > limit:
            raise ValueError("the text is too long")
        if len(text) % SLICE == 0:
            yield min(1.0, reader.at / len(packed))
    return bytes(text)


class ContextModel:
    """A model of the signs that follow each context, with the context reached so far.

    Args: known - tables learnt before; not changed.
    """

    __slots__ = ("known", "own", "last", "line", "above")

    def __init__(self, known: Mapping[Place, Shares]) -> None:
        self.known = known
        self.own: dict[Place, Shares] = {}  # the tables that have changed
        self.last = self.line = self.above = b""

    def code(self, coder: _Coder, sign: int) -> int:
        """Write a sign, or read one, and return it."""
        places, excluded, number = self._places(), set[int](), 0
        own, before = self.own, self.known
        for number, place in enumerate(places):  # noqa: B007  # the number of the table that foretold it is wanted
            table = own.get(place) or before.get(place)
            if not table:
                continue
            left = {known: share for known, share in table.items() if known not in excluded} if excluded else table
            if left and (found := coder.choose(left, len(table), sign)) != ESCAPE:
                break
            excluded.update(table)
        else:
            found = coder.choose(dict.fromkeys((n for n in range(END + 1) if n not in excluded), 1), 0, sign)
        self._learn(found, places[:number + 1])
        return found

    def read(self, words: bytes) -> None:
        """Learn the words that both ends know beforehand."""
        for sign in words:
            places = self._places()
            first = next((n for n, place in enumerate(places) if sign in self._table(place)), len(places))
            self._learn(sign, places[:first + 1])

    def _places(self) -> list[Place]:
        """Return the contexts of the next sign, the most specific first."""
        last = self.last
        rows: list[Place] = [last, last[1:], last[2:], b""]  # all that three signs have: quicker than counting
        if len(last) < ORDER:
            rows = [last[n:] for n in range(len(last) + 1)]
        if len(self.line) <= START:
            rows.insert(0, (self.above, self.line))
        return rows

    def _table(self, place: Place) -> Shares:
        own = self.own.get(place)
        return own if own is not None else self.known.get(place, {})

    def _learn(self, sign: int, places: list[Place]) -> None:
        """Count a sign in its tables and move on."""
        own, line = self.own, self.line
        for place in places:
            table = own.get(place)
            if table is None:
                table = own[place] = dict(self.known.get(place, ()))
            table[sign] = table.get(sign, -1) + 2
        if sign == NEW_LINE:
            self.above, self.line = line.replace(b">", b" ").partition(b" ")[0], b""
        elif len(line) <= START and sign != END:
            self.line = line + SIGNS[sign]
        self.last = self.last[1 - ORDER:] + SIGNS[sign % END]


@lru_cache(maxsize=8)  # of every game, a fiftieth of a second each; hardly anybody has links of more than one
def _learnt(words: bytes) -> Mapping[Place, Shares]:
    foresight = ContextModel({})
    foresight.read(words)
    return foresight.own


class _Coder(ABC):
    """A range coder: a range of numbers that narrows with every sign (Subbotin's, without carries)."""

    __slots__ = ("low", "size")

    def __init__(self) -> None:
        self.low, self.size = 0, WHOLE - 1

    @abstractmethod
    def choose(self, shares: Shares, escape: int, sign: int) -> int:
        """Write a sign or, if it has no share, the escape; or read one of them.

        Returns: the sign, or ESCAPE.
        """

    def _narrow(self, start: int, share: int, total: int) -> None:
        """Narrow the range to a share of it."""
        part = self.size // total
        low, size = self.low + start * part, share * part
        while low ^ (low + size) < TOP or size < LEAST:
            if low ^ (low + size) >= TOP:
                size = -low % LEAST
            self._settled(low // TOP)
            low, size = low % TOP << 8, size << 8
        self.low, self.size = low, size

    @abstractmethod
    def _settled(self, byte: int) -> None:
        """Take over the first byte of the range, which is final now."""


class _Writer(_Coder):
    __slots__ = ("out",)

    def __init__(self) -> None:
        super().__init__()
        self.out = bytearray()

    def choose(self, shares: Shares, escape: int, sign: int) -> int:
        total = sum(shares.values())
        if sign not in shares:
            self._narrow(total, escape, total + escape)
            return ESCAPE
        start = 0
        for known, share in shares.items():
            if known == sign:
                self._narrow(start, share, total + escape)
                break
            start += share
        return sign

    def _settled(self, byte: int) -> None:
        self.out.append(byte)

    def end(self) -> bytes:
        """Return all bytes, ended by the shortest number inside the remaining range."""
        for count in range(1, BYTES + 1):
            step = WHOLE >> 8 * count
            value = -(-self.low // step) * step
            if value < self.low + self.size:
                break
        return bytes(self.out) + value.to_bytes(BYTES, "big")[:count]


class _Reader(_Coder):
    __slots__ = ("packed", "at", "value")

    def __init__(self, packed: bytes) -> None:
        super().__init__()
        self.packed, self.at = packed, BYTES
        self.value = int.from_bytes(packed[:BYTES].ljust(BYTES, b"\0"), "big")

    def choose(self, shares: Shares, escape: int, sign: int) -> int:
        start, total = 0, sum(shares.values()) + escape
        place = (self.value - self.low) // (self.size // total)
        for known, share in shares.items():
            if place < start + share:
                self._narrow(start, share, total)
                return known
            start += share
        if place >= total:
            raise ValueError("these bytes hold no text")
        self._narrow(start, escape, total)
        return ESCAPE

    def _settled(self, byte: int) -> None:
        if self.at >= len(self.packed) + BYTES:
            raise ValueError("the text is cut")
        self.value = (self.value - byte * TOP << 8) + (self.packed[self.at] if self.at < len(self.packed) else 0)
        self.at += 1
