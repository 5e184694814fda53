"""Printed tables of results (chapters 9, 14, 17, 21)."""

from fracas.games.elfball.abilities.listed import ADVANCED, BASIC
from fracas.games.elfball.dice import BLANK, FLOP, HIT, STAR

# Net of an Injury roll, from 0 (and a flop) to 5 and more. Rule: Elfball 17.
INJURIES = ("infirmary", "infirmary", "recovery", "benched", "dazed", "down")

# Successes of a Tackle above what was needed, from 0 to 3 and more. Rule: Elfball 14.
TACKLES = ("slide", "solid", "punishing", "crippling")

PUNISHING_DICE = 6  # Injury dice after a punishing hit
TACKLE_EARNS_ABOVE = 3  # a Tackle earns Momentum for successes above Needed + 3

# What shifts the Momentum. Rule: Elfball 9 "SiM", 21 "Bribed Referee"; the last by the French edition (Ruling 87).
(
    NO_SHIFT, PICK_UP_FAILED, NOT_CAUGHT, DASH_FAILED, FLOPPED, DISENGAGE_FAILED, BALL_STOLEN, BRIBE_OUT, CATCH_FAILED,
) = range(9)

# What a potion does, by the lower and the higher face of its two dice. Rule: Elfball Ruling 50 (reconstructed).
POTIONS = {
    (FLOP, FLOP): "poisoned", (FLOP, BLANK): "sick", (FLOP, STAR): "nothing", (FLOP, HIT): "nothing",
    (BLANK, BLANK): "nothing", (BLANK, STAR): "basic", (BLANK, HIT): "basic", (HIT, HIT): "any", (STAR, HIT): "any",
    (STAR, STAR): "two",
}
# Levels of the General abilities it gives.
POTION_GIFTS = {"basic": ((BASIC,),), "any": ((BASIC, ADVANCED),), "two": ((BASIC,), (ADVANCED,))}
