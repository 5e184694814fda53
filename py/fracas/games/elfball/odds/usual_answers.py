"""A coach's usual answers to questions of abilities and team support (chapters 21 and 22)."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, cast

from fracas.games.elfball.abilities.ability_dice import GRADED
from fracas.games.elfball.abilities.clipping import better_dice
from fracas.games.elfball.abilities.listed import BY_KEY
from fracas.games.elfball.dice import BLANK, FLOP, HIT, STAR, net_of
from fracas.games.elfball.field import EDGE
from fracas.games.elfball.injury import LIE
from fracas.games.elfball.momentum import KEEP
from fracas.games.elfball.odds.pool import chance, spread
from fracas.games.elfball.shove import STAY
from fracas.games.elfball.state import STANDING, TEAM_SLOTS, State, attacked_goal, has, profile
from fracas.games.elfball.support.team_support import KEEP as LEAVE
from fracas.games.elfball.support.team_support import TAP
from fracas.games.elfball.tables import PUNISHING_DICE, TACKLE_EARNS_ABOVE
from fracas.games.elfball.tackle import tackle_need
from fracas.games.elfball.throwing.lines import AS_ROLLED, FURTHER, SHORTER, straight
from fracas.games.elfball.throwing.throw import STOP
from fracas.kernel.table import Choice, Option

HOPELESS = 4  # net of an Injury roll from which a Keg is not worth it
OFF_FIELD = 4  # an Injury net below takes the player off the field

# Worth of the results to a Pummeller, in tenths of a lying opponent.
FALL, LIES, HURT, GONE = -20, 10, 12, 25


def replaced_face(s: State, choice: Choice) -> Option:
    """Return the die for an ability to replace: the worst of a failing challenge, else a flop.

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


def pummel_dice(s: State, choice: Choice) -> Option:
    """Return the number of dice a Pummeller best gives up, the fall of the attacker counted."""
    return max(choice.options, key=lambda dice: (_pummel_worth(s, choice, int(dice)), -int(dice)))


def _pummel_worth(s: State, choice: Choice, fewer: int) -> Fraction:
    """Return the worth of a Tackle with so many dice fewer."""
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


def taunt_direction(s: State, choice: Choice) -> Option:
    """Return the direction in which an opponent bothers fewest players, the holder counting double.

    On a tie he looks where he does now.
    """
    front = s.book.field.front[s.where[choice.target]]
    bothered = {s.where[p]: 1 + (s.holder == p) for p in TEAM_SLOTS[choice.coach] if s.where[p] >= 0}
    return min(choice.options, key=lambda d: (sum(bothered.get(c, 0) for c in front[int(d)]), d != choice.facts[0]))


def bank_direction(s: State, choice: Choice) -> Option:
    """Return the direction in which the nearest team-mate stands in line, the first if there is none."""

    def gap(d: Option) -> int:
        way = straight(s.book.field, choice.target, int(d), 7)
        mates = [n for n, cell in enumerate(way) if is_mate_at(s, choice.coach, cell)]
        return mates[0] if mates else len(s.where)

    return min(choice.options, key=gap)


def bank_distance(s: State, choice: Choice) -> Option:
    """Return the change that brings the ball to a team-mate, none if no change does."""
    direction, hexes = cast(tuple[int, int], choice.facts)
    way = straight(s.book.field, choice.target, direction, hexes + 1)
    for option, change in ((AS_ROLLED, 0), (FURTHER, 1), (SHORTER, -1)):
        place = hexes + change - 1
        if option in choice.options and 0 <= place < len(way) and is_mate_at(s, choice.coach, way[place]):
            return option
    return AS_ROLLED


def is_mate_at(s: State, side: int, cell: int) -> bool:
    """Return whether a standing player of a side is on a cell."""
    return any(s.where[p] == cell and s.stance[p] == STANDING for p in TEAM_SLOTS[side]) and cell >= 0


def lead_cell(s: State, choice: Choice) -> Option:
    """Return the cell that brings the catcher nearest to the goal, or stop where he is nearest."""
    field, here = s.book.field, s.where[choice.who]
    cells = [here, *(int(c) for c in choice.options if c != STOP and field.lines[int(c)] != EDGE)]
    best = min(cells, key=lambda cell: field.distance(cell, attacked_goal(s, choice.coach, cell)))
    return STOP if best == here else best


def potion_ability(s: State, choice: Choice) -> Option:
    """Return the ability of the player's best attribute."""
    return max(choice.options, key=lambda key: int(getattr(profile(s, choice.who), BY_KEY[str(key)].of)))


ANSWERS: dict[str, Callable[[State, Choice], Option]] = {
    "ability": replaced_face, "pummel": pummel_dice, "rugged": lambda s, choice: LIE,
    "clip": lambda s, choice: better_dice(s, choice.who, s.where[choice.who], choice.target),
    "taunt": taunt_direction, "bank": bank_direction, "bank-distance": bank_distance, "lead": lead_cell,
    "potion": potion_ability,
    "keg": lambda s, choice: TAP if cast(int, choice.facts[0]) < HOPELESS else LEAVE, "plough": lambda s, choice: STAY,
}
