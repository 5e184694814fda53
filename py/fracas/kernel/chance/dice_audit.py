"""Dice audit: the extent to which a replayed record proves its dice.

A record is a text that anybody may write. The seed gives every virtual die, so none can be changed; but whoever holds
the seed can work out dice before they fall, and dice thrown by hand are taken at the word of the side that threw them.
"""

from typing import NamedTuple

from fracas.kernel.chance.dice_stream import SegmentedSeed
from fracas.kernel.game import Game
from fracas.locale import _, ngettext

SEED, HAND, UNCHECKED = "seed", "hand", "unchecked"  # for programs


class DiceAudit(NamedTuple):
    """The extent to which the dice of a match can be checked."""

    is_checkable: bool  # False = format 1, from which actions may have been taken out unnoticed
    by_hand: int  # dice thrown by the sides that declared it
    is_sealed: bool = False  # two devices agreed on dice that neither could choose

    @property
    def key(self) -> str:
        """The grade in a word, for programs."""
        return UNCHECKED if not self.is_checkable else HAND if self.by_hand else SEED

    @property
    def text(self) -> str:
        """The grade in a sentence."""
        if not self.is_checkable:
            return _("The dice cannot be checked: the record is of an older format.")
        if self.is_sealed:
            return _("All dice are those that both sides had sealed.")
        if not self.by_hand:
            return _("All dice are virtual and of the seed.")
        sentence = ngettext("{n} die was thrown by hand by the side that declared it.",
                            "{n} dice were thrown by hand by the sides that declared it.", self.by_hand)
        return sentence.format(n=self.by_hand)


def audit_dice(game: Game) -> DiceAudit:
    """Audit the dice of a match."""
    thrown = [answer.value for ply in game.plies for answer in ply.answers if answer.is_real]
    by_hand = sum(len(faces) if isinstance(faces, tuple) else 1 for faces in thrown)
    return DiceAudit(game.format > 1, by_hand, isinstance(game.seed, SegmentedSeed) and game.seed.is_sealed)
