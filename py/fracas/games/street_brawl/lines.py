"""Lines between squares, walls and ends repel the ball (Street Brawl 3); goal columns have no room for it."""

from fracas.games.elfball.field import GOAL, NO_LINE, Field
from fracas.games.elfball.state import State
from fracas.games.elfball.throwing import ball
from fracas.games.elfball.throwing import lines as elfball
from fracas.games.elfball.throwing.lines import Flight, die_of
from fracas.games.street_brawl.field import is_barred
from fracas.kernel.table import Table


def fly(s: State, start: int, path: tuple[int, ...], side: int) -> Flight:
    """Move the ball along a path until it ends or something bars it. In a goal column it never comes to rest.

    Rule: Street Brawl 3, Rulings 7, 27, 28, 29.
    """
    neighbours = s.book.field.neighbours
    here, came = start, -1
    for cell in path:
        if is_barred(here, cell):
            return Flight(start, here, came, side, True)
        came = neighbours[here].index(cell)
        here = cell
    return Flight(start, here, came, side, s.book.field.lines[here] == GOAL)


def rebounds(field: Field, flight: Flight) -> tuple[int, ...]:
    """Return the directions whose first step is open; none in a goal column, where the referee takes the ball.

    Rule: Street Brawl 3, Ruling 29.
    """
    if field.lines[flight.cell] == GOAL:
        return ()
    return tuple(d for d, cell in enumerate(field.neighbours[flight.cell]) if not is_barred(flight.cell, cell))


def repel(t: Table, flight: Flight) -> Flight:
    """Repel the ball from the thing that stopped it.

    Rule: Street Brawl 3, Ruling 29 (from a goal column the referee bounces it out).
    """
    if t.state.book.field.lines[flight.cell] == GOAL:
        return bounce_out(t, flight.cell)
    return elfball.repel(t, flight)


def hop(t: Table, cell: int) -> Flight:
    """Bounce the ball one square.

    Rule: Street Brawl 3, Ruling 29.
    """
    return bounce_out(t, cell) if t.state.book.field.lines[cell] == GOAL else ball.hop(t, cell)


def bounce_out(t: Table, cell: int) -> Flight:
    """Let the referee bounce the ball from a goal column into the next one.

    Rule:  Street Brawl 9, Rulings 19, 29, 40.
    Rolls: D8 until it shows a square of the next column.
    """
    s = t.state
    field = s.book.field
    outward = tuple(d for d, c in enumerate(field.neighbours[cell]) if c >= 0 and field.lines[c] == NO_LINE)
    die = die_of(field.direction, outward)
    direction = outward[t.roll("bounce", die, coach=s.side, target=cell, rule="S9/R19") - 1]
    s.ball = field.neighbours[cell][direction]
    t.tell("bounces", cell, s.ball, rule="S9/R19")
    return Flight(cell, s.ball, direction, 0, False)
