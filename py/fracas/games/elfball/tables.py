"""Printed tables of results (chapters 9, 14, 17)."""

from __future__ import annotations

# Net of an Injury roll, from 0 (and a flop) to 5 and more. Rule: Elfball 17.
INJURIES = ("infirmary", "infirmary", "recovery", "benched", "dazed", "down")

# Successes of a Tackle above what was needed, from 0 to 3 and more. Rule: Elfball 14.
TACKLES = ("slide", "solid", "punishing", "crippling")

PUNISHING_DICE = 6  # Injury dice after a punishing hit
TACKLE_EARNS_ABOVE = 3  # a Tackle earns Momentum for successes above Needed + 3

# What shifts the Momentum. Rule: Elfball 9 "SiM".
NO_SHIFT, PICK_UP_FAILED, NOT_CAUGHT, DASH_FAILED, FLOPPED, DISENGAGE_FAILED, BALL_STOLEN = range(7)
