"""Bots: they see a ruleset and a position, think in slices and explain themselves.

`levels` has the bots, `search` how they think, `candidates` what they consider, `evaluate` how they judge it,
`situation` what they are told, `match` whole matches between them.
"""

from fracas.bots.levels import KEYS, LEVELS, Bot
from fracas.bots.match import play_match

__all__ = ["KEYS", "LEVELS", "Bot", "play_match"]
