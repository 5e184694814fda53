"""Commit-reveal dice: two devices that never meet agree on dice that neither can choose.

Each side draws a secret, hashes it repeatedly and sends the last value of this chain, its *seal* (the commitment).
Later it reveals the earlier values, one after the other; hashing a revealed value leads back to the seal, which proves
it. The seed of a segment of dice combines one value of either side: one that the playing side has not revealed yet, and
one that it learnt only after its own was fixed. So nobody can choose dice or roll them again, and nobody knows them
before his own turn; within it, the playing side could compute them.

A *segment* is one side's play up to the turn or an answer of the other: the dice after an answer depend on a value that
the answering side cannot know. With *live* dice every input that rolls has a segment of its own, for which the other
side reveals a value after it has received the input: nobody can compute anything ahead. *Friendly* dice follow from
both seals and from one value of the home side, which it reveals when the seal of the away side is fixed: neither side
could choose them, and both can compute all of them from then on.

A chain renews itself: when half of it is revealed its side tells the seal of the next one, which is made of the same
secret, and whose values follow when the first chain is at its end. In matches of version 1 a chain ends, and friendly
dice follow from both seals alone, so that the away side, which tells its seal last, could choose them.

The header lines: `Sealed` has version, mode and both seals, `Opened` the last value that either side has revealed, with
the seals and values of later chains behind it, `Stretches` the side and the number of dice of each segment.
"""

import re
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import NamedTuple

from fracas.kernel.chance.dice_stream import SegmentedSeed
from fracas.kernel.errors import DamagedText, InvalidNotation, quote
from fracas.kernel.table import AWAY, HOME, Side
from fracas.locale import _

FIRST, VERSION = "1", "2"  # versions of matches by link: those begun long ago, and those of today
TURN, LIVE, FRIENDLY = "turn", "live", "friendly"  # modes
MODES = (TURN, LIVE, FRIENDLY)
SEALED, OPENED, STRETCHES = "Sealed", "Opened", "Stretches"  # header lines
CHAIN = 4096  # values in the chain of a side, without its seal
NONE = "-"  # no seal, or no value revealed
JOINT = ","  # of what is revealed of the chains of a side
LETTERS = "ha"  # of the sides in the line of stretches

VERSIONS = (FIRST, VERSION)
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
          values - per side its seal ("" = not sent yet) and the values revealed since, in order; a later chain begins
                   with its seal.
          version - one of `VERSIONS`.
    """

    __slots__ = ("version", "way", "values", "later", "table", "used")

    def __init__(self, way: str, values: tuple[list[str], list[str]], version: str = VERSION) -> None:
        super().__init__()
        self.version = version
        self.way = way
        self.values = values
        self.later: tuple[list[str], list[str]] = ([], [])  # per side the seals of its later chains
        self.table: list[Segment] = []
        self.used = [1, 0]  # values of either side that stretches are made of, or were opened for none

    @property
    def is_sealed(self) -> bool:
        """Whether neither side could choose or work out the dice of the other's turn."""
        return self.way != FRIENDLY

    @property
    def is_renewed(self) -> bool:
        """Whether a chain is followed by another one."""
        return self.version != FIRST

    @property
    def is_home_first(self) -> bool:
        """Whether no dice can fall before the home side has revealed its first value."""
        return (self.is_sealed or self.version != FIRST) and len(self.values[HOME]) < 2

    def needed_values(self, side: Side) -> tuple[int, int]:
        """Return the numbers of the values, one of either side, that the next segment of a side needs.

        The first value of the home side belongs to no stretch: it is opened when both seals are known, so that the
        first dice of the away side, who told its seal last, hang on something that it could not know by then.
        """
        home, away = self._next_counts(side)
        return self._number(home), self._number(away)

    def _next_counts(self, side: Side) -> tuple[int, int]:
        home, away = (self.used[who] + (who == side or self.way == LIVE) for who in (HOME, AWAY))
        return home, away

    def _number(self, count: int) -> int:
        """Return the number of the value that is used as the given one: a seal is never used."""
        return count + (count - 1) // CHAIN if self.is_renewed and count else count

    def missing_value_side(self, side: Side) -> Side | None:
        """Return the side whose value the next segment of a side lacks, None if no value is missing."""
        if not self.is_sealed:
            return HOME if self.is_home_first else None
        wanted = self.needed_values(side)
        return next((who for who in (1 - side, side) if wanted[who] >= len(self.values[who])), None)

    def is_spent(self, side: Side) -> bool:
        """Return whether the chains end before the next segment of a side."""
        return self.is_sealed and not self.is_renewed and max(self.needed_values(side)) > CHAIN

    def value(self, side: Side, number: int) -> str:
        """Return a value of a side that was revealed, or the seal of its chain.

        Raises: IndexError if it was not.
        """
        chain, place = divmod(number, CHAIN + 1)
        return self.values[side][number] if not chain or place else self.later[side][chain - 1]

    def lacks_seal(self, side: Side) -> bool:
        """Return whether the seal of a side's next chain is due: half of its last one is revealed."""
        half = len(self.later[side]) * (CHAIN + 1) + CHAIN // 2
        return self.is_renewed and len(self.values[side]) > half

    def begin(self, side: Side, number: int) -> None:
        """Begin a segment whose values are all known.

        Args: number - of its first die.
        """
        home, away = self.needed_values(side)
        self.used = [*self._next_counts(side)]
        opened = ((self.values[HOME][home], self.values[AWAY][away]) if self.is_sealed
                  else () if self.version == FIRST else (self.values[HOME][1],))
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
            SEALED: " ".join((self.version, self.way, *seals)),
            OPENED: " ".join(map(self.opened_text, (HOME, AWAY))),
            STRETCHES: "".join(f"{LETTERS[stretch.side]}{stretch.dice}" for stretch in self.table),
        }

    def opened_text(self, side: Side) -> str:
        """Return the last values that a side has revealed of its chains, as they are written."""
        spans = [self.values[side][at:at + CHAIN + 1] for at in range(0, len(self.values[side]), CHAIN + 1)]
        parts = [spans[0][-1] if len(spans[0]) > 1 else NONE]
        for number, seal in enumerate(self.later[side], 1):
            parts += [seal, *(span[-1] for span in spans[number:number + 1])]
        return JOINT.join(parts)


def read_dice(tags: Mapping[str, str]) -> CommitRevealDice:
    """Return the dice of a record as far as they are revealed.

    Raises: InvalidNotation for another version, Damaged where a value does not lead to its seal.
    """
    said = tags[SEALED].split(" ")
    if len(said) != 4 or said[0] not in VERSIONS or said[1] not in MODES or "Seed" in tags:
        raise InvalidNotation(_("The dice are sealed in a way that this version does not know: {text}.").format(
            text=quote(tags[SEALED])))
    opened = tags.get(OPENED, f"{NONE} {NONE}").split(" ")
    if len(opened) != 2:
        raise _unsealed(tags[OPENED])
    dice = CommitRevealDice(said[1], ([], []), said[0])
    for side, seal, text in zip((HOME, AWAY), said[2:], opened, strict=True):
        _read_opened(dice, side, seal, text)
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


def _read_opened(dice: CommitRevealDice, side: Side, seal: str, text: str) -> None:
    """Read the revealed values of a side; each chain but the last is at its end.

    Raises: Damaged where a value does not lead to its seal.
    """
    first, *more = text.split(JOINT)
    values, later = dice.values[side], dice.later[side]
    values += _values(seal, first)
    if more and not (dice.is_renewed and all(map(_VALUE.fullmatch, more))):
        raise _unsealed(text)
    later += more[::2]
    for begun, opened in zip(later, more[1::2], strict=False):
        if len(values) % (CHAIN + 1) or opened == begun:
            raise _unsealed(text)
        values += _values(begun, opened)


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
