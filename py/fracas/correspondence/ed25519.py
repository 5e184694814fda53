"""Ed25519 signatures in whole numbers: who holds a secret signs a text, and who knows its key can tell.

A signature is a function of the secret and the text alone: no chance is drawn and nothing is used up, so that a secret
may lie on two devices and a text may be signed again. A point of the curve is held as (X, Y, Z, T) with x = X/Z,
y = Y/Z and xy = T/Z. Nothing here takes the same time for all secrets: it is for a device that its coach alone holds.

Source: S. Josefsson, I. Liusvaara, "Edwards-curve digital signature algorithm (EdDSA)", RFC 8032, 2017; H. Hisil and
others, "Twisted Edwards curves revisited", 2008 (addition and doubling).
"""

from functools import cache, lru_cache
from hashlib import sha512

KEY, SIGNATURE = 32, 64  # bytes
REMEMBERED = 100  # signatures that were looked at
P = 2**255 - 19  # the field
WIDEST = 255  # bits of a number by which the base point is multiplied
ORDER = 2**252 + 27742317777372353535851937790883648493  # of the base point
D = -121665 * pow(121666, P - 2, P) % P
ROOT = pow(2, (P - 1) // 4, P)  # of -1

Point = tuple[int, int, int, int]
NEUTRAL: Point = (0, 1, 1, 0)


def public_key(secret: bytes) -> bytes:
    """Return the key to which signatures made with a secret of 32 bytes belong."""
    return _key_pair(secret)[2]


def sign(secret: bytes, text: bytes) -> bytes:
    """Return the signature of a text, made with a secret of 32 bytes."""
    scalar, prefix, key = _key_pair(secret)
    nonce = _number(prefix, text) % ORDER
    commitment = _bytes(_multiple_of_base(nonce))
    answer = (nonce + _number(commitment, key, text) * scalar) % ORDER
    return commitment + answer.to_bytes(32, "little")


@lru_cache(REMEMBERED)
def is_signature(key: bytes, text: bytes, signature: bytes) -> bool:
    """Return whether a text was signed with the secret of a key.

    A match is asked for the same again and again.
    """
    point, answer = _point(key), int.from_bytes(signature[32:], "little")
    if point is None or len(signature) != SIGNATURE or answer >= ORDER:
        return False
    challenge = _number(signature[:32], key, text) % ORDER
    x, y, z, t = point
    return _bytes(_sum_of_multiples(answer, BASE, challenge, (P - x, y, z, P - t))) == signature[:32]


@lru_cache(maxsize=4)
def _key_pair(secret: bytes) -> tuple[int, bytes, bytes]:
    """Return the number of a secret, the prefix of its nonces, and its key."""
    wide = sha512(secret).digest()
    scalar = int.from_bytes(wide[:32], "little") & ((1 << 254) - 8) | 1 << 254
    return scalar, wide[32:], _bytes(_multiple_of_base(scalar))


def _number(*parts: bytes) -> int:
    return int.from_bytes(sha512(b"".join(parts)).digest(), "little")


def _add(one: Point, other: Point) -> Point:
    x1, y1, z1, t1 = one
    x2, y2, z2, t2 = other
    a, b = (y1 - x1) * (y2 - x2) % P, (y1 + x1) * (y2 + x2) % P
    c, d = 2 * t1 * t2 * D % P, 2 * z1 * z2 % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def _double(point: Point) -> Point:
    x, y, z, _t = point
    a, b = x * x % P, y * y % P
    h = a + b
    e, g = h - (x + y) * (x + y) % P, a - b
    f = 2 * z * z % P + g
    return e * f % P, g * h % P, f * g % P, e * h % P


@cache
def _doubled_base() -> tuple[Point, ...]:
    """Return the base point doubled again and again: every signature needs the same ones."""
    points = [BASE]
    for _bit in range(1, WIDEST):
        points.append(_double(points[-1]))
    return tuple(points)


def _multiple_of_base(number: int) -> Point:
    """Return the multiple of the base point by a number below 2 to the power of `WIDEST`."""
    total = NEUTRAL
    for bit, point in enumerate(_doubled_base()):
        if number >> bit & 1:
            total = _add(total, point)
    return total


def _sum_of_multiples(one: int, first: Point, other: int, second: Point) -> Point:
    """Return the sum of a multiple of one point and a multiple of another, in one run."""
    both, total = _add(first, second), NEUTRAL
    for bit in range(max(one.bit_length(), other.bit_length()) - 1, -1, -1):
        total = _double(total)
        is_one, is_other = one >> bit & 1, other >> bit & 1
        if is_one or is_other:
            total = _add(total, both if is_one and is_other else first if is_one else second)
    return total


def _bytes(point: Point) -> bytes:
    x, y, z, _t = point
    inverse = pow(z, -1, P)
    return (y * inverse % P | (x * inverse % P & 1) << 255).to_bytes(32, "little")


@lru_cache(maxsize=4)
def _point(text: bytes) -> Point | None:
    """Return the point that bytes stand for, None if they stand for none."""
    if len(text) != KEY:
        return None
    y = int.from_bytes(text, "little")
    is_odd, y = y >> 255, y & ((1 << 255) - 1)
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if x * x % P != square:
        x = x * ROOT % P
    if x * x % P != square or (x == 0 and is_odd):
        return None
    if x & 1 != is_odd:
        x = P - x
    return x, y, 1, x * y % P


def _base() -> Point:
    point = _point((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))
    assert point is not None
    return point


BASE = _base()
