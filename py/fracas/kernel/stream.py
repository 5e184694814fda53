"""The dice of a virtual game: die number n is a pure function of (seed, n), so no generator has to be saved."""

from hashlib import sha256


def side(seed: str, number: int, sides: int) -> int:
    """Return the side of die `number` of the game with this seed.

    One SHA-256 block a die, its bytes tried in order; a byte that would favour low sides is rejected.

    Args:    seed - any text.
             number - 0 for the first die of the game.
             sides - 1..256.
    Returns: 0..sides-1, each equally likely.
    Source:  rejection sampling as in NIST SP 800-90A, B.5.1.
    """
    limit = 256 - 256 % sides
    block = 0
    while True:
        text = f"{seed}\n{number}" if not block else f"{seed}\n{number}\n{block}"
        for byte in sha256(text.encode("utf-8", "surrogatepass")).digest():
            if byte < limit:
                return byte % sides
        block += 1
