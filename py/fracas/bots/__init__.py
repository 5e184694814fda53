"""Bots: they see a ruleset and a position, search in slices and explain their decisions.

`levels` has the bots, `search` the search, `candidates` the moves it compares, `evaluate` their evaluation,
`decision_point` the knowledge of a bot, `match` whole matches between bots.
"""

from fracas.bots.levels import KEYS, LEVELS, Bot
from fracas.bots.match import play_match

__all__ = ["KEYS", "LEVELS", "Bot", "play_match"]
