"""Chances of a player's options in Elfball, from the needs of the rules and the exact odds of challenge dice."""

from collections.abc import Sequence
from fractions import Fraction

from fracas.faces.choices import Interceptor
from fracas.games.elfball.abilities.ability_dice import replacer
from fracas.games.elfball.movement import turn_to
from fracas.games.elfball.odds.pool import chance
from fracas.games.elfball.state import State, profile
from fracas.games.elfball.support.wizard import INFERNO, SHOCK, SKILL, TRANSFORM_NEED, shock_need
from fracas.games.elfball.throwing.ball import pick_up_need
from fracas.games.elfball.throwing.lines import Flight
from fracas.games.elfball.throwing.throw import intercept_need, interceptors, is_far, is_long, throw_need
from fracas.kernel.drivers import Tape
from fracas.kernel.ruleset import Action
from fracas.view.board.model import InterceptionBand, PlayingField

BAND = 0.1875  # hex widths; Ruling 33


def of_challenge(s: State, p: int, kind: str, dice: int, need: int) -> Fraction:
    """Return the chance of a player's challenge, with an ability that may replace one die."""
    return chance(dice, need, simple=s.options.simple_star, ability=bool(replacer(s, p, kind)))


def of_plain_dice(s: State, dice: int, need: int) -> Fraction:
    """Return the chance of some challenge dice without an ability."""
    return chance(dice, need, simple=s.options.simple_star)


def of_pick_up(s: State, p: int) -> Fraction:
    """Return the chance of a player to pick up the ball."""
    return of_challenge(s, p, "pick-up", profile(s, p).skill, pick_up_need(s, p, s.ball).value)


def of_steal(s: State, p: int) -> Fraction:
    """Return the chance of a player's interception."""
    return of_challenge(s, p, "intercept", profile(s, p).skill, intercept_need(s, p).value)


def of_spell(s: State, spell: str, target: int) -> Fraction:
    """Return the chance of a Wizard's spell to hit a player; fire always breaks out."""
    if spell == INFERNO:
        return Fraction(1)
    return of_plain_dice(s, SKILL, shock_need(s, target).value if spell == SHOCK else TRANSFORM_NEED.value)


def throw_range(s: State, p: int, cell: int) -> tuple[bool, bool]:
    """Return whether a throw to a cell is long, and whether it goes beyond half of its range."""
    hexes = s.book.field.distance(s.where[p], cell)
    return is_long(hexes), is_far(hexes)


def of_throws(s: State, p: int, cells: Sequence[int]) -> dict[tuple[bool, bool], Fraction]:
    """Return the chances of throws to some cells, by their ranges."""
    found: dict[tuple[bool, bool], Fraction] = {}
    for cell in cells:
        reach = throw_range(s, p, cell)
        if reach not in found:
            found[reach] = of_challenge(s, p, "throw", profile(s, p).skill, throw_need(s, p, s.where[p], cell).value)
    return found


def flight_to(s: State, p: int, cell: int) -> Flight:
    """Return the first leg of a throw that does not scatter."""
    field = s.book.field
    found: Flight = s.book.fly(s, s.where[p], field.flight_path(s.where[p], field.points[cell]), 0)
    return found


def possible_interceptors(s: State, p: int, cell: int) -> tuple[Interceptor, ...]:
    """Return the possible interceptors of a throw to a cell, after the thrower has turned to it.

    Rule: Elfball 13.1 to 13.3: up to the line that stops it.
    """
    table = Tape(s.copy(), [])
    turn_to(table, p, cell)
    flight = flight_to(s, p, cell)
    return tuple(Interceptor(q, of_steal(table.state, q)) for q in interceptors(table.state, p, [flight]))


def throw_bands(field: PlayingField, s: State, action: Action) -> tuple[tuple[InterceptionBand, ...],
                                                                        tuple[Interceptor, ...]]:
    """Return the interception band of a throw, and the possible interceptors in it."""
    _throw, p, cell = action
    lattice = field.lattice
    end = flight_to(s, p, cell).cell
    strip = InterceptionBand(lattice.centres[s.where[p]], lattice.centres[end], BAND * lattice.unit)
    return (strip,), possible_interceptors(s, p, cell)
