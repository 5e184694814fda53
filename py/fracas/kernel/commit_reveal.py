"""Commit-reveal dice: two devices that never meet agree on dice that neither can choose.

Each side draws a secret, hashes it repeatedly and sends the last value of this chain, its *seal* (the commitment).
Later it reveals the earlier values, one after the other; hashing a revealed value leads back to the seal, which proves
it. The seed of a segment of dice combines one value of either side: one that the playing side has not revealed yet, and
one that it learnt only after its own was fixed. So nobody can choose dice or roll them again, and nobody knows them
before his own turn; within it, the playing side could compute them.

A *segment* is one side's play up to the turn or an answer of the other: the dice after an answer depend on a value that
the answering side cannot know. With *live* dice every input that rolls has a segment of its own, for which the other
side reveals a value after it has received the input: nobody can compute anything ahead. *Friendly* dice follow from
both seals alone: nothing is revealed, and both sides could compute all dice.

The header lines: `Sealed` has version, mode and both seals, `Opened` the last value that either side has revealed,
`Stretches` the side and the number of dice of each segment.
"""

import re
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import NamedTuple

from fracas.kernel.dice_stream import SegmentedSeed
from fracas.kernel.errors import DamagedText, InvalidNotation, quote
from fracas.kernel.table import AWAY, HOME, Side
from fracas.locale import _

VERSION = "1"
TURN, LIVE, FRIENDLY = "turn", "live", "friendly"  # modes
MODES = (TURN, LIVE, FRIENDLY)
SEALED, OPENED, STRETCHES = "Sealed", "Opened", "Stretches"  # header lines
CHAIN = 4096  # values in the chain of a side, without its seal
NONE = "-"  # no seal, or no value revealed
LETTERS = "ha"  # of the sides in the line of stretches

_VALUE = re.compile(r"[0-9a-f]{32}")
_TABLE = re.compile(r"(?:[ha][0-9]{1,5})*")
_STRETCH = re.compile(r"([ha])([0-9]+)")


class Segment(NamedTuple):
    """A segment of dice: one side's play under one seed."""

    side: Side  # the playing side
    dice: int  # number of dice rolled in it


def chain_hash(value: str) -> str:
    """Return the hash of a value, which precedes it in the chain."""
    return sha256(f"fracas sealed\n{value}".encode()).hexdigest()[:32]


class CommitRevealDice(SegmentedSeed):
    """The dice of a match, known as far as both sides have revealed their values.

    Args: way - the mode, one of `MODES`.
          values - per side its seal ("" = not sent yet) and the values revealed since, in order.
    """

    __slots__ = ("way", "values", "table", "used")

    def __init__(self, way: str, values: tuple[list[str], list[str]]) -> None:
        super().__init__()
        self.way = way
        self.values = values
        self.table: list[Segment] = []
        self.used = [1, 0]  # values of either side that stretches are made of, or were opened for none

    @property
    def is_sealed(self) -> bool:
        """Whether neither side could choose or work out the dice of the other's turn."""
        return self.way != FRIENDLY

    def needed_values(self, side: Side) -> tuple[int, int]:
        """Return the numbers of the values, one of either side, that the next segment of a side needs.

        The first value of the home side belongs to no stretch: it is opened when both seals are known, so that the
        first dice of the away side, who told its seal last, hang on something that it could not know by then.
        """
        one_more = [self.used[who] + (who == side or self.way == LIVE) for who in (HOME, AWAY)]
        return one_more[HOME], one_more[AWAY]

    def missing_value_side(self, side: Side) -> Side | None:
        """Return the side whose value the next segment of a side lacks, None if no value is missing."""
        if not self.is_sealed:
            return None
        wanted = self.needed_values(side)
        return next((who for who in (1 - side, side) if wanted[who] >= len(self.values[who])), None)

    def begin(self, side: Side, number: int) -> None:
        """Begin a segment whose values are all known.

        Args: number - of its first die.
        """
        home, away = self.used = [*self.needed_values(side)]
        opened = (self.values[HOME][home], self.values[AWAY][away]) if self.is_sealed else ()
        seed = "\n".join((self.way, *(values[0] for values in self.values), str(len(self.table)), str(side), *opened))
        self.starts.append(number)
        self.seeds.append(sha256(seed.encode()).hexdigest())
        self.table.append(Segment(side, 0))

    def settle(self, table: Sequence[Segment]) -> None:
        """Forget all dice beyond the last one that was rolled.

        Args: table - the segments of the match.
        """
        for gone in self.table[len(table):]:
            self.used[gone.side] -= 1
            self.used[1 - gone.side] -= self.way == LIVE
        self.table = list(table)
        del self.starts[len(table):], self.seeds[len(table):]
        self.end = sum(stretch.dice for stretch in table)

    def tags(self) -> dict[str, str]:
        """Return the header lines."""
        seals = (values[0] or NONE for values in self.values)
        return {
            SEALED: " ".join((VERSION, self.way, *seals)),
            OPENED: " ".join(values[-1] if len(values) > 1 else NONE for values in self.values),
            STRETCHES: "".join(f"{LETTERS[stretch.side]}{stretch.dice}" for stretch in self.table),
        }


def read_dice(tags: Mapping[str, str]) -> CommitRevealDice:
    """Return the dice of a record as far as they are revealed.

    Raises: InvalidNotation for another version, Damaged where a value does not lead to its seal.
    """
    said = tags[SEALED].split(" ")
    if len(said) != 4 or said[0] != VERSION or said[1] not in MODES or "Seed" in tags:
        raise InvalidNotation(_("The dice are sealed in a way that this version does not know: {text}.").format(
            text=quote(tags[SEALED])))
    opened = tags.get(OPENED, f"{NONE} {NONE}").split(" ")
    if len(opened) != 2:
        raise _unsealed(tags[OPENED])
    dice = CommitRevealDice(said[1], (_values(said[2], opened[0]), _values(said[3], opened[1])))
    written, number = tags.get(STRETCHES, ""), 0
    if not _TABLE.fullmatch(written):
        raise _unsealed(written)
    for letter, count in _STRETCH.findall(written):
        side = HOME if letter == LETTERS[HOME] else 1 - HOME
        if dice.missing_value_side(side) is not None:
            raise _unsealed(written)
        dice.begin(side, number)
        dice.table[-1] = Segment(side, int(count))
        number += int(count)
    dice.end = number
    return dice


def _values(seal: str, opened: str) -> list[str]:
    """Return a seal and the values revealed after it."""
    if seal == NONE and opened == NONE:
        return [""]
    if not _VALUE.fullmatch(seal) or not (opened == NONE or _VALUE.fullmatch(opened)):
        raise _unsealed(f"{seal} {opened}")
    values = [seal] if opened == NONE else [opened]
    while values[-1] != seal:
        if len(values) > CHAIN:
            sentence = _("The dice are not the sealed ones: {value} does not lead to the seal {seal}.")
            raise DamagedText(sentence.format(value=quote(opened), seal=quote(seal)))
        values.append(chain_hash(values[-1]))
    return values[::-1]


def _unsealed(text: str) -> DamagedText:
    return DamagedText(_("What the record says of its sealed dice cannot be: {text}.").format(text=quote(text)))
