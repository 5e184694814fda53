"""Chances of what a player of Elfball may try, shown before he does: from the needs of the rules and the exact odds."""

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
    """Return the chance of a challenge of a player, with the ability that may replace one die of it."""
    return chance(dice, need, simple=s.options.simple_star, ability=bool(replacer(s, p, kind)))


def of_plain_dice(s: State, dice: int, need: int) -> Fraction:
    """Return the chance of some dice that no ability replaces."""
    return chance(dice, need, simple=s.options.simple_star)


def of_pick_up(s: State, p: int) -> Fraction:
    """Return the chance of a player to pick up the ball where it lies."""
    return of_challenge(s, p, "pick-up", profile(s, p).skill, pick_up_need(s, p, s.ball).value)


def of_steal(s: State, p: int) -> Fraction:
    """Return the chance of a player who tries to intercept."""
    return of_challenge(s, p, "intercept", profile(s, p).skill, intercept_need(s, p).value)


def of_spell(s: State, spell: str, target: int) -> Fraction:
    """Return the chance of a Wizard's spell to hit a player; fire always breaks out."""
    if spell == INFERNO:
        return Fraction(1)
    return of_plain_dice(s, SKILL, shock_need(s, target).value if spell == SHOCK else TRANSFORM_NEED.value)


def throw_range(s: State, p: int, cell: int) -> tuple[bool, bool]:
    """Return whether a throw to a cell is a long one, and whether it goes beyond half of its range."""
    hexes = s.book.field.distance(s.where[p], cell)
    return is_long(hexes), is_far(hexes)


def of_throws(s: State, p: int, cells: Sequence[int]) -> dict[tuple[bool, bool], Fraction]:
    """Return the chance of a throw to reach one of these cells, by how far it goes."""
    found: dict[tuple[bool, bool], Fraction] = {}
    for cell in cells:
        reach = throw_range(s, p, cell)
        if reach not in found:
            found[reach] = of_challenge(s, p, "throw", profile(s, p).skill, throw_need(s, p, s.where[p], cell).value)
    return found


def flight_to(s: State, p: int, cell: int) -> Flight:
    """Return the first leg of a throw that goes where it is aimed."""
    field = s.book.field
    found: Flight = s.book.fly(s, s.where[p], field.flight_path(s.where[p], field.points[cell]), 0)
    return found


def possible_interceptors(s: State, p: int, cell: int) -> tuple[Interceptor, ...]:
    """Return who could intercept a throw on its way to where it is aimed; the thrower has turned to it by then.

    Rule: Elfball 13.1 to 13.3: up to the line that stops it.
    """
    table = Tape(s.copy(), [])
    turn_to(table, p, cell)
    flight = flight_to(s, p, cell)
    return tuple(Interceptor(q, of_steal(table.state, q)) for q in interceptors(table.state, p, [flight]))


def throw_bands(field: PlayingField, s: State, action: Action) -> tuple[tuple[InterceptionBand, ...], tuple[Interceptor, ...]]:
    """Return the interception band of a throw, and who stands in it."""
    _throw, p, cell = action
    lattice = field.lattice
    end = flight_to(s, p, cell).cell
    return (InterceptionBand(lattice.centres[s.where[p]], lattice.centres[end], BAND * lattice.unit),), possible_interceptors(s, p, cell)
