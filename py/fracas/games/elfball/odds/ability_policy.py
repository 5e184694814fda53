"""What a coach usually does at a question that an ability of dice or fighting asks (chapter 22)."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, cast

from fracas.games.elfball.ability_dice import GRADED
from fracas.games.elfball.clipping import better_dice
from fracas.games.elfball.dice import BLANK, FLOP, HIT, STAR, net_of
from fracas.games.elfball.injury import LIE
from fracas.games.elfball.momentum import KEEP
from fracas.games.elfball.odds.pool import chance, spread
from fracas.games.elfball.state import State, has, profile
from fracas.games.elfball.tables import PUNISHING_DICE, TACKLE_EARNS_ABOVE
from fracas.games.elfball.tackle import tackle_need
from fracas.kernel.table import Choice, Option

OFF_FIELD = 4  # an Injury net below takes the player off the field

# What a Pummeller thinks of the results, in tenths of an opponent who lies.
FALL, LIES, HURT, GONE = -20, 10, 12, 25


def replaced_face(s: State, choice: Choice) -> Option:
    """Return the die an ability replaces: the worst while the challenge fails, and a flop where more is better.

    A success is replaced only where that cannot make a flop of it.
    """
    kind, need, dice, fixed, _ = cast(Sequence[Any], choice.facts)
    net = net_of((*dice, *fixed), s.options.simple_star)
    order: tuple[int, ...] = ()
    if net < need:
        order = (FLOP, BLANK, *(face for face in (HIT, STAR) if net > net_of((face,), s.options.simple_star)))
    elif not need:
        order = (FLOP, BLANK)
    elif kind in GRADED:
        order = (FLOP,)
    return next((face for face in order if face in choice.options), KEEP)


def held_back(s: State, choice: Choice) -> Option:
    """Return how many dice a Pummeller gives up: what hurts the target most, the fall of the attacker counted."""
    return max(choice.options, key=lambda dice: (_pummel_worth(s, choice, int(dice)), -int(dice)))


def _pummel_worth(s: State, choice: Choice, fewer: int) -> Fraction:
    """Return what a Tackle with so many dice fewer is worth."""
    p, target, simple = choice.who, choice.target, s.options.simple_star
    dice = int(cast(int, choice.facts[0])) - fewer
    flop, _, _, solid, punishing, crippling = spread(
        dice, tackle_need(s, p, target).value, TACKLE_EARNS_ABOVE, simple,
    )
    less = has(s, p, "bonecrusher")
    off = [
        1 - chance(grit - less, OFF_FIELD + fewer, simple=simple) for grit in (PUNISHING_DICE, profile(s, target).grit)
    ]
    hurt = sum((likely * (HURT + (GONE - HURT) * gone)
                for likely, gone in zip((punishing, crippling), off, strict=True)), Fraction(0))
    return flop * FALL + solid * LIES + hurt


def dice_past_clipper(s: State, choice: Choice) -> Option:
    """Return the dice with which to get past a Clipper."""
    return better_dice(s, choice.who, s.where[choice.who], choice.target)


ABILITY_CHOICES: dict[str, Callable[[State, Choice], Option]] = {
    "ability": replaced_face, "pummel": held_back, "clip": dice_past_clipper, "rugged": lambda s, choice: LIE,
}
