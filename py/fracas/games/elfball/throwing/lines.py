"""White lines repel the ball (chapter 12.3): one leg of its flight, and its directions from a line."""

from functools import cache
from typing import NamedTuple

from fracas.games.elfball.field import GOAL, NO_LINE, Field
from fracas.games.elfball.state import State
from fracas.kernel.dice import D6, Die
from fracas.kernel.grid import OUTSIDE
from fracas.kernel.table import Table

AS_ROLLED, SHORTER, FURTHER = "as-rolled", "shorter", "further"


class Flight(NamedTuple):
    """Where a leg of the ball's flight has ended."""

    start: int  # cell the leg began in
    cell: int
    came: int  # direction of its last hex, -1 if it did not move
    side: int  # half the ball was last in: 1 south, -1 north, 0 in none (Ruling 93)
    stopped: bool  # by a white line it entered

    @property
    def has_moved(self) -> bool:
        """Whether the ball was not stopped before it left the cell the leg began in."""
        return self.came >= 0 or not self.stopped


def fly(s: State, start: int, path: tuple[int, ...], side: int) -> Flight:
    """Move the ball along a path until it ends or a white-line hex stops it.

    Rule: Elfball 12.3, Ruling 94 (the start hex is never entered).
    Args: side - half the ball was last in before this leg, 0 = none.
    """
    field = s.book.field
    here, came = start, -1
    side = field.side_of[start] or side
    for cell in path:
        if cell == OUTSIDE:
            break
        came = field.neighbours[here].index(cell)
        here = cell
        side = field.side_of[here] or side
        if field.lines[here] != NO_LINE:
            return Flight(start, here, came, side, True)
    return Flight(start, here, came, side, False)


def straight(field: Field, start: int, direction: int, hexes: int) -> tuple[int, ...]:
    """Return the cells of a straight way; OUTSIDE is the last where the board ends before."""
    path: list[int] = []
    here = start
    for _ in range(hexes):
        here = field.neighbours[here][direction]
        path.append(here)
        if here == OUTSIDE:
            break
    return tuple(path)


def allowed_directions(field: Field, flight: Flight) -> tuple[int, ...]:
    """Return the directions a line hex may repel the ball to.

    Rule: Elfball 12.3, Rulings 25, 26, 93.
    """
    around = field.neighbours[flight.cell]
    allowed = [d for d, cell in enumerate(around) if cell != OUTSIDE and field.lines[cell] == NO_LINE]
    if field.lines[flight.cell] == GOAL:
        back = (flight.came + 3) % 6
        allowed = [d for d in allowed if (d - back + 1) % 6 <= 2]
    elif field.side_of[flight.cell] == 0 and flight.side:
        allowed = [d for d in allowed if field.side_of[around[d]] == flight.side]
    return tuple(allowed)


@cache
def die_of(die: Die, allowed: tuple[int, ...]) -> Die:
    """Return the die that is rolled again until it shows an allowed direction."""
    faces = tuple(str(d + 1) for d in allowed)
    return Die(f"{die.name}/{''.join(faces)}", faces)


def repel(t: Table, flight: Flight) -> Flight:
    """Let a white line repel the ball that entered it.

    Rule:  Elfball 12.3, Rulings 25, 95 (direction, then distance).
    Rolls: D6 among the allowed directions, D6 distance.
    """
    s = t.state
    field = s.book.field
    allowed = s.book.rebounds(field, flight)
    die = die_of(field.direction, allowed)
    direction = allowed[t.roll("direction", die, coach=s.side, target=flight.cell, rule="12.3/R25") - 1]
    hexes = t.roll("distance", D6, coach=s.side, target=flight.cell, rule="12.3")
    return rebound(t, flight, direction, hexes)


def bank(t: Table, p: int, flight: Flight) -> Flight:
    """Let a thrower choose the direction in which a white line repels his throw.

    Rule:  Elfball 22.1 Bankshot, Ruling 134.
    Rolls: D6 distance.
    Asks:  his coach: a legal direction, then whether the ball flies a hex further or less far.
    """
    s = t.state
    cell = flight.cell
    allowed = s.book.rebounds(s.book.field, flight)
    if not allowed:
        leg: Flight = s.book.repel(t, flight)
        return leg
    direction = t.choose(s.side, "bank", allowed, who=p, target=cell, rule="22.1/R134")
    hexes = t.roll("distance", D6, coach=s.side, target=cell, rule="22.1/R134")
    changes = (AS_ROLLED, FURTHER) if hexes == 1 else (AS_ROLLED, SHORTER, FURTHER)
    change = t.choose(s.side, "bank-distance", changes, who=p, target=cell, facts=(direction, hexes), rule="22.1/R134")
    hexes += (change == FURTHER) - (change == SHORTER)
    t.tell("banks", p, cell, rule="22.1/R134")
    return rebound(t, flight, direction, hexes)


def rebound(t: Table, flight: Flight, direction: int, hexes: int) -> Flight:
    """Fly a repelled ball.

    Rule: Elfball 12.3.
    """
    s = t.state
    field = s.book.field
    leg: Flight = s.book.fly(s, flight.cell, straight(field, flight.cell, direction, hexes), flight.side)
    s.ball = leg.cell
    t.tell("repelled", flight.cell, leg.cell, rule="12.3")
    return leg
