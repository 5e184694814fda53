"""Random streams of bots: dice spread evenly over the samples, and misjudgements fixed by the position."""

from random import Random

from fracas.bots.decision_point import DecisionPoint

BASES = (2, 3, 5, 7, 11, 13)  # one for each of the first dice of a sample


class EvenDice:
    """The dice of one sample out of many; over all samples the first dice are spread evenly.

    So a few samples of a test come close to its exact odds, and everything that is compared gets the same dice.

    Args:   number - of the sample, from 0.
            shift - from where the even spread begins, the same for all samples; also the seed of all further dice.
    Source: Halton sequence, shifted as by Cranley and Patterson (1976).
    """

    __slots__ = ("number", "shift", "at", "rest")

    def __init__(self, number: int, shift: float) -> None:
        self.number = number
        self.shift = shift
        self.at = 0
        self.rest: Random | None = None

    def random(self) -> float:
        """Return the next number from 0 to 1."""
        if self.at < len(BASES):
            self.at += 1
            return (radical_inverse(self.number, BASES[self.at - 1]) + self.shift * self.at) % 1
        if self.rest is None:
            self.rest = Random(f"{self.shift} {self.number}")
        return self.rest.random()


def radical_inverse(number: int, base: int) -> float:
    """Return the radical inverse: the digits mirrored at the point, 1, 2, 3 as 0.1, 0.01, 0.11 in base 2."""
    found, part = 0.0, 1 / base
    while number:
        number, digit = divmod(number, base)
        found += digit * part
        part /= base
    return found


def misjudgement_stream(situation: DecisionPoint) -> Random:
    """Return the stream of misjudgements, the same for every bot in the same position."""
    rules = situation.ruleset
    given = "\n".join(f"{answer.value}" for answer in situation.answers)
    return Random(f"{rules.position(situation.state)}\n{situation.side}\n{given}")


def normal_number(random: Random) -> float:
    """Return a number that is about normal: mean 0, standard deviation 1, at most 3 away."""
    return 2 * (random.random() + random.random() + random.random()) - 3
