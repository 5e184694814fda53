"""Automatic answers to questions of Elfball in which a coach cannot gain anything.

An answer gains something if it raises the chance of a success, improves the result of a table, or brings more counters
than it costs on average. In open cases the coach is asked.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import cast

from fracas.faces.elfball.chances import of_plain_dice
from fracas.games.elfball.abilities.ability_dice import GRADED
from fracas.games.elfball.actions import legal_actions
from fracas.games.elfball.challenge import DOUBLES, is_named
from fracas.games.elfball.dash import CHALLENGE, HEX
from fracas.games.elfball.dice import net_of
from fracas.games.elfball.momentum import KEEP
from fracas.games.elfball.state import EXTRA_DIE, EXTRA_HEX, MOST_MOMENTUM, TEAM_SLOTS, State, has, side_of
from fracas.games.elfball.support.wizard import INFERNO, SHOCK
from fracas.games.elfball.throwing.catching import CATCH
from fracas.kernel.table import Choice, Option

Faces = tuple[int, ...]

GRADES = GRADED | {"steal", SHOCK, INFERNO}  # rolls in which more is better also when they pass
UNPAID = {"dash", "taunt"}  # rolls whose extra successes earn nothing
DEEDS = {"step", "tackle", "shove", "throw", "cutblock", "steal"}  # what a won Dash may be used for


def _counter(s: State, choice: Choice) -> Option | None:
    """Keep all dice if a counter could not improve an own roll, or not spoil an opponent's."""
    kind, need, open_dice, fixed = cast(tuple[str, int, Faces, Faces], choice.facts)
    net = net_of((*open_dice, *fixed), s.options.simple_star)
    if side_of(choice.who) == choice.coach:
        is_idle = need > 0 and (
            _is_idle(s, choice, kind, net - need, 1) if net >= need else _is_lost(s, open_dice, need - net))
    elif need:
        is_idle = net < need
    else:
        is_idle = kind == "injury" and not _may_worsen(s, open_dice, net)
    return KEEP if is_idle else None


def _ability(s: State, choice: Choice) -> Option | None:
    """Keep all dice of a passed challenge that can neither earn more nor be spoilt by an opponent."""
    kind, need, open_dice = cast(tuple[str, int, Faces], choice.facts[:3])
    over = net_of(open_dice, s.options.simple_star) - need
    is_own = choice.coach == s.side
    return KEEP if need and over >= 0 and is_own and _is_idle(s, choice, kind, over, 0) else None


def _is_idle(s: State, choice: Choice, kind: str, over: int, cost: int) -> bool:
    """Return whether each die of a passed challenge earns on average at most its price of replacement."""
    if kind in GRADES:
        return False
    if kind in UNPAID or (kind == "impact" and not any(has(s, q, "fear") for q in TEAM_SLOTS[1 - s.side])):
        return True
    times = 2 if is_named(s, choice.who, kind, DOUBLES) else 1
    room = MOST_MOMENTUM - s.momentum
    now = min(room, times * over)
    return all(_earned(s, over - _worth(s, face), times, room + cost) - cost <= now
               for face in choice.options if isinstance(face, int))


def _earned(s: State, over: int, times: int, room: int) -> Fraction:
    """Return the average number of counters that a challenge earns with one more die.

    Args: over - successes above the need without it; times - counters for each; room - for so many counters.
    """
    return sum((of_plain_dice(s, 1, -(-n // times) - over) for n in range(1, room + 1)), Fraction(0))


def _worth(s: State, face: int) -> int:
    return net_of((face,), s.options.simple_star)


def _is_lost(s: State, open_dice: Faces, short: int) -> bool:
    """Return whether no number of counters could make a roll pass; a star that brings more dice always could."""
    if not s.options.simple_star:
        return False
    gains = sorted((2 - _worth(s, face) for face in open_dice), reverse=True)
    return sum(gains[:s.momentum]) < short


def _may_worsen(s: State, open_dice: Faces, net: int) -> bool:
    """Return whether a re-roll of one die could make an opponent's injury worse."""
    results = s.book.injuries
    best = max(_worth(s, face) for face in open_dice)
    return results[max(0, net - best - 1)] != results[min(net, len(results) - 1)]


def _catch(s: State, choice: Choice) -> Option | None:
    """Catch the ball if no roll is needed."""
    return CATCH if choice.facts else None


def _dash(s: State, choice: Choice) -> Option | None:
    """Take the hex after a Dash if there is no challenge, the challenge if no hex is free."""
    uses = {}
    for option, dash in ((HEX, EXTRA_HEX), (CHALLENGE, EXTRA_DIE)):
        after = s.copy()
        after.dash = dash
        uses[option] = any(deed[0] in DEEDS and deed[1] == choice.who for deed in legal_actions(after))
    return None if all(uses.values()) else CHALLENGE if uses[CHALLENGE] else HEX


AUTO_ANSWERS: dict[str, Callable[[State, Choice], Option | None]] = {
    "momentum": _counter, "ability": _ability, "catch": _catch, "dash": _dash,
}
