"""What a coach usually answers where abilities of moving and throwing or team support ask him (chapters 21 and 22)."""

from collections.abc import Callable
from typing import cast

from fracas.games.elfball.abilities import BY_KEY
from fracas.games.elfball.field import EDGE
from fracas.games.elfball.lines import AS_ROLLED, FURTHER, SHORTER, straight
from fracas.games.elfball.shove import STAY
from fracas.games.elfball.state import STANDING, TEAM_SLOTS, State, attacked_goal, profile
from fracas.games.elfball.team_support import KEEP, TAP
from fracas.games.elfball.throwing import STOP
from fracas.kernel.table import Choice, Option

HOPELESS = 4  # net of an Injury roll from which a Keg is not worth it


def taunted(s: State, choice: Choice) -> Option:
    """Return where an opponent bothers fewest players, the holder counting double; where he looks now if equal."""
    front = s.book.field.front[s.where[choice.target]]
    bothered = {s.where[p]: 1 + (s.holder == p) for p in TEAM_SLOTS[choice.coach] if s.where[p] >= 0}
    return min(choice.options, key=lambda d: (sum(bothered.get(c, 0) for c in front[int(d)]), d != choice.facts[0]))


def banked(s: State, choice: Choice) -> Option:
    """Return the direction in which the nearest team-mate stands in line, the first if there is none."""

    def gap(d: Option) -> int:
        way = straight(s.book.field, choice.target, int(d), 7)
        mates = [n for n, cell in enumerate(way) if is_mate_at(s, choice.coach, cell)]
        return mates[0] if mates else len(s.where)

    return min(choice.options, key=gap)


def banked_distance(s: State, choice: Choice) -> Option:
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


def led(s: State, choice: Choice) -> Option:
    """Return the cell that brings the catcher nearest to the goal, or stop where he is nearest."""
    field, here = s.book.field, s.where[choice.who]
    cells = [here, *(int(c) for c in choice.options if c != STOP and field.lines[int(c)] != EDGE)]
    best = min(cells, key=lambda cell: field.distance(cell, attacked_goal(s, choice.coach, cell)))
    return STOP if best == here else best


def kegged(s: State, choice: Choice) -> Option:
    """Return whether the Keg saves a player for the Test."""
    return TAP if cast(int, choice.facts[0]) < HOPELESS else KEEP


def learnt(s: State, choice: Choice) -> Option:
    """Return the ability of the player's best attribute."""
    return max(choice.options, key=lambda key: int(getattr(profile(s, choice.who), BY_KEY[str(key)].of)))


USUAL_MOVES: dict[str, Callable[[State, Choice], Option]] = {
    "taunt": taunted, "bank": banked, "bank-distance": banked_distance, "lead": led, "keg": kegged, "potion": learnt,
    "plough": lambda s, choice: STAY,
}
