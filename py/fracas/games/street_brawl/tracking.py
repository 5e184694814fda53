"""Street Brawl at a table without a board: as Elfball, by its own rules."""

from dataclasses import replace

from fracas.games.elfball import tracking as elfball
from fracas.games.street_brawl.ruleset import RULESET
from fracas.kernel.contracts.tracking_rules import tracking_ruleset

TRACKING = replace(
    elfball.TRACKING,
    rules=tracking_ruleset(RULESET, elfball.ENTRY_KINDS, begin=elfball.begin, join=elfball.join,
                           teams=lambda s: s.codes))
