"""Dice: faces, weights, and the exact distribution of every roll.

A face is an int: 1..n on numbered dice, 0..n-1 on picture dice. A roll of one `Die` gives a face, a roll of `Dice` a
tuple of faces. `again` names a face that brings one more die (Elfball's star): such a roll has `count` dice plus one
for each `again` face shown.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import comb, factorial, lcm, prod


class Die:
    """One kind of die.

    Args: name - unique key ("D6").
          faces - one short text a face, used in records.
          weights - how many of the equally likely sides show that face; default one each.
          low - number of the first face.
    """

    __slots__ = ("name", "faces", "weights", "low", "sides", "by_side")

    def __init__(self, name: str, faces: tuple[str, ...], weights: tuple[int, ...] = (), low: int = 1) -> None:
        self.name = name
        self.faces = faces
        self.weights = weights or (1,) * len(faces)
        self.low = low
        self.by_side: tuple[int, ...] = tuple(low + i for i, w in enumerate(self.weights) for _ in range(w))
        self.sides = len(self.by_side)

    def __rmul__(self, count: int) -> Dice:
        return Dice(self, count)

    def __repr__(self) -> str:
        return self.name

    def text(self, face: int) -> str:
        """Return the record text of a face."""
        return self.faces[face - self.low]

    def has(self, face: object) -> bool:
        """Return whether `face` is a face of this die."""
        return type(face) is int and self.low <= face < self.low + len(self.faces)


def numbered_die(sides: int) -> Die:
    """Return the die with faces 1..sides."""
    return Die(f"D{sides}", tuple(str(n) for n in range(1, sides + 1)))


D2, D3, D6, D8, D10, D20 = (numbered_die(n) for n in (2, 3, 6, 8, 10, 20))


class Dice:
    """Several equal dice rolled at once; with `again`, each such face brings one more die.

    The order of the faces carries no meaning with `again`, nor if they are `unordered`: the odds then list every set of
    faces once.
    """

    __slots__ = ("die", "count", "again", "unordered")

    def __init__(self, die: Die, count: int, again: int | None = None, unordered: bool = False) -> None:
        self.die = die
        self.count = count
        self.again = again
        self.unordered = unordered

    def __repr__(self) -> str:
        return f"{self.count}{self.die.name}{'+' if self.again is not None else ''}"

    def __str__(self) -> str:
        """Return it as people say it: "2D6", "3 x challenge"."""
        name = self.die.name
        return f"{self.count}{name}" if name[:1] == "D" and name[1:].isdigit() else f"{self.count} × {name}"


AnyDice = Die | Dice
Faces = int | tuple[int, ...]
Bands = Callable[..., Hashable]


def is_possible_throw(dice: AnyDice, faces: object) -> bool:
    """Return whether `faces` is a complete and possible result of `dice`, in the order thrown."""
    if isinstance(dice, Die):
        return dice.has(faces)
    if not isinstance(faces, tuple) or not all(dice.die.has(face) for face in faces):
        return False
    owed = dice.count
    for face in faces:
        if owed == 0:
            return False
        owed += (face == dice.again) - 1
    return owed == 0


def draw(dice: AnyDice, side: Callable[[int], int]) -> Faces:
    """Roll `dice`, taking the sides from `side(number of sides) -> 0..sides-1`, one call a die."""
    if isinstance(dice, Die):
        return dice.by_side[side(dice.sides)]
    die, again = dice.die, dice.again
    faces = [die.by_side[side(die.sides)] for _ in range(dice.count)]
    if again is not None:
        for face in faces:  # grows while it is walked: a new die may bring another
            if face == again:
                faces.append(die.by_side[side(die.sides)])
    return tuple(faces)


def outcomes(dice: AnyDice, bands: Bands | None = None, more: int = 0) -> list[tuple[Faces, Fraction]]:
    """List the distinguishable results of a roll with their exact chances.

    Args:    bands - results of equal key are interchangeable; one representative of each is listed. None = by faces.
             more - for dice with `again`: from this many extra dice on, nothing more is distinguished.
    Returns: (faces, chance) pairs in a stable order; the chances add up to 1.
    """
    if bands is None:
        return list(_raw(dice, more))
    shares, whole = _shares(dice, more)
    merged: dict[Hashable, tuple[Faces, int]] = {}
    for faces, share in shares:
        key = bands(faces)
        seen = merged.get(key)
        merged[key] = (faces, share) if seen is None else (seen[0], seen[1] + share)
    return [(faces, Fraction(share, whole)) for faces, share in merged.values()]


@lru_cache(maxsize=256)
def _shares(dice: AnyDice, more: int) -> tuple[tuple[tuple[Faces, int], ...], int]:
    """Return the results of a roll with their chances in parts of a whole, and the whole, for quick sums."""
    raw = _raw(dice, more)
    whole = lcm(*(chance.denominator for _, chance in raw))
    return tuple((faces, chance.numerator * (whole // chance.denominator)) for faces, chance in raw), whole


@lru_cache(maxsize=256)
def _raw(dice: AnyDice, more: int) -> tuple[tuple[Faces, Fraction], ...]:
    if isinstance(dice, Die):
        return tuple((dice.low + i, Fraction(w, dice.sides)) for i, w in enumerate(dice.weights))
    if dice.again is not None:
        return tuple(_exploding(dice, more))
    if dice.unordered:
        return tuple(_sets(dice))
    die = dice.die
    singles = [(die.low + i, w) for i, w in enumerate(die.weights)]
    whole = die.sides**dice.count
    return tuple(
        (tuple(face for face, _ in rolled), Fraction(prod(w for _, w in rolled), whole))
        for rolled in product(singles, repeat=dice.count)
    )


def _sets(dice: Dice) -> list[tuple[Faces, Fraction]]:
    """List every set of faces once, high faces first, with the chance of all its orders together."""
    die, n = dice.die, dice.count
    listed: list[tuple[Faces, Fraction]] = []
    for counts in _compositions(n, len(die.weights)):
        ways = factorial(n)
        for c, w in zip(counts, die.weights, strict=True):
            ways = ways // factorial(c) * w**c
        faces = tuple(die.low + i for i in reversed(range(len(counts))) for _ in range(counts[i]))
        listed.append((faces, Fraction(ways, die.sides**n)))
    return listed


def _exploding(dice: Dice, more: int) -> list[tuple[Faces, Fraction]]:
    """List extra dice 0..more (the last standing for all further ones) times the resting faces.

    Every chain of extra dice ends with one face that brings none, so `count` dice always rest; the number of extra dice
    has the negative binomial distribution and does not depend on the resting faces.
    Source: Feller, An Introduction to Probability Theory, vol. 1, VI.8 (1968).
    """
    die, n, again = dice.die, dice.count, dice.again
    assert again is not None and more > 0, "a roll that can bring more dice must say from how many on none matters"
    weight = die.weights[again - die.low]
    p = Fraction(weight, die.sides)
    extra = [comb(n + k - 1, k) * p**k * (1 - p) ** n if n else Fraction(k == 0) for k in range(more)]
    extra.append(1 - sum(extra, Fraction(0)))
    resting = [(face, w) for face, w in enumerate(die.weights, die.low) if face != again]
    listed: list[tuple[Faces, Fraction]] = []
    for counts in _compositions(n, len(resting)):
        ways = factorial(n)
        for c, (_, w) in zip(counts, resting, strict=True):
            ways = ways // factorial(c) * w**c
        share = Fraction(ways, (die.sides - weight) ** n)
        at_rest = tuple(face for c, (face, _) in zip(counts, resting, strict=True) for _ in range(c))
        listed += [((again,) * k + at_rest, share * chance) for k, chance in enumerate(extra) if chance]
    return listed


def _compositions(total: int, parts: int) -> list[tuple[int, ...]]:
    """List all ways to write `total` as an ordered sum of `parts` numbers >= 0."""
    if parts == 1:
        return [(total,)]
    return [(first, *rest) for first in range(total + 1) for rest in _compositions(total - first, parts - 1)]
