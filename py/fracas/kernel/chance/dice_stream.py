"""Virtual dice: die n is a pure function of (seed, n), so no generator state is saved."""

from bisect import bisect_right
from hashlib import sha256


class SegmentedSeed:
    """A seed that changes during a match: each segment of dice has its own.

    The seeds of dice to come are not known; a rule that wants them is stopped as if they were to be typed in.
    """

    __slots__ = ("starts", "seeds", "end")

    def __init__(self) -> None:
        self.starts: list[int] = []  # number of the first die of each stretch, ascending
        self.seeds: list[str] = []
        self.end: float = 0  # dice from this number on are not known yet

    @property
    def is_sealed(self) -> bool:
        """Whether nobody could choose these dice or compute them beforehand."""
        return True

    def at(self, number: int) -> str:
        """Return the seed of a die that is known."""
        return self.seeds[bisect_right(self.starts, number) - 1]


Seed = str | SegmentedSeed


def is_die_known(seed: Seed, number: int) -> bool:
    """Return whether die `number` can be computed."""
    return isinstance(seed, str) or number < seed.end


def die_side(seed: Seed, number: int, sides: int) -> int:
    """Return the side of die `number` of the game with this seed.

    One SHA-256 block a die, its bytes tried in order; a byte that would favour low sides is rejected.

    Args:    seed - any text, or stretches that know the die.
             number - 0 for the first die of the game.
             sides - 1..256.
    Returns: 0..sides-1, each equally likely.
    Source:  rejection sampling as in NIST SP 800-90A, B.5.1.
    """
    limit = 256 - 256 % sides
    key = seed if isinstance(seed, str) else seed.at(number)
    block = 0
    while True:
        text = f"{key}\n{number}" if not block else f"{key}\n{number}\n{block}"
        for byte in sha256(text.encode("utf-8", "surrogatepass")).digest():
            if byte < limit:
                return byte % sides
        block += 1
