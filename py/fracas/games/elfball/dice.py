"""The challenge die and the net result of a throw (chapter 2.1 and 2.2)."""

from fracas.kernel.dice import Dice, Die

FLOP, BLANK, STAR, HIT = 0, 1, 2, 3
MOST_DICE = 6  # Ruling 3

CHALLENGE = Die("challenge", ("x", "-", "*", "o"), (1, 2, 1, 2), low=0)

_POOLS = tuple(Dice(CHALLENGE, n, STAR) for n in range(MOST_DICE + 1))
_SIMPLE_POOLS = tuple(Dice(CHALLENGE, n, unordered=True) for n in range(MOST_DICE + 1))


def pool_of(dice: int, simple_star: bool) -> Dice:
    """Return the pool of so many dice, never more than six.

    Rule: Elfball 2.2 (1), Ruling 3; 24.3 (a simple star brings no further die).
    """
    return (_SIMPLE_POOLS if simple_star else _POOLS)[min(dice, MOST_DICE)]


def net_of(faces: tuple[int, ...], simple_star: bool) -> int:
    """Return successes minus flops; below 0 the challenge is flopped.

    Rule: Elfball 2.2 (5, 7); 24.3 (a simple star is two successes).
    """
    stars = faces.count(STAR)
    return faces.count(HIT) + (2 * stars if simple_star else stars) - faces.count(FLOP)
