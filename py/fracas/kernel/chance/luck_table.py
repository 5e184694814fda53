"""The chances of paths, told apart by the helps left: skills, abilities and re-rolls that serve once.

A path with a smaller chance may be the better one to go on from, because its help is still to be used. So a search
keeps the *luck* of each: how likely it is to come so far with these helps left, and with those. Lucks are numbers here;
what follows from one, and which of two beats the other, is worked out once.
"""

from collections.abc import Callable, Hashable, Iterable

FAINT = 1e-12  # a difference of less is one of rounding

Helps = int  # as bits
Branches = Callable[[Helps], Iterable[tuple[Helps, float]]]
"""From the helps left before a hurdle to those left behind it, each with its chance."""

START = 0  # the luck before the first hurdle


class LuckTable:
    """All lucks that one search meets.

    Args: helps - left at the start.
    """

    def __init__(self, helps: Helps) -> None:
        self._is_alone = not helps
        self._lucks: list[dict[Helps, float]] = [{helps: 1.0}]
        self._numbers: dict[tuple[tuple[Helps, float], ...], int] = {((helps, 1.0),): START}
        self.totals = [1.0]  # by luck the chance, whatever is left
        self.origins: list[tuple[int, Hashable]] = [(START, None)]  # by luck the one before, and the hurdle between
        self._after: dict[tuple[int, Hashable], int] = {}
        self._beats: dict[tuple[int, int], bool] = {}

    def after(self, luck: int, hurdle: Hashable, branches: Branches) -> int:
        """Return the luck behind a hurdle.

        Args: hurdle - a name of its own; branches - what may come of it.
        """
        key = luck, hurdle
        found = self._after.get(key)
        if found is None:
            chances: dict[Helps, float] = {}
            for helps, chance in self._lucks[luck].items():
                for left, share in branches(helps):
                    chances[left] = chances.get(left, 0.0) + chance * share
            found = self._after[key] = self._number(chances, key)
        return found

    def _number(self, chances: dict[Helps, float], origin: tuple[int, Hashable]) -> int:
        name = tuple(sorted(chances.items()))
        number = self._numbers.get(name)
        if number is None:
            number = self._numbers[name] = len(self._lucks)
            self._lucks.append(chances)
            self.totals.append(sum(chances.values()))
            self.origins.append(origin)
        return number

    def beats(self, one: int, other: int) -> bool:
        """Return whether a luck is at least as good as another, whatever hurdles follow."""
        if one == other or one == START:
            return True
        if self.totals[one] < self.totals[other] - FAINT:
            return False
        if self._is_alone:
            return True
        key = one, other
        found = self._beats.get(key)
        if found is None:
            found = self._beats[key] = _covers(self._lucks[one], self._lucks[other])
        return found

    def is_likelier(self, one: int, other: int) -> bool:
        """Return whether the chance of a luck is greater, whatever is left."""
        return self.totals[one] > self.totals[other] + FAINT


def _covers(one: dict[Helps, float], other: dict[Helps, float]) -> bool:
    """Return whether each chance of the other luck has one in the first with as much left or more.

    What has most left is looked at first, and takes what matches it best.
    """
    spare = dict(one)
    for helps in sorted(other, reverse=True):
        needed = other[helps] - spare.pop(helps, 0.0)
        if needed < 0:
            spare[helps] = -needed
            continue
        for left in sorted(spare):
            if needed <= FAINT:
                break
            if not helps & ~left:
                taken = spare[left]
                if taken > needed:
                    spare[left] = taken - needed
                    needed = 0.0
                    break
                del spare[left]
                needed -= taken
        if needed > FAINT:
            return False
    return True
